## Bienes

material-brick = Ladrillo
    .letter = L
material-sandstone = Arenisca
    .letter = A
# La A ya es la letra de la arenisca.
material-loam = Arcilla
    .letter = C
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
# Arenisca, arcilla y vidrio no se cuentan: «2 de arcilla», como se dice al jugar.
count-sandstone = { $n } de arenisca
count-loam = { $n } de arcilla
count-glass = { $n } de vidrio
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
# act-pay-left cambia de frase cuando lee esta palabra.
goods-nothing = nada
list-and = y

end-upper-left = fila de arriba, extremo izquierdo
end-upper-right = fila de arriba, extremo derecho
end-lower-left = fila de abajo, extremo izquierdo
end-lower-right = fila de abajo, extremo derecho
row-upper = Fila de arriba
row-lower = Fila de abajo

## Lo que ha pasado

event-ages = Por edad, de mayor a menor: { $names }.
event-laid-upper = Novedades en la fila de arriba: { $buildings }.
event-laid-lower = Novedades en la fila de abajo: { $buildings }.
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
event-protection = { $name } está a salvo toda la ronda.
    .you = Estás a salvo toda la ronda.
event-takes-no-card = { $name } no recupera ninguna carta.
    .you = No recuperas ninguna carta.
event-removes-nothing = { $name } no retira ningún edificio.
    .you = No retiras ningún edificio.
event-idle-refreshment = No hay cartas descartadas que recuperar.
event-idle-debris = No hay escombros en el centro.
event-idle-conservation = En esta ronda ya no se puede retirar ningún edificio.
event-idle-worker = No quedan obreros por contratar.
event-idle-thief = No hay nada que robar.
event-idle-black-market = La bolsa está vacía.
event-idle-pesos = No hay pesos en el centro.
event-idle-mama = No hay materiales en el centro.
event-idle = No pasa nada.
event-card-taken-up = { $name } recupera una carta de la pila de descarte.
    .you = Recuperas { $card } de la pila de descarte.
    .seen = { $name } recupera { $card } de la pila de descarte.
event-taken = { $name } se lleva { $goods } del centro.
    .you = Te llevas { $goods } del centro.
event-removed = { $name } retira del juego { $building }.
    .you = Retiras del juego { $building }.
event-taxed = { $name } cobra impuestos: { $victim } pierde { $goods }.
    .you = Cobras impuestos: { $victim } pierde { $goods }.
    .victim = { $name } cobra impuestos: pierdes { $goods }.
event-hired = { $name } contrata a { $goods }.
    .you = Contratas a { $goods }.
event-stolen = { $name } le roba { $goods } a { $victim }.
    .you = Le robas { $goods } a { $victim }.
    .victim = { $name } te roba { $goods }.
event-stolen-nothing = { $name } intenta robar a { $victim }, pero se queda sin botín.
    .you = Intentas robar a { $victim }, pero te quedas sin botín.
    .victim = { $name } intenta robarte, pero se queda sin botín.
event-built = { $name } construye { $building } ({ $points }) por { $goods }.
    .you = Construyes { $building } ({ $points }) por { $goods }.
event-card-laid = { $name } tapa { $covered } con una carta boca abajo.
    .you = Tapas { $covered } con { $card }.
    .seen = { $name } tapa { $covered } con { $card }, boca abajo.
event-card-revealed = { $name } descubre { $card } sobre { $covered }.
    .you = Descubres { $card } sobre { $covered }.
event-taken-back = { $name } recupera toda su pila de descarte.
    .you = Recuperas toda tu pila de descarte.
event-left = { $name } no recupera su pila de descarte.
    .you = No recuperas tu pila de descarte.

## Cómo ha acabado

ending-target = ¡Meta alcanzada!
ending-buildings = Se han acabado los edificios.
ending-materials = Todos los materiales han salido del juego.
ending-standstill = La bolsa está vacía y llevamos doce rondas sin construir ni retirar nada.
outcome-won = { $name } gana con { $points }.
    .you = ¡Ganas con { $points }!
outcome-shared = { $names } comparten la victoria: { $points } cada jugador.
    .you = Compartes la victoria con { $names }: { $points } cada jugador.
outcome-nobody = No queda nadie en la mesa, así que no gana nadie.

## Lo que se puede decidir

decision-swap = Poner { $brought } y devolver al mazo { $sent }
decision-open = Abrir con { $cards }: { $number }
decision-first = Primero { $card }
decision-refresh = Recuperar { $card }
decision-refresh-none = No recuperar ninguna carta
decision-conserve = Retirar { $building }
decision-conserve-none = No retirar ningún edificio
decision-tax = { $victim } pierde { $goods }
decision-rob = Robar { $goods } a { $victim }
decision-rob-nothing = Elegir a { $victim }, sin botín
decision-mama = Tomar { $goods }
decision-build = Construir { $building } ({ $points }) por { $goods }
decision-build-swapped = Construir { $building } ({ $points }) por { $goods }; cambio 5 por 1: { $swaps }
decision-build-nowhere = Construir en un extremo vacío
payment-swap = { $given } por { $goods }
decision-end-turn = Terminar turno
decision-lay = Jugar { $card } sobre { $cover }: { $number }
decision-take-back = Recuperar los descartes
decision-leave = Dejar los descartes

## Lo que se pregunta

choice-swap = Ningún edificio de los extremos vale de 1 a 3 puntos. ¿Cuál traes del mazo y dónde lo pones?
choice-opening = ¿Con qué dos cartas abres?
choice-first = ¿Qué carta usas primero?
choice-refreshment = ¿Qué carta recuperas?
choice-conservation = ¿Qué edificio sale del juego?
choice-tax = ¿Qué pierde { $victim }?
choice-peso-thief = ¿A quién le robas pesos?
choice-materials-thief = ¿A quién le robas materiales y cuáles?
choice-mama = ¿Qué materiales te llevas con Mamá?
choice-build = ¿Qué construyes?
choice-lay = ¿Qué carta juegas y sobre cuál?
choice-take-back = ¿Recuperas tu pila de descarte?

## Por qué algo no se puede hacer

refusal-game-is-over = La partida ha terminado.
refusal-chance-first = Antes hay que sacar algo de la bolsa o del mazo.
refusal-no-chance-now = Ahora no se saca nada.
refusal-other-draw = Ahora se saca otra cosa.
refusal-not-in-bag = { $material }: ya no queda en la bolsa.
refusal-not-in-pile = Ese edificio no está en el mazo.
refusal-no-such-seat = Ahí no hay nadie.
refusal-not-your-turn = { $name } no tiene nada que decidir ahora.
    .you = Ahora no te toca.
refusal-already-chosen = { $name } ya ha elegido.
    .you = Ya has elegido.
refusal-other-choice = Antes, responde a otra pregunta: { $question }
refusal-not-cheap = El edificio que traes debe valer 1, 2 o 3 puntos.
refusal-no-building-there = Ahí no hay ningún edificio.
refusal-same-card-twice = Elige dos cartas distintas.
refusal-out-of-order = Indica primero la carta más baja.
refusal-not-in-hand = { $card } no está en tu mano.
refusal-not-in-discard = { $card } no está en tu pila de descarte.
refusal-not-laid-out = { $card } no está delante de ti.
refusal-not-this-victim = Primero elige qué pierde { $name }.
refusal-nothing-of = { $name } no tiene suficiente: { $material }.
refusal-no-worker = { $name } no tiene obreros.
refusal-already-played = { $name } ya ha jugado en esta ronda: elige a alguien que aún no haya jugado.
refusal-yourself = No puedes robarte: elige otra víctima.
refusal-protected = { $name } está a salvo en esta ronda: tiene Protección.
refusal-one-at-most = { $name } no tiene más de 3 materiales de color: solo puedes llevarte uno.
refusal-must-take = { $name } tiene materiales: tienes que llevarte al menos uno.
refusal-half-is = { $n ->
    [one] Toma exactamente { $n } material de color: la mitad, redondeando hacia arriba.
   *[other] Toma exactamente { $n } materiales de color: la mitad, redondeando hacia arriba.
}
refusal-not-in-centre = En el centro no hay suficiente.
refusal-needs-architect = Necesitas el Arquitecto entre tus cartas en juego.
refusal-more-than-it-costs = Cambiarías más de lo que cuesta el edificio.
refusal-short = Aún necesitas { $goods }.

## Por qué algo no se puede deshacer

no-undo-nothing = Todavía no has decidido nada.
no-undo-drawn = Después se ha sacado algo, y ahora sabes más que antes.
no-undo-revealed = Después se han descubierto cartas.
no-undo-decided-since = Después ha decidido { $name }.

## Los bots

# Un bot en una lista: «Rosa (fácil)», es decir, el nivel. Los nombres son iguales en todos los idiomas.
level-option = { $name } ({ $grade })
level-random = Paquito
    .about = Acaba de sentarse a la mesa y juega lo primero que encuentra.
    .grade = muy fácil
level-greedy = Rosa
    .about = Se lleva lo que más vale en cada momento y construye en cuanto le conviene, pero nunca se pregunta qué vas a hacer tú.
    .grade = fácil
level-planner = Don Julio
    .about = Piensa con dos rondas de antelación: qué edificios tendrá a su alcance, qué cartas puedes tener y si conviene jugar pronto o protegerse.
    .grade = intermedio
level-search = La Doctora
    .about = Antes de cada jugada se imagina muchísimas partidas, y en todas cuenta con que tú juegues bien.
    .grade = difícil
level-master = Abuela Celia
    .about = De miles de partidas en el parque ha aprendido qué cartas valen la pena, y además calcula igual que La Doctora.
    .grade = muy difícil
