# The texts of the browser client.

## Start and set-up

replace-title = You have a game in progress
replace-text = Only one game can be saved. A new one replaces it.
replace-go = Start a new game
elsewhere-title = Open in another window
elsewhere-text = This game is being played in another window or tab. You can play it in only one at a time.
elsewhere-here = Play here

setup-title = Create a table
setup-about = Everyone plays on this device and passes it around. To play from several devices, go to “Play together”.
setup-players = Players
# One of several buttons under setup-players. Bots count as players.
setup-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
setup-people = People at this device
setup-seat = Seat { $n }
setup-name = Name
# The name of a player who gave none; it also stands in sentences: “Player 1 builds the statue.”
setup-name-default = Player { $n }
setup-who = Who’s playing?
setup-person = Person
setup-ages = Age order
# Rules: R2.2, R3.3
setup-ages-about = Breaks the last ties: with equal numbers and equal amounts of everything, the younger player goes first. The oldest swaps a building at the start, if one has to be swapped.
setup-ages-drawn = Random
setup-ages-given = Set it (oldest first)
# Read aloud for an arrow beside a name.
setup-ages-older = Move { $name } up (older)
setup-deck = Buildings
setup-deck-house = House deck
setup-deck-own = Custom deck…
setup-deck-open = Open a deck file
setup-deck-loaded = Loaded: { $file }
setup-deck-wrong = This deck can’t be used. { $reason }
setup-target = Points to win
# In an empty number field: the points that win if nothing is entered.
setup-target-usual = { $n } (usual)
setup-memory = Memory aid
setup-memory-about = Shows which cards the other players have discarded.
setup-start = Start game
setup-back = Back

## The table

table-label = Table
table-rows = Buildings
table-centre = Centre
table-bag-n = { $n ->
    [0] The bag is empty.
    [one] { $n } material left in the bag
   *[other] { $n } materials left in the bag
}
table-pile-n = { $n ->
    [0] The draw pile is empty.
    [one] { $n } building left in the draw pile
   *[other] { $n } buildings left in the draw pile
}
table-stock-pesos = Pesos in the stock: { $n }
table-stock-workers = Workers in the stock: { $n }
table-round = Round { $n }
table-order = This round’s order
# Read aloud after a player’s name, as table-order-done is.
table-order-acting = acting now
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
table-face-down = Face-down card
# Read aloud after a card’s name: a face-down card lies on it.
table-covered = covered
table-protected = protected
table-buildings-n = { $n ->
    [0] No buildings yet
    [one] { $n } building
   *[other] { $n } buildings
}
table-your-turn = Your turn
table-bot-thinks = { $name } is thinking…
table-phase-actions = Actions and buildings
table-phase-supplies = Supplies
table-phase-cards = New card
# Read aloud for a building; table-building-architect, -end or -inside may follow, after a comma.
table-building-label = { $building }, { $points }, costs { $cost }
table-building-architect = needs the Architect
table-building-end = at an end of its row
table-building-inside = not at an end yet
table-log = Game log
table-log-round = Round { $n }
table-log-setup = Setup
# The title of a list of what the others did. table-since-against-you is a heading in it, table-since-go-on closes it.
table-since = Since your last turn
table-since-against-you = Against you
# Two more headings: what the player’s own cards did by themselves, and what the others did.
table-since-mine = Your cards
table-since-others = The others
table-since-nothing = No one acted against you.
table-since-go-on = Got it
# What other players have put on their discard piles.
table-memory = Discarded: { $cards }

## Deciding

act-confirm = Confirm
act-undo = Undo
act-undo-impossible = You can’t undo this. { $reason }
act-undone = Undone.
act-hint = Hint
act-end-turn = End turn
# Below two chosen cards: the number that they form.
act-show-number = Number: { $number }
act-choose-two = Choose two cards: { $n } of 2
act-choose-card = Choose a card to place.
act-choose-cover = Choose a card to cover.
# On a button; an arrow and the new number follow: “Cover Worker”, 89.
act-cover = Cover { $card }
act-number-becomes = Your new number: { $number }
act-choose-victim = Choose a player.
# The number of pesos or materials, after what the player has and an arrow.
act-you-take-n = you take { $n }
act-nothing-there = nothing to take
# Why someone can’t be robbed: the card that protects them.
act-safe-by = safe: { $card }
# Below the question of a thief, once a player is chosen.
act-choose-loot = Choose what to take from { $name }.
# The question of a tax collector who comes to several players.
act-tax-all = What does each player lose?
# On a button that takes one of several: “1 worker of 5”.
act-one-of = { $goods } of { $n }
# The second number says how many of them are chosen so far.
act-choose-materials = Choose { $n ->
    [one] { $n } material
   *[other] { $n } materials
}: { $chosen } chosen
# After the coloured materials that a player chooses with Mama: the debris that comes with them.
act-also-debris = Plus { $goods }.
act-pay-title = How will you pay?
act-missing = { $building }: missing { $goods }
# Read aloud when a decision is asked, one after the other: the question comes after the first.
spoken-turn = Round { $round }, your turn.
spoken-have = You have { $goods }.
spoken-can-pay = You can pay: { $buildings }.
spoken-centre = In the centre: { $goods }.
# On a button beside one good of the price: it pays five debris or pesos instead of it.
act-pay-more = 5-to-1 exchange: replace { $what }
act-pay-less = Undo 5-to-1 exchange: { $what }
act-pay-total = You pay { $goods }
act-pay-left = You keep { $goods }
act-not-now = You can’t do that now.
# Rules: R4.4
act-only-ends = You can take only the four buildings at the ends of the rows.

## Hint

hint-title = What { $name } would do
hint-thinking = One moment…
# These stand after a suggested decision, which is what wins, buys, takes and so on:
# “Build the statue: wins about 62% of the time, 400 simulated games; gains 2.1 points …”
hint-share = wins about { $percent }% of the time
hint-tries = { $n ->
    [one] { $n } simulated game
   *[other] { $n } simulated games
}
hint-points = gains { $points } points on average over the next few rounds
hint-rival = the best rival gains { $points }
# No rule.
hint-why-build = builds { $building }
# No rule.
hint-why-reach = brings { $building } within reach
# Rules: R7.3a
hint-why-deny = denies { $name } { $building }
# Rules: R7.3b, R7.5, R7.6
hint-why-rob = takes something from { $name }
# Rules: R7.2a
hint-why-protect = keeps thieves and Tax Collectors away
# Rules: R3.2
hint-why-early = lets you act before the others
# No rule.
hint-why-gather = collects goods for later
# No rule.
hint-why-win = Gets you closest to winning.
hint-best = Best
hint-do = Do it
hint-close = Close
hint-none = There’s nothing to decide right now.

## Motion and speed

speed-label = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
# The fastest speed: nothing moves, everything is there at once.
speed-none = Instant
speed-skip = Skip

## Several people at one screen

# Between two players at one device; no one else may see the next hand.
curtain-title = Pass the device to { $name }
curtain-text = No peeking, everyone else!
curtain-open = I’m { $name }

## The end

end-title = Game over
end-ranking = Final score
end-chart = Points by round
# Read aloud for the chart.
end-chart-about = One line per player; the dashed line marks the points needed to win.
end-chart-point = { $name }, round { $round }: { $points }
# Read aloud for the chart; the scores are a list of end-chart-score.
end-chart-scores = Final score: { $scores }.
end-chart-score = { $name }: { $points }
end-moments = Key moments
end-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
end-again = Play again
end-new-table = New table
end-save = Save replay
end-replay = Watch replay
end-share = Share link
end-share-copied = Link copied.
end-share-failed = Couldn’t copy the link. Here it is:
end-home = Home
# After a lost game: one fact about it, and what to do better. learn-title stands above it.
# No rule.
learn-title = For next time
# Rules: R7.2a, R7.3b, R7.5, R7.6
learn-robbed = Thieves and Tax Collectors took { $n } pesos, workers and materials from you. Protection stops them all; you had it in { $protected } of { $rounds } rounds.
# Rules: R3.1, R3.2
learn-late = You acted last in { $n } of { $rounds } rounds. A low card beside a strong one lets you act sooner.
# Rules: R7.0
learn-rested = You took a Siesta in { $n } of { $rounds } rounds. It makes you early, but two cards that do something often earn more.
# Rules: R4.4, R4.5
learn-grand = { $name } built more of the buildings that need the Architect: { $n }, and you { $yours }. Save the Architect for when one of them lies at an end of a row.
# Rules: R4.7
learn-slow = { $name } started building in round { $round }, you in round { $yours }. Small buildings early on bring points that no one can take from you.
# Rules: R4.7
learn-nothing = { $name } started building in round { $round }, and you didn’t build at all. Start with something small: no one can take its points from you.
# Rules: R8.1
learn-saved = You had { $n } pesos, workers and coloured materials left over. They count for nothing at the end, so build as soon as you can.
# No rule.
learn-behind = You finished { $points } behind { $name }. Watch the replay to see where the game was decided.

## Replay

replay-title = Replay
# The page of games to watch. Each -about stands below its title, on the same large button.
watch-title = Watch a game
watch-live = Live: a table of bots
watch-live-about = La Doctora, Don Julio, Rosa and Paquito play, and you watch.
watch-featured = Featured game
watch-featured-about = Three expert bots, and the lead changes six times. Step through it and see every hand.
watch-next = Watch another game
# Where replays are opened without a network before the browser has saved them.
away-missing = Replays haven’t been saved for offline use yet. Connect to the internet once, and try again.
replay-open-file = Open a replay file
replay-open-about = A replay saved here or by the havana program
replay-saved = Your finished games
replay-saved-none = No games here yet. Play one, and you can watch it again.
replay-saved-game = { $names }, round { $round }
replay-first = Go to start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-last = Go to end
# Below a slider.
replay-position = Step { $n } of { $total }
# The label of a list: all hands, a spectator, or one of the players by name.
replay-eyes = View as
replay-eyes-all = All hands visible
replay-eyes-public = Spectator
replay-eyes-of = { $name }
replay-play-on = Play from here
replay-delete = Delete
replay-delete-really = Yes, delete
replay-broken = Can’t open this game. { $reason }
replay-link-broken = This link is incomplete or damaged.

# The analysis of a finished game.
study-title = Analysis
study-about = Shows mistakes, lucky draws and better choices. Runs on your device.
study-start = Analyse this game
study-continue = Continue
study-stop = Stop
# How many of the decisions and draws of a game have been analysed.
study-progress = { $done } of { $total }
study-failed = The analysis couldn’t be loaded. Try again.
# Labels on the table, at what was chosen and what would have been better.
study-mark-played = played
study-mark-better = better
# Plays on from this moment of a replay in the place of a player, who knows only what they knew.
study-try = Try it as { $name }
study-back = Back to the replay
# At the end of a game that was tried out: how the recorded game ended, such as “Ana – 25 points, Ben – 19 points”.
study-recorded = In the recorded game: { $results }
study-checking = Checking your decision…
shared-gone = This shared game is no longer here, or the link is incomplete.

## Settings

settings-title = Settings
settings-strength = Bots in “Play now”
strength-1 = Easy
strength-2 = Medium
strength-3 = Hard
strength-4 = Expert
strength-next = Try stronger bots: { $strength }
settings-language = Language
settings-theme = Appearance
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-letters = Shortcuts with one letter
settings-on = On
settings-off = Off
settings-ask = Confirm decisions
settings-ask-no = Only where it matters
settings-ask-yes = Always
settings-warn = Warn before a blunder in games against bots
settings-about = About this game
settings-about-text = Game design by Reinhard Staupe. The wording of the rules, the pictures and the sounds are our own.

## Rules, cards and player aid

rules-title = Rules
rules-search = Search the rules
# Above the guide, which can be folded up.
rules-guide = How to play
# A link to the rules as a page of their own.
rules-page = On a page to print
rules-guide-missing = The overview couldn’t be loaded. All the rules follow.
rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules-clear = Clear search
rules-clause = Rule { $id }
# A link below an explanation why something isn’t possible.
rules-why = See rule { $id }
# No rule.
aid-title = Player aid
# Below the title of the player aid. In the texts that follow, the digit is the card’s; “·” parts the cards.
# No rule.
aid-about = What each card does, sorted by what you need
# A link to a page for paper.
# No rule.
aid-print = Print it on one page
# No rule.
aid-pesos = Pesos
# Rules: R7.3b, R7.5, R7.8
aid-pesos-text = 8 Pesos: half of those in the centre, rounded up · 5 Pesos Thief: half of one player’s, rounded down · 3 Tax Collector: 1 from the stock
# No rule.
aid-coloured = Coloured materials
# Rules: R7.6, R7.7, R7.9
aid-coloured-text = 9 Mama: half of those in the centre, rounded up, your choice · 7 Black Market: from the bag (debris too), 2 for the first player to carry out this card in a round, 1 for each later one · 6 Materials Thief: 1 from a player (debris too), or 1 or 2 if they have more than 3 coloured ones
# No rule.
aid-debris = Debris
# Rules: R7.2b, R7.6, R7.9
aid-debris-text = 2 Debris: all debris in the centre · 9 Mama: half of it, rounded up · 6 Materials Thief: may take debris too
# No rule.
aid-workers = Workers
# Rules: R4.5, R7.4a, R7.4b
aid-workers-text = 4 Worker: 2 for the first player to carry out this card in a round, 1 for each later one · 4 Architect: 1, and needed for some buildings
# No rule.
aid-cards = Cards
# Rules: R7.1
aid-cards-text = 1 Refreshment: one card back from your discard pile
# No rule.
aid-safety = Safety
# Rules: R3.1, R3.2, R7.0, R7.2a
aid-safety-text = 2 Protection: thieves and Tax Collectors take nothing from you for the whole round · 0 Siesta: a low number, so you act early
# No rule.
aid-harm = Attack
# Rules: R7.3a, R7.3b, R7.5, R7.6
aid-harm-text = 3 Tax Collector: you choose a worker or a material (debris too) that each player after you loses · 3 Conservation: you may remove an end building; one per round, by all players together · 5 and 6: the thieves rob a player after you, or anyone if you’re last
# No rule.
aid-five = 5-to-1 exchange
# Rules: R4.6
aid-five-text = When you build: 5 debris for any one coloured material, 5 pesos for a worker
# No rule.
aid-target = Points to win
# Rules: R8.1
aid-target-text = 2 players: 25 · 3 players: 20 · 4 players: 15

## Keyboard

keys-title = Shortcuts
keys-open = Show shortcuts
# What a key does, after its name. It continues “This key lets you …”.
keys-digits = choose the card with this digit; press again for the other one
keys-arrows = move between choices
keys-space = choose the focused item
keys-enter = press the focused button, otherwise confirm
keys-escape = cancel, close
keys-undo = undo
keys-hint = hint
keys-card = explain the focused card
keys-log = go to the log
keys-hand = go to your hand
keys-rows = go to the buildings
keys-skip = skip the animation
keys-goods = hear what you have
keys-centre = hear the centre
keys-others = hear the other players
keys-turn = hear whose turn it is
keys-rules = rules
keys-help = this list
# The names of keys, as printed on keyboards.
key-digits = 0 to 9
key-arrows = Arrow keys
key-space = Space
key-enter = Enter
key-escape = Esc
key-control-z = Ctrl+Z

## When something goes wrong

error-bot = { $name } couldn’t move.
error-storage = Your browser blocks saving; closing this page loses the game.
error-saved-broken = Couldn’t open the saved game. { $reason }

## Common

common-close = Close
common-back = Back
link-broken = This link is incomplete or damaged. Ask for it again, or start from the home page.
common-leave = Leave the game
common-leave-about = Your game is saved. You can continue later.
# The first thing that keyboard and screen reader users find on the page.
common-skip-to-table = Skip to the table

## What is wrong with a file

# These follow setup-deck-wrong, replay-broken or error-saved-broken.
file-line = { $fault } (line { $line })
file-line-building = { $fault } (line { $line }, “{ $building }”)
fault-deck-form = This isn’t a deck, or something in it is misspelt.
fault-deck-count = A deck has 36 buildings, not { $n }.
fault-deck-key = A key has 1 to { $most } characters: a to z, digits and underscores.
fault-deck-key-twice = Two buildings have the same key.
fault-deck-points = A building is worth 1 to 7 points, not { $n }.
fault-deck-free = A building has to cost something.
fault-deck-cost = This building costs too much: { $n }. The limit is { $most }.
fault-deck-too-many = You’ve opened too many different decks. Reload the page.
fault-too-big = The file is too big.
fault-game-form = It isn’t a Havana game.
fault-game-newer = It comes from a newer version of Havana. Reload the page to update.
fault-game-cut = The end is missing.
fault-game-rule = It breaks rule { $id }.
fault-game-damaged = It’s damaged.
fault-reader = The program that reads files couldn’t be loaded. Please try again.

## Privacy

# docs/hosting.md says the same to the person who runs the server. Keep both true.
privacy-title = Privacy
privacy-intro = No ads, no tracking, and nothing from other sites. This is all that’s stored, and for how long.
privacy-browser-title = In this browser
privacy-browser = Your settings, the game you’re playing, your last table, your last { $n } finished games, your results at the deals of the day and at puzzles, your last analyses, and how well you decided in your last games. They stay on this device. To delete them, clear this site’s data in your browser.
privacy-guest-title = If you play online
privacy-guest = The server stores your name and sets a cookie, so that it recognises this browser. The cookie expires 400 days after your last visit. If a guest can’t come back and has no games left, their data is deleted within a day.
privacy-account-title = If you create an account
privacy-account = Your username, a hash of your password (never the password itself), your ratings and the day you joined are stored until you delete your account.
privacy-games-title = Your games
privacy-games = Every decision is stored with the players’ names. Games stay as long as one of the players has an account or can come back as a guest; other games are deleted 90 days after the last move, and tables that never started after 7 days. Anyone can look at public games.
privacy-chat = The last 200 chat messages are stored with the game.
privacy-shared-title = Shared games
privacy-shared = Only if you press “Share link”: the server stores that game, with the names of its players, for everyone with the link. It’s deleted 180 days after someone last shared or opened it.
privacy-push-title = Notifications
privacy-push = Only if you switch them on: the server stores the address your browser gives it, and sends it an encrypted message when it’s your turn. Switch them off, or sign out, and the address is deleted.
privacy-never-title = What isn’t stored
privacy-never = Your email address and your IP address. The server’s log names games and seats, never cards, passwords or messages.
privacy-delete-title = Delete everything
privacy-delete = Choose “You”, then “Delete account”; this works for guests too. Your name, username, password, ratings and messages are gone at once. Finished games stay, without your name. Only games that someone shared by link still show it, until they’re deleted.
