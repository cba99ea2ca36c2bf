# Jouer en ligne, sur un serveur.

online-loading = Un instant…

## Salon

lobby-title = Salon
lobby-mine = Tes tables
lobby-open = Tables ouvertes
lobby-none = Personne n’attend pour l’instant. Crée une table et invite quelqu’un.
lobby-now = En ce moment
lobby-games-n = { $n ->
    [one] { $n } partie en cours
   *[other] { $n } parties en cours
}
lobby-tables-n = { $n ->
    [one] { $n } table avec une place libre
   *[other] { $n } tables avec des places libres
}
quick-options = Nombre et rythme
quick-about = Joue avec la prochaine personne disponible
quick-go = Trouver une partie
new-title = Créer une table
new-about = Chaque personne joue sur son appareil. Envoie ton lien, ou rends la table publique.
new-make = Créer la table
new-public = Table publique
new-public-about = Visible dans le salon. Sinon, il faut ton lien pour entrer.
new-spectators = Public
new-spectators-about = On peut regarder la partie, sans voir les mains.
seat-open = Place libre
seat-free = libre
pace-title = Rythme
pace-about = Si ton temps est épuisé, un bot joue pour toi jusqu’à ton retour.
pace-bank-about = Les minutes sont ta réserve de temps pour toute la partie : elle diminue quand tu réfléchis, et chaque décision ajoute les secondes indiquées.
pace-free = Sans limite de temps
# $minutes est la réserve de temps pour toute la partie ; $seconds s’ajoutent à chaque décision.
pace-live = En direct : { $minutes } min par personne, plus { $seconds } s par décision
pace-days = Sur plusieurs jours : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par décision
table-title = Table
table-own-deck = paquet perso
rated-yes = classée
rated-no = non classée
rated-private = non classée : la table est privée
rated-bots = non classée : des bots jouent aussi
rated-deck = non classée : ce n’est pas le paquet de base
rated-target = non classée : ce ne sont pas les points habituels
rated-guest = non classée : quelqu’un joue sans compte
rated-repeat = non classée : les mêmes personnes se sont rencontrées trop souvent
rated-pace = non classée : les parties à ce rythme ne comptent pas
table-won = victoire
table-join = S’installer
table-watch = Regarder
table-open = Aller à la table

name-about = Un nom suffit. Sous lequel veux-tu jouer ?
name-go = Continuer
name-account = Tu as déjà un compte ?

waiting-for-others = En attente d’autres personnes…
waiting-start = Commencer avec des bots
waiting-leave = Quitter la table
invite-preview = Joue à Havana entre amis
invite-preview-by = { $name } t’invite à une partie de Havana
invite-what = Un jeu de cartes pour 2 à 4 personnes : à chaque manche, deux cartes agissent pour toi. Réunis des matériaux et redonne son éclat à la vieille Havane avant tout le monde. Sans compte.
invite-qr = Le lien en code QR, à scanner avec un téléphone
invite-title = Inviter quelqu’un
invite-about = Avec ce lien, on peut s’installer à la table. Pas besoin de compte.
invite-copy = Copier le lien
invite-copied = Lien copié.
invite-renew = Créer un nouveau lien
invite-renew-about = L’ancien lien cessera de fonctionner.

## Parties et classement

games-title = Parties
games-mine = Mes parties
games-public = Parties publiques
games-none = Tu n’as pas encore joué ici.
games-public-none = Pas encore de parties publiques.
games-export = Télécharger mes parties
leaders-title = Classement
leaders-two = À deux
leaders-more = À trois ou à quatre
leaders-about = Avec un intervalle de confiance à 95 %. Seules comptent les parties publiques entre personnes qui ont un compte, avec le paquet de base et les points habituels.
leaders-none = Le classement est encore vide.
leaders-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}
player-title = Profil
player-since = Joue ici depuis le { $date }
player-games = Dernières parties
player-chart-about = La ligne est la cote après chaque partie, la bande son intervalle de confiance à 95 %. Chaque point est une victoire.

## Compte

account-title = Compte
account-guest = Tu joues sans compte : seul ce navigateur se souvient de toi.
account-of = Compte : { $login }
account-rename = Changer de nom
account-sign-in = Se connecter
account-make = Créer un compte
account-make-about = Tu pourras te connecter partout, et tes parties et ta cote te suivront.
account-login = Identifiant
account-password = Mot de passe
account-password-about = Au moins { $n } caractères
account-password-change = Changer le mot de passe
account-password-old = Ancien mot de passe
account-password-new = Nouveau mot de passe
account-password-changed = Mot de passe changé.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-push = Me prévenir quand c’est mon tour
account-push-about = Même quand cette page est fermée. Le navigateur te demandera l’autorisation.
account-delete = Supprimer le compte
account-delete-about = Ton nom, tes cotes et ton accès disparaissent pour toujours. Les parties terminées restent, sans ton nom.
account-delete-really = Oui, supprimer pour toujours
# À la place du nom d’une personne qui a supprimé son compte.
account-gone = Compte supprimé

## À la table

company-title = Autour de la table
company-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
company-watching = { $n ->
    [0] Personne ne regarde.
    [one] { $n } personne regarde.
   *[other] { $n } personnes regardent.
}
company-here = en ligne
company-away = hors ligne
company-bot = bot
company-stand-in = hors ligne ; un bot joue
company-resigned = a abandonné ; un bot joue
company-clock = Temps restant
company-plays-for-you = Un bot joue à ta place.
company-you-resigned = Tu as abandonné. Un bot joue à ta place.
company-other-resigned = { $name } a abandonné. Un bot continue, mais ne peut pas gagner.
company-tag-resigned = a abandonné
company-sit-down = Reprendre ta place
company-mute = Sourdine
company-muted = En sourdine
company-said = Messages
company-phrases = Phrases rapides
company-say = Écris à la table
company-send = Envoyer
company-sending = Envoi de ta décision…
company-decides = { $name } décide…
company-all-choose = Tout le monde choisit…
leave-title = Quitter la partie
leave-hand-over = Laisser la place à un bot
leave-hand-over-about = Un bot joue à ta place. Tu peux revenir à tout moment.
leave-resign = Abandonner
leave-resign-about = Un bot te remplace, tu ne peux plus revenir et la partie compte comme perdue.
leave-resign-really = Oui, abandonner
line-broken = Connexion perdue. Reconnexion… Rien de ce que tu as envoyé n’est perdu.
line-outdated = Une nouvelle version du jeu est disponible. Recharge la page pour continuer.
line-signed-out = Ta session est terminée, ou le lien a été remplacé.
line-displaced = Cette table est ouverte dans trop de fenêtres, ou le serveur est plein. Celle-ci ne suit plus la partie.
line-come-back = La suivre de nouveau ici
act-undo-online = Le coup a déjà été envoyé aux autres.
act-too-late = La partie a avancé. Choisis de nouveau.
act-refused = Le serveur n’a pas accepté ce coup. Choisis de nouveau.
act-loaded-again = La partie a été rechargée, car elle était plus avancée sur le serveur.
end-rematch = Revanche à la même table
end-rematch-waits = Quelqu’un veut une revanche.

## Quand le serveur dit non

wrong-unreachable = Le serveur est injoignable. Réessaie dans un instant.
wrong-push = Ce navigateur bloque les notifications. Vérifie ses réglages pour cette page.
wrong-too-often = Trop de tentatives. Réessaie dans { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}.
wrong-no-table = Cette table n’existe pas, ou tu n’y as pas accès.
wrong-login-taken = Cet identifiant est déjà pris. Choisis-en un autre.
wrong-password = Identifiant ou mot de passe incorrect
wrong-old-password = L’ancien mot de passe est incorrect.
wrong-table-full = Toutes les places sont prises.
wrong-begun = La partie a déjà commencé.
wrong-day-over = Cette journée est terminée. Une nouvelle partie t’attend.
wrong-name = Choisis un nom de 1 à 24 caractères ordinaires.
wrong-login = L’identifiant a de 3 à 64 caractères : lettres de a à z, chiffres et - _ . @ +
wrong-password-length = Le mot de passe doit avoir de 10 à 200 caractères.
wrong-sign-in = Dis-nous d’abord ton nom, ou connecte-toi.
wrong-outdated = Cette page n’est plus à jour. Recharge-la et réessaie.
wrong-known = Tu as déjà un nom ici.
wrong-not-seated = Tu n’as pas de place à cette table.
wrong-not-yours = Seule la personne qui a créé la table peut faire cela.
wrong-still-running = La partie n’est pas encore terminée.
wrong-not-begun = La partie n’a pas encore commencé.
wrong-no-player = Ce profil n’existe pas, ou le compte a été supprimé.
wrong-no-push = Ce serveur n’envoie pas de notifications.
wrong-has-account = Tu as déjà un compte.
wrong-no-account = Tu n’as pas encore de compte.
wrong-too-many-tables = Tu attends à trop de tables. Quitte d’abord l’une d’elles.
wrong-too-many-decks = Il n’y a plus de place ici pour un autre paquet. Choisis-en un que tu as déjà utilisé, ou le paquet de base.
wrong-too-large = C’est trop gros pour être envoyé.
wrong-target = Choisis de 1 à 100 points pour gagner.
wrong-deck = Le serveur ne peut pas utiliser ce paquet.
wrong-busy = Le serveur est très sollicité. Réessaie dans un instant.
wrong-fault = Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.
wrong-full = Le serveur est plein. Réessaie plus tard.
wrong-too-many-windows = Cette partie est ouverte dans trop de fenêtres. Ferme d’abord l’une d’elles.

## Choses à dire

phrase-0 = Bonjour !
# À toute la table, d’où le pluriel ; de même pour phrase-7.
phrase-1 = Amusez-vous bien !
phrase-2 = Bien joué !
phrase-3 = Merci !
phrase-4 = Aïe !
phrase-5 = Oh non, pas encore !
phrase-6 = Quelle chance !
phrase-7 = Un instant, s’il vous plaît.
phrase-8 = Me revoilà !
phrase-9 = À toi !
phrase-10 = Belle partie !
phrase-11 = Encore une partie ?

day-about = Aujourd’hui, tout le monde a les mêmes tirages et les mêmes bots, et joue de son côté. Ton premier essai compte, les suivants servent à t’entraîner. Il n’y a pas d’indices.
day-unranked = Sans serveur, la partie dépend de la date (UTC) ; il n’y a donc pas de classement.
day-begin = Jouer la partie d’aujourd’hui
day-continue = Continuer la partie du { $date }
day-practise = S’entraîner sur la partie d’aujourd’hui
day-streak = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
day-earlier = Jours précédents
day-again = Jouer la partie du { $date }
day-again-about = Tu peux jouer de ton côté les parties des jours passés. Elles ne comptent pas et ne sont pas enregistrées.
day-not-played = Pas jouée
day-result = { $place ->
    [one] Victoire
   *[other] Place { $place } sur { $players }
} · { $points }
day-shared = Havana, partie du jour
day-share = Partager le résultat
day-share-done = Résultat partagé ou copié.
day-share-failed = Impossible de partager le résultat. Le voici :
day-counted = Cet essai compte.
day-practised = C’était un entraînement : seul ton premier essai compte.
day-unranked-again = Les parties des jours passés ne comptent pas pour le classement.
day-then = Ton essai qui compte : { $result }
day-ranked = Classée sur ce serveur
day-ranked-about = C’est le serveur qui tire ; les tirages restent donc secrets jusqu’à la fin de la journée (UTC). Tu as un seul essai. Le classement se fonde sur le résultat hors chance.
day-ranked-go = Jouer pour le classement
day-none = Personne n’a encore terminé la partie d’aujourd’hui.
day-score = { $score } % hors chance (chance : { $luck } %)
day-score-later = La chance est en cours de calcul
day-past = Jours passés
day-past-n = { $n ->
    [one] { $date } : { $n } résultat
   *[other] { $date } : { $n } résultats
}
day-check = Chaque tirage découle de ce nombre aléatoire. Les enregistrements permettent à tous de vérifier les résultats :
