guide-title = Cómo se juega a Havana
guide-description = Las reglas del juego de cartas Havana en breve: preparación, una ronda, las trece cartas y un ejemplo con imágenes.
guide-about = Esto basta para una primera partida. Las reglas numeradas aclaran cada detalle.

guide-goal-title = El objetivo
guide-goal = Compra edificios con materiales, pesos y obreros. Cada edificio vale puntos. Gana quien llega antes a 25 puntos (2 jugadores), 20 puntos (3 jugadores) o 15 puntos (4 jugadores).

guide-setup-title = Preparación
guide-setup-bag = Los 80 materiales van a la bolsa: 10 de ladrillo, 10 de arenisca, 10 de arcilla y 10 de vidrio, que son los de color, y 40 escombros. Los pesos y los obreros forman la reserva.
guide-setup-rows = Coloca boca arriba 12 de los 36 edificios, en dos filas de seis. Los demás forman el mazo.
guide-setup-swap = Si ninguno de los cuatro edificios de los extremos vale de 1 a 3 puntos, la persona de más edad cambia uno de ellos por uno del mazo que sí los valga.
guide-setup-goods = Cada jugador recibe 1 peso y saca a ciegas 1 material de la bolsa. Al centro de la mesa van otros 3 materiales de la bolsa y 4 pesos.
guide-setup-cards = Cada jugador tiene las mismas 13 cartas y elige dos en secreto. Cuando ha elegido toda la mesa, las cartas se descubren a la vez.

guide-number-title = Dos cartas, un número
guide-number = Tus dos cartas en juego forman tu número, con la cifra menor delante: 0 y 7 forman 07. El número más bajo va primero. Las cartas bajas hacen poco, pero actúan pronto; las altas dan más, pero alguien puede adelantarse.
guide-ties = Con números iguales, va primero quien tiene menos puntos; después, quien tiene menos materiales de color, menos pesos, menos obreros o menos escombros; y por último, la persona más joven.

guide-round-title = Una ronda
guide-round-actions = Dos acciones, luego edificios. Por orden, cada jugador realiza sus dos cartas, en el orden que quiera, y después puede comprar edificios. Las acciones no se pueden saltar, salvo Refresco y Obra parada.
guide-round-supplies = Suministros. Llegan al centro 3 materiales de la bolsa y 3 pesos. Lo que quedaba se queda allí.
guide-round-card = Una carta nueva. En el mismo orden, cada jugador pone una carta de su mano, boca abajo, sobre una de sus dos cartas en juego. Después se descubren todas las cartas nuevas, y las tapadas van a las pilas de descarte.
guide-round-back = Así, en cada ronda una de tus dos acciones es nueva y la otra se repite. Si después tienes en la mano dos cartas o menos, puedes recuperar toda tu pila de descarte.

guide-buy-title = Comprar edificios
guide-buy-ends = En tu turno, después de las dos acciones, puedes comprar cuantos quieras de los cuatro edificios de los extremos de las filas. Cuando uno se va, el de al lado pasa al instante a ser el extremo.
guide-buy-pay = Los materiales con los que pagas salen del juego; los pesos y los obreros vuelven a la reserva. Nadie puede quitarte tus edificios ni sus puntos.
guide-buy-exchange = Al pagar, 5 escombros valen por cualquier material de color, y 5 pesos, por un obrero. Nunca al revés.
guide-buy-refill = En cuanto a una fila le quedan solo dos edificios, pasan a los extremos y entre ellos se colocan cuatro del mazo.

guide-parts-title = Lo que muestra un edificio
guide-part-points = Lo que vale: { $points }.
guide-part-materials = Los materiales que cuesta: { $goods }.
guide-part-others = Los pesos y los obreros que cuesta: { $goods }.
guide-part-architect = Necesita el Arquitecto: tiene que ser una de tus dos cartas en juego. La carta se queda ahí y en ese turno sirve para cuantos edificios quieras.

guide-cards-title = Las trece cartas
guide-missed-title = Fácil de olvidar
guide-missed-thief = Con los robos se le quita algo a quien aún no ha jugado. Quien juega en último lugar puede robar a cualquiera; con dos jugadores, eso vale siempre para el segundo.
guide-missed-protection = Protección vale toda la ronda, antes y después del propio turno. Si todas las personas que faltan por jugar la tienen, no se roba nada.
guide-missed-first = Obrero y Mercado negro dan dos a la primera persona que realiza esa carta en la ronda, y uno a cada una de las siguientes. El obrero del Arquitecto no cuenta.
guide-missed-conservation = En cada ronda solo se puede retirar un edificio entre toda la mesa.
guide-missed-debris = Los escombros también son materiales: se pueden robar y quitar como impuesto.
guide-missed-halves = La mitad de lo que hay en el centro se redondea hacia arriba; la mitad que se lleva el Robo de pesos, hacia abajo.

guide-end-title = El final
guide-end = La partida acaba al instante, incluso en mitad de un turno, cuando alguien tiene bastantes puntos.
guide-end-rare = Si ya no quedan edificios en la mesa o si todos los materiales han salido del juego, gana quien tiene más puntos. Si hay empate, se comparte la victoria.

guide-example-title = Una ronda de ejemplo
guide-example-table = La mesa: dos filas de seis edificios con sus puntos y costes, los cuatro extremos resaltados; debajo, el centro con { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Después del turno: { $goods }.
guide-example-order = Es la primera ronda. Toda la mesa ha descubierto dos cartas: el número de Ana es { $ana }, el de Luis { $luis } y el de Marta { $marta }. Así que empieza Ana; después juegan Luis y Marta.
guide-example-ana = En el centro hay 4 pesos, y la mitad son 2. Con el peso y el vidrio de la preparación alcanzan para la heladería del extremo izquierdo de la fila de arriba. Ahora el extremo es la estatua.
guide-example-luis = Solo falta por jugar Marta, así que solo Marta pierde algo por el Recaudador; Luis no se lo queda. Antes que Luis nadie ha realizado un Mercado negro en esta ronda: Luis saca dos materiales y compra la estatua.
guide-example-marta = Marta juega en último lugar, pero es la primera con la carta Obrero, que le da dos. Quien roba en último lugar puede elegir a cualquiera: Marta se lleva la arenisca que le falta para la bodega de la esquina.
guide-example-supplies = Lo que nadie se ha llevado se queda en el centro, y llegan los suministros.
guide-example-cards = En el mismo orden, cada jugador tapa una carta. Después se descubren todas las cartas nuevas.
guide-example-next = Los nuevos números son { $ana } para Ana, { $luis } para Luis y { $marta } para Marta. La Siesta de Ana, el Mercado negro de Luis y el Obrero de Marta siguen en juego una ronda más.

guide-print = Imprimir
guide-play = Jugar a Havana
guide-aid = El resumen en una página
guide-aid-title = Havana: resumen
