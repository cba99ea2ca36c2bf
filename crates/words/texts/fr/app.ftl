app-title = Havana
app-subtitle = Le jeu de cartes de Reinhard Staupe

## Accueil et préparation

home-play-now = Jouer maintenant
home-play-now-about = Tout de suite, contre trois bots
home-continue = Reprendre ta partie
home-continue-about = Manche { $round }, { $players } joueurs
home-learn = Apprendre en jouant
home-learn-about = Une première partie guidée
home-setup = Préparer une table
home-replay = Regarder une partie
home-rules = Règles
home-settings = Réglages
home-aid = Aide de jeu
home-opening = Un instant : le jeu arrive…

setup-title = Préparer une table
setup-players = Joueurs
setup-players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
setup-seat = Place { $n }
setup-name = Nom
setup-name-default = Joueur { $n }
setup-who = Qui joue ici ?
setup-person = Une personne
setup-ages = Ordre des âges
setup-ages-about = Départage les nombres égaux : la personne la plus jeune passe d’abord.
setup-ages-drawn = Tirer au sort
setup-ages-given = Je le donne, par âge décroissant
setup-ages-older = { $name } : une place plus haut, plus âgé
setup-deck = Bâtiments
setup-deck-house = Le paquet de la maison
setup-deck-own = Ton propre paquet…
setup-deck-open = Ouvrir un fichier de paquet
setup-deck-wrong = On ne peut pas jouer avec ce paquet : { $reason }
setup-target = Points pour gagner
setup-target-usual = { $n } (d’habitude)
setup-memory = Aide-mémoire
setup-memory-about = Montre quelles cartes les autres ont déjà défaussées.
setup-start = Commencer la partie
setup-back = Retour

## La table

table-label = La table
table-rows = Bâtiments
table-centre = Le centre
table-bag-n = { $n ->
    [0] Le sac est vide.
    [one] Encore { $n } matériau dans le sac
   *[other] Encore { $n } matériaux dans le sac
}
table-pile-n = { $n ->
    [0] La pioche est vide.
    [one] Encore { $n } bâtiment dans la pioche
   *[other] Encore { $n } bâtiments dans la pioche
}
table-stock-pesos = Pesos dans la réserve : { $n }
table-stock-workers = Ouvriers dans la réserve : { $n }
table-round = Manche { $n }
table-order = Ordre de cette manche
table-order-acting = joue maintenant
table-order-done = a joué
table-players = Joueurs
table-you = Toi
table-your-hand = Ta main
table-hand-n = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
table-discard-n = { $n ->
    [0] Défausse vide
    [one] { $n } carte dans la défausse
   *[other] { $n } cartes dans la défausse
}
table-number = Nombre { $number }
table-no-number = Pas encore de nombre
table-points-of = { $points } sur { $target } points
table-laid = Cartes en jeu
table-face-down = Une carte face cachée
table-covered = recouverte
table-protected = sous protection
table-buildings-n = { $n ->
    [0] Pas encore de bâtiments
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
table-your-turn = À toi de jouer
table-bot-thinks = { $name } réfléchit…
table-phase-actions = Actions et bâtiments
table-phase-supplies = Ravitaillement
table-phase-cards = Une nouvelle carte
table-building-label = { $building }, { $points }, coûte { $cost }
table-building-architect = exige l’architecte
table-building-end = peut être construit
table-building-inside = pas encore en bout de rangée
table-log = Ce qui s’est passé
table-log-round = Manche { $n }
table-log-setup = Mise en place
table-since = Depuis ton dernier tour
table-since-against-you = Ce qu’on t’a fait
table-since-nothing = Il ne t’est rien arrivé.
table-since-go-on = Continuer
table-memory = Défaussées : { $cards }

## Décider

act-confirm = Confirmer
act-undo = Reprendre le coup
act-undo-impossible = Ce coup ne peut pas être repris : { $reason }
act-undone = Coup repris.
act-hint = Conseil
act-end-turn = Terminer le tour
act-show-number = Ensemble : { $number }
act-choose-two = Choisis deux cartes : { $n } sur 2
act-choose-card = Choisis la carte que tu poses.
act-choose-cover = Choisis la carte que tu recouvres.
act-number-becomes = Ton nombre devient { $number }
act-choose-victim = Choisis un joueur.
act-choose-material = Choisis un matériau.
act-choose-materials = Choisis { $n ->
    [one] { $n } matériau
   *[other] { $n } matériaux
} : { $chosen } pour l’instant
act-also-debris = Et aussi { $goods }.
act-pay-title = Comment paies-tu ?
act-pay-more = Un cinq pour un de plus : { $what }
act-pay-less = Un cinq pour un de moins : { $what }
act-pay-total = Tu paies { $goods }
act-pay-left = { $goods ->
    [rien] Il ne te reste rien
   *[other] Tu gardes { $goods }
}
act-not-now = Ce n’est pas possible maintenant.
act-only-ends = On ne peut prendre que les quatre bâtiments en bout de rangée.

## Conseil

hint-title = Ce que ferait La Doctora
hint-thinking = La Doctora réfléchit…
hint-share = gagne environ { $percent } % du temps
hint-tries = { $n ->
    [one] sur { $n } partie jouée dans sa tête
   *[other] sur { $n } parties jouées dans sa tête
}
hint-points = { $points } points en moyenne dans les prochaines manches
hint-rival = le meilleur adversaire en gagne { $points } pendant ce temps
hint-why-build = achète { $building }
hint-why-reach = met { $building } à portée
hint-why-deny = empêche { $name } d’avoir { $building }
hint-why-rob = prend à { $name }
hint-why-protect = tient voleurs et percepteurs à distance
hint-why-early = te fait agir avant les autres
hint-why-gather = fait des provisions pour plus tard
hint-why-win = Pourquoi : c’est ce qui te rapproche le plus de la victoire.
hint-best = Le mieux
hint-do = Jouer ce coup
hint-close = Fermer
hint-none = Il n’y a rien à décider pour l’instant.

## Mouvement et vitesse

speed-label = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Sans mouvement
speed-skip = Passer

## Plusieurs personnes devant un écran

curtain-title = Passe l’appareil à { $name }
curtain-text = Personne d’autre ne devrait regarder maintenant.
curtain-open = Je suis { $name }

## La fin

end-title = La partie est finie
end-ranking = Score final
end-chart = Les points au fil des manches
end-chart-about = Une ligne par joueur ; la ligne en tirets marque les points pour gagner.
end-chart-point = { $name }, manche { $round } : { $points }
end-moments = Moments clés
end-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
end-again = Rejouer
end-new-table = Une autre table
end-save = Enregistrer la partie
end-replay = Revoir la partie
end-share = Partager un lien
end-share-copied = Le lien est copié. Il contient toute la partie.
end-share-failed = Le lien n’a pas pu être copié. Le voici :
end-home = À l’accueil

## Relecture

replay-title = Relecture
replay-open-file = Ouvrir un enregistrement
replay-open-about = Un enregistrement fait ici ou avec le programme havana
replay-saved = Parties enregistrées
replay-saved-none = Pas encore de parties enregistrées.
replay-saved-game = { $names }, manche { $round }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-position = Pas { $n } sur { $total }
replay-eyes = Point de vue
replay-eyes-all = Toutes les mains visibles
replay-eyes-public = Seulement ce que tout le monde voit
replay-eyes-of = Ce que voit { $name }
replay-play-on = Continuer à jouer d’ici
replay-delete = Supprimer
replay-broken = Cette partie ne peut pas être montrée : { $reason }
replay-link-broken = Le lien est incomplet ou abîmé.
replay-too-big = Ce fichier est trop gros pour être l’enregistrement d’une partie.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-sound = Sons
settings-on = Oui
settings-off = Non
settings-about = À propos de ce jeu
settings-about-text = Le jeu est de Reinhard Staupe. Les règles dans nos propres mots, les images et les sons sont de nous.

## Règles, cartes et aide de jeu

rules-title = Règles
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Rien trouvé.
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
rules-clear = Effacer la recherche
rules-clause = Règle { $id }
rules-why = Voir la règle { $id }
aid-title = Aide de jeu
aid-about = Ce que rapporte chaque carte, selon ce qu’il te faut
aid-pesos = Pesos
aid-pesos-text = 8 Pesos : la moitié du centre, arrondie au supérieur · 5 Voleur de pesos : la moitié de ceux d’un joueur, arrondie à l’inférieur · 3 Percepteur : 1 de la réserve
aid-coloured = Matériaux de couleur
aid-coloured-text = 9 Mama : la moitié du centre, arrondie au supérieur, à ton choix · 7 Marché noir : le premier en pioche 2, les autres 1 · 6 Voleur de matériaux : 1 d’un joueur, ou 2 s’il en a plus de 3
aid-debris = Débris
aid-debris-text = 2 Débris : tous ceux du centre · 9 Mama : la moitié, arrondie au supérieur
aid-workers = Ouvriers
aid-workers-text = 4 Ouvrier : qui en prend en premier en prend 2, les autres 1 · 4 Architecte : 1, et les grands bâtiments
aid-cards = Cartes
aid-cards-text = 1 Rafraîchissement : une carte de la défausse revient en main
aid-safety = Sécurité
aid-safety-text = 2 Protection : personne ne te prend rien · 0 Sieste : un petit nombre, donc tu joues tôt
aid-harm = Nuire
aid-harm-text = 3 Percepteur : ceux qui n’ont pas encore joué perdent un ouvrier ou un matériau · 3 Arrêt des travaux : un bâtiment en bout de rangée quitte le jeu · 5 et 6 : les voleurs
aid-five = Cinq pour un
aid-five-text = En construisant : 5 débris pour n’importe quel matériau de couleur, 5 pesos pour un ouvrier
aid-target = Points pour gagner
aid-target-text = 2 joueurs : 25 · 3 joueurs : 20 · 4 joueurs : 15

## Clavier

keys-title = Touches
keys-open = Montrer les touches
keys-digits = choisir la carte qui porte ce chiffre ; encore une fois pour l’autre
keys-arrows = passer d’un choix possible à l’autre
keys-space = choisir ce qui a le focus
keys-enter = confirmer
keys-escape = annuler, fermer
keys-undo = reprendre le coup
keys-hint = conseil
keys-card = ce que fait la carte sélectionnée
keys-log = au journal
keys-hand = à ta main
keys-rows = aux bâtiments
keys-skip = passer le mouvement
keys-rules = règles
keys-help = cette liste
key-digits = 0 à 9
key-arrows = Flèches
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-control-z = Ctrl+Z

## Réseau et installation

net-offline = Tu es hors ligne. Le jeu continue.
net-ready = Tout est prêt pour jouer hors ligne.
net-update = Une nouvelle version est là.
net-update-now = La charger
net-install = Installer
net-install-about = Mets Havana sur ton écran d’accueil ; le jeu marche aussi hors ligne.

## Quand quelque chose va de travers

error-title = Quelque chose s’est mal passé
error-text = La partie est conservée. Recharge la page pour continuer.
error-reload = Recharger
error-bot = Le bot n’a pas pu décider : { $reason }
error-storage = Le navigateur ne nous laisse pas conserver la partie. Elle sera perdue si tu fermes cette page.
error-saved-broken = La partie enregistrée n’a pas pu être lue : { $reason }

## Général

common-close = Fermer
common-back = Retour
common-leave = Quitter la partie
common-leave-about = Elle est conservée, et tu pourras continuer plus tard.
common-skip-to-table = Aller à la table
