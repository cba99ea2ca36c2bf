# The game in a terminal (havana play). Most of its words are those of the browser.

terminal-choose = Gib eine Zahl von 1 bis { $n } ein, oder ? für Hilfe.
terminal-wrong = { $input }: steht nicht zur Wahl. Gib eine Zahl von 1 bis { $n } ein, oder ? für Hilfe.
terminal-back = Etwas anderes
terminal-help-number = die Möglichkeit mit dieser Zahl wählen
terminal-help-table = den Tisch ansehen
terminal-help-log = ansehen, was geschehen ist
terminal-help-cards = nachlesen, was die Karten tun
terminal-help-hint = einen Tipp bekommen
terminal-help-undo = deine letzte Entscheidung rückgängig machen
terminal-help-say = allen am Tisch etwas sagen
terminal-help-sit = selbst weiterspielen, wenn ein Bot für dich spielt
terminal-help-quit = die Partie verlassen
terminal-help-scroll = durch die Möglichkeiten blättern
terminal-saved = Gespeichert: { $file }
terminal-left = Du hast die Partie verlassen. Sie ist noch nicht zu Ende.
terminal-waits = { $n ->
    [one] Es fehlt noch { $n } Person …
   *[other] Es fehlen noch { $n } Personen …
}
terminal-small = Dieses Fenster ist zu klein. Nötig sind { $columns } Spalten und { $rows } Zeilen.
