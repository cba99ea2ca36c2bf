# Giocare insieme su un server.

online-title = Giocare insieme
online-about = Con amici tramite un link, o con chi c’è
online-loading = Un momento…

## Sala

lobby-title = Sala
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-none = Nessuno aspetta a un tavolo aperto. Creane uno!
quick-title = Partita rapida
quick-about = Siediti con chi arriva per primo.
quick-go = Cerca una partita
new-title = Creare un tavolo
new-make = Crea il tavolo
new-public = Aperto a tutti
new-public-about = Compare nella sala. Altrimenti entra solo chi ha il tuo link.
new-spectators = Spettatori
new-spectators-about = Altri possono guardare. Non vedono mai la mano di nessuno.
seat-open = Chi arriva
seat-free = libero
pace-title = Ritmo
pace-about = A chi finisce il tempo subentra un bot, finché non torna.
pace-free = Senza orologio
pace-live = Dal vivo: { $minutes } min e { $seconds } s per decisione
pace-days = In più giorni: { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
} per decisione
table-title = Il tavolo
table-own-deck = mazzo proprio
table-won = ha vinto
table-join = Prendi posto
table-watch = Guarda
table-open = Al tavolo

name-about = Basta un nome. Con quale vuoi giocare?
name-go = Avanti
name-account = Hai un account?

waiting-for-others = Si aspetta che tutti i posti siano occupati…
waiting-start = Comincia ora, con i bot
waiting-leave = Lascia il tavolo
invite-title = Invita qualcuno
invite-about = Chi apre questo link può prendere posto. Non serve un account.
invite-copy = Copia il link
invite-copied = Il link è copiato.

## Partite e giocatori

games-title = Partite
games-mine = Le mie partite
games-public = Partite degli altri
games-none = Non hai ancora giocato qui.
games-public-none = Ancora nessuna partita pubblica.
games-export = Salva tutti i miei verbali
leaders-title = Classifica
leaders-two = In due
leaders-more = In tre e in quattro
leaders-about = Punteggi con l’intervallo in cui sono di sicuro. Conta ogni partita tra persone.
leaders-none = Nessuno ha ancora un punteggio.
leaders-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}, vinte { $won }
player-title = Profilo
player-since = Qui dal { $date }
player-games = Ultime partite
player-chart-about = La linea è il punteggio dopo ogni partita, la fascia l’intervallo in cui è di sicuro. Un punto è una partita vinta.

## Account

account-title = Tu
account-guest = Sei ospite: questo browser si ricorda di te.
account-of = Accesso come { $login }
account-rename = Cambia il nome
account-sign-in = Accedi
account-make = Crea un account
account-make-about = Così puoi accedere ovunque. Le tue partite e i tuoi punteggi restano.
account-login = Nome per accedere
account-password = Password
account-password-about = Almeno { $n } caratteri
account-sign-out = Esci
account-sign-out-everywhere = Esci ovunque
account-push = Avvisami quando tocca a me
account-push-about = Anche quando questa pagina è chiusa. Il browser ti chiederà il permesso.
account-delete = Cancellami
account-delete-about = Nome, punteggi e accesso spariscono per sempre. Le partite finite restano, senza il tuo nome.
account-delete-really = Sì, cancellami per sempre

## Al tavolo

company-title = Al tavolo
company-unread = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}
company-watching = { $n ->
    [0] Nessuno guarda.
    [one] { $n } persona guarda.
   *[other] { $n } persone guardano.
}
company-here = è qui
company-away = è via
company-bot = un bot
company-stand-in = via; gioca un bot
company-resigned = si è arreso; gioca un bot
company-clock = Tempo rimasto
company-plays-for-you = Un bot gioca per te.
company-you-resigned = Ti sei arreso. Un bot continua.
company-sit-down = Riprendi il tuo posto
company-mute = Silenzia
company-muted = Silenziato
company-said = Che cosa è stato detto
company-phrases = Di’ qualcosa in fretta
company-say = Di’ qualcosa a tutti
company-send = Dillo
company-sending = La tua decisione è in viaggio…
company-decides = { $name } sta decidendo…
company-all-choose = Tutti stanno scegliendo…
leave-title = Lasciare la partita
leave-hand-over = Cedi il posto a un bot
leave-hand-over-about = Un bot continua per te. Puoi tornare quando vuoi.
leave-resign = Arrenditi
leave-resign-about = Un bot continua, tu non torni, e la partita conta come persa.
leave-resign-really = Sì, mi arrendo
line-broken = Il collegamento è caduto. Nuovo tentativo… Nulla di ciò che hai inviato va perso.
line-outdated = C’è una nuova versione del gioco. Ricarica la pagina per continuare.
act-undo-online = Ciò che è stato inviato agli altri non si può ritirare.
act-too-late = Nel frattempo è successo qualcosa. Decidi di nuovo.
end-rematch = Ancora una volta con gli stessi
end-rematch-waits = Qualcuno vuole giocare ancora.

## Quando il server dice no

wrong-unreachable = Il server non è raggiungibile. Riprova tra un momento.
wrong-push = Questo browser non permette di mandarti messaggi. Il motivo è nelle sue impostazioni per questa pagina.
wrong-too-often = Troppe volte. Aspetta un poco.
wrong-no-table = Questo tavolo non esiste, o non è aperto per te.
wrong-login-taken = Qualcun altro accede con questo nome. Scegline un altro.
wrong-password = Nome e password non vanno insieme.
wrong-table-full = Tutti i posti sono occupati.
wrong-begun = La partita è già cominciata.
wrong-name = Scegli un nome da 1 a 24 caratteri normali.
wrong-login = Il nome per accedere ha da 3 a 64 lettere dalla a alla z, cifre e - _ . @ +
wrong-password-length = La password è troppo corta o troppo lunga.

## Cose da dire

phrase-0 = Ciao!
phrase-1 = Buon divertimento!
phrase-2 = Ben giocato!
phrase-3 = Grazie!
phrase-4 = Ahi!
phrase-5 = Non di nuovo!
phrase-6 = Che fortuna!
phrase-7 = Un momento, per favore.
phrase-8 = Sono tornato.
phrase-9 = Tocca a te!
phrase-10 = Bella partita!
phrase-11 = Ancora una?
