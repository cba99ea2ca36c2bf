rules-section-1 = Lo que hay en la mesa
rules-section-2 = Preparación
rules-section-3 = El número y el orden de juego
rules-section-4 = Fase 1: dos acciones y después edificios
rules-section-5 = Fase 2: suministros
rules-section-6 = Fase 3: una carta nueva
rules-section-7 = Las cartas
rules-section-8 = El final
rules-section-9 = Ejemplos

rule-r1-1 = Hay 80 materiales: 10 de cada material de color, que son ladrillo (rojo), arenisca (amarilla), arcilla (marrón) y vidrio (azul), y 40 escombros (grises). Al principio están todos en la bolsa de tela.
rule-r1-2 = Hay 108 pesos. Si no hay suficientes en la reserva, tomas los que quedan. (La última frase es decisión nuestra.)
rule-r1-3 = Hay 15 obreros, y ni uno más.
rule-r1-4 = Hay 36 edificios, que valen de 1 a 7 puntos cada uno. En cada uno se ve lo que cuesta: materiales de color, escombros, pesos, obreros y, en algunos, el Arquitecto. El mazo básico es una reconstrucción nuestra; también puedes jugar con un mazo propio. (Impresos están solo el número 36 y los 2 puntos de la estatua; lo demás es decisión nuestra.)
rule-r1-5 = Cada cual tiene las mismas 13 cartas: 0 Siesta, 1 Refresco, 2 Protección, 2 Escombros, 3 Obra parada, 3 Recaudador, 4 Obrero, 4 Arquitecto, 5 Robo de pesos, 6 Robo de material, 7 Mercado negro, 8 Pesos, 9 Mamá.
rule-r1-6 = Todo lo que tienes está a la vista: pesos, obreros, materiales, edificios y tus dos cartas en juego. (Decisión nuestra: el reglamento solo lo dice de los edificios y de las cartas en juego.) Solo están ocultas tu mano, la carta que acabas de poner boca abajo y tu pila de descarte. Todo el mundo ha visto lo que ha ido a la pila, pero no lo que recuperas con Refresco.
rule-r1-7 = En un mazo propio, un edificio puede costar como máximo 8 materiales de color en total, 5 obreros, 60 pesos y 40 escombros, y nunca puede ser gratis. (Decisión nuestra.)

rule-r2-1 = Se barajan los edificios y se colocan 12 a la vista, en dos filas de seis. Los otros 24 forman el mazo, boca abajo.
rule-r2-2 = Si ninguno de los cuatro edificios de los extremos vale 1, 2 o 3 puntos, la persona de más edad busca en el mazo uno que valga eso y lo cambia por cualquier edificio de un extremo; luego se vuelve a barajar el mazo. (Que deba valer de 1 a 3 puntos es decisión nuestra.)
rule-r2-3 = Cada cual recibe 1 peso y saca a ciegas 1 material de la bolsa.
rule-r2-4 = Al centro de la mesa van 3 materiales sacados a ciegas y 4 pesos.
rule-r2-5 = Cada cual elige en secreto 2 de sus 13 cartas. Cuando toda la mesa ha elegido, las cartas se descubren a la vez.
rule-r2-6 = Si tampoco en el mazo hay edificios que valgan de 1 a 3 puntos, no se cambia nada. (Decisión nuestra.)

rule-r3-1 = Tus dos cartas en juego forman tu número, con la cifra menor delante: 0 y 7 forman 07; 2 y 8 forman 28, nunca 82.
rule-r3-2 = En cada ronda se juega del número más bajo al más alto, también en la fase 3. El orden queda fijado al descubrir las cartas, empates incluidos. (La última frase es decisión nuestra.)
rule-r3-3 = Si hay números iguales, va primero quien tiene menos puntos; después, menos materiales de color, menos pesos, menos obreros, menos escombros; y por último, menos edad. Si nadie ha indicado el orden de edad, se sortea. (La última frase es decisión nuestra.)

rule-r4-1 = Por orden de juego, cada cual realiza las acciones de sus dos cartas en juego, en el orden que quiera, y después puede construir. Con eso acaba su turno. Las cartas se quedan donde están.
rule-r4-2 = No puedes saltarte una acción, salvo que la carta lo permita, y solo lo permiten Refresco y Obra parada. Si una acción no puede tener efecto, no pasa nada. (La última frase es decisión nuestra.)
rule-r4-3 = Solo puedes construir en tu turno y después de las dos acciones: tantos edificios como quieras y en cualquier orden. Nunca es obligatorio.
rule-r4-4 = Solo se pueden tomar los cuatro edificios de los extremos, a la izquierda y a la derecha de cada fila. Cuando uno se va, el de al lado pasa a ser el extremo al instante.
rule-r4-5 = Pagas lo que cuesta: los materiales y los escombros van a la caja, fuera del juego; los pesos y los obreros vuelven a la reserva. Si hace falta el Arquitecto, debe ser una de tus dos cartas en juego. Se queda ahí y en ese turno sirve para cuantos edificios quieras (que sirva para varios es decisión nuestra).
rule-r4-6 = Cambio 5 por 1, solo al pagar un edificio: 5 pesos en vez de un obrero, 5 escombros en vez de cualquier material de color. Tantas veces como puedas y quieras, incluso si tienes lo que se pide (decisión nuestra); nunca al revés.
rule-r4-7 = El edificio comprado queda a la vista delante de ti. Sus puntos no se pierden nunca.
rule-r4-8 = En cuanto en una fila quedan solo dos edificios, pasan a los extremos y entre ellos se colocan cuatro del mazo, o los que queden. Una fila de un edificio tiene un extremo; una fila vacía, ninguno. («O los que queden» y la última frase son decisión nuestra.)
rule-r4-9 = El juego te pregunta solo cuando importa, para ti o para alguien que aún no ha jugado. También importa si se saca algo antes de una elección. Si da igual el orden de tus dos acciones, va primero la carta más baja; con la misma cifra, Protección va antes que Escombros, Obra parada antes que Recaudador y Obrero antes que Arquitecto. (Decisión nuestra.)

rule-r5-1 = Llegan al centro 3 materiales sacados a ciegas y 3 pesos de la reserva, o los que queden (decisión nuestra). Lo que ya estaba allí se queda.

rule-r6-1 = Por turnos, en el orden de esta ronda, cada cual pone exactamente 1 carta de su mano boca abajo sobre una de sus dos cartas en juego. Todo el mundo ve qué carta tapa, pero no con cuál.
rule-r6-2 = Cuando toda la mesa ha jugado, se descubren a la vez las cartas nuevas, y las tapadas van boca abajo a las pilas de descarte.
rule-r6-3 = Si ahora tienes 2 cartas o menos en la mano, puedes recuperar toda tu pila de descarte; después vuelves a tener 11. Es todo o nada, y puedes renunciar; pero con la mano vacía es obligatorio. («O menos», «todo o nada» y «obligatorio» son decisiones nuestras.)
rule-r6-4 = Después empieza la ronda siguiente.
rule-r6-5 = Quienes pueden recuperar su pila deciden por turnos, en el orden de esta ronda. (Decisión nuestra.)

rule-r7-0 = Siesta: ninguna acción.
rule-r7-1 = Refresco: puedes recuperar la carta que quieras de tu pila de descarte, sin enseñarla. Solo tú puedes mirar tu pila. (La última frase es decisión nuestra.)
rule-r7-2a = Protección: mientras está en juego, ni los robos ni los impuestos pueden quitarte nada en toda la ronda, ni antes ni después de tu turno. (Que proteja también antes y después de tu turno es decisión nuestra.)
rule-r7-2b = Escombros: te llevas todos los escombros del centro.
rule-r7-3a = Obra parada: puedes retirar a la caja un edificio de un extremo; no da puntos a nadie. En cada ronda solo se puede retirar uno entre toda la mesa. Si en la fila quedan solo dos, se rellena.
rule-r7-3b = Recaudador: tomas 1 peso de la reserva. Después, a cada persona que aún no ha jugado en esta ronda le quitas un obrero (va a la reserva) o un material, escombros incluidos (va a la caja). Eliges en cada caso. Quien está a salvo, o no tiene ni lo uno ni lo otro, no pierde nada.
rule-r7-4a = Obrero: la primera persona que realiza esta acción en una ronda toma 2 obreros de la reserva; cada una de las siguientes, 1, o los que queden. Cuenta quién es la primera con esta carta, no la primera en el orden de juego. Quien no encuentra obreros no ha realizado la acción, y por eso no cuenta como la primera. («O los que queden» y la última frase son decisión nuestra. Según otra lectura, ya cuenta el intento.)
rule-r7-4b = Arquitecto: tomas 1 obrero, si queda alguno. Y puedes construir edificios que necesitan el Arquitecto, aunque no quedaran obreros (decisión nuestra).
rule-r7-5 = Robo de pesos: eliges a alguien que aún no ha jugado en esta ronda y te llevas la mitad de sus pesos, redondeando hacia abajo. Si no queda nadie por jugar, eliges a cualquier otra persona. No puedes elegir a quien está a salvo; si lo están todas las personas que quedan por jugar, no te llevas nada. Puedes elegir también a quien no tiene pesos. (Las dos últimas frases son decisión nuestra.) Una misma persona puede sufrir varios robos, uno tras otro, cada uno sobre lo que quede.
rule-r7-6 = Robo de material: eliges a tu víctima como en el Robo de pesos y te llevas 1 material a tu elección, escombros incluidos; o 1 o 2, si la víctima tiene más de 3 materiales de color.
rule-r7-7 = Mercado negro: la primera persona que realiza esta acción en una ronda saca a ciegas 2 materiales de la bolsa; cada una de las siguientes, 1, o los que queden. (Esto último es decisión nuestra.)
rule-r7-8 = Pesos: te llevas la mitad de los pesos del centro, redondeando hacia arriba. Si varias personas tienen esta carta en juego, la usan una tras otra, y cada una se lleva la mitad de lo que queda.
rule-r7-9 = Mamá: te llevas la mitad de los materiales de color del centro, redondeando hacia arriba, y eliges cuáles; y la mitad de los escombros, redondeando hacia arriba. Si varias personas tienen esta carta en juego, la usan una tras otra, y cada una se lleva la mitad de lo que queda.
rule-r7-10 = Un robo también puede dirigirse a quien no tiene nada de lo que buscas. Si ninguna de las víctimas posibles tiene nada de eso, no te llevas nada. (Decisión nuestra.)

rule-r8-1 = La partida acaba al instante, incluso en mitad de un turno, cuando alguien alcanza o supera 25 puntos (2 jugadores), 20 (3 jugadores) o 15 (4 jugadores). Esa persona gana.
rule-r8-2 = Si no queda ningún edificio en las filas ni en el mazo, o si los 80 materiales están en la caja, la partida acaba al instante y gana quien tiene más puntos. Que se vacíe solo la bolsa o solo el mazo no termina la partida. (Dos reglamentos dicen que se han agotado y salido del juego: qué significa eso es decisión nuestra.)
rule-r8-3 = Si entonces varias personas empatan con más puntos, comparten la victoria. (Decisión nuestra.)
rule-r8-4 = Con la bolsa vacía, 12 rondas seguidas sin comprar ni retirar ningún edificio también terminan la partida, y gana quien tiene más puntos. (Decisión nuestra.)
rule-r8-5 = Para esta regla cuentan las rondas en que la bolsa ya estaba vacía al empezar; la partida acaba después de la fase 3 de la duodécima. (Decisión nuestra.)

rule-r9-1 = Los números 07, 24 y 26 juegan en este orden.
rule-r9-2 = El edificio del extremo derecho de la fila de arriba cuesta 1 ladrillo y 2 pesos. Quien lo paga consigue 2 puntos.
rule-r9-3 = En juego están el 0 y el 7, y el 0 se tapa con un 8: el nuevo número es 78.
rule-r9-4 = Tres personas tienen Obra parada en la misma ronda. La primera retira un edificio; así las otras dos ya no pueden.
rule-r9-5 = Antes del Recaudador ha jugado una persona, y después juegan dos. Solo estas dos pierden algo.
rule-r9-6 = Quedan dos personas por jugar. Con Robo de pesos eliges a una que tiene 7 pesos y le quitas 3.
rule-r9-7 = La víctima tiene 4 materiales de color y 3 escombros. Con Robo de material puedes llevarte dos: eliges 1 de arcilla y 1 escombro.
rule-r9-8 = Dos personas tienen la carta Pesos, y en el centro hay 10 pesos. La primera se lleva 5; la segunda, 3 de los otros 5.
rule-r9-9 = En el centro hay 6 materiales de color y 5 escombros. Con Mamá te llevas 3 de color y 3 escombros.
rule-r9-10 = En el centro hay 4 escombros. Con la carta Escombros te llevas los 4.
rule-r9-11 = Tras descubrir las cartas te quedan dos en la mano. Recuperas tus descartes y tienes 11.
rule-r9-12 = En un mismo turno puedes comprar el edificio de arriba a la izquierda, luego el de abajo a la derecha y después el nuevo de abajo a la derecha.
rule-r9-13 = El orden era 07, 24 y 26. En la fase 3 se tapa primero el 0, luego el 4 y por último el 6.
rule-r9-14 = Un 6 y un 0 son siempre 06, nunca 60. Un 2 y un 8 son siempre 28, nunca 82.
