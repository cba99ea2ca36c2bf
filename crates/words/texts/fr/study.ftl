study-chart = Chances de gagner, en pourcentage
study-table = Le graphique en tableau
study-percent = { $n } %
study-round = Manche { $n }
study-setup = Mise en place
study-result = Résultat
study-sign-mistake = erreur
study-sign-lucky = tirage chanceux
study-sign-unlucky = tirage malchanceux
study-mark-mistake = { $round } : { $name } fait une erreur et perd { $points } points de pourcentage
    .you = { $round } : tu fais une erreur et perds { $points } points de pourcentage
study-mark-lucky = { $round } : chance pour { $name }, { $points } points de pourcentage
    .you = { $round } : chance pour toi, { $points } points de pourcentage
study-mark-unlucky = { $round } : malchance pour { $name }, { $points } points de pourcentage
    .you = { $round } : malchance pour toi, { $points } points de pourcentage
study-marks = { $n ->
    [one] { $n } moment marqué
   *[other] Les { $n } moments marqués
}
study-note-title = { $round }, { $name }
    .you = { $round }, ta décision
study-played = Joué :
study-better = Mieux :
study-why-early = fait jouer avant les autres
study-why-stays = laisse { $card } en jeu
study-verdict-best = Rien de mieux n’a été trouvé.
study-verdict = { $grade } : { $points } points de pourcentage de chances de gagner en moins (±{ $error })
study-grade-too-close = Trop serré pour juger
study-grade-fine = Correct
study-grade-inaccuracy = Imprécision
study-grade-mistake = Erreur
study-grade-blunder = Grosse erreur
study-options = Les choix et leurs chances de gagner
study-line = Ce qui aurait pu suivre
study-draw = Un tirage
study-summary = Habileté et chance
study-by-decisions = Décisions
study-by-draws = Tirages
study-lost-both = { $name } a perdu { $own } points de pourcentage de chances de gagner par ses décisions et { $draws } par les tirages.
    .you = Tu as perdu { $own } points de pourcentage de chances de gagner par tes décisions et { $draws } par les tirages.
study-lost-gained = { $name } a perdu { $own } points de pourcentage de chances de gagner par ses décisions et en a gagné { $draws } par les tirages.
    .you = Tu as perdu { $own } points de pourcentage de chances de gagner par tes décisions et en as gagné { $draws } par les tirages.
study-you-loss = En moyenne, une décision t’a coûté { $loss } points de pourcentage.
study-you-compared = { $n ->
    [one] En moyenne, une décision t’a coûté { $loss } points de pourcentage ; dans ta partie analysée précédente, c’était { $earlier }.
   *[other] En moyenne, une décision t’a coûté { $loss } points de pourcentage ; dans tes { $n } parties analysées précédentes, c’était { $earlier }.
}
study-sums = Ici, les points sont des points de pourcentage de chance de gagner. Ils s’additionnent sur toute la partie et peuvent donc dépasser 100.
study-decisive = Ce qui a décidé la partie
study-does = { $name } : { $what }.
    .you = Toi : { $what }.
study-warning = Cela gâche environ { $points } points de pourcentage de chances de gagner. Mieux : { $better }. Confirme pour le faire quand même.
