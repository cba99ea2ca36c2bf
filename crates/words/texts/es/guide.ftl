guide-title = Cómo se juega a Havana
guide-description = Las reglas del juego de cartas Havana en breve: preparación, una ronda, las trece cartas y un ejemplo con imágenes.
guide-about = Esto basta para una primera partida. Las reglas numeradas, más abajo, aclaran cada detalle.

guide-goal-title = El objetivo
guide-goal = Compra edificios con materiales, pesos y obreros. Cada edificio vale puntos. Gana quien llega antes a 25 puntos (2 jugadores), 20 puntos (3 jugadores) o 15 puntos (4 jugadores).

guide-setup-title = Preparación
guide-setup-bag = Los 80 materiales van a la bolsa: 10 de ladrillo (rojo), 10 de arenisca (amarilla), 10 de arcilla (marrón) y 10 de vidrio (azul), que son los de color, y 40 escombros (grises). Los pesos y 15 obreros forman la reserva.
guide-setup-rows = Baraja los 36 edificios y coloca 12 boca arriba, en dos filas de seis. Los demás, boca abajo, forman el mazo.
guide-setup-swap = Si ninguno de los cuatro edificios de los extremos de las filas vale de 1 a 3 puntos, la persona de más edad busca en el mazo uno que valga de 1 a 3 puntos y lo cambia por cualquiera de los cuatro. Después se vuelve a barajar el mazo.
guide-setup-goods = Cada persona recibe 1 peso y saca a ciegas 1 material de la bolsa. Al centro de la mesa van otros 3 materiales sacados a ciegas y 4 pesos.
guide-setup-cards = Todo el mundo tiene las mismas 13 cartas y elige dos en secreto. Cuando ha elegido toda la mesa, las cartas se descubren a la vez. Lo que tienes está a la vista delante de ti; solo están ocultas las manos, las cartas boca abajo y las pilas de descarte.

guide-number-title = Dos cartas, un número
guide-number = Tus dos cartas en juego forman tu número, con la cifra menor delante: 0 y 7 forman 07. Se juega del número más bajo al más alto. Las cartas bajas hacen poco, pero actúan pronto; las altas dan más, pero alguien puede adelantarse.
guide-ties = Con números iguales, va primero quien tiene menos puntos; si siguen igualados, deciden, por este orden, menos materiales de color, menos pesos, menos obreros y menos escombros; y por último va primero la persona más joven. El orden vale para toda la ronda.

guide-round-title = Una ronda
guide-round-actions = Dos acciones, luego edificios. Del número más bajo al más alto, cada persona realiza las acciones de sus dos cartas, en el orden que quiera, y después puede comprar edificios. Las acciones no se pueden saltar, salvo Refresco y Obra parada; una acción que no puede hacer nada no hace nada.
guide-round-supplies = Suministros. Llegan al centro 3 materiales sacados a ciegas y 3 pesos. Lo que quedaba se queda allí.
guide-round-card = Una carta nueva. En el mismo orden, cada persona pone una carta de su mano, boca abajo, sobre una de sus dos cartas en juego. Después se descubren todas las cartas nuevas, y las tapadas van, boca abajo, a la pila de descarte de cada una. Solo tú puedes mirar la tuya.
guide-round-back = Así, en cada ronda una de tus dos acciones es nueva y la otra se repite; la nueva pareja forma tu nuevo número. Si tras descubrir las cartas tienes en la mano dos o menos, puedes recuperar toda tu pila de descarte; si no tienes ninguna, es obligatorio.

guide-buy-title = Comprar edificios
guide-buy-ends = En tu turno, después de las dos acciones, puedes comprar cuantos edificios quieras, pero solo en los cuatro extremos de las filas. Cuando uno se va, el de al lado pasa al instante a ser el extremo, y también puedes comprarlo.
guide-buy-pay = Los materiales con los que pagas salen del juego; los pesos y los obreros vuelven a la reserva. Nadie puede quitarte tus edificios ni sus puntos.
guide-buy-exchange = Al pagar, 5 escombros valen por cualquier material de color, y 5 pesos, por un obrero, tantas veces como quieras. Nunca al revés.
guide-buy-refill = En cuanto a una fila le quedan solo dos edificios, pasan a los extremos y entre ellos se colocan cuatro del mazo, o los que queden.

guide-parts-title = Lo que muestra un edificio
guide-part-points = Los puntos que vale: { $points }.
guide-part-materials = Los materiales que cuesta: { $goods }.
guide-part-others = Los pesos y los obreros que cuesta: { $goods }.
guide-part-architect = Necesita el Arquitecto: tiene que ser una de tus dos cartas en juego. La carta se queda ahí y en ese turno sirve para cuantos edificios quieras.

guide-cards-title = Las trece cartas
guide-missed-title = Fácil de olvidar
guide-missed-thief = Se roba a una persona que aún no ha jugado. Quien juega en último lugar puede elegir a cualquier otra que no esté a salvo; entre dos, siempre es el caso de quien juega después.
guide-missed-protection = Protección vale toda la ronda, antes y después del turno de quien la ha puesto. Si todas las personas que faltan por jugar están a salvo, no se roba nada.
guide-missed-first = Obrero da dos obreros, y Mercado negro dos materiales, a la primera persona que realiza esa acción en la ronda, y uno a cada una de las siguientes. El obrero del Arquitecto no cuenta.
guide-missed-conservation = En cada ronda solo se puede retirar un edificio entre toda la mesa.
guide-missed-debris = Los escombros también son materiales: se pueden robar y quitar como impuesto.
guide-missed-halves = La mitad de lo que hay en el centro se redondea hacia arriba; la mitad que se lleva el Robo de pesos, hacia abajo.
guide-missed-stock = Lo que no hay no se recibe: si faltan pesos, obreros o materiales en la bolsa, toma los que queden. Quien no encuentra obreros no ha realizado la acción de Obrero; así que otra persona, después, aún puede ser la primera.

guide-end-title = El final
guide-end = La partida acaba al instante, incluso en mitad de un turno, en cuanto alguien llega a los puntos necesarios: esa persona gana.
guide-end-rare = La partida también acaba al instante si no queda ningún edificio en las filas ni en el mazo, si todos los materiales han salido del juego, o tras doce rondas seguidas con la bolsa vacía sin comprar ni retirar ningún edificio. Entonces gana quien tiene más puntos; si hay empate, se comparte la victoria.

guide-example-title = Una ronda de ejemplo
guide-example-table = La mesa: dos filas de seis edificios con sus puntos y costes, los cuatro extremos resaltados; debajo, el centro con { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Después del turno: { $goods }.
guide-example-turns = Orden de juego: { $names }
guide-example-order = Es la primera ronda. Además de 1 peso, Ana tiene 1 de vidrio, Luis 1 de arenisca y Marta 1 de arcilla. Toda la mesa ha descubierto dos cartas: el número de Ana es { $ana }, el de Luis { $luis } y el de Marta { $marta }. Así que empieza Ana; después juegan Luis y Marta.
guide-example-ana = En el centro hay 4 pesos, y la mitad son 2. Con 3 pesos y el vidrio, Ana puede pagar la heladería del extremo izquierdo de la fila de arriba. Ahora el extremo es la estatua.
guide-example-luis = Solo falta por jugar Marta, así que solo Marta pierde algo por el Recaudador; lo que Marta pierde no va a Luis. Antes que Luis nadie ha realizado la acción de Mercado negro en esta ronda: Luis saca dos materiales y compra la estatua.
guide-example-marta = Marta juega en último lugar, pero es la primera que realiza la acción de Obrero, que le da dos. Quien juega en último lugar puede robar a cualquiera: Marta se lleva la arenisca que le falta para la bodega de la esquina.
guide-example-supplies = Lo que nadie se ha llevado se queda en el centro, y llegan los suministros. Ahora hay { $goods }.
guide-example-cards = En el mismo orden, cada persona tapa una carta. Después se descubren todas las cartas nuevas.
guide-example-next = Los nuevos números son { $ana } para Ana, { $luis } para Luis y { $marta } para Marta. La Siesta de Ana, el Mercado negro de Luis y el Obrero de Marta siguen en juego una ronda más.

guide-print = Imprimir
guide-play = Jugar a Havana
guide-aid = El resumen en una página
guide-aid-title = Havana: resumen
