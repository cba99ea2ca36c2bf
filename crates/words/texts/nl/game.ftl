## Goederen

material-brick = Baksteen
    .letter = B
material-sandstone = Zandsteen
    .letter = Z
material-loam = Leem
    .letter = L
material-glass = Glas
    .letter = G
material-debris = Afval
    .letter = A
good-pesos = Peso’s
good-workers = Arbeiders

count-brick = { $n ->
    [one] { $n } baksteen
   *[other] { $n } bakstenen
}
count-sandstone = { $n ->
    [one] { $n } zandsteen
   *[other] { $n } zandstenen
}
count-loam = { $n } leem
count-glass = { $n } glas
count-debris = { $n } afval
count-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } peso’s
}
count-workers = { $n ->
    [one] { $n } arbeider
   *[other] { $n } arbeiders
}
count-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
goods-nothing = niets
list-and = en

end-upper-left = bovenste rij, uiterst links
end-upper-right = bovenste rij, uiterst rechts
end-lower-left = onderste rij, uiterst links
end-lower-right = onderste rij, uiterst rechts
row-upper = Bovenste rij
row-lower = Onderste rij

## Wat er gebeurde

event-ages = Van oud naar jong: { $names }.
event-laid-upper = Nieuw in de bovenste rij: { $buildings }.
event-laid-lower = Nieuw in de onderste rij: { $buildings }.
event-swapped = { $name } legt { $brought } op tafel; { $sent } gaat terug in de trekstapel.
    .you = Je legt { $brought } op tafel; { $sent } gaat terug in de trekstapel.
event-to-centre = Naar het midden: { $goods }.
event-drawn = { $name } trekt { $goods } uit de buidel.
    .you = Je trekt { $goods } uit de buidel.
event-from-stock = { $name } neemt { $goods } uit de voorraad.
    .you = Je neemt { $goods } uit de voorraad.
event-start = { $name } begint met { $goods }.
    .you = Je begint met { $goods }.
event-pair-chosen = { $name } heeft gekozen.
    .you = Je hebt { $cards } gekozen.
    .seen = { $name } heeft { $cards } gekozen.
event-pair-revealed = { $name } opent met { $cards }: { $number }.
    .you = Je opent met { $cards }: { $number }.
event-round = Ronde { $round }. Volgorde: { $names }.
event-action = { $name } speelt { $card }.
    .you = Je speelt { $card }.
event-siesta = { $name } houdt siësta.
    .you = Je houdt siësta.
event-protection = { $name } is de hele ronde beschermd.
    .you = Je bent de hele ronde beschermd.
event-takes-no-card = { $name } neemt geen kaart terug.
    .you = Je neemt geen kaart terug.
event-removes-nothing = { $name } laat alle gebouwen staan.
    .you = Je laat alle gebouwen staan.
event-idle-refreshment = De aflegstapel is leeg: geen kaart om terug te nemen.
event-idle-debris = Er ligt geen afval in het midden.
event-idle-conservation = Deze ronde mag er geen gebouw meer weg.
event-idle-worker = Er zijn geen arbeiders meer om in te huren.
event-idle-thief = Er valt niets te stelen.
event-idle-black-market = De buidel is leeg.
event-idle-pesos = Er liggen geen peso’s in het midden.
event-idle-mama = Er liggen geen bouwmaterialen in het midden.
event-idle = Er gebeurt niets.
event-card-taken-up = { $name } neemt een kaart terug uit de aflegstapel.
    .you = Je neemt { $card } terug uit de aflegstapel.
    .seen = { $name } neemt { $card } terug uit de aflegstapel.
event-taken = { $name } neemt { $goods } uit het midden.
    .you = Je neemt { $goods } uit het midden.
event-removed = { $name } neemt { $building } uit het spel.
    .you = Je neemt { $building } uit het spel.
event-taxed = { $name } int belasting: { $victim } verliest { $goods }.
    .you = Je int belasting: { $victim } verliest { $goods }.
    .victim = { $name } int belasting: jij verliest { $goods }.
event-hired = { $name } huurt { $goods } in.
    .you = Je huurt { $goods } in.
event-stolen = { $name } steelt { $goods } van { $victim }.
    .you = Je steelt { $goods } van { $victim }.
    .victim = { $name } steelt { $goods } van jou.
event-stolen-nothing = { $name } probeert { $victim } te bestelen, maar krijgt niets.
    .you = Je probeert { $victim } te bestelen, maar krijgt niets.
    .victim = { $name } probeert jou te bestelen, maar krijgt niets.
event-built = { $name } bouwt { $building } ({ $points }) voor { $goods }.
    .you = Je bouwt { $building } ({ $points }) voor { $goods }.
event-card-laid = { $name } bedekt { $covered } met een verdekte kaart.
    .you = Je bedekt { $covered } met { $card }.
    .seen = { $name } bedekt { $covered } verdekt met { $card }.
event-card-revealed = { $name } onthult { $card } op { $covered }.
    .you = Je onthult { $card } op { $covered }.
event-taken-back = { $name } neemt de hele aflegstapel terug.
    .you = Je neemt je hele aflegstapel terug.
event-left = { $name } laat de aflegstapel liggen.
    .you = Je laat je aflegstapel liggen.

## Hoe het afliep

ending-target = Het benodigde aantal punten is gehaald.
ending-buildings = Het laatste gebouw is weg.
ending-materials = Alle bouwmaterialen zijn uit het spel.
ending-standstill = De buidel is leeg, en er is al twaalf rondes geen gebouw gekocht of uit het spel genomen.
outcome-won = { $name } wint met { $points }.
    .you = Je wint met { $points }!
outcome-shared = { $names } delen de overwinning met elk { $points }.
    .you = Je deelt de overwinning met { $names }: elk { $points }.
outcome-nobody = Iedereen is weg, dus niemand wint.

## Wat je kunt beslissen

decision-swap = Leg { $brought } neer in plaats van { $sent }
decision-open = Open met { $cards }: { $number }
decision-first = Eerst { $card }
decision-refresh = Neem { $card } terug
decision-refresh-none = Neem geen kaart terug
decision-conserve = Neem { $building } uit het spel
decision-conserve-none = Laat alle gebouwen staan
decision-tax = { $victim } verliest { $goods }
decision-rob = Steel { $goods } van { $victim }
decision-rob-nothing = Kies { $victim } en steel niets
decision-mama = Neem { $goods }
decision-build = Bouw { $building } ({ $points }) voor { $goods }
decision-build-swapped = Bouw { $building } ({ $points }) voor { $goods }; ruil 5 tegen 1: { $swaps }
decision-build-nowhere = Bouw aan een leeg uiteinde
payment-swap = { $given } in plaats van { $goods }
decision-end-turn = Beëindig je beurt
decision-lay = Bedek { $cover } met { $card }: { $number }
decision-take-back = Neem de aflegstapel terug
decision-leave = Laat de aflegstapel liggen

## Wat er gevraagd wordt

# Bij de voorbereiding, als geen buitenste gebouw 1 tot 3 punten waard is.
choice-swap = Geen enkel buitenste gebouw is 1 tot en met 3 punten waard. Welk gebouw uit de stapel komt op welke plek?
choice-opening = Met welke twee kaarten open je?
choice-first = Welke kaart komt eerst?
choice-refreshment = Welke kaart neem je terug?
choice-conservation = Welk gebouw gaat uit het spel?
choice-tax = Wat verliest { $victim }?
choice-peso-thief = Van wie steel je peso’s?
choice-materials-thief = Van wie steel je bouwmaterialen, en welke?
choice-mama = Welke bouwmaterialen brengt Mama mee?
choice-build = Wat bouw je?
choice-lay = Welke kaart leg je neer, en welke bedek je ermee?
choice-take-back = Neem je je aflegstapel terug?

## Waarom iets niet kan

refusal-game-is-over = De partij is afgelopen.
refusal-chance-first = Eerst moet er nog iets getrokken worden.
refusal-no-chance-now = Er wordt nu niets getrokken.
refusal-other-draw = Er wordt nu iets anders getrokken.
refusal-not-in-bag = { $material }: niets meer in de buidel.
refusal-not-in-pile = Dat gebouw zit niet in de trekstapel.
refusal-no-such-seat = Daar zit niemand.
refusal-not-your-turn = { $name } heeft nu niets te beslissen.
    .you = Je bent nu niet aan de beurt.
refusal-already-chosen = { $name } heeft al gekozen.
    .you = Je hebt al gekozen.
refusal-other-choice = Eerst deze vraag: { $question }
refusal-not-cheap = Het gebouw dat je neerlegt, moet 1, 2 of 3 punten waard zijn.
refusal-no-building-there = Daar ligt geen gebouw.
refusal-same-card-twice = Kies twee verschillende kaarten.
refusal-out-of-order = Noem eerst de laagste kaart.
refusal-not-in-hand = { $card } zit niet in je hand.
refusal-not-in-discard = { $card } zit niet in je aflegstapel.
refusal-not-laid-out = { $card } ligt niet voor je.
refusal-not-this-victim = Kies eerst wat { $name } verliest.
refusal-nothing-of = Zoveel heeft { $name } niet: { $material }.
refusal-no-worker = { $name } heeft geen arbeider.
refusal-already-played = { $name } is deze ronde al aan de beurt geweest, en er komen nog anderen.
refusal-yourself = Je kunt jezelf niet bestelen.
refusal-protected = { $name } is deze ronde beschermd.
refusal-one-at-most = { $name } heeft hoogstens 3 gekleurde bouwmaterialen: je mag er maar één nemen.
refusal-must-take = { $name } heeft bouwmaterialen: je moet er minstens één nemen.
refusal-half-is = { $n ->
    [one] Neem precies { $n } gekleurd bouwmateriaal: de helft, naar boven afgerond.
   *[other] Neem precies { $n } gekleurde bouwmaterialen: de helft, naar boven afgerond.
}
refusal-not-in-centre = Zoveel ligt er niet in het midden.
refusal-needs-architect = Daarvoor moet de Architect voor je liggen.
refusal-more-than-it-costs = Je zou meer vervangen dan het gebouw kost.
refusal-short = Je komt { $goods } tekort.

## Waarom iets niet teruggedraaid kan worden

no-undo-nothing = Je hebt nog niets beslist.
no-undo-drawn = Er is intussen iets getrokken: je weet nu meer dan daarvoor.
no-undo-revealed = Er zijn intussen kaarten onthuld.
no-undo-decided-since = { $name } heeft intussen al beslist.

## De bots

# Een bot in een keuzelijst: ‘Rosa (makkelijk)’. De namen zijn in alle talen gelijk.
level-option = { $name } ({ $grade })
level-random = Paquito
    .about = Is er net bij komen zitten en speelt wat hem in handen valt.
    .grade = heel makkelijk
level-greedy = Rosa
    .about = Neemt wat op dit moment het meest waard is en bouwt zodra het loont. Wat jij daarna doet, vraagt ze zich nooit af.
    .grade = makkelijk
level-planner = Don Julio
    .about = Denkt twee rondes vooruit: welke gebouwen binnen bereik komen, wat jij nog in je hand kunt hebben, en of hij vroeg moet gaan of zich moet beschermen.
    .grade = gemiddeld
level-search = La Doctora
    .about = Speelt vóór elke zet in gedachten een heleboel partijen uit en rekent er altijd op dat jij goed speelt.
    .grade = moeilijk
level-master = Abuela Celia
    .about = Leerde van duizenden partijen in het park welke kaarten lonen, en rekent net zo ver vooruit als La Doctora.
    .grade = heel moeilijk
