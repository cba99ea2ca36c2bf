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
count-sandstone = { $n ->
    [one] { $n } arenaria
   *[other] { $n } arenarie
}
count-loam = { $n ->
    [one] { $n } argilla
   *[other] { $n } argille
}
count-glass = { $n ->
    [one] { $n } vetro
   *[other] { $n } vetri
}
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
goods-nothing = niente
list-and = e

end-upper-left = fila superiore, estremità sinistra
end-upper-right = fila superiore, estremità destra
end-lower-left = fila inferiore, estremità sinistra
end-lower-right = fila inferiore, estremità destra
row-upper = Fila superiore
row-lower = Fila inferiore

## Che cosa è successo

event-ages = Per età, dalla maggiore alla minore: { $names }.
event-laid-upper = Novità nella fila superiore: { $buildings }.
event-laid-lower = Novità nella fila inferiore: { $buildings }.
event-swapped = { $name } mette in tavola { $brought } e rimette { $sent } nel mazzo.
    .you = Metti in tavola { $brought } e rimetti { $sent } nel mazzo.
event-to-centre = Al centro: { $goods }.
event-drawn = { $name } pesca { $goods } dal sacchetto.
    .you = Peschi { $goods } dal sacchetto.
event-from-stock = { $name } prende { $goods } dalla riserva.
    .you = Prendi { $goods } dalla riserva.
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
event-protection = La Protezione copre { $name } per tutto il round.
    .you = La Protezione ti copre per tutto il round.
event-takes-no-card = { $name } non riprende nessuna carta.
    .you = Non riprendi nessuna carta.
event-removes-nothing = { $name } lascia in piedi tutti gli edifici.
    .you = Lasci in piedi tutti gli edifici.
event-idle-refreshment = La pila degli scarti è vuota: non ci sono carte da riprendere.
event-idle-debris = Al centro non ci sono detriti.
event-idle-conservation = In questo round non si possono più togliere edifici.
event-idle-worker = Non ci sono più lavoratori da assumere.
event-idle-thief = Non c’è nessuno a cui rubare qualcosa.
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
event-stolen = { $name } deruba { $victim } e prende { $goods }.
    .you = Derubi { $victim } e prendi { $goods }.
    .victim = { $name } ti ruba { $goods }.
event-stolen-nothing = { $name } prova a derubare { $victim }, ma non ricava niente.
    .you = Provi a derubare { $victim }, ma non ricavi niente.
    .victim = { $name } prova a derubarti, ma non ricava niente.
event-built = { $name } costruisce { $building } ({ $points }) pagando { $goods }.
    .you = Costruisci { $building } ({ $points }) pagando { $goods }.
event-card-laid = { $name } copre { $covered } con una carta nascosta.
    .you = Copri { $covered } con { $card }.
    .seen = { $name } copre { $covered } con { $card }, a faccia in giù.
event-card-revealed = { $name } rivela { $card } sopra { $covered }.
    .you = Riveli { $card } sopra { $covered }.
event-taken-back = { $name } riprende in mano tutta la pila degli scarti.
    .you = Riprendi in mano tutta la tua pila degli scarti.
event-left = { $name } lascia dov’è la pila degli scarti.
    .you = Lasci dov’è la tua pila degli scarti.

## Come è finita

ending-target = I punti per vincere sono stati raggiunti.
ending-buildings = L’ultimo edificio non c’è più.
ending-materials = L’ultimo materiale non c’è più.
ending-standstill = Il sacchetto è vuoto e per dodici round nessuno ha costruito o tolto un edificio.
outcome-won = { $name } vince con { $points }.
    .you = Hai vinto con { $points }!
outcome-shared = { $names } si dividono la vittoria con { $points } a testa.
    .you = Dividi la vittoria con { $names }: { $points } a testa.

## Che cosa si può decidere

decision-swap = Metti in tavola { $brought } e rimetti { $sent } nel mazzo
decision-open = Apri con { $cards }: { $number }
decision-first = Prima { $card }
decision-refresh = Riprendi { $card }
decision-refresh-none = Non riprendere nessuna carta
decision-conserve = Togli dal gioco { $building }
decision-conserve-none = Lascia in piedi tutti gli edifici
decision-tax = { $victim } perde { $goods }
decision-rob = Deruba { $victim } e prendi { $goods }
decision-rob-nothing = Scegli { $victim } e non rubare niente
decision-mama = Prendi { $goods }
decision-build = Costruisci { $building } ({ $points }) pagando { $goods }
decision-build-swapped = Costruisci { $building } ({ $points }) pagando { $goods }; cinque per uno: { $swaps }
decision-build-nowhere = Costruisci dove non c’è nulla
payment-swap = { $given } al posto di { $goods }
decision-end-turn = Termina il turno
decision-lay = Metti { $card } su { $cover }: { $number }
decision-take-back = Riprendi la pila degli scarti
decision-leave = Lascia dov’è la pila degli scarti

## Che cosa viene chiesto

choice-swap = Nessun edificio esterno costa poco. Quale edificio del mazzo va a quale estremità?
choice-opening = Con quali due carte apri?
choice-first = Quale carta agisce per prima?
choice-refreshment = Quale carta riprendi?
choice-conservation = Quale edificio esce dal gioco?
choice-tax = Che cosa perde { $victim }?
choice-peso-thief = A chi rubi i pesos?
choice-materials-thief = A chi rubi i materiali, e quali?
choice-mama = Quali colori porta Mama?
choice-build = Che cosa costruisci?
choice-lay = Quale carta metti, e su quale?
choice-take-back = Riprendi la tua pila degli scarti?

## Perché qualcosa non si può fare

refusal-game-is-over = La partita è finita.
refusal-chance-first = Prima bisogna ancora pescare.
refusal-no-chance-now = Adesso non si pesca nulla.
refusal-other-draw = Adesso si pesca qualcos’altro.
refusal-not-in-bag = Nel sacchetto non ce n’è più: { $material }.
refusal-not-in-pile = Questo edificio non è nel mazzo.
refusal-no-such-seat = Lì non c’è nessuno.
refusal-not-your-turn = { $name } adesso non ha nulla da decidere.
    .you = Adesso non hai nulla da decidere.
refusal-already-chosen = { $name } ha già scelto.
    .you = Hai già scelto.
refusal-other-choice = Prima un’altra domanda: { $question }
refusal-not-cheap = L’edificio che metti in tavola deve valere 1, 2 o 3 punti.
refusal-no-building-there = Lì non c’è nessun edificio.
refusal-same-card-twice = Scegli due carte diverse.
refusal-out-of-order = Indica prima la più bassa.
refusal-not-in-hand = { $card } non è nella tua mano.
refusal-not-in-discard = { $card } non è nella tua pila degli scarti.
refusal-not-laid-out = { $card } non è davanti a te.
refusal-not-this-victim = Prima si decide che cosa perde { $name }.
refusal-nothing-of = { $name } non ne ha abbastanza: { $material }.
refusal-no-worker = { $name } non ha lavoratori.
refusal-already-played = { $name } ha già giocato in questo round, e c’è chi deve ancora giocare.
refusal-yourself = Non puoi derubarti: scegli un’altra vittima.
refusal-protected = La Protezione copre { $name } in questo round.
refusal-one-at-most = { $name } non ha più di 3 materiali colorati: prendine uno solo.
refusal-must-take = { $name } ha dei materiali: uno lo devi prendere.
refusal-half-is = { $n ->
    [one] La metà dei colorati è { $n } materiale, né più né meno.
   *[other] La metà dei colorati è { $n } materiali, né più né meno.
}
refusal-not-in-centre = Al centro non ce n’è abbastanza.
refusal-needs-architect = Serve l’Architetto: deve essere davanti a te.
refusal-more-than-it-costs = Sostituiresti più di quanto l’edificio costa.
refusal-short = Devi ancora procurarti { $goods }.

## Perché qualcosa non si può annullare

no-undo-nothing = Non hai ancora deciso nulla.
no-undo-drawn = Nel frattempo si è pescato qualcosa, e ora sai più di prima.
no-undo-revealed = Nel frattempo sono state rivelate delle carte.
no-undo-decided-since = { $name } nel frattempo ha già deciso.

## I bot

level-random = Paquito
    .about = Si è appena seduto al tavolo e gioca quello che gli capita in mano.
level-greedy = Rosa
    .about = Prende quello che vale di più in questo momento e costruisce appena conviene, senza mai chiedersi che cosa farai tu.
level-planner = Don Julio
    .about = Pensa due round avanti: quali edifici saranno a portata, che cosa puoi avere in mano, e se è meglio giocare presto o stare al sicuro.
level-search = La Doctora
    .about = Prima di ogni mossa gioca molte partite nella sua mente, e in ognuna si aspetta che tu giochi bene.
