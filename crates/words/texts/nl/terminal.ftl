# The game in a terminal (havana play). Most of its words are those of the browser.

terminal-choose = Typ een getal van 1 tot en met { $n }, of ? voor hulp.
terminal-wrong = { $input }: dat kun je niet kiezen. Typ een getal van 1 tot en met { $n }, of ? voor hulp.
terminal-back = Iets anders
terminal-help-number = de keuze met dit getal nemen
terminal-help-table = de tafel bekijken
terminal-help-log = zien wat er gebeurd is
terminal-help-cards = lezen wat de kaarten doen
terminal-help-hint = een hint krijgen
terminal-help-undo = je laatste beslissing ongedaan maken
terminal-help-say = iets zeggen tegen iedereen aan tafel
terminal-help-sit = zelf verderspelen als een bot voor je speelt
terminal-help-quit = de partij verlaten
terminal-help-scroll = door de keuzes bladeren
terminal-saved = Opgeslagen: { $file }
terminal-left = Je hebt de partij verlaten. Die is nog niet afgelopen.
terminal-waits = { $n ->
    [one] Nog { $n } speler te gaan…
   *[other] Nog { $n } spelers te gaan…
}
terminal-small = Dit venster is te klein. Er zijn { $columns } kolommen en { $rows } regels nodig.
