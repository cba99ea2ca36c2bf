## Inicio y preparación

replace-title = Tienes una partida en curso
replace-text = Solo se puede guardar una partida: una nueva ocupará su lugar.
replace-go = Empezar otra partida
elsewhere-title = Abierta en otra ventana
elsewhere-text = Esta partida se está jugando en otra ventana o pestaña. Solo se puede jugar en una a la vez.
elsewhere-here = Jugar aquí

setup-title = Crear una mesa
setup-about = Se juega en este dispositivo, que va pasando de mano en mano. Para jugar desde varios, ve a «Jugar en línea».
setup-players = Jugadores
setup-players-n = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
setup-people = Personas en este dispositivo
setup-seat = Asiento { $n }
setup-name = Nombre
# Un nombre provisional, que también aparece en las frases: «J1 construye la estatua.»
setup-name-default = J{ $n }
setup-who = ¿Quién juega aquí?
setup-person = Una persona
setup-ages = Orden de edad
setup-ages-about = Decide el último empate: si los números y todo lo demás son iguales, va primero quien tiene menos años. Si hay que cambiar un edificio al empezar, lo hace la persona de más edad.
setup-ages-drawn = Al azar
setup-ages-given = Lo indico yo (de mayor a menor)
setup-ages-older = Subir a { $name }: tiene más años
setup-deck = Edificios
setup-deck-house = Mazo básico
setup-deck-own = Mazo propio…
setup-deck-open = Abrir un archivo de mazo
setup-deck-loaded = Cargado: { $file }
setup-deck-wrong = Con este mazo no se puede jugar. { $reason }
setup-target = Puntos para ganar
setup-target-usual = { $n } (lo habitual)
setup-memory = Ayuda de memoria
setup-memory-about = Muestra las cartas que ya ha descartado cada rival.
setup-start = Empezar la partida
setup-back = Volver

## La mesa

table-label = Mesa
table-rows = Edificios
table-centre = Centro
table-bag-n = { $n ->
    [0] La bolsa está vacía.
    [one] Queda { $n } material en la bolsa
   *[other] Quedan { $n } materiales en la bolsa
}
table-pile-n = { $n ->
    [0] El mazo está vacío.
    [one] Queda { $n } edificio en el mazo
   *[other] Quedan { $n } edificios en el mazo
}
table-stock-pesos = Pesos en la reserva: { $n }
table-stock-workers = Obreros en la reserva: { $n }
table-round = Ronda { $n }
table-order = Orden de esta ronda
table-order-acting = le toca ahora
table-order-done = ya ha jugado
table-players = En la mesa
table-you = Tú
table-your-hand = Tu mano
table-hand-n = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
table-discard-n = { $n ->
    [0] Ningún descarte
    [one] { $n } carta descartada
   *[other] { $n } cartas descartadas
}
table-number = Número { $number }
table-no-number = Aún sin número
table-points-of = { $points } de { $target } puntos
table-laid = Cartas en juego
table-face-down = Carta boca abajo
table-covered = tapada
table-protected = a salvo
table-buildings-n = { $n ->
    [0] Aún sin edificios
    [one] { $n } edificio
   *[other] { $n } edificios
}
table-your-turn = Te toca
table-bot-thinks = { $name } está pensando…
table-phase-actions = Acciones y edificios
table-phase-supplies = Suministros
table-phase-cards = Carta nueva
table-building-label = { $building }, { $points }, coste: { $cost }
table-building-architect = necesita el Arquitecto
table-building-end = está en un extremo
table-building-inside = aún no está en un extremo
table-log = Crónica
table-log-round = Ronda { $n }
table-log-setup = Preparación
table-since = Desde tu último turno
table-since-against-you = Lo que te han hecho
table-since-mine = Tus cartas
table-since-others = Los demás
table-since-nothing = Nadie te ha hecho nada.
table-since-go-on = Seguir
table-memory = Descartadas: { $cards }

## Decidir

act-confirm = Confirmar
act-undo = Deshacer
act-undo-impossible = No se puede deshacer. { $reason }
act-undone = Jugada deshecha.
act-hint = Consejo
act-end-turn = Terminar turno
act-show-number = Número: { $number }
act-choose-two = Elige dos cartas: { $n } de 2
act-choose-card = Elige la carta que vas a jugar.
act-choose-cover = Elige la carta que vas a tapar.
act-cover = Tapar { $card }
act-number-becomes = Tu número será { $number }
act-choose-victim = Elige a tu víctima.
act-you-take-n = te llevas { $n }
act-nothing-there = no hay nada que llevarse
act-safe-by = a salvo: { $card }
act-choose-loot = Elige qué le quitas a { $name }.
act-tax-all = ¿Qué pierde cada persona?
act-one-of = { $goods } de { $n }
act-choose-materials = Elige { $n ->
    [one] { $n } material
   *[other] { $n } materiales
}: llevas { $chosen }
act-also-debris = Y también { $goods }.
act-pay-title = ¿Cómo pagas?
act-missing = { $building }: aún necesitas { $goods }
spoken-turn = Ronda { $round }: te toca.
spoken-have = Tienes { $goods }.
spoken-can-pay = Puedes pagar: { $buildings }.
spoken-centre = En el centro: { $goods }.
act-pay-more = Usar el cambio 5 por 1: { $what }
act-pay-less = No usar el cambio 5 por 1: { $what }
act-pay-total = Pagas { $goods }
# «nada» es el texto de goods-nothing.
act-pay-left = { $goods ->
    [nada] No te queda nada
   *[other] Te quedas con { $goods }
}
act-not-now = Ahora no se puede.
act-only-ends = Solo puedes elegir los cuatro edificios de los extremos de las filas.

## Consejo

hint-title = Lo que haría { $name }
hint-thinking = Un momento…
# Sigue hint-tries: «gana cerca del 62 % de las veces, en 400 partidas simuladas».
hint-share = gana cerca del { $percent } % de las veces
hint-tries = { $n ->
    [one] en { $n } partida simulada
   *[other] en { $n } partidas simuladas
}
hint-points = { $points } puntos de media en las próximas rondas
hint-rival = mejor rival: { $points } en ese tiempo
hint-why-build = construye { $building }
hint-why-reach = pone a tu alcance { $building }
hint-why-deny = deja a { $name } sin { $building }
hint-why-rob = le quita algo a { $name }
hint-why-protect = evita robos e impuestos
hint-why-early = te hace jugar antes que el resto
hint-why-gather = reúne recursos para más adelante
hint-why-win = Es lo que más te acerca a la victoria.
hint-best = La mejor
hint-do = Jugarla
hint-close = Cerrar
hint-none = Ahora no hay nada que decidir.

## Movimiento y velocidad

speed-label = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-none = Instantánea
speed-skip = Saltar

## Varias personas ante una pantalla

curtain-title = Pásale el dispositivo a { $name }
curtain-text = ¡El resto, sin mirar!
curtain-open = Soy { $name }

## El final

end-title = Fin de la partida
end-ranking = Resultado final
end-chart = Puntos ronda a ronda
end-chart-about = Cada línea es un asiento de la mesa; la discontinua marca los puntos para ganar.
end-chart-point = { $name }, ronda { $round }: { $points }
# Se lee en voz alta con el gráfico; los puntos son una lista de end-chart-score.
end-chart-scores = Resultado final: { $scores }.
end-chart-score = { $name }: { $points }
end-moments = Momentos clave
end-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
end-again = Jugar otra vez
end-new-table = Otra mesa
end-save = Guardar repetición
end-replay = Ver la repetición
end-share = Compartir enlace
end-share-copied = Enlace copiado.
end-share-failed = No se ha podido copiar el enlace. Aquí lo tienes:
end-home = Al inicio
learn-title = Para la próxima vez
learn-robbed = Entre robos e impuestos perdiste en total { $n } pesos, materiales y obreros. La Protección los frena todos: la tuviste en { $protected } de { $rounds } rondas.
learn-late = En { $n } de { $rounds } rondas actuaste en último lugar. Una carta baja junto a una fuerte te permite actuar antes.
learn-rested = En { $n } de { $rounds } rondas jugaste la Siesta. Así actúas pronto, pero dos cartas que hacen algo suelen rendir más.
learn-grand = { $name } construyó más edificios que necesitan el Arquitecto: { $n }, y tú { $yours }. Guarda el Arquitecto para cuando uno de ellos esté en un extremo.
learn-slow = { $name } empezó a construir en la ronda { $round }, y tú en la ronda { $yours }. Los edificios pequeños construidos pronto dan puntos que nadie te puede quitar.
learn-nothing = { $name } empezó a construir en la ronda { $round }, y tú no construiste nada. Empieza por algo pequeño: esos puntos nadie te los puede quitar.
learn-saved = Te sobraron { $n } pesos, obreros y materiales de color. Al final no cuentan: construye en cuanto puedas.
learn-behind = Terminaste a { $points } de { $name }. Mira la repetición para ver dónde se decidió la partida.

## Repetición

replay-title = Repetición
watch-title = Ver una partida
watch-live = En directo: una mesa de bots
watch-live-about = Juegan La Doctora, Don Julio, Rosa y Paquito, y tú miras.
watch-featured = Partida destacada
watch-featured-about = Tres bots expertos, y el liderato cambia seis veces. Paso a paso y con todas las cartas a la vista.
watch-next = Ver otra partida
away-missing = Las repeticiones aún no están guardadas para usarlas sin conexión. Conéctate una vez a internet e inténtalo de nuevo.
replay-open-file = Abrir un archivo de partida
replay-open-about = Una partida guardada aquí o con el programa havana
replay-saved = Tus partidas
replay-saved-none = Aún no hay partidas. Juega una y podrás volver a verla aquí.
replay-saved-game = { $names }, ronda { $round }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-position = Paso { $n } de { $total }
replay-eyes = Punto de vista
replay-eyes-all = Todas las manos a la vista
replay-eyes-public = Solo lo que está a la vista
replay-eyes-of = Lo que ve { $name }
replay-play-on = Seguir jugando desde aquí
replay-delete = Borrar
replay-delete-really = Sí, borrar
replay-broken = No se puede abrir esta partida. { $reason }
replay-link-broken = El enlace está incompleto o dañado.

study-title = Análisis
study-about = Muestra errores, golpes de suerte y mejores opciones. Funciona en tu dispositivo.
study-start = Analizar la partida
study-continue = Seguir
study-stop = Parar
study-progress = { $done } de { $total }
study-failed = No se ha podido cargar el análisis. Inténtalo otra vez.
study-mark-played = jugado
study-mark-better = mejor
study-try = Probar en lugar de { $name }
study-back = Volver a la repetición
study-recorded = En la partida grabada: { $results }
study-checking = Comprobando tu decisión…
shared-gone = Esta partida compartida ya no está, o el enlace está incompleto.

## Ajustes

settings-title = Ajustes
settings-strength = Bots de «Jugar ya»
strength-1 = Fácil
strength-2 = Intermedio
strength-3 = Difícil
strength-4 = Experto
strength-next = Bots más fuertes: { $strength }
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-sound = Sonidos
settings-letters = Atajos de una sola letra
settings-on = Sí
settings-off = No
settings-ask = Confirmar las decisiones
settings-ask-no = Solo cuando importa
settings-ask-yes = Siempre
settings-warn = Avisar antes de un error grave contra bots
settings-about = Acerca del juego
settings-about-text = El juego es de Reinhard Staupe. El texto de las reglas, las imágenes y los sonidos son nuestros.

## Reglas, cartas y resumen

rules-title = Reglas
rules-search = Buscar en las reglas
rules-guide = Cómo se juega
rules-page = En una página para imprimir
rules-guide-missing = No se ha podido cargar el resumen. Aquí siguen todas las reglas.
rules-found = { $n ->
    [0] No se ha encontrado nada.
    [one] { $n } regla encontrada
   *[other] { $n } reglas encontradas
}
rules-clear = Borrar la búsqueda
rules-clause = Regla { $id }
rules-why = Ver la regla { $id }
aid-title = Resumen
aid-about = Las cartas, ordenadas según lo que necesitas
aid-print = Imprimir en una página
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: la mitad de los del centro, redondeando hacia arriba · 5 Robo de pesos: la mitad de los de una víctima, redondeando hacia abajo · 3 Recaudador: 1 de la reserva
aid-coloured = Materiales de color
aid-coloured-text = 9 Mamá: la mitad de los del centro, redondeando hacia arriba, a tu elección · 7 Mercado negro: de la bolsa (también escombros), 2 para la primera persona que realiza esta acción en la ronda, 1 para cada una de las siguientes · 6 Robo de material: 1 de una víctima (también escombros), o 1 o 2 si tiene más de 3 de color
aid-debris = Escombros
aid-debris-text = 2 Escombros: todos los del centro · 9 Mamá: la mitad, redondeando hacia arriba · 6 Robo de material: también escombros
aid-workers = Obreros
aid-workers-text = 4 Obrero: 2 para la primera persona que realiza esta acción en la ronda, 1 para cada una de las siguientes · 4 Arquitecto: 1; ciertos edificios exigen esta carta
aid-cards = Cartas
aid-cards-text = 1 Refresco: recuperas una carta descartada
aid-safety = Seguridad
aid-safety-text = 2 Protección: sin robos ni impuestos en toda la ronda · 0 Siesta: un número bajo, así juegas pronto
aid-harm = Ataque
aid-harm-text = 3 Recaudador: cada persona que aún no ha jugado pierde un obrero o un material (también escombros) a tu elección · 3 Obra parada: puede retirar un edificio de un extremo, uno por ronda entre toda la mesa · 5 y 6: robas a quien aún no ha jugado; en último lugar, a cualquiera
aid-five = Cambio 5 por 1
aid-five-text = Al construir: 5 escombros valen por cualquier material de color; 5 pesos, por un obrero
aid-target = Puntos para ganar
aid-target-text = 2 jugadores: 25 · 3 jugadores: 20 · 4 jugadores: 15

## Teclado

keys-title = Atajos de teclado
keys-open = Mostrar los atajos
keys-digits = elegir la carta con esta cifra; con otra pulsación, la otra
keys-arrows = moverte entre las opciones
keys-space = elegir lo que está resaltado
keys-enter = pulsar el botón resaltado o, si no hay, confirmar
keys-escape = cancelar, cerrar
keys-undo = deshacer
keys-hint = consejo
keys-card = explicar la carta resaltada
keys-log = ir a la crónica
keys-hand = ir a tu mano
keys-rows = ir a los edificios
keys-skip = saltar la animación
keys-goods = oír lo que tienes
keys-centre = oír el centro
keys-others = oír a los demás
keys-turn = oír a quién le toca
keys-rules = reglas
keys-help = esta lista
key-digits = 0 a 9
key-arrows = Flechas
key-space = Espacio
key-enter = Intro
key-escape = Esc
key-control-z = Ctrl+Z

## Cuando algo sale mal

error-bot = { $name } no ha podido jugar.
error-storage = Tu navegador no permite guardar: si cierras esta página, pierdes la partida.
error-saved-broken = No se ha podido abrir la partida guardada. { $reason }

## General

common-close = Cerrar
common-back = Volver
link-broken = Este enlace está incompleto o dañado. Pídelo otra vez o empieza en la página de inicio.
common-leave = Dejar la partida
common-leave-about = Queda guardada: puedes seguir más tarde.
common-skip-to-table = Saltar a la mesa

## Qué le pasa a un archivo

# Siguen a setup-deck-wrong, replay-broken o error-saved-broken.
file-line = { $fault } (línea { $line })
file-line-building = { $fault } (línea { $line }, «{ $building }»)
fault-deck-form = No es un mazo, o hay algo mal escrito en él.
fault-deck-count = Un mazo tiene 36 edificios, no { $n }.
fault-deck-key = Una clave tiene de 1 a { $most } caracteres: de la a a la z, cifras y guiones bajos.
fault-deck-key-twice = Dos edificios tienen la misma clave.
fault-deck-points = Un edificio vale de 1 a 7 puntos, no { $n }.
fault-deck-free = Un edificio tiene que costar algo.
fault-deck-cost = Este edificio cuesta demasiado: { $n }, y el máximo es { $most }.
fault-deck-too-many = Has abierto demasiados mazos distintos. Recarga la página.
fault-too-big = El archivo es demasiado grande.
fault-game-form = No es una partida de Havana.
fault-game-newer = Viene de una versión más nueva de Havana. Recarga la página para actualizar.
fault-game-cut = Falta el final.
fault-game-rule = Incumple la regla { $id }.
fault-game-damaged = Está dañada.
fault-reader = No se ha podido cargar el programa que lee los archivos. Inténtalo de nuevo.

## Privacidad

# docs/hosting.md dice lo mismo a quien lleva el servidor. Ambos deben ser ciertos.
privacy-title = Privacidad
privacy-intro = Sin anuncios, sin rastreo y sin nada de otros sitios. Esto es todo lo que se guarda y durante cuánto tiempo.
privacy-browser-title = En este navegador
privacy-browser = Tus ajustes, la partida en curso, tu última mesa, tus últimas { $n } partidas terminadas, tus resultados en las partidas del día y en los problemas, tus últimos análisis y lo bien que decidiste en tus últimas partidas. Todo se queda en este dispositivo. Para borrarlo, elimina en el navegador los datos de este sitio.
privacy-guest-title = Si juegas en línea
privacy-guest = El servidor guarda tu nombre y pone una cookie para reconocer este navegador. Caduca 400 días después de tu última visita. Si alguien juega sin cuenta, ya no puede volver y no le quedan partidas, sus datos se borran en el plazo de un día.
privacy-account-title = Si creas una cuenta
privacy-account = Tu nombre de usuario, un hash de tu contraseña (nunca la contraseña en sí), tus puntuaciones y el día en que empezaste se guardan hasta que borres la cuenta.
privacy-games-title = Tus partidas
privacy-games = Cada decisión se guarda, con los nombres de la mesa. Una partida se conserva mientras alguien de la mesa tenga cuenta o pueda volver; las demás se borran 90 días después de la última jugada, y las mesas que nunca empezaron, a los 7 días. Las partidas públicas las puede ver cualquiera.
privacy-chat = Los últimos 200 mensajes se guardan con la partida.
privacy-shared-title = Partidas compartidas
privacy-shared = Solo si pulsas «Compartir enlace»: el servidor guarda esa partida, con los nombres de quienes jugaron, para cualquiera que tenga el enlace. Se borra 180 días después de la última vez que alguien la compartió o la abrió.
privacy-push-title = Notificaciones
privacy-push = Solo si las activas: el servidor guarda la dirección que le da tu navegador y envía un mensaje cifrado cuando te toca. Si las desactivas o cierras sesión, la dirección se borra.
privacy-never-title = Lo que no se guarda
privacy-never = Tu correo electrónico y tu dirección IP. El registro del servidor nombra partidas y asientos, nunca cartas, contraseñas ni mensajes.
privacy-delete-title = Borrarlo todo
privacy-delete = Ve a «Cuenta» y después a «Borrar cuenta»; también sirve si juegas sin cuenta. Tu nombre, tu nombre de usuario, tu contraseña, tus puntuaciones y tus mensajes desaparecen al instante. Las partidas terminadas se conservan, sin tu nombre. Solo sigue apareciendo en las partidas que alguien compartió con un enlace, hasta que se borren.
