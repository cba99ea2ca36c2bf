## Biens

material-brick = Brique
    .letter = B
material-sandstone = Grès
    .letter = G
material-loam = Argile
    .letter = A
material-glass = Verre
    .letter = V
material-debris = Débris
    .letter = D
good-pesos = Pesos
good-workers = Ouvriers

count-brick = { $n ->
    [one] { $n } brique
   *[other] { $n } briques
}
count-sandstone = { $n } grès
count-loam = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
}
count-glass = { $n ->
    [one] { $n } verre
   *[other] { $n } verres
}
count-debris = { $n } débris
count-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
count-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# act-pay-left dit autre chose quand il lit ce mot.
goods-nothing = rien
list-and = et

end-upper-left = rangée du haut, bout gauche
end-upper-right = rangée du haut, bout droit
end-lower-left = rangée du bas, bout gauche
end-lower-right = rangée du bas, bout droit
row-upper = Rangée du haut
row-lower = Rangée du bas

## Ce qui s’est passé

event-ages = Par ordre d’âge décroissant : { $names }.
event-laid-upper = Nouveau dans la rangée du haut : { $buildings }.
event-laid-lower = Nouveau dans la rangée du bas : { $buildings }.
event-swapped = { $name } met en jeu { $brought } ; { $sent } retourne dans la pioche.
    .you = Tu mets en jeu { $brought } ; { $sent } retourne dans la pioche.
event-to-centre = Au centre : { $goods }.
event-drawn = { $name } pioche { $goods } dans le sac.
    .you = Tu pioches { $goods } dans le sac.
event-from-stock = { $name } prend { $goods } dans la réserve.
    .you = Tu prends { $goods } dans la réserve.
event-start = { $name } commence avec { $goods }.
    .you = Tu commences avec { $goods }.
event-pair-chosen = { $name } a fait son choix.
    .you = Tu as choisi { $cards }.
    .seen = { $name } a choisi { $cards }.
event-pair-revealed = { $name } ouvre avec { $cards } : { $number }.
    .you = Tu ouvres avec { $cards } : { $number }.
event-round = Manche { $round }. Ordre de jeu : { $names }.
event-action = { $name } joue { $card }.
    .you = Tu joues { $card }.
event-siesta = { $name } fait la sieste.
    .you = Tu fais la sieste.
event-protection = { $name } est sous protection toute la manche.
    .you = Tu es sous protection toute la manche.
event-takes-no-card = { $name } ne reprend aucune carte.
    .you = Tu ne reprends aucune carte.
event-removes-nothing = { $name } laisse tous les bâtiments debout.
    .you = Tu laisses tous les bâtiments debout.
event-idle-refreshment = La défausse est vide : aucune carte à reprendre.
event-idle-debris = Il n’y a pas de débris au centre.
event-idle-conservation = On ne peut plus retirer de bâtiment dans cette manche.
event-idle-worker = Il n’y a plus d’ouvriers à embaucher.
event-idle-thief = Il n’y a personne à qui voler quoi que ce soit.
event-idle-black-market = Le sac est vide.
event-idle-pesos = Il n’y a pas de pesos au centre.
event-idle-mama = Il n’y a pas de matériaux au centre.
event-idle = Il ne se passe rien.
event-card-taken-up = { $name } reprend une carte dans sa défausse.
    .you = Tu reprends { $card } dans ta défausse.
    .seen = { $name } reprend { $card } dans sa défausse.
event-taken = { $name } prend { $goods } au centre.
    .you = Tu prends { $goods } au centre.
event-removed = { $name } retire du jeu { $building }.
    .you = Tu retires du jeu { $building }.
event-taxed = { $name } prend { $goods } à { $victim } comme impôt.
    .you = Tu prends { $goods } à { $victim } comme impôt.
    .victim = { $name } te prend { $goods } comme impôt.
event-hired = { $name } embauche { $goods }.
    .you = Tu embauches { $goods }.
event-stolen = { $name } vole { $goods } à { $victim }.
    .you = Tu voles { $goods } à { $victim }.
    .victim = { $name } te vole { $goods }.
event-stolen-nothing = { $name } tente de voler { $victim }, mais n’en tire rien.
    .you = Tu tentes de voler { $victim }, mais tu n’en tires rien.
    .victim = { $name } tente de te voler, mais n’en tire rien.
event-built = { $name } construit { $building } ({ $points }) pour { $goods }.
    .you = Tu construis { $building } ({ $points }) pour { $goods }.
event-card-laid = { $name } recouvre { $covered } avec une carte face cachée.
    .you = Tu recouvres { $covered } avec { $card }.
    .seen = { $name } recouvre { $covered } avec { $card }, face cachée.
event-card-revealed = { $name } révèle { $card } sur { $covered }.
    .you = Tu révèles { $card } sur { $covered }.
event-taken-back = { $name } reprend toute sa défausse en main.
    .you = Tu reprends toute ta défausse en main.
event-left = { $name } laisse sa défausse où elle est.
    .you = Tu laisses ta défausse où elle est.

## Comment cela s’est terminé

ending-target = Les points de la victoire sont atteints.
ending-buildings = Il ne reste plus un seul bâtiment.
ending-materials = Il ne reste plus un seul matériau.
ending-standstill = Le sac est vide, et en douze manches rien n’a été construit ni retiré.
outcome-won = { $name } gagne avec { $points }.
    .you = Tu gagnes avec { $points } !
outcome-shared = { $names } se partagent la victoire, à égalité avec { $points }.
    .you = Tu partages la victoire avec { $names }, à égalité avec { $points }.

## Ce que l’on peut décider

decision-swap = Mettre en jeu { $brought } et rendre à la pioche { $sent }
decision-open = Ouvrir avec { $cards } : { $number }
decision-first = D’abord { $card }
decision-refresh = Reprendre { $card }
decision-refresh-none = Ne reprendre aucune carte
decision-conserve = Retirer { $building }
decision-conserve-none = Laisser tous les bâtiments debout
decision-tax = { $victim } perd { $goods }
decision-rob = Voler { $goods } à { $victim }
decision-rob-nothing = Choisir { $victim }, sans rien voler
decision-mama = Prendre { $goods }
decision-build = Construire { $building } ({ $points }) pour { $goods }
decision-build-swapped = Construire { $building } ({ $points }) pour { $goods } ; cinq pour un : { $swaps }
decision-build-nowhere = Construire à un bout où il n’y a rien
payment-swap = { $given } pour { $goods }
decision-end-turn = Terminer le tour
decision-lay = Poser { $card } sur { $cover } : { $number }
decision-take-back = Reprendre la défausse
decision-leave = Laisser la défausse

## Ce que l’on demande

choice-swap = Aucun bâtiment bon marché en bout de rangée. Lequel prends-tu dans la pioche, et pour quel bout ?
choice-opening = Avec quelles deux cartes ouvres-tu ?
choice-first = Quelle carte agit en premier ?
choice-refreshment = Quelle carte reprends-tu ?
choice-conservation = Quel bâtiment quitte le jeu ?
choice-tax = Que perd { $victim } ?
choice-peso-thief = À qui voles-tu des pesos ?
choice-materials-thief = À qui voles-tu des matériaux, et lesquels ?
choice-mama = Quelles couleurs Mama rapporte-t-elle ?
choice-build = Que construis-tu ?
choice-lay = Quelle carte poses-tu, et sur laquelle ?
choice-take-back = Reprends-tu ta défausse ?

## Pourquoi une chose est impossible

refusal-game-is-over = La partie est terminée.
refusal-chance-first = Il faut d’abord piocher quelque chose.
refusal-no-chance-now = On ne pioche rien maintenant.
refusal-other-draw = C’est autre chose que l’on pioche maintenant.
refusal-not-in-bag = Il n’y en a plus dans le sac : { $material }.
refusal-not-in-pile = Ce bâtiment n’est pas dans la pioche.
refusal-no-such-seat = Personne n’est assis là.
refusal-not-your-turn = { $name } n’a rien à décider pour l’instant.
    .you = Ce n’est pas à toi de décider.
refusal-already-chosen = { $name } a déjà choisi.
    .you = Tu as déjà choisi.
refusal-other-choice = D’abord une autre question : { $question }
refusal-not-cheap = Le bâtiment que tu apportes doit valoir 1, 2 ou 3 points.
refusal-no-building-there = Il n’y a pas de bâtiment à cet endroit.
refusal-same-card-twice = Choisis deux cartes différentes.
refusal-out-of-order = Nomme d’abord la plus basse.
refusal-not-in-hand = { $card } n’est pas dans ta main.
refusal-not-in-discard = { $card } n’est pas dans ta défausse.
refusal-not-laid-out = { $card } n’est pas devant toi.
refusal-not-this-victim = Décide d’abord ce que perd { $name }.
refusal-nothing-of = { $name } n’en a pas autant : { $material }.
refusal-no-worker = { $name } n’a aucun ouvrier.
refusal-already-played = { $name } a déjà joué dans cette manche, et d’autres pas encore.
refusal-yourself = Tu ne peux pas te voler toi-même.
refusal-protected = { $name } est sous protection pendant cette manche.
refusal-one-at-most = { $name } n’a pas plus de 3 matériaux de couleur : n’en prends qu’un.
refusal-must-take = { $name } a des matériaux : tu dois en prendre un.
refusal-half-is = { $n ->
    [one] La moitié des couleurs, c’est { $n } matériau, ni plus ni moins.
   *[other] La moitié des couleurs, c’est { $n } matériaux, ni plus ni moins.
}
refusal-not-in-centre = Il n’y en a pas autant au centre.
refusal-needs-architect = Il faut l’architecte : il doit être devant toi.
refusal-more-than-it-costs = Tu remplacerais plus que ce que coûte le bâtiment.
refusal-short = Il te manque encore { $goods }.

## Pourquoi un coup ne peut pas être repris

no-undo-nothing = Tu n’as encore rien décidé.
no-undo-drawn = Quelque chose a été pioché depuis, et tu en sais plus qu’avant.
no-undo-revealed = Des cartes ont été révélées depuis.
no-undo-decided-since = { $name } a pris une décision depuis.

## Les bots

level-random = Paquito
    .about = Vient de s’asseoir à la table et joue ce qui lui tombe sous la main.
level-greedy = Rosa
    .about = Prend ce qui vaut le plus sur le moment et construit dès que c’est rentable, mais ne se demande jamais ce que tu vas faire.
level-planner = Don Julio
    .about = Voit deux manches à l’avance : quels bâtiments seront à sa portée, ce que tu peux avoir en main, et s’il vaut mieux jouer tôt ou se protéger.
level-search = La Doctora
    .about = Avant chaque coup, joue de nombreuses parties dans sa tête, et dans chacune s’attend à ce que tu joues bien.
