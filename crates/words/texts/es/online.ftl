# Jugar en línea, en un servidor.

online-loading = Un momento…

## Sala

lobby-title = Sala
lobby-mine = Tus mesas
lobby-open = Mesas abiertas
lobby-none = Ahora no espera nadie. Crea una mesa e invita a alguien.
lobby-now = Ahora mismo
lobby-games-n = { $n ->
    [one] { $n } partida en juego
   *[other] { $n } partidas en juego
}
lobby-tables-n = { $n ->
    [one] { $n } mesa con sitio libre
   *[other] { $n } mesas con sitio libre
}
quick-options = Cuántos y a qué ritmo
quick-about = Juega con quien esté disponible
quick-go = Buscar partida
new-title = Crear una mesa
new-about = Cada cual juega desde su dispositivo. Envía tu enlace o abre la mesa al público.
new-make = Crear la mesa
new-public = Mesa pública
new-public-about = Aparece en la sala. Si no, solo entra quien tenga tu enlace.
new-spectators = Público
new-spectators-about = Quien quiera puede mirar, sin ver la mano de nadie.
seat-open = Asiento libre
seat-free = libre
pace-title = Ritmo
pace-about = Si se te acaba el tiempo, un bot juega por ti hasta que vuelvas.
pace-bank-about = Los minutos son tu reserva de tiempo para toda la partida: se gasta al pensar, y cada decisión suma los segundos indicados.
pace-free = Sin límite de tiempo
# $minutes es la reserva de tiempo para toda la partida; $seconds se suman en cada decisión.
pace-live = En vivo: { $minutes } min por persona, más { $seconds } s por decisión
pace-days = En varios días: { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
} por decisión
table-title = Mesa
table-own-deck = mazo propio
rated-yes = puntúa
rated-no = no puntúa
rated-private = no puntúa: la mesa es privada
rated-bots = no puntúa: juegan bots
rated-deck = no puntúa: no es el mazo básico
rated-target = no puntúa: no son los puntos habituales
rated-guest = no puntúa: juega alguien sin cuenta
rated-repeat = no puntúa: las mismas personas han jugado juntas demasiadas veces
rated-pace = no puntúa: las partidas a este ritmo no cuentan
table-won = ha ganado
table-join = Sentarse
table-watch = Mirar
table-open = Ir a la mesa

name-about = Basta un nombre. ¿Con cuál quieres jugar?
name-go = Seguir
name-account = ¿Ya tienes una cuenta?

waiting-for-others = Esperando a más gente…
waiting-start = Empezar ya, con bots
waiting-leave = Dejar la mesa
invite-preview = Juega a Havana con amigos
invite-preview-by = { $name } te invita a una partida de Havana
invite-what = Un juego de cartas para 2 a 4 personas: en cada ronda actúan dos cartas por ti. Reúne materiales y devuelve el brillo a La Habana vieja antes que nadie. Sin cuenta.
invite-qr = El enlace como código QR, para escanear con el móvil
invite-title = Invitar a alguien
invite-about = Quien tenga este enlace puede sentarse a la mesa. No hace falta cuenta.
invite-copy = Copiar enlace
invite-copied = Enlace copiado.
invite-renew = Crear otro enlace
invite-renew-about = El enlace anterior dejará de funcionar.

## Partidas y clasificación

games-title = Partidas
games-mine = Mis partidas
games-public = Partidas públicas
games-none = Aún no has jugado aquí.
games-public-none = Aún no hay partidas públicas.
games-export = Descargar mis partidas
leaders-title = Clasificación
leaders-two = Dos jugadores
leaders-more = Tres o cuatro jugadores
leaders-about = Con intervalo de confianza del 95 %. Solo cuentan las partidas públicas entre personas con cuenta, con el mazo básico y los puntos habituales.
leaders-none = Aún no hay nadie en la clasificación.
leaders-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
}
player-title = Perfil
player-since = Juega aquí desde el { $date }
player-games = Últimas partidas
player-chart-about = La línea es la puntuación tras cada partida; la banda, el intervalo de confianza del 95 %. Cada punto es una victoria.

## Cuenta

account-title = Cuenta
account-guest = Juegas sin cuenta: solo este navegador te recuerda.
account-of = Sesión iniciada: { $login }
account-rename = Cambiar de nombre
account-sign-in = Iniciar sesión
account-make = Crear cuenta
account-make-about = Así entras desde cualquier dispositivo y conservas tus partidas y puntuaciones.
account-login = Nombre de usuario
account-password = Contraseña
account-password-about = Al menos { $n } caracteres
account-password-change = Cambiar la contraseña
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-changed = Contraseña cambiada.
account-sign-out = Cerrar sesión
account-sign-out-everywhere = Cerrar todas las sesiones
account-push = Avísame cuando me toque
account-push-about = También con esta página cerrada. El navegador te pedirá permiso.
account-delete = Borrar cuenta
account-delete-about = Tu nombre, tus puntuaciones y tu acceso desaparecen para siempre. Las partidas terminadas se conservan, sin tu nombre.
account-delete-really = Sí, borrar para siempre
# En lugar del nombre de quien ha borrado su cuenta.
account-gone = Cuenta borrada

## En la mesa

company-title = En la mesa
company-unread = { $n ->
    [one] { $n } mensaje nuevo
   *[other] { $n } mensajes nuevos
}
company-watching = { $n ->
    [0] Nadie está mirando.
    [one] { $n } persona está mirando.
   *[other] { $n } personas están mirando.
}
company-here = presente
company-away = ausente
company-bot = bot
company-stand-in = ausente; juega un bot
company-resigned = ha abandonado; juega un bot
company-clock = Tiempo restante
company-plays-for-you = Un bot está jugando por ti.
company-you-resigned = Has abandonado. Un bot juega por ti.
company-other-resigned = { $name } ha abandonado. Juega un bot, que no puede ganar.
company-tag-resigned = ha abandonado
company-sit-down = Recuperar tu asiento
company-mute = Silenciar
company-muted = En silencio
company-said = Mensajes
company-phrases = Frases rápidas
company-say = Escribe a la mesa
company-send = Enviar
company-sending = Enviando tu decisión…
company-decides = { $name } está decidiendo…
company-all-choose = Todo el mundo está eligiendo…
leave-title = Dejar la partida
leave-hand-over = Ceder el asiento a un bot
leave-hand-over-about = Un bot juega por ti. Puedes volver cuando quieras.
leave-resign = Abandonar
leave-resign-about = Un bot ocupa tu lugar, ya no puedes volver y la partida cuenta como perdida.
leave-resign-really = Sí, abandonar
line-broken = Se ha perdido la conexión. Reconectando… Lo que has enviado está a salvo.
line-outdated = Hay una versión nueva del juego. Recarga la página para seguir.
line-signed-out = Se ha cerrado tu sesión, o el enlace ha cambiado.
line-displaced = Esta mesa está abierta en demasiadas ventanas, o el servidor está lleno. Esta ya no sigue la partida.
line-come-back = Seguirla aquí otra vez
act-undo-online = La jugada ya se ha enviado a la mesa.
act-too-late = La partida ha avanzado. Elige de nuevo.
act-refused = El servidor no ha aceptado la jugada. Elige de nuevo.
act-loaded-again = La partida se ha cargado de nuevo porque en el servidor iba más adelantada.
end-rematch = Revancha en la misma mesa
end-rematch-waits = Alguien quiere la revancha.

## Cuando el servidor dice que no

wrong-unreachable = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
wrong-push = Este navegador bloquea las notificaciones. Revisa sus ajustes para esta página.
wrong-too-often = Demasiados intentos. Inténtalo de nuevo dentro de { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}.
wrong-no-table = Esta mesa no existe o no está abierta para ti.
wrong-login-taken = Este nombre de usuario ya está en uso. Elige otro.
wrong-password = Nombre de usuario o contraseña incorrectos
wrong-old-password = La contraseña actual no es correcta.
wrong-table-full = Todos los asientos están ocupados.
wrong-begun = La partida ya ha empezado.
wrong-day-over = Este día ha terminado. Hay una partida nueva.
wrong-name = Elige un nombre de 1 a 24 caracteres normales.
wrong-login = El nombre de usuario tiene de 3 a 64 caracteres: letras de la a a la z, cifras y - _ . @ +
wrong-password-length = La contraseña debe tener de 10 a 200 caracteres.
wrong-sign-in = Primero dinos tu nombre, o inicia sesión.
wrong-outdated = Esta página no está actualizada. Recárgala e inténtalo de nuevo.
wrong-known = Ya tienes un nombre aquí.
wrong-not-seated = No tienes asiento en esta mesa.
wrong-not-yours = Solo puede hacerlo quien ha creado la mesa.
wrong-still-running = La partida aún no ha terminado.
wrong-not-begun = La partida aún no ha empezado.
wrong-no-player = Este perfil no existe, o la cuenta se ha borrado.
wrong-no-push = Este servidor no envía notificaciones.
wrong-has-account = Ya tienes una cuenta.
wrong-no-account = Aún no tienes cuenta.
wrong-too-many-tables = Estás esperando en demasiadas mesas. Deja una antes.
wrong-too-many-decks = Aquí no cabe otro mazo. Elige uno que ya hayas usado, o el mazo básico.
wrong-too-large = Es demasiado grande para enviarlo.
wrong-target = Elige de 1 a 100 puntos para ganar.
wrong-deck = El servidor no puede usar este mazo.
wrong-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
wrong-fault = Algo ha salido mal en el servidor. Inténtalo de nuevo en un momento.
wrong-full = El servidor está lleno. Inténtalo más tarde.
wrong-too-many-windows = Esta partida está abierta en demasiadas ventanas. Cierra una antes.

## Cosas que decir

phrase-0 = ¡Hola!
# A toda la mesa.
phrase-1 = ¡A divertirse!
phrase-2 = ¡Bien jugado!
phrase-3 = ¡Gracias!
phrase-4 = ¡Ay!
phrase-5 = ¡Otra vez no!
phrase-6 = ¡Qué suerte!
phrase-7 = Un momento, por favor.
phrase-8 = ¡Ya he vuelto!
phrase-9 = ¡Te toca!
phrase-10 = ¡Buena partida!
phrase-11 = ¿Otra partida?

day-about = Hoy el azar y los bots son iguales para todo el mundo, y cada jugador juega por su cuenta. Cuenta tu primer intento; los siguientes son de práctica. No hay consejos.
day-unranked = Sin servidor, la partida sale de la fecha (UTC), así que no hay clasificación.
day-begin = Jugar la partida de hoy
day-continue = Continuar la partida del { $date }
day-practise = Practicar la partida de hoy
day-streak = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
day-earlier = Días anteriores
day-again = Jugar la partida del { $date }
day-again-about = Puedes jugar por tu cuenta las partidas de días pasados. No cuentan y no se guardan.
day-not-played = Sin jugar
day-result = { $place ->
    [one] Victoria
   *[other] Puesto { $place } de { $players }
} · { $points }
day-shared = Havana, partida del día
day-share = Compartir resultado
day-share-done = Resultado compartido o copiado.
day-share-failed = No se ha podido compartir el resultado. Aquí lo tienes:
day-counted = Este intento cuenta.
day-practised = Era de práctica: solo cuenta tu primer intento.
day-unranked-again = Las partidas de días pasados no cuentan para la clasificación.
day-then = Tu intento que cuenta: { $result }
day-ranked = Con clasificación en este servidor
day-ranked-about = El servidor hace las extracciones, así que nadie sabe lo que viene hasta que termina el día (UTC). Tienes un intento. Cuenta el resultado sin la suerte.
day-ranked-go = Jugar con clasificación
day-none = Nadie ha terminado aún la partida de hoy.
day-score = { $score } % sin la suerte (suerte: { $luck } %)
day-score-later = La suerte se está calculando
day-past = Días pasados
day-past-n = { $n ->
    [one] { $date }: { $n } resultado
   *[other] { $date }: { $n } resultados
}
day-check = Todo lo que se sacó viene de este número aleatorio. Con los registros se pueden comprobar los resultados:
