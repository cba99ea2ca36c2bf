## Beni

material-brick = Mattone
    .letter = M
material-sandstone = Arenaria
    .letter = A
material-loam = Argilla
    .letter = G
material-glass = Vetro
    .letter = V
material-debris = Detriti
    .letter = D
good-pesos = Pesos
good-workers = Lavoratori

count-brick = { $n ->
    [one] { $n } mattone
   *[other] { $n } mattoni
}
# Arenaria, argilla e vetro non hanno plurale: «2 argilla», come nei regolamenti dei giochi da tavolo.
count-sandstone = { $n } arenaria
count-loam = { $n } argilla
count-glass = { $n } vetro
count-debris = { $n ->
    [one] { $n } detrito
   *[other] { $n } detriti
}
count-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
count-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
# act-pay-left cambia frase quando legge questa parola.
goods-nothing = niente
list-and = e

end-upper-left = fila superiore, estremità sinistra
end-upper-right = fila superiore, estremità destra
end-lower-left = fila inferiore, estremità sinistra
end-lower-right = fila inferiore, estremità destra
row-upper = Fila superiore
row-lower = Fila inferiore

## Che cosa è successo

event-ages = In ordine di età, prima chi ha più anni: { $names }.
event-laid-upper = Novità nella fila superiore: { $buildings }.
event-laid-lower = Novità nella fila inferiore: { $buildings }.
event-swapped = { $name } mette in tavola { $brought } e rimette { $sent } nel mazzo.
    .you = Metti in tavola { $brought } e rimetti { $sent } nel mazzo.
event-to-centre = Al centro: { $goods }.
event-drawn = { $name } pesca { $goods } dal sacchetto.
    .you = Peschi { $goods } dal sacchetto.
event-from-stock = { $name } prende { $goods } dal magazzino.
    .you = Prendi { $goods } dal magazzino.
event-start = { $name } comincia con { $goods }.
    .you = Cominci con { $goods }.
event-pair-chosen = { $name } ha scelto.
    .you = Hai scelto { $cards }.
    .seen = { $name } ha scelto { $cards }.
event-pair-revealed = { $name } apre con { $cards }: { $number }.
    .you = Apri con { $cards }: { $number }.
event-round = Round { $round }. Ordine di gioco: { $names }.
event-action = { $name } gioca { $card }.
    .you = Giochi { $card }.
event-siesta = { $name } fa la siesta.
    .you = Fai la siesta.
event-protection = { $name } è al sicuro per tutto il round.
    .you = Sei al sicuro per tutto il round.
event-takes-no-card = { $name } non riprende carte.
    .you = Non riprendi carte.
event-removes-nothing = { $name } non toglie nessun edificio.
    .you = Non togli nessun edificio.
event-idle-refreshment = Negli scarti non ci sono carte da riprendere.
event-idle-debris = Al centro non ci sono detriti.
event-idle-conservation = In questo round non si può più togliere nessun edificio.
event-idle-worker = Non ci sono più lavoratori da assumere.
event-idle-thief = Non c’è nulla da rubare.
event-idle-black-market = Il sacchetto è vuoto.
event-idle-pesos = Al centro non ci sono pesos.
event-idle-mama = Al centro non ci sono materiali.
event-idle = Non succede nulla.
event-card-taken-up = { $name } riprende una carta dalla pila degli scarti.
    .you = Riprendi { $card } dalla pila degli scarti.
    .seen = { $name } riprende { $card } dalla pila degli scarti.
event-taken = { $name } prende { $goods } dal centro.
    .you = Prendi { $goods } dal centro.
event-removed = { $name } toglie dal gioco { $building }.
    .you = Togli dal gioco { $building }.
event-taxed = { $name } riscuote le tasse: { $victim } perde { $goods }.
    .you = Riscuoti le tasse: { $victim } perde { $goods }.
    .victim = { $name } riscuote le tasse: tu perdi { $goods }.
event-hired = { $name } assume { $goods }.
    .you = Assumi { $goods }.
event-stolen = { $name } ruba { $goods } a { $victim }.
    .you = Rubi { $goods } a { $victim }.
    .victim = { $name } ti ruba { $goods }.
event-stolen-nothing = { $name } prova a derubare { $victim }, ma resta a mani vuote.
    .you = Provi a derubare { $victim }, ma resti a mani vuote.
    .victim = { $name } prova a derubarti, ma resta a mani vuote.
event-built = { $name } costruisce { $building } ({ $points }) pagando { $goods }.
    .you = Costruisci { $building } ({ $points }) pagando { $goods }.
event-card-laid = { $name } copre { $covered } con una carta a faccia in giù.
    .you = Copri { $covered } con { $card }.
    .seen = { $name } copre { $covered } con { $card }, a faccia in giù.
event-card-revealed = { $name } rivela { $card } sopra { $covered }.
    .you = Riveli { $card } sopra { $covered }.
event-taken-back = { $name } riprende in mano tutta la pila degli scarti.
    .you = Riprendi in mano tutta la tua pila degli scarti.
event-left = { $name } non riprende la pila degli scarti.
    .you = Non riprendi la tua pila degli scarti.

## Come è finita

ending-target = Traguardo raggiunto!
ending-buildings = Gli edifici sono finiti.
ending-materials = Tutti i materiali sono usciti dal gioco.
ending-standstill = Il sacchetto è vuoto e da dodici round nessuno costruisce o toglie edifici.
outcome-won = { $name } vince con { $points }.
    .you = Hai vinto con { $points }!
outcome-shared = { $names } condividono la vittoria, con { $points } a testa.
    .you = Condividi la vittoria con { $names }: { $points } a testa.
outcome-nobody = Al tavolo non è rimasto nessuno: non vince nessuno.

## Che cosa si può decidere

decision-swap = Metti in tavola { $brought } e rimetti { $sent } nel mazzo
decision-open = Apri con { $cards }: { $number }
decision-first = Prima { $card }
decision-refresh = Riprendi { $card }
decision-refresh-none = Non riprendere carte
decision-conserve = Togli { $building }
decision-conserve-none = Non togliere nessun edificio
decision-tax = { $victim } perde { $goods }
decision-rob = Ruba { $goods } a { $victim }
decision-rob-nothing = Scegli { $victim }, senza bottino
decision-mama = Prendi { $goods }
decision-build = Costruisci { $building } ({ $points }) pagando { $goods }
decision-build-swapped = Costruisci { $building } ({ $points }) pagando { $goods }; cambio 5 a 1: { $swaps }
decision-build-nowhere = Costruisci a un’estremità vuota
payment-swap = { $given } al posto di { $goods }
decision-end-turn = Fine turno
decision-lay = Gioca { $card } su { $cover }: { $number }
decision-take-back = Riprendi gli scarti
decision-leave = Lascia gli scarti dove sono

## Che cosa viene chiesto

choice-swap = Nessun edificio esterno vale da 1 a 3 punti. Quale prendi dal mazzo, e dove lo metti?
choice-opening = Con quali due carte apri?
choice-first = Quale carta usi per prima?
choice-refreshment = Quale carta riprendi?
choice-conservation = Quale edificio esce dal gioco?
choice-tax = Che cosa perde { $victim }?
choice-peso-thief = A chi rubi i pesos?
choice-materials-thief = A chi rubi i materiali, e quali?
choice-mama = Quali materiali prendi con Mama?
choice-build = Che cosa costruisci?
choice-lay = Quale carta giochi, e su quale?
choice-take-back = Riprendi la tua pila degli scarti?

## Perché qualcosa non si può fare

refusal-game-is-over = La partita è finita.
refusal-chance-first = Prima bisogna pescare.
refusal-no-chance-now = Adesso non si pesca nulla.
refusal-other-draw = Adesso si pesca qualcos’altro.
refusal-not-in-bag = { $material }: nel sacchetto non se ne trova più.
refusal-not-in-pile = Questo edificio non è nel mazzo.
refusal-no-such-seat = Lì non c’è nessuno.
refusal-not-your-turn = { $name } adesso non ha nulla da decidere.
    .you = Adesso non tocca a te.
refusal-already-chosen = { $name } ha già scelto.
    .you = Hai già scelto.
refusal-other-choice = Prima rispondi a un’altra domanda: { $question }
refusal-not-cheap = L’edificio che metti in tavola deve valere 1, 2 o 3 punti.
refusal-no-building-there = Lì non c’è nessun edificio.
refusal-same-card-twice = Scegli due carte diverse.
refusal-out-of-order = Indica prima la carta più bassa.
refusal-not-in-hand = { $card } non è nella tua mano.
refusal-not-in-discard = { $card } non è nella tua pila degli scarti.
refusal-not-laid-out = { $card } non è davanti a te.
refusal-not-this-victim = Prima scegli che cosa perde { $name }.
refusal-nothing-of = { $name } non ne ha abbastanza: { $material }.
refusal-no-worker = { $name } non ha lavoratori.
refusal-already-played = { $name } ha già giocato in questo round: scegli fra chi deve ancora giocare.
refusal-yourself = La vittima non puoi essere tu: scegli qualcun altro.
refusal-protected = { $name } è al sicuro in questo round: ha la Protezione.
refusal-one-at-most = { $name } non ha più di 3 materiali colorati: puoi prenderne uno solo.
refusal-must-take = { $name } ha dei materiali: devi prenderne almeno uno.
refusal-half-is = { $n ->
    [one] Prendi esattamente { $n } materiale colorato: la metà, arrotondata per eccesso.
   *[other] Prendi esattamente { $n } materiali colorati: la metà, arrotondata per eccesso.
}
refusal-not-in-centre = Al centro non ce n’è abbastanza.
refusal-needs-architect = Serve l’Architetto fra le tue carte in tavola.
refusal-more-than-it-costs = Cambieresti più di quanto costa l’edificio.
refusal-short = Devi ancora procurarti { $goods }.

## Perché una mossa non si può annullare

no-undo-nothing = Non hai ancora deciso nulla.
no-undo-drawn = Dopo c’è stata una pesca, e ora sai più di prima.
no-undo-revealed = Dopo sono state rivelate delle carte.
no-undo-decided-since = Dopo ha deciso { $name }.

## I bot

# Un bot in un elenco: «Rosa (facile)», cioè il livello. I nomi sono uguali in tutte le lingue.
level-option = { $name } ({ $grade })
level-random = Paquito
    .about = Si è appena seduto al tavolo e gioca la prima carta che gli capita.
    .grade = facilissimo
level-greedy = Rosa
    .about = Prende ciò che in quel momento vale di più e costruisce appena conviene, ma non si chiede mai che cosa farai tu.
    .grade = facile
level-planner = Don Julio
    .about = Guarda due round avanti: quali edifici saranno a portata, che cosa puoi avere in mano, se conviene giocare presto o stare al sicuro.
    .grade = medio
level-search = La Doctora
    .about = Prima di ogni mossa gioca a mente tantissime partite, e in tutte si aspetta che tu giochi bene.
    .grade = difficile
level-master = Abuela Celia
    .about = Migliaia di partite al parco le hanno insegnato quali carte convengono, e in più calcola proprio come La Doctora.
    .grade = molto difficile
