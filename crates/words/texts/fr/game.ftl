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
# « 2 verres » ferait penser à des verres à boire.
count-glass = { $n ->
    [one] { $n } bloc de verre
   *[other] { $n } blocs de verre
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
# act-pay-left change de phrase quand il lit ce mot.
goods-nothing = rien
list-and = et

end-upper-left = rangée du haut, bout gauche
end-upper-right = rangée du haut, bout droit
end-lower-left = rangée du bas, bout gauche
end-lower-right = rangée du bas, bout droit
row-upper = Rangée du haut
row-lower = Rangée du bas

## Ce qui s’est passé

event-ages = Par âge décroissant : { $names }.
event-laid-upper = Du nouveau dans la rangée du haut : { $buildings }.
event-laid-lower = Du nouveau dans la rangée du bas : { $buildings }.
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
event-protection = { $name } est à l’abri toute la manche.
    .you = Tu es à l’abri toute la manche.
event-takes-no-card = { $name } ne reprend aucune carte.
    .you = Tu ne reprends aucune carte.
event-removes-nothing = { $name } ne retire aucun bâtiment.
    .you = Tu ne retires aucun bâtiment.
event-idle-refreshment = La défausse est vide : aucune carte à reprendre.
event-idle-debris = Il n’y a pas de débris au centre.
event-idle-conservation = On ne peut plus retirer de bâtiment dans cette manche.
event-idle-worker = Il n’y a plus d’ouvriers à embaucher.
event-idle-thief = Il n’y a rien à voler.
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
event-taxed = { $name } lève l’impôt : { $victim } perd { $goods }.
    .you = Tu lèves l’impôt : { $victim } perd { $goods }.
    .victim = { $name } lève l’impôt : tu perds { $goods }.
event-hired = { $name } embauche { $goods }.
    .you = Tu embauches { $goods }.
event-stolen = { $name } vole { $goods } à { $victim }.
    .you = Tu voles { $goods } à { $victim }.
    .victim = { $name } te vole { $goods }.
event-stolen-nothing = { $name } tente de voler { $victim }, mais repart les mains vides.
    .you = Tu tentes de voler { $victim }, mais tu repars les mains vides.
    .victim = { $name } tente de te voler, mais repart les mains vides.
event-built = { $name } construit { $building } ({ $points }) pour { $goods }.
    .you = Tu construis { $building } ({ $points }) pour { $goods }.
event-card-laid = { $name } recouvre { $covered } avec une carte face cachée.
    .you = Tu recouvres { $covered } avec { $card }.
    .seen = { $name } recouvre { $covered } avec { $card }, face cachée.
event-card-revealed = { $name } révèle { $card } sur { $covered }.
    .you = Tu révèles { $card } sur { $covered }.
event-taken-back = { $name } reprend toute sa défausse.
    .you = Tu reprends toute ta défausse.
event-left = { $name } ne reprend pas sa défausse.
    .you = Tu ne reprends pas ta défausse.

## Comment cela s’est terminé

ending-target = Objectif atteint !
ending-buildings = Il n’y a plus de bâtiments.
ending-materials = Tous les matériaux ont quitté le jeu.
ending-standstill = Le sac est vide, et depuis douze manches rien n’a été construit ni retiré.
outcome-won = { $name } gagne avec { $points }.
    .you = Tu gagnes avec { $points } !
outcome-shared = { $names } se partagent la victoire, à égalité avec { $points }.
    .you = Tu partages la victoire avec { $names } : égalité à { $points }.
outcome-nobody = Tout le monde est parti : personne ne gagne.

## Ce que l’on peut décider

decision-swap = Mettre en jeu { $brought } et rendre à la pioche { $sent }
decision-open = Ouvrir avec { $cards } : { $number }
decision-first = D’abord { $card }
decision-refresh = Reprendre { $card }
decision-refresh-none = Ne reprendre aucune carte
decision-conserve = Retirer { $building }
decision-conserve-none = Ne retirer aucun bâtiment
decision-tax = { $victim } perd { $goods }
decision-rob = Voler { $goods } à { $victim }
decision-rob-nothing = Choisir { $victim }, sans butin
decision-mama = Prendre { $goods }
decision-build = Construire { $building } ({ $points }) pour { $goods }
decision-build-swapped = Construire { $building } ({ $points }) pour { $goods } ; 5 contre 1 : { $swaps }
decision-build-nowhere = Construire à un bout vide
payment-swap = { $given } contre { $goods }
decision-end-turn = Finir le tour
decision-lay = Jouer { $card } sur { $cover } : { $number }
decision-take-back = Reprendre la défausse
decision-leave = Laisser la défausse

## Ce que l’on demande

choice-swap = Aucun bâtiment en bout de rangée ne vaut de 1 à 3 points. Lequel prends-tu dans la pioche, et où le mets-tu ?
choice-opening = Quelles sont tes deux cartes d’ouverture ?
choice-first = Quelle carte joues-tu en premier ?
choice-refreshment = Quelle carte reprends-tu ?
choice-conservation = Quel bâtiment quitte le jeu ?
choice-tax = Que perd { $victim } ?
choice-peso-thief = À qui voles-tu des pesos ?
choice-materials-thief = À qui voles-tu des matériaux, et lesquels ?
choice-mama = Quels matériaux prends-tu avec Mama ?
choice-build = Que construis-tu ?
choice-lay = Quelle carte joues-tu, et sur laquelle ?
choice-take-back = Reprends-tu ta défausse ?

## Pourquoi une chose est impossible

refusal-game-is-over = La partie est terminée.
refusal-chance-first = Il faut d’abord piocher.
refusal-no-chance-now = On ne pioche rien maintenant.
refusal-other-draw = On pioche autre chose maintenant.
refusal-not-in-bag = { $material } : il n’y en a plus dans le sac.
refusal-not-in-pile = Ce bâtiment n’est pas dans la pioche.
refusal-no-such-seat = Il n’y a personne à cette place.
refusal-not-your-turn = { $name } n’a rien à décider pour l’instant.
    .you = Ce n’est pas ton tour.
refusal-already-chosen = { $name } a déjà choisi.
    .you = Tu as déjà choisi.
refusal-other-choice = Réponds d’abord à une autre question : { $question }
refusal-not-cheap = Le bâtiment que tu apportes doit valoir 1, 2 ou 3 points.
refusal-no-building-there = Il n’y a pas de bâtiment à cet endroit.
refusal-same-card-twice = Choisis deux cartes différentes.
refusal-out-of-order = Indique d’abord la carte la plus basse.
refusal-not-in-hand = { $card } n’est pas dans ta main.
refusal-not-in-discard = { $card } n’est pas dans ta défausse.
refusal-not-laid-out = { $card } n’est pas devant toi.
refusal-not-this-victim = Choisis d’abord ce que perd { $name }.
refusal-nothing-of = { $name } n’en a pas assez : { $material }.
refusal-no-worker = { $name } n’a pas d’ouvrier.
refusal-already-played = { $name } a déjà joué dans cette manche : choisis quelqu’un qui doit encore jouer.
refusal-yourself = Tu ne peux pas te voler : choisis une autre victime.
refusal-protected = { $name } est à l’abri dans cette manche, grâce à Protection.
refusal-one-at-most = { $name } n’a pas plus de 3 matériaux de couleur : tu ne peux en prendre qu’un.
refusal-must-take = { $name } a des matériaux : tu dois en prendre au moins un.
refusal-half-is = { $n ->
    [one] Prends exactement { $n } matériau de couleur : la moitié, arrondie au supérieur.
   *[other] Prends exactement { $n } matériaux de couleur : la moitié, arrondie au supérieur.
}
refusal-not-in-centre = Il n’y en a pas assez au centre.
refusal-needs-architect = Il te faut l’Architecte parmi tes cartes en jeu.
refusal-more-than-it-costs = Tu échangerais plus que ce que coûte le bâtiment.
refusal-short = Il te manque encore { $goods }.

## Pourquoi un coup ne peut pas être annulé

no-undo-nothing = Tu n’as encore rien décidé.
no-undo-drawn = On a pioché depuis, et tu en sais plus qu’avant.
no-undo-revealed = Des cartes ont été révélées depuis.
no-undo-decided-since = { $name } a décidé depuis.

## Les bots

# Un bot dans une liste : « Rosa (facile) », c’est-à-dire le niveau. Les noms sont les mêmes dans toutes les langues.
level-option = { $name } ({ $grade })
level-random = Paquito
    .about = Vient de s’asseoir à la table et joue ce qui lui tombe sous la main.
    .grade = très facile
level-greedy = Rosa
    .about = Prend ce qui vaut le plus sur le moment et construit dès que c’est rentable, mais ne se demande jamais ce que tu vas faire.
    .grade = facile
level-planner = Don Julio
    .about = Voit deux manches plus loin : quels bâtiments seront à sa portée, ce que tu peux avoir en main, et s’il vaut mieux jouer tôt ou se protéger.
    .grade = moyen
level-search = La Doctora
    .about = Avant chaque coup, joue une foule de parties dans sa tête, et s’attend toujours à ce que tu joues bien.
    .grade = difficile
level-master = Abuela Celia
    .about = Des milliers de parties au parc lui ont appris quelles cartes valent le coup, et elle calcule aussi loin que La Doctora.
    .grade = très difficile
