# The game in a terminal (havana play). Most of its words are those of the browser.

terminal-choose = Escribe un número del 1 al { $n }, o ? para ver la ayuda.
terminal-wrong = { $input }: no está entre las opciones. Escribe un número del 1 al { $n }, o ? para ver la ayuda.
terminal-back = Otra cosa
terminal-help-number = elegir la opción con este número
terminal-help-table = ver la mesa
terminal-help-log = ver lo que ha pasado
terminal-help-cards = leer lo que hacen las cartas
terminal-help-hint = pedir un consejo
terminal-help-undo = deshacer tu última decisión
terminal-help-say = decir algo a toda la mesa
terminal-help-sit = recuperar tu asiento si un bot juega por ti
terminal-help-quit = dejar la partida
terminal-help-scroll = recorrer las opciones
terminal-saved = Guardada: { $file }
terminal-left = Has dejado la partida. Todavía no ha terminado.
terminal-waits = { $n ->
    [one] Falta { $n } persona…
   *[other] Faltan { $n } personas…
}
terminal-small = Esta ventana es demasiado pequeña. Necesita { $columns } columnas y { $rows } líneas.
