app-title = Havana
app-subtitle = Il gioco di carte di Reinhard Staupe

## Inizio e preparazione

home-play-now = Gioca subito
home-play-now-about = Contro tre bot, senza aspettare
home-continue = Continua la partita
home-continue-about = Round { $round }, { $players } giocatori
home-learn = Impara giocando
home-learn-about = Una prima partita guidata
home-setup = Prepara un tavolo
home-replay = Guarda una partita
home-rules = Regole
home-settings = Impostazioni
home-aid = Scheda riassuntiva
home-opening = Un momento: il gioco sta arrivando…

setup-title = Prepara un tavolo
setup-players = Giocatori
setup-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
setup-seat = Posto { $n }
setup-name = Nome
setup-name-default = Giocatore { $n }
setup-who = Chi gioca qui?
setup-person = Una persona
setup-ages = Ordine di età
setup-ages-about = Decide a parità di numero: precede chi ha meno anni.
setup-ages-drawn = A sorte
setup-ages-given = La indico io, prima chi ha più anni
setup-ages-older = { $name }: un posto più in alto, più anni
setup-deck = Edifici
setup-deck-house = Il mazzo della casa
setup-deck-own = Un mazzo tuo…
setup-deck-open = Apri il file di un mazzo
setup-deck-wrong = Con questo mazzo non si può giocare: { $reason }
setup-target = Punti per vincere
setup-target-usual = { $n } (di solito)
setup-memory = Aiuto alla memoria
setup-memory-about = Mostra quali carte gli altri hanno già scartato.
setup-start = Inizia la partita
setup-back = Indietro

## Il tavolo

table-label = Il tavolo
table-rows = Edifici
table-centre = Il centro
table-bag-n = { $n ->
    [0] Il sacchetto è vuoto.
    [one] Ancora { $n } materiale nel sacchetto
   *[other] Ancora { $n } materiali nel sacchetto
}
table-pile-n = { $n ->
    [0] Il mazzo è vuoto.
    [one] Ancora { $n } edificio nel mazzo
   *[other] Ancora { $n } edifici nel mazzo
}
table-stock-pesos = Pesos nella riserva: { $n }
table-stock-workers = Lavoratori nella riserva: { $n }
table-round = Round { $n }
table-order = Ordine di questo round
table-order-acting = sta giocando
table-order-done = ha già giocato
table-players = Giocatori
table-you = Tu
table-your-hand = La tua mano
table-hand-n = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
table-discard-n = { $n ->
    [0] Pila degli scarti vuota
    [one] { $n } carta nella pila degli scarti
   *[other] { $n } carte nella pila degli scarti
}
table-number = Numero { $number }
table-no-number = Ancora nessun numero
table-points-of = { $points } su { $target } punti
table-laid = Carte in tavola
table-face-down = Una carta a faccia in giù
table-covered = coperta
table-protected = sotto protezione
table-buildings-n = { $n ->
    [0] Ancora nessun edificio
    [one] { $n } edificio
   *[other] { $n } edifici
}
table-your-turn = Tocca a te
table-bot-thinks = { $name } sta pensando…
table-phase-actions = Azioni ed edifici
table-phase-supplies = Rifornimenti
table-phase-cards = Una nuova carta
table-building-label = { $building }, { $points }, costa { $cost }
table-building-architect = richiede l’Architetto
table-building-end = si può costruire
table-building-inside = non è ancora a un’estremità
table-log = Che cosa è successo
table-log-round = Round { $n }
table-log-setup = Preparazione
table-since = Dal tuo ultimo turno
table-since-against-you = Contro di te
table-since-nothing = Non ti è successo nulla.
table-since-go-on = Avanti
table-memory = Scartate: { $cards }

## Decidere

act-confirm = Conferma
act-undo = Ritira la mossa
act-undo-impossible = La mossa non si può ritirare: { $reason }
act-undone = Mossa ritirata.
act-hint = Suggerimento
act-end-turn = Termina il turno
act-show-number = Insieme: { $number }
act-choose-two = Scegli due carte: { $n } su 2
act-choose-card = Scegli la carta da mettere.
act-choose-cover = Scegli la carta da coprire.
act-number-becomes = Il tuo numero diventa { $number }
act-choose-victim = Scegli un giocatore.
act-choose-material = Scegli un materiale.
act-choose-materials = Scegli { $n ->
    [one] { $n } materiale
   *[other] { $n } materiali
}: finora { $chosen }
act-also-debris = E in più { $goods }.
act-pay-title = Come paghi?
act-pay-more = Un cinque per uno in più: { $what }
act-pay-less = Un cinque per uno in meno: { $what }
act-pay-total = Paghi { $goods }
act-pay-left = Ti tieni { $goods }
act-not-now = Adesso non si può fare.
act-only-ends = Si possono prendere solo i quattro edifici esterni delle file.

## Suggerimento

hint-title = Che cosa farebbe La Doctora
hint-thinking = La Doctora ci sta pensando…
hint-share = probabilità di vittoria: circa { $percent }%
hint-tries = { $n ->
    [one] su { $n } partita giocata nella sua mente
   *[other] su { $n } partite giocate nella sua mente
}
hint-points = in media { $points } punti nei prossimi round
hint-rival = il rivale più forte ne fa { $points } nello stesso tempo
hint-why-build = compra { $building }
hint-why-reach = avvicina { $building }
hint-why-deny = sottrae { $building } a { $name }
hint-why-rob = toglie qualcosa a { $name }
hint-why-protect = tiene lontani ladri ed esattori
hint-why-early = ti fa agire prima degli altri
hint-why-gather = mette da parte beni per dopo
hint-why-win = Perché: così ti avvicini di più alla vittoria.
hint-best = La migliore
hint-do = Fai così
hint-close = Chiudi
hint-none = Adesso non c’è nulla da decidere.

## Movimento e velocità

speed-label = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-none = Senza movimento
speed-skip = Salta

## Più persone allo stesso schermo

curtain-title = Passa il dispositivo: ora gioca { $name }
curtain-text = Nessun altro dovrebbe guardare adesso.
curtain-open = Sono { $name }

## La fine

end-title = La partita è finita
end-ranking = Punteggio finale
end-chart = I punti, round per round
end-chart-about = Una linea per ogni giocatore; quella tratteggiata indica i punti per vincere.
end-chart-point = { $name }, round { $round }: { $points }
end-moments = Momenti decisivi
end-rounds = { $n } round
end-again = Gioca ancora
end-new-table = Un altro tavolo
end-save = Salva la partita
end-replay = Rivedi la partita
end-share = Condividi un link
end-share-copied = Il link è copiato. Contiene tutta la partita.
end-share-failed = Non è stato possibile copiare il link. Eccolo:
end-home = Alla pagina iniziale

## Rivedere una partita

replay-title = Rivedi la partita
replay-open-file = Apri il file di una partita
replay-open-about = Una partita salvata qui o dal programma havana
replay-saved = Partite salvate
replay-saved-none = Ancora nessuna partita salvata.
replay-saved-game = { $names }, round { $round }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-position = Passo { $n } di { $total }
replay-eyes = Con gli occhi di chi
replay-eyes-all = Tutte le mani scoperte
replay-eyes-public = Solo ciò che vedono tutti
replay-eyes-of = Con gli occhi di { $name }
replay-play-on = Continua a giocare da qui
replay-delete = Elimina
replay-broken = Questa partita non si può mostrare: { $reason }
replay-link-broken = Il link è incompleto o danneggiato.
replay-too-big = Questo file è troppo grande per essere una partita.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-sound = Suoni
settings-on = Sì
settings-off = No
settings-about = Informazioni sul gioco
settings-about-text = Il gioco è di Reinhard Staupe. Le regole con parole nostre, le immagini e i suoni sono nostri.

## Regole, carte e scheda riassuntiva

rules-title = Regole
rules-search = Cerca nelle regole
rules-found = { $n ->
    [0] Nessun risultato.
    [one] { $n } regola trovata
   *[other] { $n } regole trovate
}
rules-clear = Cancella la ricerca
rules-clause = Regola { $id }
rules-why = Vedi la regola { $id }
aid-title = Scheda riassuntiva
aid-about = Che cosa porta ogni carta, secondo ciò che ti serve
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: metà del centro, per eccesso · 5 Ladro di pesos: metà di quelli di qualcuno, per difetto · 3 Esattore: 1 dalla riserva
aid-coloured = Materiali colorati
aid-coloured-text = 9 Mama: metà del centro, per eccesso, a tua scelta · 7 Mercato nero: chi è primo ne pesca 2, gli altri 1 · 6 Ladro di materiali: 1 da qualcuno, o 2 se ne ha più di 3
aid-debris = Detriti
aid-debris-text = 2 Detriti: tutti quelli del centro · 9 Mama: la metà, per eccesso
aid-workers = Lavoratori
aid-workers-text = 4 Lavoratore: chi ne prende per primo ne prende 2, gli altri 1 · 4 Architetto: 1, e i grandi edifici
aid-cards = Carte
aid-cards-text = 1 Ristoro: una carta torna dalla pila degli scarti
aid-safety = Sicurezza
aid-safety-text = 2 Protezione: nessuno ti toglie nulla · 0 Siesta: un numero piccolo, così giochi presto
aid-harm = Danni
aid-harm-text = 3 Esattore: chi deve ancora giocare perde un lavoratore o un materiale · 3 Conservazione: un edificio esterno esce dal gioco · 5 e 6: i ladri
aid-five = Cinque per uno
aid-five-text = Quando costruisci: 5 detriti per un materiale colorato qualsiasi, 5 pesos per un lavoratore
aid-target = Punti per vincere
aid-target-text = in 2: 25 · in 3: 20 · in 4: 15

## Tastiera

keys-title = Tasti
keys-open = Mostra i tasti
keys-digits = scegli la carta con questa cifra; di nuovo per l’altra
keys-arrows = spostati fra ciò che puoi scegliere
keys-space = scegli l’elemento evidenziato
keys-enter = conferma
keys-escape = annulla, chiudi
keys-undo = ritira la mossa
keys-hint = suggerimento
keys-card = che cosa fa la carta selezionata
keys-log = vai al diario
keys-hand = vai alla tua mano
keys-rows = vai agli edifici
keys-skip = salta il movimento
keys-rules = regole
keys-help = questo elenco
key-digits = da 0 a 9
key-arrows = Tasti freccia
key-space = Spazio
key-enter = Invio
key-escape = Esc
key-control-z = Ctrl+Z

## Rete e installazione

net-offline = La rete non c’è, ma il gioco continua.
net-ready = Tutto pronto per giocare senza rete.
net-update = È disponibile una nuova versione.
net-update-now = Carica
net-install = Installa
net-install-about = Metti Havana nella schermata principale; funziona anche senza rete.

## Quando qualcosa va storto

error-title = Qualcosa è andato storto
error-text = La partita è stata salvata. Ricarica la pagina per continuare.
error-reload = Ricarica
error-bot = Il bot non ha potuto decidere: { $reason }
error-storage = Il browser non ci permette di conservare la partita. Andrà persa quando chiuderai questa pagina.
error-saved-broken = La partita salvata non si può leggere: { $reason }

## In comune

common-close = Chiudi
common-back = Indietro
common-leave = Lascia la partita
common-leave-about = Resta salvata, e puoi continuare più tardi.
common-skip-to-table = Vai al tavolo
