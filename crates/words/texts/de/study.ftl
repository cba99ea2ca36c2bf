study-chart = Gewinnchance in Prozent
study-table = Das Diagramm als Tabelle
study-percent = { $n } %
study-round = Runde { $n }
study-setup = Aufbau
study-result = Ergebnis
study-sign-mistake = Fehler
study-sign-lucky = Glück beim Ziehen
study-sign-unlucky = Pech beim Ziehen
study-mark-mistake = { $round }: { $name } macht einen Fehler und verliert { $points } Prozentpunkte
study-mark-lucky = { $round }: Glück für { $name }, { $points } Prozentpunkte
study-mark-unlucky = { $round }: Pech für { $name }, { $points } Prozentpunkte
study-marks = { $n ->
    [one] { $n } markierter Moment
   *[other] Alle { $n } markierten Momente
}
study-note-title = { $round }, { $name }
study-played = Gespielt:
study-better = Besser:
study-why-early = kommt vor den anderen dran
study-verdict-best = Nichts Besseres gefunden.
study-verdict = { $grade }: { $points } Prozentpunkte Gewinnchance verloren (±{ $error })
study-grade-too-close = Zu knapp für ein Urteil
study-grade-fine = In Ordnung
study-grade-inaccuracy = Ungenauigkeit
study-grade-mistake = Fehler
study-grade-blunder = Grober Fehler
study-options = Die Möglichkeiten und ihre Gewinnchance
study-draw = Gezogen
study-summary = Können und Glück
study-by-decisions = Entscheidungen
study-by-draws = Ziehen
study-lost-both = { $name } verliert { $own } Prozentpunkte Gewinnchance durch Entscheidungen und { $draws } beim Ziehen.
study-lost-gained = { $name } verliert { $own } Prozentpunkte Gewinnchance durch Entscheidungen und gewinnt { $draws } beim Ziehen.
study-decisive = Was die Partie entschieden hat
study-does = { $name }: { $what }.
study-warning = Das verschenkt etwa { $points } Prozentpunkte Gewinnchance. Besser: { $better }. Bestätige, um es trotzdem zu tun.
