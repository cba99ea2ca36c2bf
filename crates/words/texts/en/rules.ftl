# The rules, with the numbers of docs/rules.md.

# No rule.
rules-section-1 = What is on the table
# No rule.
rules-section-2 = Setting up
# No rule.
rules-section-3 = The number and the order of play
# No rule.
rules-section-4 = Phase 1: two actions, then buildings
# No rule.
rules-section-5 = Phase 2: supplies
# No rule.
rules-section-6 = Phase 3: a new card
# No rule.
rules-section-7 = The cards
# No rule.
rules-section-8 = The end
# No rule.
rules-section-9 = Examples

# Rules: R1.1
rule-r1-1 = There are 80 materials: 10 each of brick (red), sandstone (yellow), loam (brown) and glass (blue), which are the coloured ones, and 40 debris (grey). They all start in a cloth bag.
# Rules: R1.2
rule-r1-2 = There are 108 pesos. If the stock runs short, you take what’s left. (The last sentence is our ruling.)
# Rules: R1.3
rule-r1-3 = There are only 15 workers.
# Rules: R1.4
rule-r1-4 = There are 36 buildings, worth 1 to 7 victory points each (points for short). Each one shows its cost: coloured materials, debris, pesos, workers, and for some the Architect. The house deck is our reconstruction; you can also play with a custom deck. (The number 36 and the statue’s 2 points are printed; all other points and the costs are our ruling.)
# Rules: R1.5
rule-r1-5 = All players have the same 13 cards: 0 Siesta, 1 Refreshment, 2 Protection, 2 Debris, 3 Conservation, 3 Tax Collector, 4 Worker, 4 Architect, 5 Pesos Thief, 6 Materials Thief, 7 Black Market, 8 Pesos, 9 Mama.
# Rules: R1.6
rule-r1-6 = Everything you own is open: pesos, workers, materials, buildings and your two laid-out cards. (Our ruling: the rulebook says this only of buildings and laid-out cards.) Only three things are hidden: your hand, a card you’ve just placed face down, and your discard pile. Everyone saw what went into the pile, but not what Refreshment takes out of it.
# Rules: R1.7
rule-r1-7 = In a custom deck, a building may cost at most 8 coloured materials in all, 5 workers, 60 pesos and 40 debris. It can’t be free. (Our ruling.)

# Rules: R2.1
rule-r2-1 = Shuffle the buildings and lay out 12 of them face up, in two rows of six. The other 24 form the face-down draw pile.
# Rules: R2.2
rule-r2-2 = If none of the four end buildings is worth 1, 2 or 3 points, the oldest player picks such a building from the draw pile and swaps it for any end building. Then the pile is shuffled again. (That it must be worth 1 to 3 points is our ruling.)
# Rules: R2.3
rule-r2-3 = Every player gets 1 peso and draws 1 material blind from the bag.
# Rules: R2.4
rule-r2-4 = Put 3 materials drawn blind and 4 pesos in the centre of the table.
# Rules: R2.5
rule-r2-5 = Everyone secretly chooses 2 of their 13 cards. When all have chosen, all cards are revealed together.
# Rules: R2.6
rule-r2-6 = If the draw pile has no building worth 1 to 3 points either, nothing is swapped. (Our ruling.)

# Rules: R3.1
rule-r3-1 = Your two laid-out cards form your number, lower digit first: 0 and 7 make 07; 2 and 8 make 28, never 82.
# Rules: R3.2
rule-r3-2 = In every round, play goes from the lowest number to the highest, and phase 3 follows the same order. The order is fixed when the cards are revealed, ties included. (The last sentence is our ruling.)
# Rules: R3.3
rule-r3-3 = With equal numbers, the player with fewer points goes first; then fewer coloured materials, fewer pesos, fewer workers, less debris; and finally the younger player. If the age order isn’t given, it’s random. (The last sentence is our ruling.)

# Rules: R4.1
rule-r4-1 = In order, each player carries out the actions of both their laid-out cards, in the sequence they choose, and may then build. Then their turn is over. The cards stay where they are.
# Rules: R4.2, R7.1, R7.3a
rule-r4-2 = You can’t skip an action unless the card allows it, and only Refreshment and Conservation do. If an action can’t have any effect, nothing happens. (The last sentence is our ruling.)
# Rules: R4.3
rule-r4-3 = You may build only in your own turn, and only after both actions: as many buildings as you like, in any sequence. You never have to.
# Rules: R4.4
rule-r4-4 = Only the four end buildings can be taken, at the left and right of each row. When one goes, the next one becomes the end at once.
# Rules: R4.5
rule-r4-5 = You pay the cost: materials and debris go to the box, out of the game; pesos and workers go back to the stock. If the Architect is required, it must be one of your two laid-out cards. It stays there and works for any number of buildings in that turn (the number is our ruling).
# Rules: R4.6
rule-r4-6 = 5-to-1 exchange, only while you pay for a building: 5 pesos instead of a worker, 5 debris instead of any one coloured material. As often as you can and want, even if you have the real thing (our ruling); never the other way round.
# Rules: R4.7
rule-r4-7 = A building you’ve bought lies face up in front of you. You can never lose its points.
# Rules: R4.8
rule-r4-8 = Whenever a row is down to two buildings, they move to its ends at once, and four from the draw pile are laid between them, or as many as are left. A row with one building has one end, an empty row has none. (“As many as are left” and the last sentence are our rulings.)
# Rules: R4.9
rule-r4-9 = You’re asked only where it makes a difference, for you or for a player still to come. Drawing something before you choose makes a difference too. If the sequence of your two actions doesn’t matter, the lower card acts first; with equal digits, Protection, Conservation and Worker do. (Our ruling.)

# Rules: R5.1
rule-r5-1 = Add 3 materials drawn blind and 3 pesos from the stock to the centre, or as many as are left (our ruling). What was there stays.

# Rules: R6.1
rule-r6-1 = One after another, in this round’s order, everyone places exactly 1 card from their hand face down on one of their two laid-out cards. Everyone sees which card is covered, but not by what.
# Rules: R6.2
rule-r6-2 = When everyone has done so, the new cards are revealed together, and the covered ones go face down to the discard piles.
# Rules: R6.3
rule-r6-3 = If you now have 2 cards or fewer in hand, you may take back your whole discard pile; you then have 11 again. It’s all or nothing, and you may decline, but with an empty hand you must take it. (“Or fewer”, “all or nothing” and “must” are our rulings.)
# Rules: R6.4
rule-r6-4 = Then the next round begins.
# Rules: R6.5
rule-r6-5 = Players who may take back their pile are asked one after another, in this round’s order. (Our ruling.)

# Rules: R7.0
rule-r7-0 = Siesta: no action.
# Rules: R7.1
rule-r7-1 = Refreshment: you may take one card of your choice from your own discard pile into your hand without showing it. Only you may look through your pile. (The last sentence is our ruling.)
# Rules: R7.2a, R7.3b, R7.5, R7.6
rule-r7-2a = Protection: while it’s laid out, thieves and Tax Collectors can’t take anything from you for the whole round, before and after your own turn. (That it also protects before and after your turn is our ruling.)
# Rules: R7.2b
rule-r7-2b = Debris: you take all debris from the centre.
# Rules: R4.8, R7.3a
rule-r7-3a = Conservation: you may put one end building in the box; no one scores it. Only one building can be removed per round, by all players together. If the row is then down to two, it is refilled.
# Rules: R7.2a, R7.3b
rule-r7-3b = Tax Collector: you take 1 peso from the stock. Then, from each player still to come this round, you remove one worker (to the stock) or one material, debris included (to the box). You choose for each of them. Protected players, and those who have neither, lose nothing.
# Rules: R7.4a
rule-r7-4a = Worker: the first player to carry this out in a round takes 2 workers from the stock, each later player takes 1, or as many as are left. What counts is who is first with this card, not who is first in the order of play. A player who finds no worker hasn’t carried it out, so they don’t count as the first. (“As many as are left” and the last sentence are our rulings. Another reading counts the attempt.)
# Rules: R4.5, R7.4b
rule-r7-4b = Architect: you take 1 worker if one is left. You may also build buildings that need the Architect, even if no worker was left (our ruling).
# Rules: R7.2a, R7.5
rule-r7-5 = Pesos Thief: you choose one player still to come this round and take half their pesos, rounded down. If no one is still to come, you choose any other player. You can’t choose a protected player; if everyone still to come is protected, you take nothing. You may choose a player without pesos. (The last two sentences are our rulings.) Several thieves may rob the same player, one after another, each taking from what’s left.
# Rules: R7.5, R7.6
rule-r7-6 = Materials Thief: you choose your victim as the Pesos Thief does and take 1 material of your choice, debris included. If they have more than 3 coloured materials, you may take 2.
# Rules: R7.7
rule-r7-7 = Black Market: the first player to carry this out in a round draws 2 materials blind from the bag, each later player draws 1, or as many as are left. (The last part is our ruling.)
# Rules: R7.8
rule-r7-8 = Pesos: you take half the pesos in the centre, rounded up. Several players with this card act one after another, each on what’s left.
# Rules: R7.9
rule-r7-9 = Mama: you take half the coloured materials in the centre, rounded up, and choose which; and half the debris, rounded up. Several players with this card act one after another, each on what’s left.
# Rules: R7.5, R7.6, R7.10
rule-r7-10 = A thief may also choose a player who has none of what is stolen. If no one who may be chosen has any, the thief takes nothing. (Our ruling.)

# Rules: R8.1
rule-r8-1 = The game ends at once, even in the middle of a turn, when a player reaches or passes 25 victory points (2 players), 20 (3 players) or 15 (4 players). That player wins.
# Rules: R8.2
rule-r8-2 = If no building is left in the rows or the draw pile, or all 80 materials are in the box, the game ends at once, and the player with the most points wins. An empty bag or an empty pile alone doesn’t end it. (Two rulebooks say “used up and taken out of the game”; what counts as that is our ruling.)
# Rules: R8.3
rule-r8-3 = If several players then have the most points, they share the win. (Our ruling.)
# Rules: R8.4
rule-r8-4 = Once the bag is empty, 12 rounds in a row without a building bought or removed also end the game, and the player with the most points wins. (Our ruling.)
# Rules: R8.4, R8.5
rule-r8-5 = A round counts for this if the bag was empty when it began; the game ends after phase 3 of the twelfth. (Our ruling.)

# Rules: R3.2, R9.1
rule-r9-1 = The numbers 07, 24 and 26 play in this order.
# Rules: R4.4, R9.2
rule-r9-2 = The building at the right end of the upper row costs 1 brick and 2 pesos. The player who pays this gains 2 points.
# Rules: R3.1, R6.2, R9.3
rule-r9-3 = 0 and 7 are laid out, and the 0 is covered. The new card is an 8, so the new number is 78.
# Rules: R7.3a, R9.4
rule-r9-4 = Three players have Conservation in the same round. The first of them removes a building, so the other two can’t.
# Rules: R7.3b, R9.5
rule-r9-5 = One player acted before the Tax Collector, and two act after. Only those two lose something.
# Rules: R7.5, R9.6
rule-r9-6 = Two players are still to come. The Pesos Thief picks one of them, who has 7 pesos, and takes 3.
# Rules: R7.6, R9.7
rule-r9-7 = A player has 4 coloured materials and 3 debris. The Materials Thief may take two, and takes 1 loam and 1 debris.
# Rules: R7.8, R9.8
rule-r9-8 = Two players have Pesos, and there are 10 pesos in the centre. The first takes 5, the second 3 of the other 5.
# Rules: R7.9, R9.9
rule-r9-9 = There are 6 coloured materials and 5 debris in the centre. Mama takes 3 of the coloured ones and 3 debris.
# Rules: R7.2b, R9.10
rule-r9-10 = There are 4 debris in the centre. The Debris card takes all 4.
# Rules: R6.3, R9.11
rule-r9-11 = After the reveal you have two cards left in hand. You take back all the others and have 11.
# Rules: R4.3, R4.4, R9.12
rule-r9-12 = In one turn you may buy the upper left building, then the lower right one, and then the new lower right one.
# Rules: R6.1, R9.13
rule-r9-13 = The order was 07, 24 and 26. In phase 3 the first player covers the 0, then the second covers the 4, and finally the third covers the 6.
# Rules: R3.1, R9.14
rule-r9-14 = A 6 and a 0 are always 06, never 60. A 2 and an 8 are always 28, never 82.
