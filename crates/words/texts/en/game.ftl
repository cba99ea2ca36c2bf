# What is said about a game: goods, events, decisions, questions, refusals, endings, players.
# Where a player is spoken of by name, .you speaks to the reader; .victim is for the reader who suffers it;
# .seen is for readers who may see a hidden card.

## Goods

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
goods-nothing = nothing
# The word before the last of a list.
list-and = and

end-upper-left = upper row, left end
end-upper-right = upper row, right end
end-lower-left = lower row, left end
end-lower-right = lower row, right end
row-upper = Upper row
row-lower = Lower row

## What happened

event-ages = From the oldest to the youngest: { $names }.
event-laid-upper = New in the upper row: { $buildings }.
event-laid-lower = New in the lower row: { $buildings }.
event-swapped = { $name } brings { $brought } to the table; { $sent } goes back into the pile.
    .you = You bring { $brought } to the table; { $sent } goes back into the pile.
event-to-centre = Into the centre: { $goods }.
event-drawn = { $name } draws { $goods } from the bag.
    .you = You draw { $goods } from the bag.
event-from-stock = { $name } takes { $goods } from the stock.
    .you = You take { $goods } from the stock.
event-start = { $name } starts with { $goods }.
    .you = You start with { $goods }.
event-pair-chosen = { $name } has chosen.
    .you = You have chosen { $cards }.
    .seen = { $name } has chosen { $cards }.
event-pair-revealed = { $name } opens with { $cards }: { $number }.
    .you = You open with { $cards }: { $number }.
event-round = Round { $round }. Order of play: { $names }.
event-action = { $name } plays { $card }.
    .you = You play { $card }.
event-siesta = { $name } takes a siesta.
    .you = You take a siesta.
event-protection = { $name } is protected all round.
    .you = You are protected all round.
event-takes-no-card = { $name } takes no card back.
    .you = You take no card back.
event-removes-nothing = { $name } lets every building stand.
    .you = You let every building stand.
event-idle-refreshment = The discard pile is empty: no card to take back.
event-idle-debris = There is no debris in the centre.
event-idle-conservation = No building can be removed any more this round.
event-idle-worker = There are no workers left to hire.
event-idle-thief = There is nobody to rob of anything.
event-idle-black-market = The bag is empty.
event-idle-pesos = There are no pesos in the centre.
event-idle-mama = There are no materials in the centre.
event-idle = Nothing happens.
event-card-taken-up = { $name } takes a card back from the discard pile.
    .you = You take { $card } back from the discard pile.
    .seen = { $name } takes { $card } back from the discard pile.
event-taken = { $name } takes { $goods } from the centre.
    .you = You take { $goods } from the centre.
event-removed = { $name } removes { $building } from the game.
    .you = You remove { $building } from the game.
event-taxed = { $name } takes { $goods } away from { $victim } in taxes.
    .you = You take { $goods } away from { $victim } in taxes.
    .victim = { $name } takes { $goods } away from you in taxes.
event-hired = { $name } hires { $goods }.
    .you = You hire { $goods }.
event-stolen = { $name } steals { $goods } from { $victim }.
    .you = You steal { $goods } from { $victim }.
    .victim = { $name } steals { $goods } from you.
event-stolen-nothing = { $name } tries to rob { $victim } and gets nothing.
    .you = You try to rob { $victim } and get nothing.
    .victim = { $name } tries to rob you and gets nothing.
event-built = { $name } builds { $building } ({ $points }) for { $goods }.
    .you = You build { $building } ({ $points }) for { $goods }.
event-card-laid = { $name } covers { $covered } with a card face down.
    .you = You cover { $covered } with { $card }.
    .seen = { $name } covers { $covered } with { $card }, face down.
event-card-revealed = { $name } reveals { $card } over { $covered }.
    .you = You reveal { $card } over { $covered }.
event-taken-back = { $name } takes the whole discard pile back in hand.
    .you = You take your whole discard pile back in hand.
event-left = { $name } leaves the discard pile where it is.
    .you = You leave your discard pile where it is.

## How it ended

ending-target = The points to win are reached.
ending-buildings = The last building is gone.
ending-materials = The last material is gone.
ending-standstill = The bag is empty, and for twelve rounds nothing was built or removed.
outcome-won = { $name } wins with { $points }.
    .you = You win with { $points }!
outcome-shared = { $names } share the win with { $points } each.
    .you = You share the win with { $names }: { $points } each.

## What one can decide

decision-swap = Bring { $brought } in place of { $sent }
decision-open = Open with { $cards }: { $number }
decision-first = { $card } first
decision-refresh = Take { $card } back
decision-refresh-none = Take no card back
decision-conserve = Remove { $building }
decision-conserve-none = Let every building stand
decision-tax = { $victim } loses { $goods }
decision-rob = Steal { $goods } from { $victim }
decision-rob-nothing = Choose { $victim } and take nothing
decision-mama = Take { $goods }
decision-build = Build { $building } ({ $points }) for { $goods }
decision-build-swapped = Build { $building } ({ $points }) for { $goods }; five for one: { $swaps }
decision-build-nowhere = Build at an end where nothing lies
payment-swap = { $given } for { $goods }
decision-end-turn = End the turn
decision-lay = Lay { $card } on { $cover }: { $number }
decision-take-back = Take the discard pile back
decision-leave = Leave the discard pile

## What is asked

choice-swap = No end building is cheap. Which one from the pile comes to which end?
choice-opening = Which two cards do you open with?
choice-first = Which card acts first?
choice-refreshment = Which card do you take back?
choice-conservation = Which building leaves the game?
choice-tax = What does { $victim } lose?
choice-peso-thief = Whose pesos do you steal?
choice-materials-thief = Whose materials do you steal, and which?
choice-mama = Which colours does Mama bring?
choice-build = What do you build?
choice-lay = Which card do you lay, and on which one?
choice-take-back = Do you take your discard pile back?

## Why something cannot be done

refusal-game-is-over = The game is over.
refusal-chance-first = Something has to be drawn first.
refusal-no-chance-now = Nothing is drawn now.
refusal-other-draw = Something else is drawn now.
refusal-not-in-bag = None of it is left in the bag: { $material }.
refusal-not-in-pile = That building is not in the draw pile.
refusal-no-such-seat = Nobody sits there.
refusal-not-your-turn = { $name } has nothing to decide now.
    .you = It is not your turn to decide.
refusal-already-chosen = { $name } has already chosen.
    .you = You have already chosen.
refusal-other-choice = First another question: { $question }
refusal-not-cheap = The building you bring must be worth 1, 2 or 3 points.
refusal-no-building-there = No building lies there.
refusal-same-card-twice = Choose two different cards.
refusal-out-of-order = Name the lower one first.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-discard = { $card } is not in your discard pile.
refusal-not-laid-out = { $card } does not lie before you.
refusal-not-this-victim = First comes { $name }: what is lost there?
refusal-nothing-of = { $name } does not have that much of it: { $material }.
refusal-no-worker = { $name } has no worker.
refusal-already-played = { $name } has already acted this round, and others are still to come.
refusal-yourself = You cannot rob yourself.
refusal-protected = { $name } is protected this round.
refusal-one-at-most = { $name } has no more than 3 coloured materials: take only one.
refusal-must-take = { $name } has materials: you must take one.
refusal-half-is = { $n ->
    [one] Half the colours is { $n } material, no more and no less.
   *[other] Half the colours is { $n } materials, no more and no less.
}
refusal-not-in-centre = There is not that much of it in the centre.
refusal-needs-architect = It needs the architect: he must lie before you.
refusal-more-than-it-costs = You would replace more than the building costs.
refusal-short = You need { $goods } more.

## Why something cannot be taken back

no-undo-nothing = You have decided nothing yet.
no-undo-drawn = Something was drawn since, and you know more than before.
no-undo-revealed = Cards were revealed since.
no-undo-decided-since = { $name } has decided since.

## The bots

level-random = Paquito
    .about = Has just sat down and plays whatever comes to hand.
level-greedy = Rosa
    .about = Takes what is worth most right now and builds whenever it pays, but never asks what you will do next.
level-planner = Don Julio
    .about = Thinks two rounds ahead: which buildings come within reach, what you may hold, and whether to go early or stay safe.
level-search = La Doctora
    .about = Plays many games through in the mind before every move, and in each of them expects you to play well.
