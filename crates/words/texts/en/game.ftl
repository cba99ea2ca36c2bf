# What is said about a game: goods, events, decisions, questions, refusals, endings, players.
# Where a player is spoken of by name, .you speaks to the reader; .victim is for the reader who suffers it;
# .seen is for readers who may see a hidden card.

## Goods

# The letters mark the materials where colours don’t help; each must be different.
material-brick = Brick
    .letter = B
material-sandstone = Sandstone
    .letter = S
material-loam = Loam
    .letter = L
material-glass = Glass
    .letter = G
material-debris = Debris
    .letter = D
good-pesos = Pesos
good-workers = Workers

count-brick = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
count-sandstone = { $n } sandstone
count-loam = { $n } loam
count-glass = { $n } glass
count-debris = { $n } debris
count-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
count-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Instead of a list of goods: “You keep nothing”.
goods-nothing = nothing
# The word before the last of a list.
list-and = and

# Where a building lies; read aloud.
end-upper-left = upper row, left end
end-upper-right = upper row, right end
end-lower-left = lower row, left end
end-lower-right = lower row, right end
row-upper = Upper row
row-lower = Lower row

## What happened

# Rules: R3.3
event-ages = Oldest to youngest: { $names }.
# Rules: R2.1, R4.8
event-laid-upper = New in the upper row: { $buildings }.
# Rules: R2.1, R4.8
event-laid-lower = New in the lower row: { $buildings }.
# Rules: R2.2
event-swapped = { $name } brings in { $brought }; { $sent } goes back into the draw pile.
    .you = You bring in { $brought }; { $sent } goes back into the draw pile.
# Rules: R2.4, R5.1
event-to-centre = Added to the centre: { $goods }.
# Rules: R7.7
event-drawn = { $name } draws { $goods } from the bag.
    .you = You draw { $goods } from the bag.
# Rules: R7.3b
event-from-stock = { $name } takes { $goods } from the stock.
    .you = You take { $goods } from the stock.
# Rules: R2.3
event-start = { $name } starts with { $goods }.
    .you = You start with { $goods }.
# Rules: R2.5
event-pair-chosen = { $name } has chosen.
    .you = You’ve chosen { $cards }.
    .seen = { $name } has chosen { $cards }.
# Rules: R2.5, R3.1
event-pair-revealed = { $name } opens with { $cards }: { $number }.
    .you = You open with { $cards }: { $number }.
# Rules: R3.2
event-round = Round { $round }. Order of play: { $names }.
# Rules: R4.1
event-action = { $name } plays { $card }.
    .you = You play { $card }.
# Rules: R7.0
event-siesta = { $name } takes a siesta.
    .you = You take a siesta.
# Rules: R7.2a
event-protection = { $name } is protected for the whole round.
    .you = You’re protected for the whole round.
# Rules: R7.1
event-takes-no-card = { $name } takes no card.
    .you = You take no card.
# Rules: R7.3a
event-removes-nothing = { $name } doesn’t remove a building.
    .you = You don’t remove a building.
# After “{ $name } plays { $card }.”: why the card does nothing.
# Rules: R4.2, R7.1
event-idle-refreshment = The discard pile is empty: no card to take back.
# Rules: R4.2, R7.2b
event-idle-debris = There’s no debris in the centre.
# Rules: R4.2, R7.3a
event-idle-conservation = No more buildings can be removed this round.
# Rules: R4.2, R7.4a, R7.4b
event-idle-worker = No workers left to hire.
# Rules: R4.2, R7.2a, R7.5, R7.6, R7.10
event-idle-thief = There’s nothing to steal.
# Rules: R4.2, R7.7
event-idle-black-market = The bag is empty.
# Rules: R4.2, R7.8
event-idle-pesos = There are no pesos in the centre.
# Rules: R4.2, R7.9
event-idle-mama = There are no materials in the centre.
# Rules: R4.2
event-idle = Nothing happens.
# Rules: R7.1
event-card-taken-up = { $name } takes a card back from the discard pile.
    .you = You take { $card } back from the discard pile.
    .seen = { $name } takes { $card } back from the discard pile.
# Rules: R7.2b, R7.8, R7.9
event-taken = { $name } takes { $goods } from the centre.
    .you = You take { $goods } from the centre.
# Rules: R7.3a
event-removed = { $name } removes { $building } from the game.
    .you = You remove { $building } from the game.
# Rules: R7.3b
event-taxed = { $name } collects taxes: { $victim } loses { $goods }.
    .you = You collect taxes: { $victim } loses { $goods }.
    .victim = { $name } collects taxes: you lose { $goods }.
# Rules: R7.4a, R7.4b
event-hired = { $name } hires { $goods }.
    .you = You hire { $goods }.
# Rules: R7.5, R7.6
event-stolen = { $name } steals { $goods } from { $victim }.
    .you = You steal { $goods } from { $victim }.
    .victim = { $name } steals { $goods } from you.
# Rules: R7.5, R7.6, R7.10
event-stolen-nothing = { $name } tries to rob { $victim } but gets nothing.
    .you = You try to rob { $victim } but get nothing.
    .victim = { $name } tries to rob you but gets nothing.
# Rules: R4.3, R4.5
event-built = { $name } builds { $building } ({ $points }) for { $goods }.
    .you = You build { $building } ({ $points }) for { $goods }.
# Rules: R6.1
event-card-laid = { $name } covers { $covered } with a face-down card.
    .you = You cover { $covered } with { $card }.
    .seen = { $name } covers { $covered } with { $card }, face down.
# Rules: R6.2
event-card-revealed = { $name } reveals { $card } on top of { $covered }.
    .you = You reveal { $card } on top of { $covered }.
# Rules: R6.3
event-taken-back = { $name } takes back the whole discard pile.
    .you = You take back your whole discard pile.
# Rules: R6.3
event-left = { $name } leaves the discard pile where it is.
    .you = You leave your discard pile where it is.

## How it ended

# Rules: R8.1
ending-target = The winning score has been reached.
# Rules: R8.2
ending-buildings = The last building is gone.
# Rules: R8.2
ending-materials = The last material has left the game.
# Rules: R8.4
ending-standstill = The bag is empty, and no building has been built or removed for twelve rounds.
outcome-won = { $name } wins with { $points }.
    .you = You win with { $points }!
outcome-shared = { $names } share the win with { $points } each.
    .you = You share the win with { $names }: { $points } each.
outcome-nobody = Everyone has left, so no one wins.

## What one can decide

# Labels of buttons and of suggestions: what the player may do.
decision-swap = Swap in { $brought } for { $sent }
decision-open = Open with { $cards }: { $number }
decision-first = { $card } first
decision-refresh = Take { $card } back
decision-refresh-none = Take no card
decision-conserve = Remove { $building }
decision-conserve-none = Don’t remove a building
decision-tax = { $victim } loses { $goods }
decision-rob = Steal { $goods } from { $victim }
decision-rob-nothing = Choose { $victim } and take nothing
decision-mama = Take { $goods }
decision-build = Build { $building } ({ $points }) for { $goods }
decision-build-swapped = Build { $building } ({ $points }) for { $goods }; 5-to-1 exchange: { $swaps }
decision-build-nowhere = Build at an empty end
# One part of a list: “5 debris for 1 brick”.
payment-swap = { $given } for { $goods }
decision-end-turn = End turn
decision-lay = Place { $card } on { $cover }: { $number }
decision-take-back = Take the discard pile back
decision-leave = Leave the discard pile

## What is asked

# Asked at setup: if all four end buildings are worth 4 points or more, one worth 1 to 3 is swapped in.
# Rules: R2.2
choice-swap = No end building is worth 1 to 3 points. Which building from the pile do you swap in, and where?
# Rules: R2.5
choice-opening = Which two cards will you open with?
# Rules: R4.1
choice-first = Which card acts first?
# Rules: R7.1
choice-refreshment = Which card will you take back?
# Rules: R7.3a
choice-conservation = Which building will you remove?
# Rules: R7.3b
choice-tax = What does { $victim } lose?
# Rules: R7.5
choice-peso-thief = Whose pesos will you steal?
# Rules: R7.6
choice-materials-thief = Whose materials will you steal, and which?
# Rules: R7.9
choice-mama = Which materials does Mama bring?
# Rules: R4.3
choice-build = What will you build?
# Rules: R6.1
choice-lay = Which card will you place, and on which one?
# Rules: R6.3
choice-take-back = Take back your discard pile?

## Why something cannot be done

# Answers to a click that the rules don’t allow. A link to the rule follows.
# Rules: R8.1, R8.2, R8.4
refusal-game-is-over = The game is over.
# No rule.
refusal-chance-first = Something has to be drawn first.
# No rule.
refusal-no-chance-now = There’s nothing to draw now.
# No rule.
refusal-other-draw = Something else has to be drawn now.
# Rules: R1.1
refusal-not-in-bag = { $material }: none left in the bag.
# Rules: R2.2
refusal-not-in-pile = That building isn’t in the draw pile.
# No rule.
refusal-no-such-seat = No one sits there.
# Rules: R3.2, R4.3
refusal-not-your-turn = { $name } has nothing to decide now.
    .you = It’s not your turn.
# Rules: R2.5
refusal-already-chosen = { $name } has already chosen.
    .you = You’ve already chosen.
# No rule.
refusal-other-choice = First answer this: { $question }
# Rules: R2.2
refusal-not-cheap = The building you swap in must be worth 1, 2 or 3 points.
# Rules: R4.4
refusal-no-building-there = There’s no building there.
# Rules: R2.5
refusal-same-card-twice = Choose two different cards.
# Rules: R3.1
refusal-out-of-order = Name the lower card first.
# Rules: R2.5, R6.1
refusal-not-in-hand = { $card } isn’t in your hand.
# Rules: R7.1
refusal-not-in-discard = { $card } isn’t in your discard pile.
# Rules: R4.1, R6.1
refusal-not-laid-out = { $card } isn’t laid out in front of you.
# Rules: R7.3b
refusal-not-this-victim = First choose what { $name } loses.
# Rules: R7.3b, R7.6
refusal-nothing-of = { $name } doesn’t have that much: { $material }.
# Rules: R7.3b
refusal-no-worker = { $name } has no worker.
# Rules: R7.5, R7.6
refusal-already-played = { $name } has already acted this round, and others are still to come.
# Rules: R7.5, R7.6
refusal-yourself = You can’t rob yourself.
# Rules: R7.2a, R7.5, R7.6
refusal-protected = { $name } is protected this round.
# Rules: R7.6
refusal-one-at-most = { $name } has no more than 3 coloured materials, so you can take only one.
# Rules: R7.6
refusal-must-take = { $name } has materials, so you must take at least one.
# Rules: R7.9
refusal-half-is = { $n ->
    [one] Take exactly { $n } coloured material: half of them, rounded up.
   *[other] Take exactly { $n } coloured materials: half of them, rounded up.
}
# Rules: R7.9
refusal-not-in-centre = There isn’t that much in the centre.
# Rules: R4.5
refusal-needs-architect = You need the Architect laid out in front of you.
# Rules: R4.6
refusal-more-than-it-costs = You’d replace more than the building costs.
# Rules: R4.5
refusal-short = You still need { $goods }.

## Why something cannot be taken back

# These follow act-undo-impossible, after its colon.
no-undo-nothing = You haven’t decided anything yet.
no-undo-drawn = Something has been drawn since, so you know more than before.
no-undo-revealed = Cards have been revealed since.
no-undo-decided-since = { $name } has decided something since.

## The bots

# A bot in a list to choose from: “Rosa (easy)”. The names are the same in every language.
level-option = { $name } ({ $grade })
level-random = Paquito
    .about = Has just sat down and plays the first card that comes to hand.
    .grade = very easy
level-greedy = Rosa
    .about = Takes what’s worth most right now and builds as soon as it pays off, but never thinks about what you’ll do next.
    .grade = easy
level-planner = Don Julio
    .about = Thinks two rounds ahead: which buildings come within reach, what you may be holding, and whether to go early or play it safe.
    .grade = medium
level-search = La Doctora
    .about = Plays out many games in her head before every move, and always expects you to play well.
    .grade = hard
level-master = Abuela Celia
    .about = Has learned from thousands of games in the park which cards pay off, and thinks ahead just like La Doctora.
    .grade = very hard
