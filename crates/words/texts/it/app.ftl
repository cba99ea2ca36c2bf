## Inizio e preparazione

replace-title = Hai una partita in corso
replace-text = Si può salvare una sola partita: una nuova la sostituisce.
replace-go = Inizia una nuova partita
elsewhere-title = Aperta in un’altra finestra
elsewhere-text = Questa partita è in corso in un’altra finestra o scheda. Si può giocare in una sola alla volta.
elsewhere-here = Gioca qui

setup-title = Crea un tavolo
setup-about = Tutti giocano su questo dispositivo, passandoselo. Per giocare da più dispositivi, vai su «Gioca online».
# Con setup-players-n: «Si gioca: in 3». Vale per tutti i generi, e anche i bot contano.
setup-players = Si gioca
setup-players-n = in { $n }
setup-people = Persone su questo dispositivo
setup-seat = Posto { $n }
setup-name = Nome
# Un nome provvisorio, che compare anche nelle frasi: «G1 costruisce la statua.»
setup-name-default = G{ $n }
setup-who = Chi gioca qui?
setup-person = Una persona
setup-ages = Ordine di età
setup-ages-about = Decide per ultima: se i numeri e tutto il resto sono pari, va prima chi ha meno anni. Se all’inizio bisogna scambiare un edificio, lo fa chi ha più anni.
setup-ages-drawn = A sorte
setup-ages-given = Lo indico io (prima chi ha più anni)
setup-ages-older = Sposta { $name } più su: ha più anni
setup-deck = Edifici
setup-deck-house = Mazzo base
setup-deck-own = Mazzo personale…
setup-deck-open = Apri un mazzo da file
setup-deck-loaded = Caricato: { $file }
setup-deck-wrong = Con questo mazzo non si può giocare. { $reason }
setup-target = Punti per vincere
setup-target-usual = { $n } (standard)
setup-memory = Promemoria
setup-memory-about = Mostra le carte che gli altri hanno già scartato.
setup-start = Inizia la partita
setup-back = Indietro

## Il tavolo

table-label = Tavolo
table-rows = Edifici
table-centre = Centro
table-bag-n = { $n ->
    [0] Il sacchetto è vuoto.
    [one] { $n } materiale nel sacchetto
   *[other] { $n } materiali nel sacchetto
}
table-pile-n = { $n ->
    [0] Il mazzo è vuoto.
    [one] { $n } edificio nel mazzo
   *[other] { $n } edifici nel mazzo
}
table-stock-pesos = Pesos in magazzino: { $n }
table-stock-workers = Lavoratori in magazzino: { $n }
table-round = Round { $n }
table-order = Ordine di questo round
table-order-acting = sta giocando
table-order-done = ha già giocato
table-players = Al tavolo
table-you = Tu
table-your-hand = La tua mano
table-hand-n = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
table-discard-n = { $n ->
    [0] Nessuna carta negli scarti
    [one] { $n } carta negli scarti
   *[other] { $n } carte negli scarti
}
table-number = Numero { $number }
table-no-number = Ancora senza numero
table-points-of = { $points } punti su { $target }
table-laid = Carte in tavola
table-face-down = Carta a faccia in giù
table-covered = coperta
table-protected = al sicuro
table-buildings-n = { $n ->
    [0] Ancora nessun edificio
    [one] { $n } edificio
   *[other] { $n } edifici
}
table-your-turn = Tocca a te
table-bot-thinks = { $name } sta pensando…
table-phase-actions = Azioni ed edifici
table-phase-supplies = Rifornimenti
table-phase-cards = Nuova carta
table-building-label = { $building }, { $points }, costo: { $cost }
table-building-architect = richiede l’Architetto
table-building-end = è a un’estremità
table-building-inside = non è ancora a un’estremità
table-log = Diario
table-log-round = Round { $n }
table-log-setup = Preparazione
table-since = Dal tuo ultimo turno
table-since-against-you = Contro di te
table-since-mine = Le tue carte
table-since-others = Gli altri
table-since-nothing = Nessuno ti ha fatto nulla.
table-since-go-on = Avanti
table-memory = Scartate: { $cards }

## Decidere

act-confirm = Conferma
act-undo = Annulla mossa
act-undo-impossible = Non puoi annullare la mossa. { $reason }
act-undone = Mossa annullata.
act-hint = Consiglio
act-end-turn = Fine turno
act-show-number = Numero: { $number }
act-choose-two = Scegli due carte: { $n } su 2
act-choose-card = Scegli la carta da giocare.
act-choose-cover = Scegli la carta da coprire.
act-cover = Copri { $card }
act-number-becomes = Il tuo numero sarà { $number }
act-choose-victim = Scegli la vittima.
act-you-take-n = ne prendi { $n }
act-nothing-there = niente da prendere
act-safe-by = al sicuro: { $card }
act-choose-loot = Scegli che cosa prendere a { $name }.
act-tax-all = Che cosa perdono gli altri?
act-one-of = { $goods } su { $n }
act-choose-materials = Scegli { $n ->
    [one] { $n } materiale
   *[other] { $n } materiali
}: finora { $chosen }
act-also-debris = In più, { $goods }.
act-pay-title = Come paghi?
act-missing = { $building }: devi ancora procurarti { $goods }
spoken-turn = Round { $round }, tocca a te.
spoken-have = Hai { $goods }.
spoken-can-pay = Puoi pagare: { $buildings }.
spoken-centre = Al centro: { $goods }.
act-pay-more = Usa il cambio 5 a 1 per { $what }
act-pay-less = Non usare il cambio 5 a 1 per { $what }
act-pay-total = Paghi { $goods }
# «niente» è il testo di goods-nothing.
act-pay-left = { $goods ->
    [niente] Non ti resta niente
   *[other] Ti tieni { $goods }
}
act-not-now = Ora non si può.
act-only-ends = Puoi prendere solo i quattro edifici alle estremità delle file.

## Consiglio

hint-title = Che cosa farebbe { $name }
hint-thinking = Un momento…
# Segue hint-tries: «probabilità di vittoria: circa 62%, su 400 partite simulate». Senza articolo: «il 62%», ma «l’8%».
hint-share = probabilità di vittoria: circa { $percent }%
hint-tries = { $n ->
    [one] su { $n } partita simulata
   *[other] su { $n } partite simulate
}
hint-points = in media { $points } punti nei prossimi round
hint-rival = { $points } per il rivale più forte
hint-why-build = costruisce { $building }
hint-why-reach = mette { $building } alla tua portata
hint-why-deny = nega { $building } a { $name }
hint-why-rob = toglie qualcosa a { $name }
hint-why-protect = tiene lontani ladri ed esattori
hint-why-early = ti fa giocare prima degli altri
hint-why-gather = mette da parte risorse per dopo
hint-why-win = È ciò che più ti avvicina alla vittoria.
hint-best = La migliore
hint-do = Fai così
hint-close = Chiudi
hint-none = Ora non c’è nulla da decidere.

## Movimento e velocità

speed-label = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-none = Immediata
speed-skip = Salta

## Più persone allo stesso schermo

curtain-title = Ora tocca a { $name }: passa il dispositivo
curtain-text = E voi, niente sbirciatine!
curtain-open = Sono { $name }

## La fine

end-title = Partita finita
end-ranking = Punteggio finale
end-chart = I punti round per round
end-chart-about = Ogni linea è un posto al tavolo; quella tratteggiata segna i punti per vincere.
end-chart-point = { $name }, round { $round }: { $points }
# Letto ad alta voce per il grafico; i punti sono un elenco di end-chart-score.
end-chart-scores = Punteggio finale: { $scores }.
end-chart-score = { $name }: { $points }
end-moments = Momenti decisivi
end-rounds = { $n } round
end-again = Gioca ancora
end-new-table = Nuovo tavolo
end-save = Salva la partita
end-replay = Rivedi la partita
end-share = Condividi il link
end-share-copied = Link copiato.
end-share-failed = Non è stato possibile copiare il link. Eccolo:
end-home = Pagina iniziale
learn-title = Per la prossima volta
learn-robbed = Ladri ed Esattori ti hanno tolto in tutto { $n } tra pesos, materiali e lavoratori. Con la Protezione nessuno ti tocca: l’hai avuta in { $protected } round su { $rounds }.
learn-late = In { $n } round su { $rounds } hai agito dopo tutti. Una carta bassa accanto a una forte ti fa agire prima.
learn-rested = In { $n } round su { $rounds } hai fatto la Siesta. Così agisci presto, ma due carte che fanno qualcosa spesso rendono di più.
learn-grand = { $name } ha costruito più edifici che richiedono l’Architetto: { $n }, tu { $yours }. Tieni da parte l’Architetto per quando uno di questi è all’estremità di una fila.
learn-slow = { $name } ha iniziato a costruire al round { $round }, tu al round { $yours }. Piccoli edifici costruiti presto danno punti che nessuno può toglierti.
learn-nothing = { $name } ha iniziato a costruire al round { $round }, tu non hai costruito nulla. Comincia con qualcosa di piccolo: quei punti nessuno può toglierteli.
learn-saved = Ti sono rimasti { $n } tra pesos, lavoratori e materiali colorati. Alla fine non contano nulla: costruisci appena puoi.
learn-behind = Hai chiuso a { $points } da { $name }. Rivedi la partita per capire dove si è decisa.

## Rivedere una partita

replay-title = Rivedi la partita
watch-title = Guarda una partita
watch-live = Dal vivo: un tavolo di bot
watch-live-about = Giocano La Doctora, Don Julio, Rosa e Paquito, e tu stai a guardare.
watch-featured = La partita scelta
watch-featured-about = Tre bot esperti, e il primo posto cambia sei volte. Mossa per mossa, con tutte le carte scoperte.
watch-next = Guarda un’altra partita
away-missing = Le partite da rivedere non sono ancora salvate per l’uso offline. Collegati una volta a internet e riprova.
replay-open-file = Apri una partita da file
replay-open-about = Una partita salvata qui o con il programma havana
replay-saved = Le tue partite
replay-saved-none = Ancora nessuna partita. Giocane una e potrai rivederla qui.
replay-saved-game = { $names }, round { $round }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-position = Passo { $n } di { $total }
replay-eyes = Punto di vista
replay-eyes-all = Tutte le mani scoperte
replay-eyes-public = Solo ciò che vedono tutti
replay-eyes-of = Ciò che vede { $name }
replay-play-on = Continua a giocare da qui
replay-delete = Elimina
replay-delete-really = Sì, elimina
replay-broken = Non si può aprire questa partita. { $reason }
replay-link-broken = Il link è incompleto o danneggiato.

study-title = Analisi
study-about = Mostra errori, pescate fortunate e scelte migliori. Gira sul tuo dispositivo.
study-start = Analizza la partita
study-continue = Continua
study-stop = Ferma
study-progress = { $done } di { $total }
study-failed = Non è stato possibile caricare l’analisi. Riprova.
study-mark-played = giocato
study-mark-better = meglio
study-try = Prova al posto di { $name }
study-back = Torna alla partita
study-recorded = Nella partita registrata: { $results }
study-checking = Controllo la tua decisione…
shared-gone = Questa partita condivisa non c’è più, oppure il link è incompleto.

## Impostazioni

settings-title = Impostazioni
settings-strength = Bot di «Gioca subito»
strength-1 = Facile
strength-2 = Medio
strength-3 = Difficile
strength-4 = Esperto
strength-next = Bot più forti: { $strength }
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-sound = Suoni
settings-letters = Scorciatoie di una sola lettera
settings-on = Sì
settings-off = No
settings-ask = Conferma delle decisioni
settings-ask-no = Solo dove serve
settings-ask-yes = Sempre
settings-warn = Avviso prima di un errore grave contro i bot
settings-about = Informazioni sul gioco
settings-about-text = Il gioco è di Reinhard Staupe. Il testo delle regole, le immagini e i suoni sono nostri.

## Regole, carte e riassunto

rules-title = Regole
rules-search = Cerca nelle regole
rules-guide = Come si gioca
rules-page = In una pagina da stampare
rules-guide-missing = Non è stato possibile caricare il riepilogo. Qui sotto trovi tutte le regole.
rules-found = { $n ->
    [0] Nessun risultato.
    [one] { $n } regola trovata
   *[other] { $n } regole trovate
}
rules-clear = Cancella la ricerca
rules-clause = Regola { $id }
rules-why = Vedi la regola { $id }
aid-title = Riassunto
aid-about = Le carte, raggruppate in base a ciò che ti serve
aid-print = Stampa su una pagina
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: metà di quelli al centro, per eccesso · 5 Ladro di pesos: metà di quelli di una vittima, per difetto · 3 Esattore: 1 dal magazzino
aid-coloured = Materiali colorati
aid-coloured-text = 9 Mama: metà di quelli al centro, arrotondata per eccesso, a tua scelta · 7 Mercato nero: dal sacchetto (anche detriti), 2 per la prima persona che esegue questa carta nel round, 1 per ognuna delle successive · 6 Ladro di materie prime: 1 da una vittima (anche detriti), o 1 o 2 se ha più di 3 materiali colorati
aid-debris = Detriti
aid-debris-text = 2 Detriti: tutti quelli al centro · 9 Mama: la metà, per eccesso · 6 Ladro di materie prime: anche detriti
aid-workers = Lavoratori
aid-workers-text = 4 Lavoratore: 2 per la prima persona che esegue questa carta nel round, 1 per ognuna delle successive · 4 Architetto: 1, e serve per certi edifici
aid-cards = Carte
aid-cards-text = 1 Ristoro: una carta torna dagli scarti
aid-safety = Sicurezza
aid-safety-text = 2 Protezione: Ladri ed Esattori non ti tolgono nulla per tutto il round · 0 Siesta: un numero basso, così giochi presto
aid-harm = Attacco
aid-harm-text = 3 Esattore: ogni persona che deve ancora giocare perde un lavoratore o un materiale (anche detriti) a tua scelta · 3 Conservazione: puoi togliere un edificio esterno, in tutto uno a round · 5 e 6: i ladri derubano una persona che deve ancora giocare; se giochi per ultimo, chi vuoi
aid-five = Cambio 5 a 1
aid-five-text = Quando costruisci: 5 detriti valgono un materiale colorato qualsiasi, 5 pesos un lavoratore
aid-target = Punti per vincere
aid-target-text = in 2: 25 · in 3: 20 · in 4: 15

## Tastiera

keys-title = Scorciatoie
keys-open = Mostra le scorciatoie
keys-digits = scegli la carta con questa cifra; premi di nuovo per l’altra
keys-arrows = spostati fra le scelte possibili
keys-space = scegli l’elemento evidenziato
keys-enter = premi il pulsante evidenziato, altrimenti conferma
keys-escape = annulla, chiudi
keys-undo = annulla la mossa
keys-hint = consiglio
keys-card = spiega la carta evidenziata
keys-log = vai al diario
keys-hand = vai alla tua mano
keys-rows = vai agli edifici
keys-skip = salta l’animazione
keys-goods = ascolta che cosa hai
keys-centre = ascolta il centro
keys-others = ascolta chi gioca con te
keys-turn = ascolta a chi tocca
keys-rules = regole
keys-help = questo elenco
key-digits = da 0 a 9
key-arrows = Tasti freccia
key-space = Spazio
key-enter = Invio
key-escape = Esc
key-control-z = Ctrl+Z

## Quando qualcosa va storto

error-bot = { $name } non riesce a fare la sua mossa.
error-storage = Il browser non permette di salvare: se chiudi questa pagina, perdi la partita.
error-saved-broken = Non è stato possibile aprire la partita salvata. { $reason }

## In comune

common-close = Chiudi
common-back = Indietro
link-broken = Questo link è incompleto o danneggiato. Fattelo mandare di nuovo oppure riparti dalla pagina iniziale.
common-leave = Lascia la partita
common-leave-about = Resta salvata: puoi continuare più tardi.
common-skip-to-table = Vai al tavolo

## Che cosa non va in un file

# Seguono setup-deck-wrong, replay-broken o error-saved-broken.
file-line = { $fault } (riga { $line })
file-line-building = { $fault } (riga { $line }, «{ $building }»)
fault-deck-form = Non è un mazzo, oppure contiene un errore di scrittura.
fault-deck-count = Un mazzo ha 36 edifici, non { $n }.
fault-deck-key = Una chiave ha da 1 a { $most } caratteri: dalla a alla z, cifre e trattini bassi.
fault-deck-key-twice = Due edifici hanno la stessa chiave.
fault-deck-points = Un edificio vale da 1 a 7 punti, non { $n }.
fault-deck-free = Un edificio deve costare qualcosa.
fault-deck-cost = Questo edificio costa troppo: { $n }, ma il massimo è { $most }.
fault-deck-too-many = Hai aperto troppi mazzi diversi. Ricarica la pagina.
fault-too-big = Il file è troppo grande.
fault-game-form = Non è una partita di Havana.
fault-game-newer = Viene da una versione più recente di Havana. Ricarica la pagina per aggiornare.
fault-game-cut = Manca la fine.
fault-game-rule = Non rispetta la regola { $id }.
fault-game-damaged = È danneggiata.
fault-reader = Non è stato possibile caricare il programma che legge i file. Riprova.

## Privacy

# docs/hosting.md dice lo stesso a chi gestisce il server. Devono restare veri entrambi.
privacy-title = Privacy
privacy-intro = Niente pubblicità, niente tracciamento, nulla da altri siti. Ecco tutto ciò che viene conservato, e per quanto tempo.
privacy-browser-title = In questo browser
privacy-browser = Le impostazioni, la partita in corso, l’ultimo tavolo, le ultime { $n } partite finite, i tuoi risultati nelle partite del giorno e nei rompicapi, le ultime analisi e quanto bene hai deciso nelle ultime partite. Tutto resta su questo dispositivo. Per eliminarlo, cancella nel browser i dati di questo sito.
privacy-guest-title = Se giochi online
privacy-guest = Il server conserva il tuo nome e imposta un cookie per riconoscere questo browser. Il cookie scade 400 giorni dopo la tua ultima visita. Se chi gioca senza account non può più tornare e non ha più partite, i suoi dati vengono eliminati entro un giorno.
privacy-account-title = Se crei un account
privacy-account = Il nome utente, un hash della password (mai la password stessa), le tue valutazioni e il giorno dell’iscrizione restano finché non elimini l’account.
privacy-games-title = Le tue partite
privacy-games = Ogni decisione viene conservata, con i nomi di chi gioca. Una partita resta finché qualcuno al tavolo ha un account o può tornare; le altre si eliminano 90 giorni dopo l’ultima mossa, e i tavoli mai iniziati dopo 7 giorni. Le partite pubbliche sono visibili a chiunque.
privacy-chat = Gli ultimi 200 messaggi si conservano con la partita.
privacy-shared-title = Partite condivise
privacy-shared = Solo se premi «Condividi il link»: il server conserva quella partita, con i nomi di chi ha giocato, per chiunque abbia il link. Viene eliminata 180 giorni dopo l’ultima volta che qualcuno l’ha condivisa o aperta.
privacy-push-title = Notifiche
privacy-push = Solo se le attivi: il server conserva l’indirizzo che il browser gli dà e invia un messaggio cifrato quando tocca a te. Se le disattivi o esci, l’indirizzo viene eliminato.
privacy-never-title = Che cosa non si conserva
privacy-never = Il tuo indirizzo email e il tuo indirizzo IP. Il registro del server nomina partite e posti, mai carte, password o messaggi.
privacy-delete-title = Elimina tutto
privacy-delete = Vai su «Account» e poi «Elimina account»; vale anche per chi gioca senza account. Nome, nome utente, password, valutazioni e messaggi spariscono subito. Le partite finite restano, senza il tuo nome. Compare ancora solo nelle partite che qualcuno ha condiviso con un link, finché non vengono eliminate.
