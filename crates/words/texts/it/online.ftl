# Giocare online, su un server.

online-loading = Un attimo…

## Sala

lobby-title = Sala
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-none = Adesso non aspetta nessuno. Crea un tavolo e invita qualcuno.
lobby-now = In corso adesso
lobby-games-n = { $n ->
    [one] { $n } partita in corso
   *[other] { $n } partite in corso
}
lobby-tables-n = { $n ->
    [one] { $n } tavolo con posti liberi
   *[other] { $n } tavoli con posti liberi
}
quick-options = Quanti e a che ritmo
quick-about = Gioca con la prima persona libera
quick-go = Cerca una partita
new-title = Crea un tavolo
new-about = Ognuno gioca dal proprio dispositivo. Manda il tuo link, o rendi pubblico il tavolo.
new-make = Crea il tavolo
new-public = Tavolo pubblico
new-public-about = Compare nella sala. Altrimenti entra solo chi ha il tuo link.
new-spectators = Pubblico
new-spectators-about = Chi vuole può guardare, senza vedere le carte in mano.
seat-open = Posto libero
seat-free = libero
pace-title = Ritmo
pace-about = Se il tuo tempo finisce, un bot gioca per te finché non torni.
pace-bank-about = I minuti sono la tua riserva di tempo per tutta la partita: pensare la consuma, e ogni decisione aggiunge i secondi indicati.
pace-free = Senza limiti di tempo
# $minutes è la riserva di tempo per tutta la partita; $seconds si aggiungono a ogni decisione.
pace-live = Tempo reale: { $minutes } min a testa, più { $seconds } s per decisione
pace-days = Su più giorni: { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
} per decisione
table-title = Tavolo
table-own-deck = mazzo personale
rated-yes = classificata
rated-no = non classificata
rated-private = non classificata: il tavolo è privato
rated-bots = non classificata: giocano anche dei bot
rated-deck = non classificata: non è il mazzo base
rated-target = non classificata: punti diversi da quelli standard
rated-guest = non classificata: qualcuno gioca senza account
rated-repeat = non classificata: le stesse persone hanno giocato troppo spesso insieme
rated-pace = non classificata: le partite con questo ritmo non contano
table-won = ha vinto
table-join = Siediti
table-watch = Guarda
table-open = Vai al tavolo

name-about = Basta un nome. Come vuoi farti chiamare?
name-go = Avanti
name-account = Hai già un account?

waiting-for-others = In attesa di altre persone…
waiting-start = Inizia ora, con i bot
waiting-leave = Lascia il tavolo
invite-preview = Gioca a Havana con i tuoi amici
invite-preview-by = { $name } ti invita a una partita di Havana
invite-what = Un gioco di carte da 2 a 4: a ogni round due carte agiscono per te. Raccogli materiali e fai rinascere la vecchia Avana prima degli altri. Senza account.
invite-qr = Il link come codice QR, da inquadrare con il telefono
invite-title = Invita qualcuno
invite-about = Chi ha questo link può sedersi al tavolo. Non serve un account.
invite-copy = Copia il link
invite-copied = Link copiato.
invite-renew = Crea un nuovo link
invite-renew-about = Il vecchio link smetterà di funzionare.

## Partite e classifica

games-title = Partite
games-mine = Le mie partite
games-public = Partite pubbliche
games-none = Qui non hai ancora giocato.
games-public-none = Non ci sono ancora partite pubbliche.
games-export = Scarica le mie partite
leaders-title = Classifica
leaders-two = In due
leaders-more = In tre e in quattro
leaders-about = Con intervallo di confidenza al 95%. Contano solo le partite pubbliche tra persone con un account, con il mazzo base e i punti standard.
leaders-none = La classifica è ancora vuota.
leaders-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}, { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
}
player-title = Profilo
player-since = Gioca qui dal { $date }
player-games = Ultime partite
player-chart-about = La linea mostra il punteggio in classifica dopo ogni partita, la fascia il suo intervallo di confidenza al 95%. Ogni pallino è una vittoria.

## Account

account-title = Account
account-guest = Giochi senza account: solo questo browser si ricorda di te.
account-of = Accesso effettuato: { $login }
account-rename = Cambia nome
account-sign-in = Accedi
account-make = Crea un account
account-make-about = Così accedi da ogni dispositivo. Partite e valutazioni restano tue.
account-login = Nome utente
account-password = Password
account-password-about = Almeno { $n } caratteri
account-password-change = Cambia la password
account-password-old = Vecchia password
account-password-new = Nuova password
account-password-changed = Password cambiata.
account-sign-out = Esci
account-sign-out-everywhere = Esci ovunque
account-push = Avvisami quando tocca a me
account-push-about = Anche a pagina chiusa. Il browser ti chiederà il permesso.
account-delete = Elimina account
account-delete-about = Nome, punteggi e accesso spariscono per sempre. Le partite concluse restano, senza il tuo nome.
account-delete-really = Sì, elimina per sempre
# Al posto del nome di chi ha eliminato il proprio account.
account-gone = Account eliminato

## Al tavolo

company-title = Al tavolo
company-unread = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}
company-watching = { $n ->
    [0] Nessuno sta guardando.
    [one] { $n } persona sta guardando.
   *[other] { $n } persone stanno guardando.
}
company-here = presente
company-away = assente
company-bot = bot
company-stand-in = assente; gioca un bot
company-resigned = ha abbandonato; gioca un bot
company-clock = Tempo rimasto
company-plays-for-you = Un bot sta giocando per te.
company-you-resigned = Hai abbandonato. Un bot gioca per te.
company-other-resigned = { $name } ha abbandonato. Gioca un bot, che non può vincere.
company-tag-resigned = ha abbandonato
company-sit-down = Riprendi il tuo posto
company-mute = Silenzia
company-muted = In silenzio
company-said = Messaggi
company-phrases = Frasi rapide
company-say = Scrivi al tavolo
company-send = Invia
company-sending = Invio della tua decisione…
company-decides = { $name } sta decidendo…
company-all-choose = Ognuno sta scegliendo…
leave-title = Lascia la partita
leave-hand-over = Cedi il posto a un bot
leave-hand-over-about = Un bot gioca per te. Puoi tornare quando vuoi.
leave-resign = Abbandona
leave-resign-about = Gioca un bot al posto tuo, non puoi più tornare e la partita conta come persa.
leave-resign-really = Sì, abbandona
line-broken = Connessione persa. Nuovo tentativo in corso… Ciò che hai inviato è al sicuro.
line-outdated = C’è una nuova versione del gioco. Ricarica la pagina per continuare.
line-signed-out = La sessione è terminata, oppure il link è stato sostituito.
line-displaced = Questo tavolo è aperto in troppe finestre, o il server è pieno. Questa non segue più la partita.
line-come-back = Segui di nuovo qui
act-undo-online = La mossa è già stata inviata agli altri.
act-too-late = La partita è andata avanti. Scegli di nuovo.
act-refused = Il server non ha accettato la mossa. Scegli di nuovo.
act-loaded-again = La partita è stata ricaricata, perché sul server era più avanti.
end-rematch = Rivincita allo stesso tavolo
end-rematch-waits = Qualcuno vuole la rivincita.

## Quando il server dice no

wrong-unreachable = Il server non è raggiungibile. Riprova tra un momento.
wrong-push = Questo browser blocca le notifiche. Controlla le sue impostazioni per questa pagina.
wrong-too-often = Troppi tentativi. Riprova tra { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}.
wrong-no-table = Questo tavolo non esiste o non è aperto per te.
wrong-login-taken = Questo nome utente è già in uso. Scegline un altro.
wrong-password = Nome utente o password non corretti
wrong-old-password = La vecchia password non è corretta.
wrong-table-full = Tutti i posti sono occupati.
wrong-begun = La partita è già iniziata.
wrong-day-over = Questo giorno è finito. C’è già una nuova partita.
wrong-name = Scegli un nome da 1 a 24 caratteri normali.
wrong-login = Il nome utente ha da 3 a 64 caratteri: lettere dalla a alla z, cifre e - _ . @ +
wrong-password-length = La password deve avere da 10 a 200 caratteri.
wrong-sign-in = Prima dicci il tuo nome, oppure accedi.
wrong-outdated = Questa pagina non è aggiornata. Ricaricala e riprova.
wrong-known = Qui hai già un nome.
wrong-not-seated = Non hai un posto a questo tavolo.
wrong-not-yours = Può farlo solo chi ha creato il tavolo.
wrong-still-running = La partita non è ancora finita.
wrong-not-begun = La partita non è ancora iniziata.
wrong-no-player = Questo profilo non esiste, oppure l’account è stato eliminato.
wrong-no-push = Questo server non invia notifiche.
wrong-has-account = Hai già un account.
wrong-no-account = Non hai ancora un account.
wrong-too-many-tables = Stai aspettando a troppi tavoli. Prima lasciane uno.
wrong-too-many-decks = Qui non c’è posto per un altro mazzo. Scegline uno che hai già usato, o il mazzo base.
wrong-too-large = È troppo grande per essere inviato.
wrong-target = Scegli da 1 a 100 punti per vincere.
wrong-deck = Il server non può usare questo mazzo.
wrong-busy = Il server è occupato. Riprova tra un momento.
wrong-fault = Qualcosa è andato storto sul server. Riprova tra un momento.
wrong-full = Il server è pieno. Riprova più tardi.
wrong-too-many-windows = Questa partita è aperta in troppe finestre. Prima chiudine una.

## Cose da dire

phrase-0 = Ciao!
phrase-1 = Buon divertimento!
phrase-2 = Ben giocato!
phrase-3 = Grazie!
phrase-4 = Ahi!
phrase-5 = Oh no, ancora!
phrase-6 = Che fortuna!
phrase-7 = Un attimo, per favore.
phrase-8 = Rieccomi!
phrase-9 = Tocca a te!
phrase-10 = Bella partita!
phrase-11 = Un’altra partita?

day-about = Oggi per tutti le stesse pescate e gli stessi bot, e si gioca per conto proprio. Conta il tuo primo tentativo, i successivi sono allenamento. Non ci sono consigli.
day-unranked = Senza server la partita dipende dalla data (UTC), quindi non c’è classifica.
day-begin = Gioca la partita di oggi
day-continue = Continua la partita del { $date }
day-practise = Allenati con la partita di oggi
day-streak = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
}
day-earlier = Giorni precedenti
day-again = Gioca la partita del { $date }
day-again-about = Le partite dei giorni passati si possono giocare per conto proprio. Non contano e non vengono salvate.
day-not-played = Non giocata
day-result = { $place ->
    [one] Vittoria
   *[other] Posto { $place } su { $players }
} · { $points }
day-shared = Havana, partita del giorno
day-share = Condividi il risultato
day-share-done = Risultato condiviso o copiato.
day-share-failed = Non è stato possibile condividere il risultato. Eccolo:
day-counted = Questo tentativo conta.
day-practised = Era un allenamento: conta solo il tuo primo tentativo.
day-unranked-again = Le partite dei giorni passati non contano per la classifica.
day-then = Il tuo tentativo che conta: { $result }
day-ranked = In classifica su questo server
day-ranked-about = È il server a pescare, quindi le pescate restano segrete fino alla fine del giorno (UTC). Hai un solo tentativo. Conta il risultato senza la fortuna.
day-ranked-go = Gioca per la classifica
day-none = Nessuno ha ancora finito la partita di oggi.
day-score = { $score }% senza la fortuna (fortuna: { $luck }%)
day-score-later = La fortuna è in fase di calcolo
day-past = Giorni passati
day-past-n = { $n ->
    [one] { $date }: { $n } risultato
   *[other] { $date }: { $n } risultati
}
day-check = Ogni pescata deriva da questo numero casuale. Con le registrazioni chiunque può verificare i risultati:
