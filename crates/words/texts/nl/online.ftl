# Samen spelen op een server.

online-title = Samen spelen
online-about = Met vrienden via een link, of met wie er maar is
online-loading = Een ogenblik …

## Lobby

lobby-title = Lobby
lobby-mine = Jouw tafels
lobby-open = Open tafels
lobby-none = Aan geen open tafel wacht iemand. Maak er een!
quick-title = Snel spel
quick-about = Ga zitten bij wie er als volgende komt.
quick-go = Zoek een spel
new-title = Een tafel maken
new-make = Maak de tafel
new-public = Open voor iedereen
new-public-about = Staat in de lobby. Anders kunnen alleen mensen met jouw link meedoen.
new-spectators = Toeschouwers
new-spectators-about = Anderen mogen kijken. Ze zien nooit iemands hand.
seat-open = Wie er komt
seat-free = vrij
pace-title = Tempo
pace-about = Wie geen tijd meer heeft, voor die speelt een bot tot hij terugkomt.
pace-free = Zonder klok
pace-live = Live: { $minutes } min en { $seconds } s per beslissing
pace-days = Over dagen: { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
} per beslissing
table-title = De tafel
table-own-deck = eigen set
table-won = gewonnen
table-join = Neem plaats
table-watch = Kijken
table-open = Naar de tafel

name-about = Een naam is genoeg. Onder welke wil je spelen?
name-go = Verder
name-account = Heb je een account?

waiting-for-others = Wachten tot alle plaatsen bezet zijn …
waiting-start = Nu beginnen, met bots
waiting-leave = Verlaat de tafel
invite-title = Iemand uitnodigen
invite-about = Wie deze link opent, kan plaatsnemen. Niemand heeft een account nodig.
invite-copy = Kopieer de link
invite-copied = De link is gekopieerd.

## Spellen en spelers

games-title = Spellen
games-mine = Mijn spellen
games-public = Spellen van anderen
games-none = Je hebt hier nog niet gespeeld.
games-public-none = Nog geen openbare spellen.
games-export = Bewaar al mijn verslagen
leaders-title = Ranglijst
leaders-two = Met twee
leaders-more = Met drie en vier
leaders-about = Ratings met het bereik waarin ze zeker liggen. Elk spel tussen mensen telt.
leaders-none = Nog niemand heeft een rating.
leaders-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}, { $won } gewonnen
player-title = Profiel
player-since = Hier sinds { $date }
player-games = Laatste spellen
player-chart-about = De lijn is de rating na elk spel, de band het bereik waarin die zeker ligt. Een stip is een gewonnen spel.

## Account

account-title = Jij
account-guest = Je bent gast: deze browser onthoudt je.
account-of = Aangemeld als { $login }
account-rename = Naam wijzigen
account-sign-in = Aanmelden
account-make = Account maken
account-make-about = Dan kun je je overal aanmelden. Je spellen en ratings gaan mee.
account-login = Naam om aan te melden
account-password = Wachtwoord
account-password-about = Minstens { $n } tekens
account-sign-out = Afmelden
account-sign-out-everywhere = Overal afmelden
account-push = Laat me weten wanneer ik aan de beurt ben
account-push-about = Ook als deze pagina gesloten is. Je browser vraagt of het mag.
account-delete = Verwijder mij
account-delete-about = Je naam, ratings en toegang zijn voorgoed weg. Voltooide spellen blijven, zonder je naam.
account-delete-really = Ja, voorgoed verwijderen

## Aan tafel

company-title = Aan tafel
company-unread = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
}
company-watching = { $n ->
    [0] Niemand kijkt.
    [one] { $n } persoon kijkt.
   *[other] { $n } mensen kijken.
}
company-here = is er
company-away = is weg
company-bot = een bot
company-stand-in = weg; een bot speelt
company-resigned = heeft opgegeven; een bot speelt
company-clock = Resterende tijd
company-plays-for-you = Een bot speelt voor je.
company-you-resigned = Je hebt opgegeven. Een bot speelt verder.
company-sit-down = Neem je plaats weer in
company-mute = Dempen
company-muted = Gedempt
company-said = Wat er gezegd is
company-phrases = Snel iets zeggen
company-say = Zeg iets tegen allen
company-send = Zeg het
company-sending = Je beslissing is onderweg …
company-decides = { $name } beslist …
company-all-choose = Iedereen kiest …
leave-title = Het spel verlaten
leave-hand-over = Overdragen aan een bot
leave-hand-over-about = Een bot speelt voor je verder. Je kunt altijd terugkomen.
leave-resign = Opgeven
leave-resign-about = Een bot speelt verder, je komt niet terug, en het spel telt als verloren.
leave-resign-really = Ja, voorgoed opgeven
line-broken = De verbinding is weg. Nieuwe poging … Niets wat je stuurde gaat verloren.
line-outdated = Er is een nieuwe versie van het spel. Laad de pagina opnieuw om verder te gaan.
act-undo-online = Wat naar de anderen is gestuurd, kan niet worden teruggenomen.
act-too-late = Er is intussen iets gebeurd. Beslis opnieuw.
end-rematch = Nog eens met dezelfde mensen
end-rematch-waits = Iemand wil nog eens spelen.

## Als de server nee zegt

wrong-unreachable = De server is niet te bereiken. Probeer het zo meteen nog eens.
wrong-push = Deze browser laat geen berichten aan jou toe. Waarom staat in zijn instellingen voor deze pagina.
wrong-too-often = Dat was te vaak. Wacht even.
wrong-no-table = Deze tafel bestaat niet, of staat niet voor je open.
wrong-login-taken = Iemand anders meldt zich met deze naam aan. Kies een andere.
wrong-password = Deze naam en dit wachtwoord horen niet bij elkaar.
wrong-table-full = Alle plaatsen zijn bezet.
wrong-begun = Het spel is al begonnen.
wrong-name = Kies een naam van 1 tot 24 gewone tekens.
wrong-login = De naam om aan te melden heeft 3 tot 64 letters a tot z, cijfers en - _ . @ +
wrong-password-length = Het wachtwoord is te kort of te lang.

## Wat je kunt zeggen

phrase-0 = Hallo!
phrase-1 = Veel plezier!
phrase-2 = Goed gespeeld!
phrase-3 = Dank je!
phrase-4 = Au!
phrase-5 = Niet weer!
phrase-6 = Wat een geluk!
phrase-7 = Een ogenblik, alsjeblieft.
phrase-8 = Ik ben er weer.
phrase-9 = Jij bent!
phrase-10 = Mooi spel!
phrase-11 = Nog een keer?
