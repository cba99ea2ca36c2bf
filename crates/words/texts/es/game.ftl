## Bienes

material-brick = Ladrillo
    .letter = L
material-sandstone = Piedra
    .letter = P
material-loam = Adobe
    .letter = A
material-glass = Vidrio
    .letter = V
material-debris = Escombros
    .letter = E
good-pesos = Pesos
good-workers = Obreros

count-brick = { $n ->
    [one] { $n } ladrillo
   *[other] { $n } ladrillos
}
count-sandstone = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
count-loam = { $n ->
    [one] { $n } adobe
   *[other] { $n } adobes
}
count-glass = { $n ->
    [one] { $n } vidrio
   *[other] { $n } vidrios
}
count-debris = { $n ->
    [one] { $n } escombro
   *[other] { $n } escombros
}
count-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
count-workers = { $n ->
    [one] { $n } obrero
   *[other] { $n } obreros
}
count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
# act-pay-left dice otra cosa cuando lee esta palabra.
goods-nothing = nada
list-and = y

end-upper-left = fila de arriba, extremo izquierdo
end-upper-right = fila de arriba, extremo derecho
end-lower-left = fila de abajo, extremo izquierdo
end-lower-right = fila de abajo, extremo derecho
row-upper = Fila de arriba
row-lower = Fila de abajo

## Lo que ha pasado

event-ages = De mayor a menor edad: { $names }.
event-laid-upper = Nuevo en la fila de arriba: { $buildings }.
event-laid-lower = Nuevo en la fila de abajo: { $buildings }.
event-swapped = { $name } pone en la mesa { $brought }; { $sent } vuelve al mazo.
    .you = Pones en la mesa { $brought }; { $sent } vuelve al mazo.
event-to-centre = Al centro: { $goods }.
event-drawn = { $name } saca { $goods } de la bolsa.
    .you = Sacas { $goods } de la bolsa.
event-from-stock = { $name } toma { $goods } de la reserva.
    .you = Tomas { $goods } de la reserva.
event-start = { $name } empieza con { $goods }.
    .you = Empiezas con { $goods }.
event-pair-chosen = { $name } ya ha elegido.
    .you = Has elegido { $cards }.
    .seen = { $name } ha elegido { $cards }.
event-pair-revealed = { $name } abre con { $cards }: { $number }.
    .you = Abres con { $cards }: { $number }.
event-round = Ronda { $round }. Orden de juego: { $names }.
event-action = { $name } juega { $card }.
    .you = Juegas { $card }.
event-siesta = { $name } se echa una siesta.
    .you = Te echas una siesta.
event-protection = { $name } tiene protección toda la ronda.
    .you = Tienes protección toda la ronda.
event-takes-no-card = { $name } no recupera ninguna carta.
    .you = No recuperas ninguna carta.
event-removes-nothing = { $name } deja en pie todos los edificios.
    .you = Dejas en pie todos los edificios.
event-idle-refreshment = La pila de descarte está vacía: no hay carta que recuperar.
event-idle-debris = No hay escombros en el centro.
event-idle-conservation = En esta ronda ya no se puede retirar ningún edificio.
event-idle-worker = Ya no quedan obreros por contratar.
event-idle-thief = No hay a quién robarle nada.
event-idle-black-market = La bolsa está vacía.
event-idle-pesos = No hay pesos en el centro.
event-idle-mama = No hay materiales en el centro.
event-idle = No pasa nada.
event-card-taken-up = { $name } recupera una carta de la pila de descarte.
    .you = Recuperas { $card } de la pila de descarte.
    .seen = { $name } recupera { $card } de la pila de descarte.
event-taken = { $name } toma { $goods } del centro.
    .you = Tomas { $goods } del centro.
event-removed = { $name } retira del juego { $building }.
    .you = Retiras del juego { $building }.
event-taxed = { $name } le quita { $goods } a { $victim } como impuesto.
    .you = Le quitas { $goods } a { $victim } como impuesto.
    .victim = { $name } te quita { $goods } como impuesto.
event-hired = { $name } contrata a { $goods }.
    .you = Contratas a { $goods }.
event-stolen = { $name } le roba { $goods } a { $victim }.
    .you = Le robas { $goods } a { $victim }.
    .victim = { $name } te roba { $goods }.
event-stolen-nothing = { $name } intenta robar a { $victim }, pero no saca nada.
    .you = Intentas robar a { $victim }, pero no sacas nada.
    .victim = { $name } intenta robarte, pero no saca nada.
event-built = { $name } construye { $building } ({ $points }) por { $goods }.
    .you = Construyes { $building } ({ $points }) por { $goods }.
event-card-laid = { $name } tapa { $covered } con una carta boca abajo.
    .you = Tapas { $covered } con { $card }.
    .seen = { $name } tapa { $covered } con { $card }, boca abajo.
event-card-revealed = { $name } descubre { $card } sobre { $covered }.
    .you = Descubres { $card } sobre { $covered }.
event-taken-back = { $name } recupera en la mano toda su pila de descarte.
    .you = Recuperas en la mano toda tu pila de descarte.
event-left = { $name } deja su pila de descarte donde está.
    .you = Dejas tu pila de descarte donde está.

## Cómo ha acabado

ending-target = Se han alcanzado los puntos para ganar.
ending-buildings = Ya no queda ningún edificio.
ending-materials = Ya no queda ningún material.
ending-standstill = La bolsa está vacía, y en doce rondas no se ha construido ni retirado nada.
outcome-won = { $name } gana con { $points }.
    .you = ¡Ganas con { $points }!
outcome-shared = { $names } comparten la victoria: empate a { $points }.
    .you = Compartes la victoria con { $names }: empate a { $points }.

## Lo que se puede decidir

decision-swap = Poner { $brought } y devolver al mazo { $sent }
decision-open = Abrir con { $cards }: { $number }
decision-first = Primero { $card }
decision-refresh = Recuperar { $card }
decision-refresh-none = No recuperar ninguna carta
decision-conserve = Retirar { $building }
decision-conserve-none = Dejar en pie todos los edificios
decision-tax = { $victim } pierde { $goods }
decision-rob = Robar { $goods } a { $victim }
decision-rob-nothing = Elegir a { $victim }, sin robar nada
decision-mama = Tomar { $goods }
decision-build = Construir { $building } ({ $points }) por { $goods }
decision-build-swapped = Construir { $building } ({ $points }) por { $goods }; cinco por uno: { $swaps }
decision-build-nowhere = Construir en un extremo donde no hay nada
payment-swap = { $given } por { $goods }
decision-end-turn = Terminar el turno
decision-lay = Poner { $card } sobre { $cover }: { $number }
decision-take-back = Recuperar la pila de descarte
decision-leave = Dejar la pila de descarte

## Lo que se pregunta

choice-swap = No hay ningún edificio barato en los extremos. ¿Cuál traes del mazo, y a qué extremo?
choice-opening = ¿Con qué dos cartas abres?
choice-first = ¿Qué carta actúa primero?
choice-refreshment = ¿Qué carta recuperas?
choice-conservation = ¿Qué edificio sale del juego?
choice-tax = ¿Qué pierde { $victim }?
choice-peso-thief = ¿A quién le robas pesos?
choice-materials-thief = ¿A quién le robas materiales, y cuáles?
choice-mama = ¿Qué colores trae Mamá?
choice-build = ¿Qué construyes?
choice-lay = ¿Qué carta pones, y sobre cuál?
choice-take-back = ¿Recuperas tu pila de descarte?

## Por qué algo no se puede hacer

refusal-game-is-over = La partida ha terminado.
refusal-chance-first = Antes hay que sacar algo al azar.
refusal-no-chance-now = Ahora no se saca nada al azar.
refusal-other-draw = Ahora se saca otra cosa.
refusal-not-in-bag = De esto ya no queda en la bolsa: { $material }.
refusal-not-in-pile = Ese edificio no está en el mazo.
refusal-no-such-seat = Ahí no se sienta nadie.
refusal-not-your-turn = { $name } no tiene nada que decidir ahora.
    .you = Ahora no te toca decidir.
refusal-already-chosen = { $name } ya ha elegido.
    .you = Ya has elegido.
refusal-other-choice = Antes hay otra pregunta: { $question }
refusal-not-cheap = El edificio que traes debe valer 1, 2 o 3 puntos.
refusal-no-building-there = Ahí no hay ningún edificio.
refusal-same-card-twice = Elige dos cartas diferentes.
refusal-out-of-order = Nombra primero la más baja.
refusal-not-in-hand = { $card } no está en tu mano.
refusal-not-in-discard = { $card } no está en tu pila de descarte.
refusal-not-laid-out = { $card } no está delante de ti.
refusal-not-this-victim = Primero toca decidir qué pierde { $name }.
refusal-nothing-of = { $name } no tiene tanto de esto: { $material }.
refusal-no-worker = { $name } no tiene ningún obrero.
refusal-already-played = { $name } ya ha jugado en esta ronda, y otros aún no.
refusal-yourself = No puedes robarte a ti.
refusal-protected = { $name } tiene protección en esta ronda.
refusal-one-at-most = { $name } no tiene más de 3 materiales de color: toma solo uno.
refusal-must-take = { $name } tiene materiales: tienes que tomar uno.
refusal-half-is = { $n ->
    [one] La mitad de los de color es { $n } material, ni más ni menos.
   *[other] La mitad de los de color son { $n } materiales, ni más ni menos.
}
refusal-not-in-centre = No hay tanto de eso en el centro.
refusal-needs-architect = Exige el arquitecto: tiene que estar delante de ti.
refusal-more-than-it-costs = Sustituirías más de lo que cuesta el edificio.
refusal-short = Aún te falta esto: { $goods }.

## Por qué algo no se puede deshacer

no-undo-nothing = Todavía no has decidido nada.
no-undo-drawn = Desde entonces se ha sacado algo, y ahora sabes más que antes.
no-undo-revealed = Desde entonces se han descubierto cartas.
no-undo-decided-since = { $name } ya ha decidido desde entonces.

## Los bots

level-random = Paquito
    .about = Acaba de sentarse a la mesa y juega lo primero que le viene a la mano.
level-greedy = Rosa
    .about = Toma lo que más vale en cada momento y construye en cuanto le conviene, pero nunca se pregunta qué vas a hacer tú.
level-planner = Don Julio
    .about = Piensa con dos rondas de antelación: qué edificios estarán a su alcance, qué cartas puedes tener y si conviene jugar pronto o protegerse.
level-search = La Doctora
    .about = Antes de cada jugada se imagina muchas partidas hasta el final, y en todas cuenta con que tú juegas bien.
