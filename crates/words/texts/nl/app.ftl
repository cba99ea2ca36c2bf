# Spelers worden genderneutraal genoemd: ‘wie’, ‘iedereen’, ‘die speler’. Voor ‘…’ en ‘%’ komt geen spatie.

## Begin en voorbereiding

replace-title = Je hebt nog een partij lopen
replace-text = Er wordt maar één partij bewaard. Een nieuwe komt ervoor in de plaats.
replace-go = Nieuwe partij beginnen
elsewhere-title = Open in een ander venster
elsewhere-text = Deze partij wordt in een ander venster of tabblad gespeeld. Dat kan maar in één tegelijk.
elsewhere-here = Hier verderspelen

setup-title = Tafel aanmaken
setup-about = Iedereen speelt op dit apparaat en geeft het door. Met meerdere apparaten speel je via ‘Samen spelen’.
setup-players = Spelers
setup-players-n = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
setup-people = Mensen aan dit apparaat
setup-seat = Plaats { $n }
setup-name = Naam
setup-name-default = Speler { $n }
setup-who = Wie speelt hier?
setup-person = Mens
setup-ages = Leeftijdsvolgorde
setup-ages-about = Beslist als laatste: zijn de getallen en al het andere gelijk, dan gaat voor wie jonger is. Moet er aan het begin een gebouw worden geruild, dan doet de oudste speler dat.
setup-ages-drawn = Loten
setup-ages-given = Zelf aangeven (oudste eerst)
setup-ages-older = { $name } omhoog (ouder)
setup-deck = Gebouwen
setup-deck-house = Standaardset
setup-deck-own = Eigen set…
setup-deck-open = Gebouwenset openen
setup-deck-loaded = Geladen: { $file }
setup-deck-wrong = Met deze gebouwenset kun je niet spelen. { $reason }
setup-target = Punten om te winnen
setup-target-usual = { $n } (standaard)
setup-memory = Geheugensteun
setup-memory-about = Laat zien welke kaarten de anderen al hebben afgelegd.
setup-start = Partij starten
setup-back = Terug

## De tafel

table-label = Tafel
table-rows = Gebouwen
table-centre = Midden
table-bag-n = { $n ->
    [0] De buidel is leeg.
    [one] Nog { $n } bouwmateriaal in de buidel
   *[other] Nog { $n } bouwmaterialen in de buidel
}
table-pile-n = { $n ->
    [0] De trekstapel is leeg.
    [one] Nog { $n } gebouw in de trekstapel
   *[other] Nog { $n } gebouwen in de trekstapel
}
table-stock-pesos = Peso’s in de voorraad: { $n }
table-stock-workers = Arbeiders in de voorraad: { $n }
table-round = Ronde { $n }
table-order = Volgorde van deze ronde
table-order-acting = is aan de beurt
table-order-done = is geweest
table-players = Spelers
table-you = Jij
table-your-hand = Je hand
table-hand-n = { $n ->
    [one] { $n } kaart in de hand
   *[other] { $n } kaarten in de hand
}
table-discard-n = { $n ->
    [0] Aflegstapel leeg
    [one] { $n } kaart in de aflegstapel
   *[other] { $n } kaarten in de aflegstapel
}
table-number = Getal { $number }
table-no-number = Nog geen getal
table-points-of = { $points } van { $target } punten
table-laid = Openliggende kaarten
table-face-down = Verdekte kaart
table-covered = bedekt
table-protected = beschermd
table-buildings-n = { $n ->
    [0] Nog geen gebouwen
    [one] { $n } gebouw
   *[other] { $n } gebouwen
}
table-your-turn = Jouw beurt
table-bot-thinks = { $name } denkt na…
table-phase-actions = Acties en gebouwen
table-phase-supplies = Bevoorrading
table-phase-cards = Nieuwe kaart
table-building-label = { $building }, { $points }, kost { $cost }
table-building-architect = vereist de Architect
table-building-end = ligt aan een uiteinde
table-building-inside = ligt nog niet aan een uiteinde
table-log = Verloop
table-log-round = Ronde { $n }
table-log-setup = Voorbereiding
table-since = Sinds je laatste beurt
table-since-against-you = Tegen jou
table-since-mine = Jouw kaarten
table-since-others = De anderen
table-since-nothing = Niemand heeft iets tegen je gedaan.
table-since-go-on = Verder
table-memory = Afgelegd: { $cards }

## Beslissen

act-confirm = Bevestigen
act-undo = Ongedaan maken
act-undo-impossible = Dit kun je niet ongedaan maken. { $reason }
act-undone = Ongedaan gemaakt.
act-hint = Hint
act-end-turn = Beurt beëindigen
act-show-number = Getal: { $number }
act-choose-two = Kies twee kaarten: { $n } van 2
act-choose-card = Kies de kaart die je neerlegt.
act-choose-cover = Kies de kaart die je bedekt.
act-cover = { $card } bedekken
act-number-becomes = Je nieuwe getal: { $number }
act-choose-victim = Kies een speler.
act-you-take-n = je neemt er { $n }
act-nothing-there = niets te halen
act-safe-by = veilig: { $card }
act-choose-loot = Kies wat je van { $name } steelt.
act-tax-all = Wat verliest elke speler?
act-one-of = { $goods } van { $n }
act-choose-materials = Kies { $n ->
    [one] { $n } bouwmateriaal
   *[other] { $n } bouwmaterialen
}: { $chosen } gekozen
act-also-debris = Plus { $goods }.
act-pay-title = Hoe betaal je?
act-missing = { $building }: je komt { $goods } tekort
spoken-turn = Ronde { $round }, jouw beurt.
spoken-have = Je hebt { $goods }.
spoken-can-pay = Je kunt betalen: { $buildings }.
spoken-centre = In het midden: { $goods }.
# Op een knop naast één onderdeel van de prijs: in plaats daarvan betaal je vijf afval of peso’s.
act-pay-more = Ruil 5 tegen 1: { $what } vervangen
act-pay-less = Ruil 5 tegen 1 ongedaan maken: { $what }
act-pay-total = Je betaalt { $goods }
act-pay-left = Je houdt { $goods } over
act-not-now = Dat kan nu niet.
act-only-ends = Je kunt alleen de vier buitenste gebouwen van de rijen nemen.

## Hint

hint-title = Wat { $name } zou doen
hint-thinking = Een ogenblik…
# Deze teksten staan achter een voorstel; dat voorstel wint, bouwt, enzovoort.
hint-share = wint in ongeveer { $percent }% van de gevallen
hint-tries = { $n ->
    [one] { $n } gesimuleerde partij
   *[other] { $n } gesimuleerde partijen
}
hint-points = levert gemiddeld { $points } punten op in de komende rondes
hint-rival = de sterkste tegenstander haalt er { $points }
hint-why-build = bouwt { $building }
hint-why-reach = brengt { $building } binnen bereik
hint-why-deny = houdt { $building } weg bij { $name }
hint-why-rob = pakt iets af van { $name }
hint-why-protect = houdt dieven en Ontvangers op afstand
hint-why-early = laat je vóór de anderen aan de beurt komen
hint-why-gather = spaart voor later
hint-why-win = Brengt je het dichtst bij de overwinning.
hint-best = Beste
hint-do = Doe dit
hint-close = Sluiten
hint-none = Er valt nu niets te beslissen.

## Beweging en tempo

speed-label = Tempo
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-none = Direct
speed-skip = Overslaan

## Met meer mensen aan één scherm

curtain-title = Geef het apparaat aan { $name }
curtain-text = De anderen kijken even weg!
curtain-open = Ik ben { $name }

## Het einde

end-title = De partij is afgelopen
end-ranking = Eindstand
end-chart = Punten per ronde
end-chart-about = Eén lijn per speler; de stippellijn geeft aan hoeveel punten er nodig zijn om te winnen.
end-chart-point = { $name }, ronde { $round }: { $points }
# Wordt bij de grafiek voorgelezen; de punten zijn een lijst van end-chart-score.
end-chart-scores = Eindstand: { $scores }.
end-chart-score = { $name }: { $points }
end-moments = Beslissende momenten
end-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
end-again = Opnieuw spelen
end-new-table = Nieuwe tafel
end-save = Partij opslaan
end-replay = Partij terugkijken
end-share = Link delen
end-share-copied = Link gekopieerd.
end-share-failed = Kopiëren is niet gelukt. Hier is de link:
end-home = Startpagina
learn-title = Voor de volgende keer
learn-robbed = Dieven en Ontvangers namen in totaal { $n } peso’s, bouwmaterialen en arbeiders van je af. Bescherming houdt ze allemaal tegen; je had die in { $protected } van de { $rounds } rondes.
learn-late = In { $n } van de { $rounds } rondes was je als laatste aan de beurt. Met een lage kaart naast een sterke ben je eerder aan de beurt.
learn-rested = In { $n } van de { $rounds } rondes nam je een Siësta. Je bent dan vroeg aan de beurt, maar twee kaarten die iets doen leveren vaak meer op.
learn-grand = { $name } bouwde meer gebouwen waarvoor de Architect nodig is: { $n }, jij { $yours }. Bewaar de Architect tot er zo een aan een uiteinde ligt.
learn-slow = { $name } begon in ronde { $round } te bouwen, jij in ronde { $yours }. Kleine gebouwen vroeg in de partij leveren punten op die niemand je afneemt.
learn-nothing = { $name } begon in ronde { $round } te bouwen en jij bouwde niets. Begin met iets kleins: die punten neemt niemand je af.
learn-saved = Je had nog { $n } peso’s, arbeiders en gekleurde bouwmaterialen over. Aan het eind tellen die niet mee, dus bouw zodra je kunt.
learn-behind = Je eindigde { $points } achter { $name }. Bekijk de partij terug om te zien waar die werd beslist.

## Terugkijken

replay-title = Terugkijken
watch-title = Partij bekijken
watch-live = Live: een tafel vol bots
watch-live-about = La Doctora, Don Julio, Rosa en Paquito spelen, en jij kijkt toe.
watch-featured = Uitgelichte partij
watch-featured-about = Drie expertbots, en zes keer wisselt de koppositie. Stap voor stap, met alle handen zichtbaar.
watch-next = Nog een partij bekijken
away-missing = De partijen zijn nog niet opgeslagen voor offline gebruik. Maak één keer verbinding met internet en probeer het nog eens.
replay-open-file = Partijbestand openen
replay-open-about = Een partij die hier of met het programma havana is opgeslagen
replay-saved = Je partijen
replay-saved-none = Nog geen partijen. Speel er een, dan kun je die hier terugkijken.
replay-saved-game = { $names }, ronde { $round }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap vooruit
replay-last = Naar het einde
replay-position = Stap { $n } van { $total }
# Het opschrift van een keuzelijst: alle handen, een toeschouwer, of een speler bij naam.
replay-eyes = Bekijken als
replay-eyes-all = Alle handen open
replay-eyes-public = Toeschouwer
replay-eyes-of = { $name }
replay-play-on = Vanaf hier verderspelen
replay-delete = Verwijderen
replay-delete-really = Ja, verwijderen
replay-broken = Deze partij kan niet worden geopend. { $reason }
replay-link-broken = Deze link is onvolledig of beschadigd.

study-title = Analyse
study-about = Laat fouten, gelukkige trekkingen en betere keuzes zien. Draait op je apparaat.
study-start = Partij analyseren
study-continue = Verder
study-stop = Stoppen
study-progress = { $done } van { $total }
study-failed = De analyse kon niet worden geladen. Probeer het nog eens.
study-mark-played = gespeeld
study-mark-better = beter
study-try = Uitproberen als { $name }
study-back = Terug naar de partij
study-recorded = In de opgenomen partij: { $results }
study-checking = Je beslissing wordt gecontroleerd…
shared-gone = Deze gedeelde partij bestaat niet meer, of de link is onvolledig.

## Instellingen

settings-title = Instellingen
settings-strength = Bots bij ‘Nu spelen’
strength-1 = Makkelijk
strength-2 = Gemiddeld
strength-3 = Moeilijk
strength-4 = Expert
strength-next = Sterkere bots: { $strength }
settings-language = Taal
settings-theme = Weergave
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-letters = Sneltoetsen met één letter
settings-on = Aan
settings-off = Uit
settings-ask = Beslissingen bevestigen
settings-ask-no = Alleen waar nodig
settings-ask-yes = Altijd
settings-warn = Waarschuwen voor een blunder tegen bots
settings-about = Over dit spel
settings-about-text = Het spel is van Reinhard Staupe. De tekst van de regels, de plaatjes en de geluiden zijn van ons.

## Regels, kaarten en spelhulp

rules-title = Regels
rules-search = Zoeken in de regels
rules-guide = Zo speel je
rules-page = Op een pagina om af te drukken
rules-guide-missing = Het overzicht kon niet worden geladen. Alle regels volgen hier.
rules-found = { $n ->
    [0] Niets gevonden.
    [one] { $n } regel gevonden
   *[other] { $n } regels gevonden
}
rules-clear = Zoekopdracht wissen
rules-clause = Regel { $id }
rules-why = Zie regel { $id }
aid-title = Spelhulp
aid-about = Wat elke kaart oplevert, geordend op wat je nodig hebt
aid-print = Op één pagina afdrukken
aid-pesos = Peso’s
aid-pesos-text = 8 Peso’s: de helft uit het midden, naar boven afgerond · 5 Pesodief: de helft van iemands peso’s, naar beneden afgerond · 3 Ontvanger: 1 uit de voorraad
aid-coloured = Gekleurde bouwmaterialen
aid-coloured-text = 9 Mama: de helft uit het midden, naar boven afgerond, naar keuze · 7 Zwarte markt: uit de buidel (ook afval) 2 voor wie deze kaart in de ronde als eerste uitvoert, 1 voor iedereen daarna · 6 Bouwmaterialendief: 1 van een speler (ook afval), of 1 of 2 als die meer dan 3 gekleurde heeft
aid-debris = Afval
aid-debris-text = 2 Afval: al het afval uit het midden · 9 Mama: de helft ervan, naar boven afgerond · 6 Bouwmaterialendief: ook afval
aid-workers = Arbeiders
aid-workers-text = 4 Arbeider: 2 voor wie deze kaart in de ronde als eerste uitvoert, 1 voor iedereen daarna · 4 Architect: 1, en nodig voor sommige gebouwen
aid-cards = Kaarten
aid-cards-text = 1 Vernieuwing: één kaart terug uit de aflegstapel
aid-safety = Veiligheid
aid-safety-text = 2 Bescherming: dieven en Ontvangers pakken je de hele ronde niets af · 0 Siësta: een laag getal, dus je bent vroeg aan de beurt
aid-harm = Aanval
aid-harm-text = 3 Ontvanger: iedereen na je verliest een arbeider of een bouwmateriaal (ook afval) dat jij kiest · 3 Bouwstop: je mag een buitenste gebouw uit het spel nemen, in totaal één per ronde · 5 en 6: de dieven bestelen iemand die na je komt; ben je de laatste, dan wie je wilt
aid-five = Ruil 5 tegen 1
aid-five-text = Bij het bouwen: 5 afval voor een gekleurd bouwmateriaal naar keuze, 5 peso’s voor een arbeider
aid-target = Punten om te winnen
aid-target-text = 2 spelers: 25 · 3 spelers: 20 · 4 spelers: 15

## Toetsenbord

keys-title = Sneltoetsen
keys-open = Sneltoetsen tonen
keys-digits = de kaart met dit cijfer kiezen; druk nog een keer voor de andere
keys-arrows = tussen de keuzes wisselen
keys-space = kiezen wat gemarkeerd is
keys-enter = op de gemarkeerde knop drukken, anders bevestigen
keys-escape = annuleren, sluiten
keys-undo = ongedaan maken
keys-hint = hint
keys-card = uitleg bij de gemarkeerde kaart
keys-log = naar het verloop
keys-hand = naar je hand
keys-rows = naar de gebouwen
keys-skip = animatie overslaan
keys-goods = voorlezen wat je hebt
keys-centre = het midden voorlezen
keys-others = de andere spelers voorlezen
keys-turn = voorlezen wie er aan de beurt is
keys-rules = regels
keys-help = deze lijst
key-digits = 0 tot en met 9
key-arrows = Pijltoetsen
key-space = Spatie
key-enter = Enter
key-escape = Esc
key-control-z = Ctrl+Z

## Als er iets misgaat

error-bot = { $name } kon geen zet doen.
error-storage = Je browser staat opslaan niet toe: als je deze pagina sluit, ben je de partij kwijt.
error-saved-broken = De opgeslagen partij kon niet worden geopend. { $reason }

## Algemeen

common-close = Sluiten
common-back = Terug
link-broken = Deze link is onvolledig of beschadigd. Vraag er nog eens om, of begin op de startpagina.
common-leave = Partij verlaten
common-leave-about = Je partij is opgeslagen. Je kunt later verderspelen.
common-skip-to-table = Ga naar de tafel

## Wat er mis is met een bestand

# Deze zinnen volgen op setup-deck-wrong, replay-broken of error-saved-broken.
file-line = { $fault } (regel { $line })
file-line-building = { $fault } (regel { $line }, ‘{ $building }’)
fault-deck-form = Dit is geen gebouwenset, of er zit een schrijffout in.
fault-deck-count = Een gebouwenset heeft 36 gebouwen, niet { $n }.
fault-deck-key = Een sleutel heeft 1 tot en met { $most } tekens: a tot en met z, cijfers en liggende streepjes.
fault-deck-key-twice = Twee gebouwen hebben dezelfde sleutel.
fault-deck-points = Een gebouw is 1 tot en met 7 punten waard, niet { $n }.
fault-deck-free = Een gebouw moet iets kosten.
fault-deck-cost = Dit gebouw kost te veel: { $n }, terwijl { $most } het maximum is.
fault-deck-too-many = Je hebt te veel verschillende sets geopend. Laad de pagina opnieuw.
fault-too-big = Het bestand is te groot.
fault-game-form = Dit is geen partij Havana.
fault-game-newer = De partij komt uit een nieuwere versie van Havana. Laad de pagina opnieuw om bij te werken.
fault-game-cut = Het einde ontbreekt.
fault-game-rule = De partij is in strijd met regel { $id }.
fault-game-damaged = De gegevens zijn beschadigd.
fault-reader = Het programma dat bestanden leest, kon niet worden geladen. Probeer het nog eens.

## Privacy

# docs/hosting.md zegt hetzelfde tegen wie de server beheert. Houd beide juist.
privacy-title = Privacy
privacy-intro = Geen reclame, geen tracking, niets van andere sites. Hier staat alles wat wordt bewaard, en hoe lang.
privacy-browser-title = In deze browser
privacy-browser = Je instellingen, de lopende partij, je laatste tafel, je laatste { $n } afgelopen partijen, je resultaten van de partijen van de dag en van puzzels, je laatste analyses en hoe goed je in je laatste partijen besliste. Ze blijven op dit apparaat. Wil je ze weg hebben, wis dan in je browser de gegevens van deze site.
privacy-guest-title = Als je online speelt
privacy-guest = De server bewaart je naam en plaatst een cookie om deze browser te herkennen. Die verloopt 400 dagen na je laatste bezoek. Kan een gast niet meer terugkomen en heeft die geen partijen meer, dan worden de gegevens binnen een dag verwijderd.
privacy-account-title = Als je een account aanmaakt
privacy-account = Tot je je account verwijdert, bewaart de server je gebruikersnaam, een hash van je wachtwoord (nooit het wachtwoord zelf), je ratings en de dag waarop je bent begonnen.
privacy-games-title = Je partijen
privacy-games = Elke beslissing wordt bewaard, met de namen van de spelers. Een partij blijft zolang een van de spelers een account heeft of als gast terug kan komen; andere worden 90 dagen na de laatste zet verwijderd, en tafels waar nooit is gespeeld na 7 dagen. Openbare partijen kan iedereen bekijken.
privacy-chat = De laatste 200 chatberichten worden bij de partij bewaard.
privacy-shared-title = Gedeelde partijen
privacy-shared = Alleen als je op ‘Link delen’ drukt: de server bewaart die partij, met de namen van wie meespeelde, voor iedereen met de link. Die wordt 180 dagen nadat die voor het laatst is gedeeld of geopend verwijderd.
privacy-push-title = Meldingen
privacy-push = Alleen als je ze aanzet: de server bewaart het adres dat je browser opgeeft, en stuurt daar een versleuteld bericht naartoe als je aan de beurt bent. Zet je ze uit of log je uit, dan wordt het adres verwijderd.
privacy-never-title = Wat niet wordt bewaard
privacy-never = Je e-mailadres en je IP-adres. Het logboek van de server noemt partijen en plaatsen, nooit kaarten, wachtwoorden of berichten.
privacy-delete-title = Alles verwijderen
privacy-delete = Kies ‘Jij’ en dan ‘Account verwijderen’; dat kan ook als gast. Je naam, gebruikersnaam, wachtwoord, ratings en berichten zijn meteen weg. Afgelopen partijen blijven, zonder je naam. Alleen in partijen die iemand met een link heeft gedeeld staat die nog, tot ze worden verwijderd.
