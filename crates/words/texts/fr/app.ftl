## Accueil et préparation

replace-title = Tu as une partie en cours
replace-text = Une seule partie peut être enregistrée : une nouvelle prendra sa place.
replace-go = Commencer une nouvelle partie
elsewhere-title = Ouverte dans une autre fenêtre
elsewhere-text = Cette partie se joue dans une autre fenêtre ou un autre onglet. On ne peut y jouer qu’à un endroit à la fois.
elsewhere-here = Jouer ici

setup-title = Créer une table
setup-about = On joue sur cet appareil, en se le passant. Pour jouer depuis plusieurs appareils, va dans « Jouer en ligne ».
# Avec setup-players-n : « On joue : à 3 ». Convient à tout le monde, et les bots comptent aussi.
setup-players = On joue
setup-players-n = à { $n }
setup-people = Personnes sur cet appareil
setup-seat = Place { $n }
setup-name = Nom
# Un nom provisoire, qui apparaît aussi dans les phrases : « J1 construit la statue. »
setup-name-default = J{ $n }
setup-who = Qui joue ici ?
setup-person = Une personne
setup-ages = Ordre des âges
setup-ages-about = Tranche la dernière égalité : si les nombres et tout le reste sont égaux, la personne la plus jeune joue d’abord. S’il faut échanger un bâtiment au début, c’est la plus âgée qui le fait.
setup-ages-drawn = Au hasard
setup-ages-given = Je l’indique, par âge décroissant
setup-ages-older = Placer { $name } plus haut (âge supérieur)
setup-deck = Bâtiments
setup-deck-house = Paquet de base
setup-deck-own = Paquet perso…
setup-deck-open = Ouvrir un fichier de paquet
setup-deck-loaded = Chargé : { $file }
setup-deck-wrong = Impossible de jouer avec ce paquet. { $reason }
setup-target = Points pour gagner
setup-target-usual = { $n } (habituel)
setup-memory = Aide-mémoire
setup-memory-about = Montre les cartes déjà défaussées par les autres.
setup-start = Commencer la partie
setup-back = Retour

## La table

table-label = Table
table-rows = Bâtiments
table-centre = Centre
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
table-order-acting = joue en ce moment
table-order-done = a déjà joué
table-players = Autour de la table
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
table-points-of = { $points } points sur { $target }
table-laid = Cartes en jeu
table-face-down = Carte face cachée
table-covered = recouverte
table-protected = à l’abri
table-buildings-n = { $n ->
    [0] Pas encore de bâtiments
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
table-your-turn = À toi de jouer
table-bot-thinks = { $name } réfléchit…
table-phase-actions = Actions et bâtiments
table-phase-supplies = Ravitaillement
table-phase-cards = Nouvelle carte
table-building-label = { $building }, { $points }, coût : { $cost }
table-building-architect = nécessite l’Architecte
table-building-end = en bout de rangée
table-building-inside = pas encore en bout de rangée
table-log = Journal
table-log-round = Manche { $n }
table-log-setup = Mise en place
table-since = Depuis ton dernier tour
table-since-against-you = Ce qu’on t’a fait
table-since-mine = Tes cartes
table-since-others = Les autres
table-since-nothing = Personne ne t’a rien fait.
table-since-go-on = Continuer
table-memory = Défaussées : { $cards }

## Décider

act-confirm = Confirmer
act-undo = Annuler le coup
act-undo-impossible = Impossible d’annuler ce coup. { $reason }
act-undone = Coup annulé.
act-hint = Conseil
act-end-turn = Finir le tour
act-show-number = Nombre : { $number }
act-choose-two = Choisis deux cartes : { $n } sur 2
act-choose-card = Choisis la carte à jouer.
act-choose-cover = Choisis la carte à recouvrir.
act-cover = Recouvrir { $card }
act-number-becomes = Ton nombre sera { $number }
act-choose-victim = Choisis ta victime.
act-you-take-n = tu en prends { $n }
act-nothing-there = rien à prendre
act-safe-by = à l’abri : { $card }
act-choose-loot = Choisis ce que tu prends à { $name }.
act-tax-all = Que perdent les autres ?
act-one-of = { $goods } sur { $n }
act-choose-materials = Choisis { $n ->
    [one] { $n } matériau
   *[other] { $n } matériaux
} : { $chosen } pour l’instant
act-also-debris = Et aussi { $goods }.
act-pay-title = Comment paies-tu ?
act-missing = { $building } : il manque { $goods }
spoken-turn = Manche { $round }, à toi de jouer.
spoken-have = Tu as { $goods }.
spoken-can-pay = Tu peux payer : { $buildings }.
spoken-centre = Au centre : { $goods }.
act-pay-more = Échanger à 5 contre 1 : { $what }
act-pay-less = Ne plus échanger à 5 contre 1 : { $what }
act-pay-total = Tu paies { $goods }
# « rien » est le texte de goods-nothing.
act-pay-left = { $goods ->
    [rien] Il ne te reste rien
   *[other] Il te reste { $goods }
}
act-not-now = Ce n’est pas possible maintenant.
act-only-ends = Tu ne peux prendre que les quatre bâtiments en bout de rangée.

## Conseil

hint-title = Ce que ferait { $name }
hint-thinking = Un instant…
# Suivi de hint-tries : « gagne dans 62 % des cas environ, sur 400 parties simulées ».
hint-share = gagne dans { $percent } % des cas environ
hint-tries = { $n ->
    [one] sur { $n } partie simulée
   *[other] sur { $n } parties simulées
}
hint-points = { $points } points en moyenne dans les prochaines manches
hint-rival = { $points } pour l’adversaire en tête
hint-why-build = construit { $building }
hint-why-reach = met { $building } à ta portée
hint-why-deny = empêche { $name } d’avoir { $building }
hint-why-rob = prend quelque chose à { $name }
hint-why-protect = te met à l’abri des vols et des impôts
hint-why-early = te fait jouer avant les autres
hint-why-gather = met des ressources de côté pour plus tard
hint-why-win = C’est ce qui te rapproche le plus de la victoire.
hint-best = Le mieux
hint-do = Jouer ce coup
hint-close = Fermer
hint-none = Il n’y a rien à décider pour l’instant.

## Mouvement et vitesse

speed-label = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Instantanée
speed-skip = Passer

## Plusieurs personnes devant un écran

curtain-title = Passe l’appareil à { $name }
curtain-text = Les autres, on ne regarde pas !
curtain-open = Je suis { $name }

## La fin

end-title = Partie terminée
end-ranking = Score final
end-chart = Les points au fil des manches
end-chart-about = Chaque ligne est une place à la table ; la ligne en tirets marque les points pour gagner.
end-chart-point = { $name }, manche { $round } : { $points }
# Lu à voix haute pour le graphique ; les points sont une liste de end-chart-score.
end-chart-scores = Score final : { $scores }.
end-chart-score = { $name } : { $points }
end-moments = Moments clés
end-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
end-again = Rejouer
end-new-table = Nouvelle table
end-save = Enregistrer la partie
end-replay = Revoir la partie
end-share = Partager le lien
end-share-copied = Lien copié.
end-share-failed = Impossible de copier le lien. Le voici :
end-home = Accueil
learn-title = Pour la prochaine fois
learn-robbed = Les vols et les impôts t’ont coûté en tout { $n } pesos, matériaux et ouvriers. La Protection les arrête tous ; tu l’as eue dans { $protected } manches sur { $rounds }.
learn-late = Dans { $n } manches sur { $rounds }, tu as agi en dernier. Une carte basse à côté d’une carte forte te fait agir plus tôt.
learn-rested = Dans { $n } manches sur { $rounds }, tu as fait la Sieste. Tu agis tôt, mais deux cartes utiles rapportent souvent plus.
learn-grand = { $name } a construit plus de bâtiments qui demandent l’Architecte : { $n }, et toi { $yours }. Garde l’Architecte pour le moment où l’un d’eux arrive en bout de rangée.
learn-slow = { $name } a commencé à construire à la manche { $round }, toi à la manche { $yours }. De petits bâtiments construits tôt donnent des points que personne ne peut te prendre.
learn-nothing = { $name } a commencé à construire à la manche { $round }, et toi, tu n’as rien construit. Commence petit : personne ne peut te prendre ces points.
learn-saved = Il te restait { $n } pesos, ouvriers et matériaux de couleur. À la fin, ils ne comptent pas : construis dès que tu peux.
learn-behind = Tu finis à { $points } de { $name }. Regarde la partie pour voir où elle s’est jouée.

## Relecture

replay-title = Revoir une partie
watch-title = Regarder une partie
watch-live = En direct : une table de bots
watch-live-about = La Doctora, Don Julio, Rosa et Paquito jouent, et toi, tu regardes.
watch-featured = La partie à voir
watch-featured-about = Trois bots experts, et six changements en tête. Pas à pas, avec toutes les cartes visibles.
watch-next = Regarder une autre partie
away-missing = Les parties ne sont pas encore enregistrées pour le mode hors ligne. Connecte-toi une fois à internet et réessaie.
replay-open-file = Ouvrir un fichier de partie
replay-open-about = Une partie enregistrée ici ou avec le programme havana
replay-saved = Tes parties
replay-saved-none = Pas encore de partie. Joues-en une et tu pourras la revoir ici.
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
replay-eyes-public = Ce que tout le monde voit
replay-eyes-of = Ce que voit { $name }
replay-play-on = Continuer à jouer d’ici
replay-delete = Supprimer
replay-delete-really = Oui, supprimer
replay-broken = Impossible d’ouvrir cette partie. { $reason }
replay-link-broken = Le lien est incomplet ou endommagé.

study-title = Analyse
study-about = Montre les erreurs, les tirages heureux et de meilleurs choix. Fonctionne sur ton appareil.
study-start = Analyser la partie
study-continue = Continuer
study-stop = Arrêter
study-progress = { $done } sur { $total }
study-failed = L’analyse n’a pas pu être chargée. Réessaie.
study-mark-played = joué
study-mark-better = mieux
study-try = Essayer en jouant { $name }
study-back = Retour à la partie
study-recorded = Dans la partie enregistrée : { $results }
study-checking = Vérification de ta décision…
shared-gone = Cette partie partagée n’est plus là, ou le lien est incomplet.

## Réglages

settings-title = Réglages
settings-strength = Bots de « Jouer maintenant »
strength-1 = Facile
strength-2 = Moyen
strength-3 = Difficile
strength-4 = Expert
strength-next = Des bots plus forts : { $strength }
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-sound = Sons
settings-letters = Raccourcis d’une seule lettre
settings-on = Oui
settings-off = Non
settings-ask = Confirmer les décisions
settings-ask-no = Seulement si nécessaire
settings-ask-yes = Toujours
settings-warn = Avertir avant une grosse erreur contre des bots
settings-about = À propos du jeu
settings-about-text = Le jeu est de Reinhard Staupe. Le texte des règles, les images et les sons sont de nous.

## Règles, cartes et aide de jeu

rules-title = Règles
rules-search = Chercher dans les règles
rules-guide = Comment jouer
rules-page = Sur une page à imprimer
rules-guide-missing = L’aperçu n’a pas pu être chargé. Toutes les règles suivent.
rules-found = { $n ->
    [0] Aucun résultat.
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
rules-clear = Effacer la recherche
rules-clause = Règle { $id }
rules-why = Voir la règle { $id }
aid-title = Aide de jeu
aid-about = Les cartes, rangées selon ce qu’il te faut
aid-print = Imprimer sur une page
aid-pesos = Pesos
aid-pesos-text = 8 Pesos : la moitié de ceux du centre, arrondie au supérieur · 5 Vol de pesos : la moitié de ceux d’une victime, arrondie à l’inférieur · 3 Percepteur : 1 de la réserve
aid-coloured = Matériaux de couleur
aid-coloured-text = 9 Mama : la moitié de ceux du centre, arrondie au supérieur, à ton choix · 7 Marché noir : du sac (débris compris), 2 pour la première personne qui exécute cette action dans la manche, 1 pour chacune des suivantes · 6 Vol de matériaux : 1 d’une victime (débris compris), ou 1 ou 2 si elle en a plus de 3 de couleur
aid-debris = Débris
aid-debris-text = 2 Débris : tous ceux du centre · 9 Mama : la moitié, arrondie au supérieur · 6 Vol de matériaux : débris aussi
aid-workers = Ouvriers
aid-workers-text = 4 Ouvrier : 2 pour la première personne qui exécute cette action dans la manche, 1 pour chacune des suivantes · 4 Architecte : 1 ; la carte est nécessaire pour certains bâtiments
aid-cards = Cartes
aid-cards-text = 1 Rafraîchissement : une carte de la défausse revient en main
aid-safety = Sécurité
aid-safety-text = 2 Protection : ni vol ni impôt de toute la manche · 0 Sieste : un petit nombre, donc tu joues tôt
aid-harm = Attaque
aid-harm-text = 3 Percepteur : chaque personne qui n’a pas encore joué perd un ouvrier ou un matériau (débris compris) à ton choix · 3 Arrêt des travaux : peut retirer un bâtiment en bout de rangée, un par manche pour toute la table · 5 et 6 : on vole une personne qui n’a pas encore joué ; en dernier, qui on veut
aid-five = Échange 5 contre 1
aid-five-text = En construisant : 5 débris valent n’importe quel matériau de couleur, 5 pesos valent un ouvrier
aid-target = Points pour gagner
aid-target-text = à 2 : 25 · à 3 : 20 · à 4 : 15

## Clavier

keys-title = Raccourcis clavier
keys-open = Afficher les raccourcis
keys-digits = choisir la carte qui porte ce chiffre ; encore une pression pour l’autre
keys-arrows = passer d’un choix à l’autre
keys-space = choisir l’élément en surbrillance
keys-enter = activer le bouton en surbrillance, sinon confirmer
keys-escape = annuler, fermer
keys-undo = annuler le coup
keys-hint = conseil
keys-card = expliquer la carte en surbrillance
keys-log = aller au journal
keys-hand = aller à ta main
keys-rows = aller aux bâtiments
keys-skip = passer l’animation
keys-goods = entendre ce que tu as
keys-centre = entendre le centre
keys-others = entendre les autres
keys-turn = entendre à qui c’est le tour
keys-rules = règles
keys-help = cette liste
key-digits = 0 à 9
key-arrows = Flèches
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-control-z = Ctrl+Z

## Quand quelque chose va de travers

error-bot = { $name } n’a pas pu jouer.
error-storage = Ton navigateur bloque l’enregistrement : si tu fermes cette page, la partie est perdue.
error-saved-broken = Impossible d’ouvrir la partie enregistrée. { $reason }

## Général

common-close = Fermer
common-back = Retour
link-broken = Ce lien est incomplet ou endommagé. Demande-le à nouveau ou repars de l’accueil.
common-leave = Quitter la partie
common-leave-about = Elle est enregistrée : tu pourras la reprendre plus tard.
common-skip-to-table = Aller à la table

## Ce qui ne va pas dans un fichier

# Ces phrases suivent setup-deck-wrong, replay-broken ou error-saved-broken.
file-line = { $fault } (ligne { $line })
file-line-building = { $fault } (ligne { $line }, « { $building } »)
fault-deck-form = Ce n’est pas un paquet, ou quelque chose y est mal écrit.
fault-deck-count = Un paquet compte 36 bâtiments, et non { $n }.
fault-deck-key = Une clé a de 1 à { $most } caractères : de a à z, chiffres et tirets bas.
fault-deck-key-twice = Deux bâtiments ont la même clé.
fault-deck-points = Un bâtiment vaut de 1 à 7 points, et non { $n }.
fault-deck-free = Un bâtiment doit coûter quelque chose.
fault-deck-cost = Ce bâtiment coûte trop cher : { $n }, alors que le maximum est { $most }.
fault-deck-too-many = Tu as ouvert trop de paquets différents. Recharge la page.
fault-too-big = Le fichier est trop gros.
fault-game-form = Ce n’est pas une partie de Havana.
fault-game-newer = Elle vient d’une version plus récente de Havana. Recharge la page pour mettre à jour.
fault-game-cut = Il manque la fin.
fault-game-rule = Elle enfreint la règle { $id }.
fault-game-damaged = Elle est endommagée.
fault-reader = Impossible de charger le programme qui lit les fichiers. Réessaie.

## Vie privée

# docs/hosting.md dit la même chose à la personne qui gère le serveur. Les deux doivent rester vrais.
privacy-title = Vie privée
privacy-intro = Pas de publicité, pas de pistage, rien qui vienne d’autres sites. Voici tout ce qui est conservé, et pour combien de temps.
privacy-browser-title = Dans ce navigateur
privacy-browser = Tes réglages, la partie en cours, ta dernière table, tes { $n } dernières parties terminées, tes résultats aux parties du jour et aux problèmes, tes dernières analyses et la qualité de tes décisions dans tes dernières parties. Tout reste sur cet appareil. Pour l’effacer, supprime les données de ce site dans ton navigateur.
privacy-guest-title = Si tu joues en ligne
privacy-guest = Le serveur conserve ton nom et dépose un cookie pour reconnaître ce navigateur. Il expire 400 jours après ta dernière visite. Si une personne sans compte ne peut plus revenir et n’a plus de partie, ses données sont effacées en un jour au plus.
privacy-account-title = Si tu crées un compte
privacy-account = Ton identifiant, une empreinte de ton mot de passe (jamais le mot de passe lui-même), tes cotes et la date de ton arrivée sont conservés jusqu’à ce que tu supprimes ton compte.
privacy-games-title = Tes parties
privacy-games = Chaque décision est conservée, avec les noms de la table. Une partie reste tant qu’une des personnes a un compte ou peut revenir ; les autres sont effacées 90 jours après le dernier coup, et les tables jamais commencées après 7 jours. Tout le monde peut voir les parties publiques.
privacy-chat = Les 200 derniers messages sont conservés avec la partie.
privacy-shared-title = Parties partagées
privacy-shared = Seulement si tu appuies sur « Partager le lien » : le serveur garde cette partie, avec les noms des personnes qui ont joué, pour toute personne qui a le lien. Elle est effacée 180 jours après avoir été partagée ou ouverte pour la dernière fois.
privacy-push-title = Notifications
privacy-push = Seulement si tu les actives : le serveur conserve l’adresse que lui donne ton navigateur et envoie un message chiffré quand c’est ton tour. Si tu les désactives ou te déconnectes, l’adresse est effacée.
privacy-never-title = Ce qui n’est pas conservé
privacy-never = Ton adresse e-mail et ton adresse IP. Le journal du serveur nomme des parties et des places, jamais des cartes, des mots de passe ou des messages.
privacy-delete-title = Tout supprimer
privacy-delete = Va dans « Compte », puis « Supprimer le compte » ; cela marche aussi sans compte. Ton nom, ton identifiant, ton mot de passe, tes cotes et tes messages disparaissent aussitôt. Les parties terminées restent, sans ton nom. Il ne figure plus que dans les parties partagées par un lien, jusqu’à leur suppression.
