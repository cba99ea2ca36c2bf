## Waren

material-brick = Backstein
    .letter = B
material-sandstone = Sandstein
    .letter = S
material-loam = Lehm
    .letter = L
material-glass = Glas
    .letter = G
material-debris = Schutt
    .letter = U
good-pesos = Pesos
good-workers = Arbeiter

count-brick = { $n ->
    [one] { $n } Backstein
   *[other] { $n } Backsteine
}
count-sandstone = { $n ->
    [one] { $n } Sandstein
   *[other] { $n } Sandsteine
}
count-loam = { $n } Lehm
count-glass = { $n } Glas
count-debris = { $n } Schutt
count-pesos = { $n ->
    [one] { $n } Peso
   *[other] { $n } Pesos
}
count-workers = { $n } Arbeiter
count-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
goods-nothing = nichts
list-and = und

end-upper-left = obere Reihe, links außen
end-upper-right = obere Reihe, rechts außen
end-lower-left = untere Reihe, links außen
end-lower-right = untere Reihe, rechts außen
row-upper = Obere Reihe
row-lower = Untere Reihe

## Was geschah

event-ages = Von alt nach jung: { $names }.
event-laid-upper = Neu in der oberen Reihe: { $buildings }.
event-laid-lower = Neu in der unteren Reihe: { $buildings }.
event-swapped = { $name } legt { $brought } aus und mischt dafür { $sent } in den Nachziehstapel.
    .you = Du legst { $brought } aus und mischst dafür { $sent } in den Nachziehstapel.
event-to-centre = In die Mitte: { $goods }.
event-drawn = { $name } zieht { $goods } aus dem Beutel.
    .you = Du ziehst { $goods } aus dem Beutel.
event-from-stock = { $name } nimmt { $goods } aus dem Vorrat.
    .you = Du nimmst { $goods } aus dem Vorrat.
event-start = { $name } bekommt zu Beginn { $goods }.
    .you = Du bekommst zu Beginn { $goods }.
event-pair-chosen = { $name } hat gewählt.
    .you = Du hast { $cards } gewählt.
    .seen = { $name } hat { $cards } gewählt.
event-pair-revealed = { $name } eröffnet mit { $cards }: { $number }.
    .you = Du eröffnest mit { $cards }: { $number }.
event-round = Runde { $round }. Reihenfolge: { $names }.
event-action = { $name } spielt { $card }.
    .you = Du spielst { $card }.
event-siesta = { $name } hält Siesta.
    .you = Du hältst Siesta.
event-protection = { $name } ist die ganze Runde geschützt.
    .you = Du bist die ganze Runde geschützt.
event-takes-no-card = { $name } nimmt keine Karte zurück.
    .you = Du nimmst keine Karte zurück.
event-removes-nothing = { $name } lässt alle Gebäude stehen.
    .you = Du lässt alle Gebäude stehen.
event-idle-refreshment = Der Ablagestapel ist leer: keine Karte zum Zurücknehmen.
event-idle-debris = In der Mitte liegt kein Schutt.
event-idle-conservation = In dieser Runde kann kein Gebäude mehr entfernt werden.
event-idle-worker = Es sind keine Arbeiter mehr da.
event-idle-thief = Es gibt nichts zu stehlen.
event-idle-black-market = Der Beutel ist leer.
event-idle-pesos = In der Mitte liegen keine Pesos.
event-idle-mama = In der Mitte liegen keine Baustoffe.
event-idle = Nichts passiert.
event-card-taken-up = { $name } nimmt eine Karte vom Ablagestapel zurück.
    .you = Du nimmst { $card } vom Ablagestapel zurück.
    .seen = { $name } nimmt { $card } vom Ablagestapel zurück.
event-taken = { $name } nimmt { $goods } aus der Mitte.
    .you = Du nimmst { $goods } aus der Mitte.
event-removed = { $name } nimmt { $building } aus dem Spiel.
    .you = Du nimmst { $building } aus dem Spiel.
event-taxed = { $name } treibt Steuern ein: { $victim } verliert { $goods }.
    .you = Du treibst Steuern ein: { $victim } verliert { $goods }.
    .victim = { $name } treibt Steuern ein: Du verlierst { $goods }.
event-hired = { $name } heuert { $goods } an.
    .you = Du heuerst { $goods } an.
event-stolen = { $name } stiehlt { $goods } von { $victim }.
    .you = Du stiehlst { $goods } von { $victim }.
    .victim = { $name } stiehlt { $goods } von dir.
event-stolen-nothing = { $name } will { $victim } bestehlen und geht leer aus.
    .you = Du willst { $victim } bestehlen und gehst leer aus.
    .victim = { $name } will dich bestehlen und geht leer aus.
event-built = { $name } baut { $building } ({ $points }) für { $goods }.
    .you = Du baust { $building } ({ $points }) für { $goods }.
event-card-laid = { $name } überdeckt { $covered } mit einer verdeckten Karte.
    .you = Du überdeckst { $covered } mit { $card }.
    .seen = { $name } überdeckt { $covered } verdeckt mit { $card }.
event-card-revealed = { $name } deckt { $card } über { $covered } auf.
    .you = Du deckst { $card } über { $covered } auf.
event-taken-back = { $name } nimmt den ganzen Ablagestapel zurück.
    .you = Du nimmst deinen ganzen Ablagestapel zurück.
event-left = { $name } lässt den Ablagestapel liegen.
    .you = Du lässt deinen Ablagestapel liegen.

## Wie es ausging

ending-target = Die nötige Punktzahl ist erreicht.
ending-buildings = Das letzte Gebäude ist weg.
ending-materials = Alle Baustoffe sind aus dem Spiel.
ending-standstill = Der Beutel ist leer, und zwölf Runden lang wurde kein Gebäude gebaut oder entfernt.
outcome-won = Sieg für { $name }: { $points }.
    .you = Du gewinnst: { $points }!
outcome-shared = { $names } teilen sich den Sieg: je { $points }.
    .you = Du teilst dir den Sieg mit { $names }: je { $points }.
outcome-nobody = Alle sind gegangen, also gewinnt niemand.

## Was man entscheiden kann

decision-swap = { $brought } auslegen, { $sent } in den Stapel
decision-open = Mit { $cards } eröffnen: { $number }
decision-first = Zuerst { $card }
decision-refresh = { $card } zurücknehmen
decision-refresh-none = Keine Karte zurücknehmen
decision-conserve = { $building } entfernen
decision-conserve-none = Alle Gebäude stehen lassen
decision-tax = { $victim } verliert { $goods }
decision-rob = { $goods } von { $victim } stehlen
decision-rob-nothing = { $victim } wählen und nichts stehlen
decision-mama = { $goods } nehmen
decision-build = { $building } ({ $points }) für { $goods } bauen
decision-build-swapped = { $building } ({ $points }) für { $goods } bauen; 5-zu-1-Tausch: { $swaps }
decision-build-nowhere = Dort bauen, wo nichts liegt
payment-swap = { $given } statt { $goods }
decision-end-turn = Zug beenden
decision-lay = { $cover } mit { $card } überdecken: { $number }
decision-take-back = Ablagestapel zurücknehmen
decision-leave = Ablagestapel liegen lassen

## Was gefragt wird

# Bei der Vorbereitung, wenn kein äußeres Gebäude 1 bis 3 Punkte wert ist.
choice-swap = Kein äußeres Gebäude ist 1 bis 3 Punkte wert. Welches aus dem Stapel kommt an welches Ende?
choice-opening = Mit welchen zwei Karten eröffnest du?
choice-first = Welche Karte kommt zuerst?
choice-refreshment = Welche Karte nimmst du zurück?
choice-conservation = Welches Gebäude kommt aus dem Spiel?
choice-tax = Was verliert { $victim }?
choice-peso-thief = Von wem stiehlst du Pesos?
choice-materials-thief = Von wem stiehlst du Baustoffe, und welche?
choice-mama = Welche Baustoffe bringt Mama?
choice-build = Was baust du?
choice-lay = Welche Karte legst du, und welche überdeckst du?
choice-take-back = Nimmst du deinen Ablagestapel zurück?

## Warum etwas nicht geht

refusal-game-is-over = Die Partie ist zu Ende.
refusal-chance-first = Erst muss noch gezogen werden.
refusal-no-chance-now = Jetzt wird nichts gezogen.
refusal-other-draw = Jetzt wird etwas anderes gezogen.
refusal-not-in-bag = { $material }: nichts mehr im Beutel.
refusal-not-in-pile = Dieses Gebäude ist nicht im Nachziehstapel.
refusal-no-such-seat = Dort sitzt niemand.
refusal-not-your-turn = { $name } hat gerade nichts zu entscheiden.
    .you = Du bist gerade nicht dran.
refusal-already-chosen = { $name } hat schon gewählt.
    .you = Du hast schon gewählt.
refusal-other-choice = Zuerst diese Frage: { $question }
refusal-not-cheap = Das Gebäude, das du auslegst, muss 1, 2 oder 3 Punkte wert sein.
refusal-no-building-there = Dort liegt kein Gebäude.
refusal-same-card-twice = Wähle zwei verschiedene Karten.
refusal-out-of-order = Nenne die niedrigere Karte zuerst.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-not-in-discard = { $card } liegt nicht in deinem Ablagestapel.
refusal-not-laid-out = { $card } liegt nicht vor dir.
refusal-not-this-victim = Wähle zuerst, was { $name } verliert.
refusal-nothing-of = So viel hat { $name } nicht: { $material }.
refusal-no-worker = { $name } hat keinen Arbeiter.
refusal-already-played = { $name } war in dieser Runde schon dran, und andere folgen noch.
refusal-yourself = Du kannst dich nicht selbst bestehlen.
refusal-protected = { $name } ist in dieser Runde geschützt.
refusal-one-at-most = { $name } hat höchstens 3 farbige Baustoffe: Du darfst nur einen nehmen.
refusal-must-take = { $name } hat Baustoffe: Mindestens einen musst du nehmen.
refusal-half-is = { $n ->
    [one] Nimm genau { $n } farbigen Baustoff: die Hälfte, aufgerundet.
   *[other] Nimm genau { $n } farbige Baustoffe: die Hälfte, aufgerundet.
}
refusal-not-in-centre = So viel liegt nicht in der Mitte.
refusal-needs-architect = Dafür muss der Architekt vor dir liegen.
refusal-more-than-it-costs = Du würdest mehr ersetzen, als das Gebäude kostet.
refusal-short = Du brauchst noch { $goods }.

## Warum sich etwas nicht zurücknehmen lässt

no-undo-nothing = Du hast noch nichts entschieden.
no-undo-drawn = Seitdem wurde etwas gezogen: Du weißt jetzt mehr als vorher.
no-undo-revealed = Seitdem wurden Karten aufgedeckt.
no-undo-decided-since = { $name } hat seitdem schon entschieden.

## Die Bots

# Ein Bot in einer Auswahl: „Rosa (leicht)“. Die Namen sind in allen Sprachen gleich.
level-option = { $name } ({ $grade })
level-random = Paquito
    .about = Hat sich gerade erst dazugesetzt und spielt, was ihm in die Finger kommt.
    .grade = sehr leicht
level-greedy = Rosa
    .about = Nimmt, was gerade am meisten wert ist, und baut, sobald es sich lohnt. Was du als Nächstes tust, fragt sie sich nie.
    .grade = leicht
level-planner = Don Julio
    .about = Denkt zwei Runden voraus: welche Gebäude in Reichweite kommen, was du noch auf der Hand hast und ob er früh drankommen oder sich schützen soll.
    .grade = mittel
level-search = La Doctora
    .about = Spielt vor jedem Zug viele Partien im Kopf durch und rechnet dabei immer damit, dass du gut spielst.
    .grade = schwer
level-master = Abuela Celia
    .about = Hat in tausenden Partien im Park gelernt, welche Karten sich lohnen, und rechnet dazu genauso voraus wie La Doctora.
    .grade = sehr schwer
