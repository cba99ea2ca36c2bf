# Jugar juntos en un servidor.

online-title = Jugar juntos
online-about = Con amigos por un enlace, o con quien haya
online-loading = Un momento…

## Sala

lobby-title = Sala
lobby-mine = Tus mesas
lobby-open = Mesas abiertas
lobby-none = Nadie espera en una mesa abierta. ¡Crea una!
quick-title = Partida rápida
quick-about = Siéntate con quien llegue primero.
quick-go = Buscar partida
new-title = Crear una mesa
new-make = Crear la mesa
new-public = Abierta a todos
new-public-about = Aparece en la sala. Si no, solo entra quien tenga tu enlace.
new-spectators = Espectadores
new-spectators-about = Otros pueden mirar. Nunca ven la mano de nadie.
seat-open = Quien venga
seat-free = libre
pace-title = Ritmo
pace-about = A quien se le acaba el tiempo, un bot juega por él hasta que vuelva.
pace-free = Sin reloj
pace-live = En vivo: { $minutes } min y { $seconds } s por decisión
pace-days = En varios días: { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
} por decisión
table-title = La mesa
table-own-deck = mazo propio
table-won = ganó
table-join = Tomar asiento
table-watch = Mirar
table-open = A la mesa

name-about = Basta un nombre. ¿Con cuál quieres jugar?
name-go = Seguir
name-account = ¿Tienes una cuenta?

waiting-for-others = Esperando a que se ocupen todos los asientos…
waiting-start = Empezar ya, con bots
waiting-leave = Dejar la mesa
invite-title = Invitar a alguien
invite-about = Quien abra este enlace puede tomar asiento. Nadie necesita cuenta.
invite-copy = Copiar el enlace
invite-copied = El enlace está copiado.

## Partidas y jugadores

games-title = Partidas
games-mine = Mis partidas
games-public = Partidas de otros
games-none = Aún no has jugado aquí.
games-public-none = Aún no hay partidas públicas.
games-export = Guardar todas mis actas
leaders-title = Clasificación
leaders-two = De a dos
leaders-more = De a tres y de a cuatro
leaders-about = Puntuaciones con el margen en que están con seguridad. Cuenta cada partida entre personas.
leaders-none = Nadie tiene puntuación todavía.
leaders-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, { $won } ganadas
player-title = Perfil
player-since = Aquí desde el { $date }
player-games = Últimas partidas
player-chart-about = La línea es la puntuación tras cada partida, la banda el margen en que está con seguridad. Un punto es una partida ganada.

## Cuenta

account-title = Tú
account-guest = Eres invitado: este navegador te recuerda.
account-of = Sesión de { $login }
account-rename = Cambiar el nombre
account-sign-in = Iniciar sesión
account-make = Crear una cuenta
account-make-about = Así puedes entrar desde cualquier sitio. Tus partidas y puntuaciones se conservan.
account-login = Nombre para entrar
account-password = Contraseña
account-password-about = Al menos { $n } caracteres
account-sign-out = Cerrar sesión
account-sign-out-everywhere = Cerrar sesión en todas partes
account-push = Avísame cuando me toque
account-push-about = También cuando esta página está cerrada. El navegador te pedirá permiso.
account-delete = Borrarme
account-delete-about = Tu nombre, puntuaciones y acceso desaparecen para siempre. Las partidas acabadas quedan, sin tu nombre.
account-delete-really = Sí, borrarme para siempre

## En la mesa

company-title = En la mesa
company-unread = { $n ->
    [one] { $n } mensaje nuevo
   *[other] { $n } mensajes nuevos
}
company-watching = { $n ->
    [0] Nadie mira.
    [one] { $n } persona mira.
   *[other] { $n } personas miran.
}
company-here = está aquí
company-away = está fuera
company-bot = un bot
company-stand-in = fuera; juega un bot
company-resigned = se rindió; juega un bot
company-clock = Tiempo restante
company-plays-for-you = Un bot juega por ti.
company-you-resigned = Te has rendido. Un bot sigue jugando.
company-sit-down = Recuperar tu asiento
company-mute = Silenciar
company-muted = Silenciado
company-said = Lo que se dijo
company-phrases = Decir algo rápido
company-say = Di algo a todos
company-send = Decirlo
company-sending = Tu decisión va de camino…
company-decides = { $name } está decidiendo…
company-all-choose = Todos están eligiendo…
leave-title = Dejar la partida
leave-hand-over = Ceder el sitio a un bot
leave-hand-over-about = Un bot sigue por ti. Puedes volver cuando quieras.
leave-resign = Rendirse
leave-resign-about = Un bot sigue, tú no vuelves, y la partida cuenta como perdida.
leave-resign-really = Sí, rendirme del todo
line-broken = Se ha perdido la conexión. Nuevo intento… Nada de lo enviado se pierde.
line-outdated = Hay una versión nueva del juego. Vuelve a cargar la página para seguir.
act-undo-online = Lo que se envió a los demás no se puede retirar.
act-too-late = Entretanto ha pasado algo. Decide de nuevo.
end-rematch = Otra vez con los mismos
end-rematch-waits = Alguien quiere jugar otra vez.

## Cuando el servidor dice que no

wrong-unreachable = No se puede llegar al servidor. Inténtalo de nuevo en un momento.
wrong-push = Este navegador no permite enviarte mensajes. El motivo está en sus ajustes para esta página.
wrong-too-often = Demasiadas veces. Espera un poco.
wrong-no-table = Esta mesa no existe, o no está abierta para ti.
wrong-login-taken = Otra persona entra con este nombre. Elige otro.
wrong-password = Este nombre y esta contraseña no van juntos.
wrong-table-full = Todos los asientos están ocupados.
wrong-begun = La partida ya ha empezado.
wrong-name = Elige un nombre de 1 a 24 caracteres normales.
wrong-login = El nombre para entrar tiene de 3 a 64 letras de la a a la z, cifras y - _ . @ +
wrong-password-length = La contraseña es demasiado corta o demasiado larga.

## Cosas que decir

phrase-0 = ¡Hola!
phrase-1 = ¡Que te diviertas!
phrase-2 = ¡Bien jugado!
phrase-3 = ¡Gracias!
phrase-4 = ¡Ay!
phrase-5 = ¡Otra vez no!
phrase-6 = ¡Qué suerte!
phrase-7 = Un momento, por favor.
phrase-8 = Ya he vuelto.
phrase-9 = ¡Te toca!
phrase-10 = ¡Buena partida!
phrase-11 = ¿Otra más?
