app-title = Havana
app-subtitle = Het kaartspel van Reinhard Staupe

## Begin en voorbereiding

home-play-now = Nu spelen
home-play-now-about = Meteen, tegen drie bots
home-continue = Verder spelen
home-continue-about = Ronde { $round }, { $players } spelers
home-learn = Al spelend leren
home-learn-about = Een eerste partij met uitleg
home-setup = Tafel klaarzetten
home-replay = Partij bekijken
home-rules = Regels
home-settings = Instellingen
home-aid = Spelhulp
home-opening = Een ogenblik: het spel is onderweg …

setup-title = Tafel klaarzetten
setup-players = Spelers
setup-players-n = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
setup-seat = Plaats { $n }
setup-name = Naam
setup-name-default = Speler { $n }
setup-who = Wie speelt hier?
setup-person = Een mens
setup-ages = Leeftijdsvolgorde
setup-ages-about = Beslist bij gelijke getallen: wie jonger is, gaat voor.
setup-ages-drawn = Loten
setup-ages-given = Zelf aangeven, de oudste eerst
setup-ages-older = { $name }: een plaats omhoog, ouder
setup-deck = Gebouwen
setup-deck-house = De standaardset
setup-deck-own = Een eigen set …
setup-deck-open = Bestand met gebouwen openen
setup-deck-wrong = Met deze set kun je niet spelen: { $reason }
setup-target = Punten om te winnen
setup-target-usual = { $n } (gebruikelijk)
setup-memory = Geheugensteun
setup-memory-about = Laat zien welke kaarten de anderen al hebben afgelegd.
setup-start = Begin het spel
setup-back = Terug

## De tafel

table-label = De tafel
table-rows = Gebouwen
table-centre = Het midden
table-bag-n = { $n ->
    [0] De buidel is leeg.
    [one] Nog { $n } bouwmateriaal in de buidel
   *[other] Nog { $n } bouwmaterialen in de buidel
}
table-pile-n = { $n ->
    [0] De trekstapel is leeg.
    [one] Nog { $n } gebouw in de stapel
   *[other] Nog { $n } gebouwen in de stapel
}
table-stock-pesos = Peso’s in de voorraad: { $n }
table-stock-workers = Arbeiders in de voorraad: { $n }
table-round = Ronde { $n }
table-order = Volgorde van deze ronde
table-order-acting = is nu aan de beurt
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
table-points-of = { $points } van de { $target } punten
table-laid = Openliggende kaarten
table-face-down = Een gedekte kaart
table-covered = bedekt
table-protected = beschermd
table-buildings-n = { $n ->
    [0] Nog geen gebouwen
    [one] { $n } gebouw
   *[other] { $n } gebouwen
}
table-your-turn = Jij bent aan de beurt
table-bot-thinks = { $name } denkt na …
table-phase-actions = Acties en gebouwen
table-phase-supplies = Bevoorrading
table-phase-cards = Een nieuwe kaart
table-building-label = { $building }, { $points }, kost { $cost }
table-building-architect = vereist de architect
table-building-end = kan gebouwd worden
table-building-inside = ligt nog niet aan de buitenkant
table-log = Wat er gebeurde
table-log-round = Ronde { $n }
table-log-setup = Voorbereiding
table-since = Sinds je laatste beurt
table-since-against-you = Jou aangedaan
table-since-nothing = Jou is niets overkomen.
table-since-go-on = Verder
table-memory = Afgelegd: { $cards }

## Beslissen

act-confirm = Bevestigen
act-undo = Ongedaan maken
act-undo-impossible = Dit kun je niet terugdraaien: { $reason }
act-undone = Teruggedraaid.
act-hint = Hint
act-end-turn = Beurt beëindigen
act-show-number = Samen: { $number }
act-choose-two = Kies twee kaarten: { $n } van 2
act-choose-card = Kies de kaart die je legt.
act-choose-cover = Kies de kaart die je bedekt.
act-number-becomes = Je getal wordt { $number }
act-choose-victim = Kies een speler.
act-choose-material = Kies een bouwmateriaal.
act-choose-materials = Kies { $n ->
    [one] { $n } bouwmateriaal
   *[other] { $n } bouwmaterialen
}: { $chosen } gekozen
act-also-debris = En daarbij { $goods }.
act-pay-title = Hoe betaal je?
act-pay-more = Eén keer meer vijf voor één: { $what }
act-pay-less = Eén keer minder vijf voor één: { $what }
act-pay-total = Je betaalt { $goods }
act-pay-left = Je houdt { $goods }
act-not-now = Dat kan nu niet.
act-only-ends = Alleen de vier buitenste gebouwen van de rijen kun je nemen.

## Hint

hint-title = Wat La Doctora zou doen
hint-thinking = La Doctora denkt erover na …
hint-share = wint ongeveer { $percent }% van de keren
hint-tries = { $n ->
    [one] op { $n } partij in haar hoofd
   *[other] op { $n } partijen in haar hoofd
}
hint-points = gemiddeld { $points } punten in de komende rondes
hint-rival = de beste tegenstander haalt er intussen { $points }
hint-why-build = koopt { $building }
hint-why-reach = brengt { $building } binnen bereik
hint-why-deny = houdt { $building } weg bij { $name }
hint-why-rob = pakt iets af van { $name }
hint-why-protect = houdt dieven en belastingontvangers weg
hint-why-early = laat je eerder handelen dan de anderen
hint-why-gather = verzamelt goederen voor later
hint-why-win = Waarom: zo kom je het dichtst bij de overwinning.
hint-best = Beste
hint-do = Doe dit
hint-close = Sluiten
hint-none = Er valt nu niets te beslissen.

## Beweging en tempo

speed-label = Tempo
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-none = Zonder beweging
speed-skip = Overslaan

## Met meer mensen aan één scherm

curtain-title = Geef het apparaat aan { $name }
curtain-text = Nu mag niemand anders kijken.
curtain-open = Ik ben { $name }

## Het einde

end-title = Het spel is afgelopen
end-ranking = Eindstand
end-chart = Punten per ronde
end-chart-about = Een lijn voor elke speler; de stippellijn geeft de punten om te winnen aan.
end-chart-point = { $name }, ronde { $round }: { $points }
end-moments = Beslissende momenten
end-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
end-again = Nog een potje
end-new-table = Andere tafel
end-save = Partij opslaan
end-replay = Partij terugkijken
end-share = Link delen
end-share-copied = De link is gekopieerd. De hele partij zit erin.
end-share-failed = De link kon niet worden gekopieerd. Hier is hij:
end-home = Naar het begin

## Terugkijken

replay-title = Terugkijken
replay-open-file = Partijbestand openen
replay-open-about = Een partij die hier of door het programma havana is opgeslagen
replay-saved = Opgeslagen partijen
replay-saved-none = Nog geen opgeslagen partijen.
replay-saved-game = { $names }, ronde { $round }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-position = Stap { $n } van { $total }
replay-eyes = Door wiens ogen
replay-eyes-all = Alle handen open
replay-eyes-public = Alleen wat iedereen ziet
replay-eyes-of = Door de ogen van { $name }
replay-play-on = Vanaf hier verder spelen
replay-delete = Verwijderen
replay-broken = Deze partij kan niet worden getoond: { $reason }
replay-link-broken = De link is onvolledig of beschadigd.
replay-too-big = Dit bestand is te groot om een partij te zijn.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-on = Aan
settings-off = Uit
settings-about = Over dit spel
settings-about-text = Het spel is van Reinhard Staupe. De regels in onze eigen woorden, de plaatjes en de geluiden zijn van ons.

## Regels, kaarten en spelhulp

rules-title = Regels
rules-search = Zoeken in de regels
rules-found = { $n ->
    [0] Niets gevonden.
    [one] { $n } regel gevonden
   *[other] { $n } regels gevonden
}
rules-clear = Zoekopdracht wissen
rules-clause = Regel { $id }
rules-why = Zie regel { $id }
aid-title = Spelhulp
aid-about = Wat elke kaart oplevert, naar wat je nodig hebt
aid-pesos = Peso’s
aid-pesos-text = 8 Peso’s: de helft van het midden, naar boven afgerond · 5 Pesodief: de helft van een speler, naar beneden afgerond · 3 Belastingontvanger: 1 uit de voorraad
aid-coloured = Gekleurde bouwmaterialen
aid-coloured-text = 9 Mama: de helft van het midden, naar boven afgerond, naar keuze · 7 Zwarte markt: de eerste trekt er 2, de anderen 1 · 6 Bouwmaterialendief: 1 van een speler, of 2 als die er meer dan 3 heeft
aid-debris = Afval
aid-debris-text = 2 Afval: alles uit het midden · 9 Mama: de helft ervan, naar boven afgerond
aid-workers = Arbeiders
aid-workers-text = 4 Arbeider: wie als eerste iets neemt, neemt er 2, de anderen 1 · 4 Architect: 1, en de grote gebouwen
aid-cards = Kaarten
aid-cards-text = 1 Vernieuwing: één kaart terug uit de aflegstapel
aid-safety = Veiligheid
aid-safety-text = 2 Bescherming: niemand pakt je iets af · 0 Siësta: een klein getal, dus je bent vroeg aan de beurt
aid-harm = Schade
aid-harm-text = 3 Belastingontvanger: wie nog komt, verliest een arbeider of een bouwmateriaal · 3 Bouwstop: één buitenste gebouw gaat uit het spel · 5 en 6: de dieven
aid-five = Vijf voor één
aid-five-text = Bij het bouwen: 5 afval voor een gekleurd bouwmateriaal naar keuze, 5 peso’s voor een arbeider
aid-target = Punten om te winnen
aid-target-text = 2 spelers: 25 · 3 spelers: 20 · 4 spelers: 15

## Toetsenbord

keys-title = Toetsen
keys-open = Toetsen tonen
keys-digits = de kaart met dit cijfer kiezen; nog een keer voor de andere
keys-arrows = langs alles gaan wat je kunt kiezen
keys-space = kiezen wat de focus heeft
keys-enter = bevestigen
keys-escape = annuleren, sluiten
keys-undo = ongedaan maken
keys-hint = hint
keys-card = wat de kaart met de focus doet
keys-log = naar het verloop
keys-hand = naar je hand
keys-rows = naar de gebouwen
keys-skip = beweging overslaan
keys-rules = regels
keys-help = deze lijst
key-digits = 0 tot en met 9
key-arrows = Pijltoetsen
key-space = Spatie
key-enter = Enter
key-escape = Esc
key-control-z = Ctrl+Z

## Netwerk en installatie

net-offline = Je bent offline. Het spel gaat gewoon door.
net-ready = Klaar om zonder netwerk te spelen.
net-update = Er is een nieuwe versie.
net-update-now = Laden
net-install = Installeren
net-install-about = Zet Havana op je startscherm; je kunt het ook offline spelen.

## Als er iets misgaat

error-title = Er ging iets mis
error-text = De partij is bewaard. Laad de pagina opnieuw om verder te spelen.
error-reload = Opnieuw laden
error-bot = De bot kon niet beslissen: { $reason }
error-storage = De browser staat niet toe dat we de partij bewaren. Ze gaat verloren als je deze pagina sluit.
error-saved-broken = De bewaarde partij kon niet worden gelezen: { $reason }

## Algemeen

common-close = Sluiten
common-back = Terug
common-leave = Partij verlaten
common-leave-about = De partij blijft bewaard, en je kunt later verder spelen.
common-skip-to-table = Ga naar de tafel
