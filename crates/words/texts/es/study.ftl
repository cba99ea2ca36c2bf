study-chart = Probabilidad de ganar, en porcentaje
study-table = El gráfico como tabla
study-percent = { $n } %
study-round = Ronda { $n }
study-setup = Preparación
study-result = Resultado
study-sign-mistake = error
study-sign-lucky = suerte al sacar
study-sign-unlucky = mala suerte al sacar
study-mark-mistake = { $round }: { $name } comete un error y pierde { $points } puntos porcentuales
    .you = { $round }: cometes un error y pierdes { $points } puntos porcentuales
study-mark-lucky = { $round }: suerte para { $name }, { $points } puntos porcentuales
    .you = { $round }: suerte para ti, { $points } puntos porcentuales
study-mark-unlucky = { $round }: mala suerte para { $name }, { $points } puntos porcentuales
    .you = { $round }: mala suerte para ti, { $points } puntos porcentuales
study-marks = { $n ->
    [one] { $n } momento marcado
   *[other] Los { $n } momentos marcados
}
study-note-title = { $round }, { $name }
    .you = { $round }, tu decisión
study-played = Jugado:
study-better = Mejor:
study-why-early = hace jugar antes que el resto
study-why-stays = deja en juego { $card }
study-verdict-best = No se ha encontrado nada mejor.
study-verdict = { $grade }: { $points } puntos porcentuales de probabilidad de ganar perdidos (±{ $error })
study-grade-too-close = Diferencia demasiado pequeña
study-grade-fine = Bien
study-grade-inaccuracy = Imprecisión
study-grade-mistake = Error
study-grade-blunder = Error grave
study-options = Las opciones y su probabilidad de ganar
study-line = Cómo podría haber seguido
study-draw = Azar
study-summary = Habilidad y suerte
study-by-decisions = Decisiones
study-by-draws = Azar
study-lost-both = { $name } ha perdido { $own } puntos porcentuales de probabilidad de ganar por sus decisiones y { $draws } por el azar.
    .you = Has perdido { $own } puntos porcentuales de probabilidad de ganar por tus decisiones y { $draws } por el azar.
study-lost-gained = { $name } ha perdido { $own } puntos porcentuales de probabilidad de ganar por sus decisiones y ha ganado { $draws } por el azar.
    .you = Has perdido { $own } puntos porcentuales de probabilidad de ganar por tus decisiones y has ganado { $draws } por el azar.
study-you-loss = De media, una decisión te ha costado { $loss } puntos porcentuales.
study-you-compared = { $n ->
    [one] De media, una decisión te ha costado { $loss } puntos porcentuales; en tu partida analizada anterior fueron { $earlier }.
   *[other] De media, una decisión te ha costado { $loss } puntos porcentuales; en tus { $n } partidas analizadas anteriores fueron { $earlier }.
}
study-sums = Aquí los puntos son puntos porcentuales de la probabilidad de ganar. Se suman durante toda la partida, así que pueden superar los 100.
study-decisive = Lo que decidió la partida
study-does = { $name }: { $what }.
    .you = Tú: { $what }.
study-warning = Así regalas unos { $points } puntos porcentuales de probabilidad de ganar. Mejor: { $better }. Confirma para hacerlo de todos modos.
