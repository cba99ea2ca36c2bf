# The rules told on a page: an overview, a building with its parts, a round as an example, and an aid to print.

# No rule.
guide-title = How to play Havana
# For search engines.
# No rule.
guide-description = The rules of the card game Havana in short: setup, a round, the thirteen cards and an example with pictures.
# No rule.
guide-about = This is enough for a first game. The numbered rules below settle every detail.

## Overview

# No rule.
guide-goal-title = Your goal
# Rules: R1.4, R4.5, R8.1
guide-goal = Buy buildings with materials, pesos and workers. Each building is worth points. The first player to reach 25 points (2 players), 20 points (3 players) or 15 points (4 players) wins.

# No rule.
guide-setup-title = Setting up
# Rules: R1.1, R1.2, R1.3, R2.1
guide-setup-bag = Put all 80 materials into the bag: 10 each of brick (red), sandstone (yellow), loam (brown) and glass (blue), which are the coloured ones, and 40 debris (grey). Pesos and 15 workers form the stock.
# Rules: R2.1
guide-setup-rows = Shuffle the 36 buildings and lay out 12 of them face up, in two rows of six. The others form the face-down draw pile.
# Rules: R2.2
guide-setup-swap = If none of the four buildings at the ends of the rows is worth 1 to 3 points, the oldest player finds such a building in the draw pile and swaps it for any of the four. Then the pile is shuffled again.
# Rules: R2.3, R2.4
guide-setup-goods = Each player gets 1 peso and draws 1 material from the bag without looking. Put 3 more materials drawn the same way and 4 pesos in the centre of the table.
# Rules: R1.5, R1.6, R2.5
guide-setup-cards = Everyone has the same 13 cards and secretly chooses two of them. When all have chosen, the cards are revealed together. What you own lies open in front of you; only hands, face-down cards and discard piles are hidden.

# No rule.
guide-number-title = Two cards, one number
# Rules: R3.1, R3.2
guide-number = Your two laid-out cards form your number, lower digit first: 0 and 7 make 07. Play goes from the lowest number to the highest. Low cards do little but act early; high cards bring more, but others may act before you.
# Rules: R3.2, R3.3
guide-ties = With equal numbers, the player with fewer points goes first; then, in this order, fewer coloured materials, fewer pesos, fewer workers and less debris decide; and finally the younger player. The order holds for the whole round.

# A heading; the three phases follow as a numbered list.
# No rule.
guide-round-title = A round
# Rules: R3.2, R4.1, R4.2, R4.3, R7.1, R7.3a
guide-round-actions = Two actions, then buildings. From the lowest number to the highest, each player carries out the actions of both their cards, in the sequence they choose, and may then buy buildings. Actions can’t be skipped, except Refreshment and Conservation; an action that can’t do anything does nothing.
# Rules: R5.1
guide-round-supplies = Supplies. 3 materials drawn blind from the bag and 3 pesos are added to the centre. What was left there stays.
# Rules: R1.6, R6.1, R6.2, R7.1
guide-round-card = A new card. In the same order, each player places one card from their hand face down on one of their two laid-out cards. Then all new cards are revealed, and the covered ones go to their owners’ discard piles, face down. Only you may look through yours.
# Rules: R3.1, R6.2, R6.3, R6.4
guide-round-back = So one of your two actions is new each round, and the other one acts again; the new pair forms your new number. After the reveal, with two cards or fewer in hand, you may take back your whole discard pile; with none you must.

# No rule.
guide-buy-title = Buying buildings
# Rules: R4.3, R4.4
guide-buy-ends = In your turn, after both actions, you may buy any number of buildings, but only at the four ends of the rows. When one goes, the next one becomes the end at once, and you may buy that too.
# Rules: R4.5, R4.7
guide-buy-pay = Materials you pay leave the game; pesos and workers go back to the stock. No one can take your buildings or their points away.
# Rules: R4.6
guide-buy-exchange = While you pay, 5 debris can replace any one coloured material, and 5 pesos can replace a worker, as often as you like. Never the other way round.
# Rules: R4.8
guide-buy-refill = As soon as a row is down to two buildings, they move to its ends, and four from the draw pile are laid between them, or as many as are left.

# A heading above a picture of one building with numbers; the parts follow as a numbered list.
# No rule.
guide-parts-title = The parts of a building
# Rules: R1.4
guide-part-points = What it is worth: { $points }.
# Rules: R1.4, R4.5
guide-part-materials = The materials it costs: { $goods }.
# Rules: R1.4, R4.5
guide-part-others = The pesos and workers it costs: { $goods }.
# Rules: R4.5
guide-part-architect = It needs the Architect: one of your two laid-out cards has to be the Architect. The card stays there and counts for any number of buildings in that turn.

# No rule.
guide-cards-title = The thirteen cards
# No rule.
guide-missed-title = Easily missed
# Rules: R7.2a, R7.5, R7.6
guide-missed-thief = A thief takes from a player who acts later. A thief who acts last may choose any other player who isn’t protected; with two players, the second always acts last.
# Rules: R7.2a, R7.5, R7.6
guide-missed-protection = Protection works for the whole round, before its owner’s turn and after it. If all later players are protected, a thief takes nothing.
# Rules: R7.4a, R7.4b, R7.7
guide-missed-first = Worker and Black Market bring two to the first player who carries that card out in a round, and one to each later one. The Architect’s worker makes no difference to that.
# Rules: R7.3a
guide-missed-conservation = Only one building can be removed per round, by all players together.
# Rules: R7.3b, R7.6
guide-missed-debris = Debris is a material too: thieves can steal it, and Tax Collectors can take it away.
# Rules: R7.5, R7.8, R7.9
guide-missed-halves = Halves of what is in the centre are rounded up; the half that a Pesos Thief takes is rounded down.
# Rules: R1.2, R5.1, R7.4a, R7.4b, R7.7
guide-missed-stock = No one can take what isn’t there: if pesos, workers or the bag run short, take what is left. A player who finds no worker has not carried out Worker, so a later one may still be first.

# No rule.
guide-end-title = The end
# Rules: R8.1
guide-end = The game ends at once, even in the middle of a turn, when a player reaches the winning score. That player wins.
# Rules: R8.2, R8.3, R8.4
guide-end-rare = The game also ends at once if no building is left in the rows and the draw pile, if all materials have left the game, or after twelve rounds in a row with an empty bag and no building bought or removed. Then the player with the most points wins; players who tie share the win.

## A round as an example

# The players are called Ana, Luis and Marta. The narrator’s sentences about what they do follow each text.
# No rule.
guide-example-title = A round as an example
# What is seen on the picture of the table; read aloud.
# Rules: R2.1, R2.4, R4.4
guide-example-table = The table: two rows of six buildings with their points and costs, the four ends marked; below them the centre with { $goods }.
# What is seen on the picture of a player; read aloud.
# No rule.
guide-example-player = { $name }, { $number }: { $cards }. After the turn: { $goods }.
# Under the picture of all players’ numbers and cards.
# Rules: R3.2
guide-example-turns = Order of play: { $names }
# Rules: R2.3, R3.1, R3.2
guide-example-order = It is the first round. Besides 1 peso, Ana has 1 glass, Luis 1 sandstone and Marta 1 loam. Everyone has revealed two cards: Ana’s number is { $ana }, Luis’s { $luis } and Marta’s { $marta }. So Ana acts first, then Luis, then Marta.
# Rules: R2.4, R4.3, R4.4, R4.5, R7.8
guide-example-ana = There are 4 pesos in the centre, and half of them are 2. With 3 pesos and the glass, Ana can pay for the ice cream parlour at the left end of the upper row. The statue beside it becomes the new end.
# Rules: R7.3b, R7.7
guide-example-luis = Only Marta is still to come, so only Marta loses something to the Tax Collector; what Marta loses doesn’t go to Luis. No one has carried out a Black Market before Luis this round, so Luis draws two materials, and buys the statue.
# Rules: R7.4a, R7.5, R7.6
guide-example-marta = Marta acts last, but is the first with Worker: that brings two. A thief who acts last may choose any other player, so Marta takes the sandstone that is still missing for the corner bodega.
# Rules: R5.1
guide-example-supplies = What no one has taken stays in the centre, and the supplies are added: now { $goods } are there.
# Rules: R6.1, R6.2
guide-example-cards = In the same order, each player covers one card. Then all new cards are revealed.
# Rules: R3.2, R6.4
guide-example-next = The new numbers are { $ana } for Ana, { $luis } for Luis and { $marta } for Marta. Ana’s Siesta, Luis’s Black Market and Marta’s Worker are laid out for a second round.

## The page itself

# A button: prints the player aid.
# No rule.
guide-print = Print
# A link to the app.
# No rule.
guide-play = Play Havana
# A link to the player aid for printing.
# No rule.
guide-aid = Player aid on one page
# The heading of the player aid for printing.
# No rule.
guide-aid-title = Havana: player aid
