# The texts of the browser client.

app-title = Havana
app-subtitle = The card game by Reinhard Staupe

## Start and set-up

home-play-now = Play now
home-play-now-about = At once, against three bots
home-continue = Go on with your game
home-continue-about = Round { $round }, { $players } players
home-learn = Learn by playing
home-learn-about = A guided first game
home-setup = Set up a table
home-replay = Watch a game
home-rules = Rules
home-settings = Settings
home-aid = Player aid
home-opening = One moment: the game is on its way …

setup-title = Set up a table
setup-players = Players
setup-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
setup-seat = Seat { $n }
setup-name = Name
setup-name-default = Player { $n }
setup-who = Who plays here?
setup-person = A person
setup-ages = Order of age
setup-ages-about = Decides between equal numbers: the younger goes first.
setup-ages-drawn = Draw it
setup-ages-given = I say it, the oldest first
setup-ages-older = { $name }: one place up, older
setup-deck = Buildings
setup-deck-house = The house deck
setup-deck-own = A deck of your own …
setup-deck-open = Open a deck file
setup-deck-wrong = This deck cannot be played: { $reason }
setup-target = Points to win
setup-target-usual = { $n } (usual)
setup-memory = Memory aid
setup-memory-about = Shows which cards the others have already discarded.
setup-start = Start the game
setup-back = Back

## The table

table-label = The table
table-rows = Buildings
table-centre = The centre
table-bag-n = { $n ->
    [0] The bag is empty.
    [one] { $n } material left in the bag
   *[other] { $n } materials left in the bag
}
table-pile-n = { $n ->
    [0] The draw pile is empty.
    [one] { $n } building left in the pile
   *[other] { $n } buildings left in the pile
}
table-stock-pesos = Pesos in the stock: { $n }
table-stock-workers = Workers in the stock: { $n }
table-round = Round { $n }
table-order = Order of this round
table-order-acting = acts now
table-order-done = has acted
table-players = Players
table-you = You
table-your-hand = Your hand
table-hand-n = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
table-discard-n = { $n ->
    [0] Discard pile empty
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
}
table-number = Number { $number }
table-no-number = No number yet
table-points-of = { $points } of { $target } points
table-laid = Laid-out cards
table-face-down = A card, face down
table-covered = covered
table-protected = protected
table-buildings-n = { $n ->
    [0] No buildings yet
    [one] { $n } building
   *[other] { $n } buildings
}
table-your-turn = Your turn
table-bot-thinks = { $name } is thinking …
table-phase-actions = Actions and buildings
table-phase-supplies = Supplies
table-phase-cards = A new card
table-building-label = { $building }, { $points }, costs { $cost }
table-building-architect = needs the architect
table-building-end = can be built
table-building-inside = not at an end yet
table-log = What happened
table-log-round = Round { $n }
table-log-setup = Set-up
table-since = Since your last turn
table-since-against-you = Done to you
table-since-nothing = Nothing has happened to you.
table-since-go-on = Go on
table-memory = Discarded: { $cards }

## Deciding

act-confirm = Confirm
act-undo = Undo
act-undo-impossible = This cannot be taken back: { $reason }
act-undone = Taken back.
act-hint = Hint
act-end-turn = End the turn
act-show-number = Together: { $number }
act-choose-two = Choose two cards: { $n } of 2
act-choose-card = Choose the card you lay.
act-choose-cover = Choose the card you cover.
act-number-becomes = Your number becomes { $number }
act-choose-victim = Choose a player.
act-choose-material = Choose a material.
act-choose-materials = Choose { $n ->
    [one] { $n } material
   *[other] { $n } materials
}: { $chosen } chosen
act-also-debris = And { $goods } as well.
act-pay-title = How do you pay?
act-pay-more = One more five for one: { $what }
act-pay-less = One less five for one: { $what }
act-pay-total = You pay { $goods }
act-pay-left = You keep { $goods }
act-not-now = This cannot be done now.
act-only-ends = Only the four buildings at the ends of the rows can be taken.

## Hint

hint-title = What La Doctora would do
hint-thinking = La Doctora is thinking it over …
hint-share = wins about { $percent } % of the time
hint-tries = { $n ->
    [one] out of { $n } game in her mind
   *[other] out of { $n } games in her mind
}
hint-points = { $points } points on average in the next rounds
hint-rival = the best rival gains { $points } in the same time
hint-why-build = buys { $building }
hint-why-reach = brings { $building } within reach
hint-why-deny = keeps { $building } from { $name }
hint-why-rob = takes from { $name }
hint-why-protect = keeps thieves and tax collectors away
hint-why-early = lets you act before the others
hint-why-gather = gathers goods for later
hint-why-win = Why: it brings you closest to winning.
hint-best = Best
hint-do = Do it
hint-close = Close
hint-none = There is nothing to decide now.

## Motion and speed

speed-label = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = No motion
speed-skip = Skip

## Several people at one screen

curtain-title = Pass the device to { $name }
curtain-text = Nobody else should look now.
curtain-open = I am { $name }

## The end

end-title = The game is over
end-ranking = Final score
end-chart = Points over the rounds
end-chart-about = A line for each player; the dashed line is the points to win.
end-chart-point = { $name }, round { $round }: { $points }
end-moments = Key moments
end-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
end-again = Play again
end-new-table = Another table
end-save = Save the record
end-replay = Watch the replay
end-share = Share a link
end-share-copied = The link is copied. It carries the whole game.
end-share-failed = The link could not be copied. Here it is:
end-home = To the start

## Replay

replay-title = Replay
replay-open-file = Open a record file
replay-open-about = A record that was saved here or by the havana program
replay-saved = Saved games
replay-saved-none = No saved games yet.
replay-saved-game = { $names }, round { $round }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-position = Step { $n } of { $total }
replay-eyes = Whose eyes
replay-eyes-all = All hands open
replay-eyes-public = Only what all see
replay-eyes-of = Through the eyes of { $name }
replay-play-on = Play on from here
replay-delete = Delete
replay-broken = This is no game that can be shown: { $reason }
replay-link-broken = The link is incomplete or damaged.
replay-too-big = This file is too big to be a record of a game.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-on = On
settings-off = Off
settings-about = About this game
settings-about-text = The game is by Reinhard Staupe. These rules in our own words, the pictures and the sounds are ours.

## Rules, cards and player aid

rules-title = Rules
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } clause found
   *[other] { $n } clauses found
}
rules-clear = Clear the search
rules-clause = Clause { $id }
rules-why = See rule { $id }
aid-title = Player aid
aid-about = What each card brings, by what you need
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: half of the centre, rounded up · 5 Peso thief: half of a player’s, rounded down · 3 Tax collector: 1 from the stock
aid-coloured = Coloured materials
aid-coloured-text = 9 Mama: half of the centre, rounded up, your choice · 7 Black market: the first draws 2, the others 1 · 6 Materials thief: 1 of a player’s, or 2 if there are more than 3
aid-debris = Debris
aid-debris-text = 2 Debris: all of the centre · 9 Mama: half of it, rounded up
aid-workers = Workers
aid-workers-text = 4 Worker: the first to take any takes 2, the others 1 · 4 Architect: 1, and the great buildings
aid-cards = Cards
aid-cards-text = 1 Refreshment: one card back from the discard pile
aid-safety = Safety
aid-safety-text = 2 Protection: nobody takes anything from you · 0 Siesta: a small number, so you act early
aid-harm = Harm
aid-harm-text = 3 Tax collector: those still to come lose a worker or a material · 3 Conservation: one end building leaves the game · 5 and 6: the thieves
aid-five = Five for one
aid-five-text = While building: 5 debris for any coloured material, 5 pesos for a worker
aid-target = Points to win
aid-target-text = 2 players: 25 · 3 players: 20 · 4 players: 15

## Keyboard

keys-title = Keys
keys-open = Show the keys
keys-digits = choose the card with this digit; again for the other one with it
keys-arrows = move between the things you can choose
keys-space = choose what has the focus
keys-enter = confirm
keys-escape = cancel, close
keys-undo = undo
keys-hint = hint
keys-card = what the card with the focus does
keys-log = to the log
keys-hand = to your hand
keys-rows = to the buildings
keys-skip = skip the motion
keys-rules = rules
keys-help = this list
key-digits = 0 to 9
key-arrows = Arrow keys
key-space = Space
key-enter = Enter
key-escape = Esc
key-control-z = Ctrl+Z

## Network and installing

net-offline = You are offline. The game plays on.
net-ready = Ready to play without a network.
net-update = A new version is here.
net-update-now = Load it
net-install = Install
net-install-about = Put Havana on your home screen; it also plays offline.

## When something goes wrong

error-title = Something went wrong
error-text = The game is kept. Load the page again to go on.
error-reload = Load again
error-bot = The bot could not decide: { $reason }
error-storage = The browser does not let us keep the game. It is lost when you close this page.
error-saved-broken = The saved game could not be read: { $reason }

## Common

common-close = Close
common-back = Back
common-leave = Leave the game
common-leave-about = It is kept, and you can go on later.
common-skip-to-table = Skip to the table
