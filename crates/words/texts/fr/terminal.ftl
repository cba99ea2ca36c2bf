# The game in a terminal (havana play). Most of its words are those of the browser.

terminal-choose = Tape un nombre de 1 à { $n }, ou ? pour l’aide.
terminal-wrong = { $input } : ce n’est pas un choix possible. Tape un nombre de 1 à { $n }, ou ? pour l’aide.
terminal-back = Autre chose
terminal-help-number = faire le choix qui a ce nombre
terminal-help-table = voir la table
terminal-help-log = voir ce qui s’est passé
terminal-help-cards = lire ce que font les cartes
terminal-help-hint = demander un conseil
terminal-help-undo = annuler ta dernière décision
terminal-help-say = dire quelque chose à toute la table
terminal-help-sit = reprendre ta place au bot qui joue pour toi
terminal-help-quit = quitter la partie
terminal-help-scroll = faire défiler les choix
terminal-saved = Enregistrée : { $file }
terminal-left = Tu as quitté la partie. Elle n’est pas encore terminée.
terminal-waits = { $n ->
    [one] Il manque encore { $n } personne…
   *[other] Il manque encore { $n } personnes…
}
terminal-small = Cette fenêtre est trop petite. Il lui faut { $columns } colonnes et { $rows } lignes.
