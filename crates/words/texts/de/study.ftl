study-chart = Gewinnchance in Prozent
study-table = Das Diagramm als Tabelle
study-percent = { $n } %
study-round = Runde { $n }
study-setup = Vorbereitung
study-result = Ergebnis
study-sign-mistake = Fehler
study-sign-lucky = Glück beim Ziehen
study-sign-unlucky = Pech beim Ziehen
study-mark-mistake = { $round }: { $name } macht einen Fehler und verliert { $points } Prozentpunkte
    .you = { $round }: Du machst einen Fehler und verlierst { $points } Prozentpunkte
study-mark-lucky = { $round }: Glück für { $name }, { $points } Prozentpunkte
    .you = { $round }: Glück für dich, { $points } Prozentpunkte
study-mark-unlucky = { $round }: Pech für { $name }, { $points } Prozentpunkte
    .you = { $round }: Pech für dich, { $points } Prozentpunkte
study-marks = { $n ->
    [one] { $n } markierter Moment
   *[other] Alle { $n } markierten Momente
}
study-note-title = { $round }, { $name }
    .you = { $round }, deine Entscheidung
study-played = Gespielt:
study-better = Besser:
study-why-early = kommt vor den anderen dran
study-why-stays = lässt { $card } liegen
study-verdict-best = Nichts Besseres gefunden.
study-verdict = { $grade }: { $points } Prozentpunkte Gewinnchance verloren (±{ $error })
study-grade-too-close = Zu knapp für ein Urteil
study-grade-fine = In Ordnung
study-grade-inaccuracy = Ungenauigkeit
study-grade-mistake = Fehler
study-grade-blunder = Grober Fehler
study-options = Die Möglichkeiten und ihre Gewinnchance
study-line = Wie es hätte weitergehen können
study-draw = Gezogen
study-summary = Können und Glück
study-by-decisions = Entscheidungen
study-by-draws = Ziehen
study-lost-both = { $name } verliert { $own } Prozentpunkte Gewinnchance durch Entscheidungen und { $draws } beim Ziehen.
    .you = Du verlierst { $own } Prozentpunkte Gewinnchance durch Entscheidungen und { $draws } beim Ziehen.
study-lost-gained = { $name } verliert { $own } Prozentpunkte Gewinnchance durch Entscheidungen und gewinnt { $draws } beim Ziehen.
    .you = Du verlierst { $own } Prozentpunkte Gewinnchance durch Entscheidungen und gewinnst { $draws } beim Ziehen.
study-you-loss = Im Schnitt kostet dich eine Entscheidung { $loss } Prozentpunkte.
study-you-compared = { $n ->
    [one] Im Schnitt kostet dich eine Entscheidung { $loss } Prozentpunkte; in deiner analysierten Partie davor waren es { $earlier }.
   *[other] Im Schnitt kostet dich eine Entscheidung { $loss } Prozentpunkte; in deinen { $n } analysierten Partien davor waren es { $earlier }.
}
study-sums = Punkte sind hier Prozentpunkte der Gewinnchance. Sie summieren sich über die ganze Partie und können deshalb 100 übersteigen.
study-decisive = Was die Partie entschieden hat
study-does = { $name }: { $what }.
    .you = Du: { $what }.
study-warning = Das verschenkt etwa { $points } Prozentpunkte Gewinnchance. Besser: { $better }. Bestätige, um es trotzdem zu tun.
