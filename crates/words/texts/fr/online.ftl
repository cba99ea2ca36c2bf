# Jouer ensemble sur un serveur.

online-title = Jouer ensemble
online-about = Entre amis par un lien, ou avec qui est là
online-loading = Un instant…

## Salon

lobby-title = Salon
lobby-mine = Tes tables
lobby-open = Tables ouvertes
lobby-none = Personne n’attend à une table ouverte. Crées-en une !
quick-title = Partie rapide
quick-about = Assieds-toi avec qui vient ensuite.
quick-go = Trouver une partie
new-title = Créer une table
new-make = Créer la table
new-public = Ouverte à tous
new-public-about = Visible dans le salon. Sinon, seuls ceux qui ont ton lien peuvent entrer.
new-spectators = Spectateurs
new-spectators-about = D’autres peuvent regarder. Ils ne voient jamais la main de personne.
seat-open = Qui viendra
seat-free = libre
pace-title = Rythme
pace-about = Un bot joue pour qui n’a plus de temps, jusqu’à son retour.
pace-free = Sans pendule
pace-live = En direct : { $minutes } min et { $seconds } s par décision
pace-days = Sur plusieurs jours : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par décision
table-title = La table
table-own-deck = paquet personnel
table-won = gagné
table-join = Prendre place
table-watch = Regarder
table-open = À la table

name-about = Un nom suffit. Sous lequel veux-tu jouer ?
name-go = Continuer
name-account = Tu as un compte ?

waiting-for-others = On attend que toutes les places soient prises…
waiting-start = Commencer tout de suite, avec des bots
waiting-leave = Quitter la table
invite-title = Inviter quelqu’un
invite-about = Qui ouvre ce lien peut prendre place. Personne n’a besoin de compte.
invite-copy = Copier le lien
invite-copied = Le lien est copié.

## Parties et joueurs

games-title = Parties
games-mine = Mes parties
games-public = Parties des autres
games-none = Tu n’as pas encore joué ici.
games-public-none = Pas encore de parties publiques.
games-export = Enregistrer toutes mes parties
leaders-title = Classement
leaders-two = À deux
leaders-more = À trois et à quatre
leaders-about = Des cotes avec l’intervalle où elles sont à coup sûr. Chaque partie entre personnes compte.
leaders-none = Personne n’a encore de cote.
leaders-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, { $won } gagnées
player-title = Profil
player-since = Ici depuis le { $date }
player-games = Dernières parties
player-chart-about = La ligne est la cote après chaque partie, la bande l’intervalle où elle est à coup sûr. Un point est une partie gagnée.

## Compte

account-title = Toi
account-guest = Tu es invité : ce navigateur se souvient de toi.
account-of = Connecté comme { $login }
account-rename = Changer de nom
account-sign-in = Se connecter
account-make = Créer un compte
account-make-about = Tu pourras te connecter partout. Tes parties et tes cotes te suivent.
account-login = Nom de connexion
account-password = Mot de passe
account-password-about = Au moins { $n } caractères
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-push = Préviens-moi quand c’est à moi de jouer
account-push-about = Même quand cette page est fermée. Le navigateur te demandera la permission.
account-delete = Me supprimer
account-delete-about = Ton nom, tes cotes et ton accès disparaissent pour toujours. Les parties finies restent, sans ton nom.
account-delete-really = Oui, me supprimer pour toujours

## À la table

company-title = À la table
company-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
company-watching = { $n ->
    [0] Personne ne regarde.
    [one] { $n } personne regarde.
   *[other] { $n } personnes regardent.
}
company-here = est là
company-away = est absent
company-bot = un bot
company-stand-in = absent ; un bot joue
company-resigned = a abandonné ; un bot joue
company-clock = Temps restant
company-plays-for-you = Un bot joue pour toi.
company-you-resigned = Tu as abandonné. Un bot continue.
company-sit-down = Reprendre ta place
company-mute = Rendre muet
company-muted = Muet
company-said = Ce qui a été dit
company-phrases = Dire vite quelque chose
company-say = Dis quelque chose à tous
company-send = Dire
company-sending = Ta décision est en route…
company-decides = { $name } décide…
company-all-choose = Tout le monde choisit…
leave-title = Quitter la partie
leave-hand-over = Laisser la place à un bot
leave-hand-over-about = Un bot continue pour toi. Tu peux revenir à tout moment.
leave-resign = Abandonner
leave-resign-about = Un bot continue, tu ne reviens pas, et la partie compte comme perdue.
leave-resign-really = Oui, abandonner pour de bon
line-broken = La connexion est perdue. Nouvel essai… Rien de ce que tu as envoyé n’est perdu.
line-outdated = Une nouvelle version du jeu est là. Recharge la page pour continuer.
act-undo-online = Ce qui a été envoyé aux autres ne peut être repris.
act-too-late = Entre-temps, quelque chose est arrivé. Décide à nouveau.
end-rematch = Encore une fois avec les mêmes
end-rematch-waits = Quelqu’un veut rejouer.

## Quand le serveur dit non

wrong-unreachable = Le serveur est injoignable. Réessaie dans un instant.
wrong-push = Ce navigateur ne permet pas de t’envoyer des messages. Ses réglages pour cette page disent pourquoi.
wrong-too-often = C’était trop souvent. Attends un peu.
wrong-no-table = Cette table n’existe pas, ou ne t’est pas ouverte.
wrong-login-taken = Quelqu’un d’autre se connecte sous ce nom. Choisis-en un autre.
wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
wrong-table-full = Toutes les places sont prises.
wrong-begun = La partie a déjà commencé.
wrong-name = Choisis un nom de 1 à 24 caractères ordinaires.
wrong-login = Le nom de connexion a de 3 à 64 lettres de a à z, des chiffres et - _ . @ +
wrong-password-length = Le mot de passe est trop court ou trop long.

## Choses à dire

phrase-0 = Bonjour !
phrase-1 = Amuse-toi bien !
phrase-2 = Bien joué !
phrase-3 = Merci !
phrase-4 = Aïe !
phrase-5 = Encore !
phrase-6 = Quelle chance !
phrase-7 = Un instant, s’il te plaît.
phrase-8 = Me revoilà.
phrase-9 = À toi !
phrase-10 = Belle partie !
phrase-11 = Encore une ?
