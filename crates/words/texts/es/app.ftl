app-title = Havana
app-subtitle = El juego de cartas de Reinhard Staupe

## Inicio y preparación

home-play-now = Jugar ya
home-play-now-about = Ahora mismo, contra tres bots
home-continue = Seguir tu partida
home-continue-about = Ronda { $round }, { $players } jugadores
home-learn = Aprender jugando
home-learn-about = Una primera partida guiada
home-setup = Preparar una mesa
home-replay = Ver una partida
home-rules = Reglas
home-settings = Ajustes
home-aid = Ayuda de juego
home-opening = Un momento: el juego está en camino…

setup-title = Preparar una mesa
setup-players = Jugadores
setup-players-n = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
setup-seat = Asiento { $n }
setup-name = Nombre
setup-name-default = Jugador { $n }
setup-who = ¿Quién juega aquí?
setup-person = Una persona
setup-ages = Orden de edad
setup-ages-about = Decide entre números iguales: va primero quien tiene menos años.
setup-ages-drawn = A sorteo
setup-ages-given = Lo indico yo, de mayor a menor edad
setup-ages-older = { $name }: un puesto más arriba, mayor
setup-deck = Edificios
setup-deck-house = El mazo de la casa
setup-deck-own = Un mazo propio…
setup-deck-open = Abrir un archivo de mazo
setup-deck-wrong = Con este mazo no se puede jugar: { $reason }
setup-target = Puntos para ganar
setup-target-usual = { $n } (lo habitual)
setup-memory = Ayuda de memoria
setup-memory-about = Muestra qué cartas han descartado ya los demás.
setup-start = Empezar la partida
setup-back = Volver

## La mesa

table-label = La mesa
table-rows = Edificios
table-centre = El centro
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
table-players = Jugadores
table-you = Tú
table-your-hand = Tu mano
table-hand-n = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
table-discard-n = { $n ->
    [0] Pila de descarte vacía
    [one] { $n } carta en la pila de descarte
   *[other] { $n } cartas en la pila de descarte
}
table-number = Número { $number }
table-no-number = Aún sin número
table-points-of = { $points } de { $target } puntos
table-laid = Cartas en juego
table-face-down = Una carta boca abajo
table-covered = tapada
table-protected = con protección
table-buildings-n = { $n ->
    [0] Aún sin edificios
    [one] { $n } edificio
   *[other] { $n } edificios
}
table-your-turn = Te toca
table-bot-thinks = { $name } está pensando…
table-phase-actions = Acciones y edificios
table-phase-supplies = Suministros
table-phase-cards = Una carta nueva
table-building-label = { $building }, { $points }, cuesta { $cost }
table-building-architect = exige el arquitecto
table-building-end = se puede construir
table-building-inside = aún no está en un extremo
table-log = Lo que ha pasado
table-log-round = Ronda { $n }
table-log-setup = Preparación
table-since = Desde tu último turno
table-since-against-you = Lo que te han hecho
table-since-nothing = No te ha pasado nada.
table-since-go-on = Seguir
table-memory = Descartadas: { $cards }

## Decidir

act-confirm = Confirmar
act-undo = Deshacer
act-undo-impossible = Esto no se puede deshacer: { $reason }
act-undone = Deshecho.
act-hint = Consejo
act-end-turn = Terminar el turno
act-show-number = Juntas: { $number }
act-choose-two = Elige dos cartas: { $n } de 2
act-choose-card = Elige la carta que pones.
act-choose-cover = Elige la carta que tapas.
act-number-becomes = Tu número pasa a ser { $number }
act-choose-victim = Elige a un jugador.
act-choose-material = Elige un material.
act-choose-materials = Elige { $n ->
    [one] { $n } material
   *[other] { $n } materiales
}: llevas { $chosen }
act-also-debris = Y además { $goods }.
act-pay-title = ¿Cómo pagas?
act-pay-more = Un cinco por uno más: { $what }
act-pay-less = Un cinco por uno menos: { $what }
act-pay-total = Pagas { $goods }
act-pay-left = { $goods ->
    [nada] No te queda nada
   *[other] Conservas { $goods }
}
act-not-now = Esto no se puede hacer ahora.
act-only-ends = Solo se pueden tomar los cuatro edificios de los extremos de las filas.

## Consejo

hint-title = Lo que haría La Doctora
hint-thinking = La Doctora lo está pensando…
hint-share = gana cerca del { $percent } % de las veces
hint-tries = { $n ->
    [one] en { $n } partida imaginada
   *[other] en { $n } partidas imaginadas
}
hint-points = { $points } puntos de media en las próximas rondas
hint-rival = el mejor rival suma { $points } en ese tiempo
hint-why-build = compra { $building }
hint-why-reach = pone a tu alcance { $building }
hint-why-deny = deja a { $name } sin { $building }
hint-why-rob = le quita algo a { $name }
hint-why-protect = mantiene lejos a ladrones y recaudadores
hint-why-early = te hace actuar antes que los demás
hint-why-gather = reúne bienes para más adelante
hint-why-win = Por qué: es lo que más te acerca a la victoria.
hint-best = Lo mejor
hint-do = Hacerlo
hint-close = Cerrar
hint-none = Ahora no hay nada que decidir.

## Movimiento y velocidad

speed-label = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-none = Sin movimiento
speed-skip = Saltar

## Varias personas ante una pantalla

curtain-title = Pásale el dispositivo a { $name }
curtain-text = Ahora no debería mirar nadie más.
curtain-open = Soy { $name }

## El final

end-title = La partida ha terminado
end-ranking = Resultado final
end-chart = Puntos a lo largo de las rondas
end-chart-about = Una línea por jugador; la línea discontinua marca los puntos para ganar.
end-chart-point = { $name }, ronda { $round }: { $points }
end-moments = Momentos clave
end-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
end-again = Jugar otra vez
end-new-table = Otra mesa
end-save = Guardar el registro
end-replay = Ver la repetición
end-share = Compartir un enlace
end-share-copied = Enlace copiado. Lleva la partida entera.
end-share-failed = No se ha podido copiar el enlace. Aquí está:
end-home = Al inicio

## Repetición

replay-title = Repetición
replay-open-file = Abrir un registro
replay-open-about = Un registro guardado aquí o con el programa havana
replay-saved = Partidas guardadas
replay-saved-none = Aún no hay partidas guardadas.
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
replay-eyes-public = Solo lo que ven todos
replay-eyes-of = Lo que ve { $name }
replay-play-on = Seguir jugando desde aquí
replay-delete = Borrar
replay-broken = Esta partida no se puede mostrar: { $reason }
replay-link-broken = El enlace está incompleto o dañado.
replay-too-big = Este archivo es demasiado grande para ser el registro de una partida.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-sound = Sonidos
settings-on = Sí
settings-off = No
settings-about = Acerca de este juego
settings-about-text = El juego es de Reinhard Staupe. Las reglas con nuestras palabras, las imágenes y los sonidos son nuestros.

## Reglas, cartas y ayuda de juego

rules-title = Reglas
rules-search = Buscar en las reglas
rules-found = { $n ->
    [0] No se ha encontrado nada.
    [one] { $n } regla encontrada
   *[other] { $n } reglas encontradas
}
rules-clear = Borrar la búsqueda
rules-clause = Regla { $id }
rules-why = Ver la regla { $id }
aid-title = Ayuda de juego
aid-about = Lo que da cada carta, según lo que necesitas
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: la mitad del centro, hacia arriba · 5 Ladrón de pesos: la mitad de los de un jugador, hacia abajo · 3 Recaudador: 1 de la reserva
aid-coloured = Materiales de color
aid-coloured-text = 9 Mamá: la mitad del centro, hacia arriba, a tu elección · 7 Mercado negro: quien va primero saca 2; los demás, 1 · 6 Ladrón de materiales: 1 de un jugador, o 2 si tiene más de 3
aid-debris = Escombros
aid-debris-text = 2 Escombros: todos los del centro · 9 Mamá: la mitad, hacia arriba
aid-workers = Obreros
aid-workers-text = 4 Obrero: quien toma primero toma 2; los demás, 1 · 4 Arquitecto: 1, y los grandes edificios
aid-cards = Cartas
aid-cards-text = 1 Refresco: una carta de vuelta de la pila de descarte
aid-safety = Seguridad
aid-safety-text = 2 Protección: nadie te quita nada · 0 Siesta: un número pequeño, así juegas pronto
aid-harm = Daño
aid-harm-text = 3 Recaudador: quienes aún no han jugado pierden un obrero o un material · 3 Obra parada: un edificio de un extremo sale del juego · 5 y 6: los ladrones
aid-five = Cinco por uno
aid-five-text = Al construir: 5 escombros por cualquier material de color, 5 pesos por un obrero
aid-target = Puntos para ganar
aid-target-text = 2 jugadores: 25 · 3 jugadores: 20 · 4 jugadores: 15

## Teclado

keys-title = Teclas
keys-open = Mostrar las teclas
keys-digits = elegir la carta con esta cifra; otra vez para la otra que la lleva
keys-arrows = moverte entre lo que puedes elegir
keys-space = elegir lo que tiene el foco
keys-enter = confirmar
keys-escape = cancelar, cerrar
keys-undo = deshacer
keys-hint = consejo
keys-card = qué hace la carta enfocada
keys-log = a lo que ha pasado
keys-hand = a tu mano
keys-rows = a los edificios
keys-skip = saltar el movimiento
keys-rules = reglas
keys-help = esta lista
key-digits = 0 a 9
key-arrows = Flechas
key-space = Espacio
key-enter = Intro
key-escape = Esc
key-control-z = Ctrl+Z

## Red e instalación

net-offline = No tienes conexión. El juego sigue.
net-ready = Todo listo para jugar sin conexión.
net-update = Hay una versión nueva.
net-update-now = Cargarla
net-install = Instalar
net-install-about = Pon Havana en tu pantalla de inicio; también funciona sin conexión.

## Cuando algo sale mal

error-title = Algo ha salido mal
error-text = La partida está a salvo. Vuelve a cargar la página para seguir.
error-reload = Volver a cargar
error-bot = El bot no ha podido decidir: { $reason }
error-storage = El navegador no nos deja guardar la partida. Se pierde al cerrar esta página.
error-saved-broken = No se ha podido leer la partida guardada: { $reason }

## General

common-close = Cerrar
common-back = Volver
common-leave = Salir de la partida
common-leave-about = Queda guardada, y puedes seguir más tarde.
common-skip-to-table = Saltar a la mesa
