# Samen spelen op een server.

online-loading = Laden…

## Lobby

lobby-title = Lobby
lobby-mine = Jouw tafels
lobby-open = Open tafels
lobby-none = Er wacht nu niemand. Maak een tafel aan en nodig iemand uit.
lobby-now = Nu bezig
lobby-games-n = { $n ->
    [one] { $n } partij bezig
   *[other] { $n } partijen bezig
}
lobby-tables-n = { $n ->
    [one] { $n } tafel met een vrije plaats
   *[other] { $n } tafels met vrije plaatsen
}
quick-options = Aantal en tempo
quick-about = Speel tegen de eerste tegenstanders die vrij zijn
quick-go = Zoek een partij
new-title = Tafel aanmaken
new-about = Iedereen speelt op een eigen apparaat. Stuur je link, of zet de tafel open voor iedereen.
new-make = Tafel aanmaken
new-public = Open voor iedereen
new-public-about = Staat in de lobby. Anders kunnen alleen mensen met je link meedoen.
new-spectators = Toeschouwers
new-spectators-about = Anderen mogen meekijken, maar zien nooit iemands hand.
seat-open = Vrije plaats
seat-free = vrij
pace-title = Tempo
pace-about = Is je tijd op, dan speelt een bot voor je tot je terugkomt.
pace-bank-about = De minuten zijn je bedenktijd voor de hele partij: nadenken gaat ervan af, en bij elke beslissing komen de seconden erbij.
pace-free = Zonder tijdslimiet
# De minuten zijn bedenktijd voor de hele partij; de seconden komen er bij elke beslissing bij.
pace-live = Live: elk { $minutes } min, plus { $seconds } s per beslissing
pace-days = Meerdaags: { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
} per beslissing
table-title = Tafel
table-own-deck = eigen set
rated-yes = telt voor de ranglijst
rated-no = telt niet voor de ranglijst
rated-private = telt niet: de tafel is besloten
rated-bots = telt niet: er spelen bots mee
rated-deck = telt niet: niet de standaardset
rated-target = telt niet: niet het gewone aantal punten
rated-guest = telt niet: er speelt een gast mee
rated-repeat = telt niet: dezelfde mensen hebben te vaak tegen elkaar gespeeld
rated-pace = telt niet: partijen in dit tempo tellen niet
table-won = gewonnen
table-join = Neem plaats
table-watch = Kijken
table-open = Naar de tafel

name-about = Een naam is genoeg. Hoe wil je heten?
name-go = Verder
name-account = Al een account?

waiting-for-others = Wachten op spelers…
waiting-start = Nu starten met bots
waiting-leave = Tafel verlaten
invite-preview = Speel Havana met vrienden
invite-preview-by = { $name } nodigt je uit voor een partij Havana
invite-what = Een kaartspel voor 2 tot en met 4: elke ronde werken er twee kaarten voor je. Verzamel bouwmaterialen en laat als eerste het oude Havana weer schitteren. Zonder account.
invite-qr = De link als QR-code, om met een telefoon te scannen
invite-title = Vrienden uitnodigen
invite-about = Iedereen met deze link kan meedoen. Een account is niet nodig.
invite-copy = Link kopiëren
invite-copied = Link gekopieerd.
invite-renew = Nieuwe link maken
invite-renew-about = De oude link werkt dan niet meer.

## Partijen en ranglijst

games-title = Partijen
games-mine = Mijn partijen
games-public = Openbare partijen
games-none = Je hebt hier nog niet gespeeld.
games-public-none = Nog geen openbare partijen.
games-export = Mijn partijen downloaden
leaders-title = Ranglijst
leaders-two = Twee spelers
leaders-more = Drie of vier spelers
leaders-about = Met 95%-betrouwbaarheidsinterval. Alleen openbare partijen tussen spelers met een account tellen, met de standaardset en het gewone aantal punten.
leaders-none = Nog niemand heeft een rating.
leaders-games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}, { $won } gewonnen
player-title = Profiel
player-since = Speelt sinds { $date }
player-games = Laatste partijen
player-chart-about = De lijn is de rating na elke partij, de band het 95%-betrouwbaarheidsinterval. Een stip is een overwinning.

## Account

account-title = Jij
account-guest = Je speelt als gast. Alleen deze browser kent je.
account-of = Ingelogd als { $login }
account-rename = Naam wijzigen
account-sign-in = Inloggen
account-make = Account aanmaken
account-make-about = Zo kun je overal inloggen. Je partijen en ratings gaan mee.
account-login = Gebruikersnaam
account-password = Wachtwoord
account-password-about = Minstens { $n } tekens
account-password-change = Wachtwoord wijzigen
account-password-old = Oud wachtwoord
account-password-new = Nieuw wachtwoord
account-password-changed = Wachtwoord gewijzigd.
account-sign-out = Uitloggen
account-sign-out-everywhere = Overal uitloggen
account-push = Stuur een melding als ik aan de beurt ben
account-push-about = Ook als deze pagina gesloten is. Je browser vraagt om toestemming.
account-delete = Account verwijderen
account-delete-about = Je naam, ratings en toegang worden voorgoed verwijderd. Afgelopen partijen blijven, zonder je naam.
account-delete-really = Ja, voorgoed verwijderen
# In plaats van de naam van een speler die het account heeft verwijderd.
account-gone = Verwijderd account

## Aan tafel

company-title = Aan tafel
company-unread = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
}
company-watching = { $n ->
    [0] Niemand kijkt mee.
    [one] { $n } persoon kijkt mee.
   *[other] { $n } mensen kijken mee.
}
company-here = is er
company-away = is weg
company-bot = een bot
company-stand-in = weg; een bot speelt
company-resigned = heeft opgegeven; een bot speelt
company-clock = Resterende tijd
company-plays-for-you = Een bot speelt voor je.
company-you-resigned = Je hebt opgegeven. Een bot speelt voor je.
company-other-resigned = { $name } heeft opgegeven. Een bot speelt verder, maar kan niet winnen.
company-tag-resigned = opgegeven
company-sit-down = Weer zelf spelen
company-mute = Dempen
company-muted = Gedempt
company-said = Chat
company-phrases = Snelle berichten
company-say = Bericht aan iedereen
company-send = Stuur
company-sending = Je beslissing wordt verstuurd…
company-decides = { $name } beslist…
company-all-choose = Iedereen kiest…
leave-title = Partij verlaten
leave-hand-over = Overdragen aan een bot
leave-hand-over-about = Een bot speelt voor je. Je kunt altijd terugkomen.
leave-resign = Opgeven
leave-resign-about = Een bot neemt het over, je kunt niet terug, en de partij telt als verloren.
leave-resign-really = Ja, opgeven
line-broken = Verbinding verbroken. Opnieuw verbinden… Niets wat je hebt verstuurd, gaat verloren.
line-outdated = Er is een nieuwe versie van het spel. Laad de pagina opnieuw om verder te spelen.
line-signed-out = Je bent uitgelogd, of de link is vervangen.
line-displaced = Deze tafel staat in te veel vensters open, of de server is vol. Dit venster volgt de partij niet meer.
line-come-back = Hier weer volgen
act-undo-online = Wat de anderen al hebben ontvangen, kun je niet ongedaan maken.
act-too-late = De partij is al verder. Kies opnieuw.
act-refused = De server heeft deze zet niet aangenomen. Kies opnieuw.
act-loaded-again = De partij is opnieuw geladen, omdat de server een nieuwere stand had.
end-rematch = Nog een keer samen
end-rematch-waits = Iemand wil nog een keer spelen.

## Als de server nee zegt

wrong-unreachable = De server is niet bereikbaar. Probeer het zo meteen nog eens.
wrong-push = Deze browser staat geen meldingen toe. Kijk in de browserinstellingen voor deze pagina.
wrong-too-often = Te veel pogingen. Probeer het over { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
} nog eens.
wrong-no-table = Deze tafel bestaat niet of staat niet voor je open.
wrong-login-taken = Deze gebruikersnaam is al in gebruik. Kies een andere.
wrong-password = Gebruikersnaam of wachtwoord klopt niet
wrong-old-password = Het oude wachtwoord klopt niet.
wrong-table-full = Alle plaatsen zijn bezet.
wrong-begun = De partij is al begonnen.
wrong-day-over = Deze dag is voorbij. Er wacht een nieuwe partij.
wrong-name = Kies een naam van 1 tot en met 24 gewone tekens.
wrong-login = Een gebruikersnaam heeft 3 tot en met 64 tekens: letters a tot en met z, cijfers en - _ . @ +
wrong-password-length = Kies een wachtwoord van 10 tot en met 200 tekens.
wrong-sign-in = Zeg eerst hoe je heet, of log in.
wrong-outdated = Deze pagina is verouderd. Laad opnieuw en probeer het nog eens.
wrong-known = Je hebt hier al een naam.
wrong-not-seated = Je zit niet aan deze tafel.
wrong-not-yours = Dat kan alleen wie de tafel heeft aangemaakt.
wrong-still-running = De partij is nog niet afgelopen.
wrong-not-begun = De partij is nog niet begonnen.
wrong-no-player = Deze speler bestaat niet of heeft het account verwijderd.
wrong-no-push = Deze server verstuurt geen meldingen.
wrong-has-account = Je hebt al een account.
wrong-no-account = Je hebt nog geen account.
wrong-too-many-tables = Je wacht aan te veel tafels. Verlaat er eerst een.
wrong-too-many-decks = Er is hier geen plaats voor nog een set. Kies er een die je al hebt gebruikt, of de standaardset.
wrong-too-large = Dat is te groot om te versturen.
wrong-target = Kies 1 tot en met 100 punten om te winnen.
wrong-deck = De server kan niets met deze set.
wrong-busy = Het is nu druk op de server. Probeer het zo meteen nog eens.
wrong-fault = Er ging iets mis op de server. Probeer het zo meteen nog eens.
wrong-full = De server is vol. Probeer het later nog eens.
wrong-too-many-windows = Deze partij staat in te veel vensters open. Sluit er eerst een.

## Wat je kunt zeggen

phrase-0 = Hallo!
phrase-1 = Veel plezier!
phrase-2 = Goed gespeeld!
phrase-3 = Bedankt!
phrase-4 = Au!
phrase-5 = Niet alweer!
phrase-6 = Wat een geluk!
phrase-7 = Een momentje!
phrase-8 = Ik ben er weer!
phrase-9 = Jouw beurt!
phrase-10 = Mooie partij!
phrase-11 = Nog een partij?

day-about = Iedereen krijgt vandaag dezelfde trekkingen en dezelfde bots, en speelt alleen. Je eerste poging telt, daarna is het oefenen. Hints zijn er niet.
day-unranked = Zonder server volgt de partij uit de datum (UTC), daarom is er geen ranglijst.
day-begin = Speel de partij van vandaag
day-continue = Ga verder met de partij van { $date }
day-practise = Oefen de partij van vandaag
day-streak = { $n ->
    [one] { $n } dag op rij
   *[other] { $n } dagen op rij
}
day-earlier = Eerdere dagen
day-again = Speel de partij van { $date }
day-again-about = De partijen van voorbije dagen kun je alleen spelen. Ze tellen niet mee en worden niet bewaard.
day-not-played = Niet gespeeld
day-result = { $place ->
    [one] Gewonnen
   *[other] Plaats { $place } van { $players }
} · { $points }
day-shared = Havana, partij van de dag
day-share = Deel je resultaat
day-share-done = Resultaat gedeeld of gekopieerd.
day-share-failed = Delen is niet gelukt. Hier is je resultaat:
day-counted = Deze poging telt.
day-practised = Dit was oefening: alleen je eerste poging telt.
day-unranked-again = Partijen van voorbije dagen tellen niet mee.
day-then = Jouw poging die telt: { $result }
day-ranked = Met ranglijst op deze server
day-ranked-about = De server trekt, dus de trekkingen blijven geheim tot de dag voorbij is (UTC). Je hebt één poging. De rangschikking gaat uit van het resultaat zonder geluk.
day-ranked-go = Speel voor de ranglijst
day-none = Nog niemand heeft de partij van vandaag afgemaakt.
day-score = { $score }% zonder geluk (geluk: { $luck }%)
day-score-later = Het geluk wordt nog berekend
day-past = Voorbije dagen
day-past-n = { $n ->
    [one] { $date }: { $n } resultaat
   *[other] { $date }: { $n } resultaten
}
day-check = Elke trekking volgde uit dit toevalsgetal. Met de partijverslagen kan iedereen de resultaten controleren:
