# The rules, clause by clause, with the numbers of docs/rules.md.

rules-section-1 = What is on the table
rules-section-2 = Setting up
rules-section-3 = The number and the order of play
rules-section-4 = Phase 1: two actions, then buildings
rules-section-5 = Phase 2: supplies
rules-section-6 = Phase 3: a new card
rules-section-7 = The cards
rules-section-8 = The end
rules-section-9 = Examples

rule-r1-1 = There are 80 materials: 10 each of brick (red), sandstone (yellow), loam (brown) and glass (blue), which are the coloured ones, and 40 debris (grey). They all begin in a cloth bag.
rule-r1-2 = There are 108 pesos. When the stock runs short, you take what is left. (Our ruling.)
rule-r1-3 = There are 15 workers, and no more.
rule-r1-4 = There are 36 buildings, worth 1 to 7 points each. Each one shows its cost: coloured materials, debris, pesos, workers, and for some the architect. The house deck is our reconstruction; you can play with a deck of your own. (Our ruling.)
rule-r1-5 = All players have the same 13 cards: 0 Siesta, 1 Refreshment, 2 Protection, 2 Debris, 3 Conservation, 3 Tax collector, 4 Worker, 4 Architect, 5 Peso thief, 6 Materials thief, 7 Black market, 8 Pesos, 9 Mama.
rule-r1-6 = Everything you own is open: pesos, workers, materials, buildings and your two laid-out cards. (Our ruling: only buildings are printed as open.) Hidden are only your hand, a card you have just laid face down, and your discard pile. Everyone saw what went into the pile, but not what Refreshment takes out of it.
rule-r1-7 = In a deck of your own a building may cost at most 8 coloured materials in all, 5 workers, 60 pesos and 40 debris, and never nothing. (Our ruling.)

rule-r2-1 = Shuffle the buildings and lay 12 of them open, in two rows of six. The other 24 are the face-down draw pile.
rule-r2-2 = If none of the four end buildings is worth 1, 2 or 3 points, the oldest player looks for such a building in the draw pile, swaps it for any end building, and the pile is shuffled again.
rule-r2-3 = Every player gets 1 peso and draws 1 material blind from the bag.
rule-r2-4 = 3 materials drawn blind and 4 pesos go to the centre of the table.
rule-r2-5 = Everyone secretly chooses 2 of the 13 cards. When all have chosen, all are revealed together.
rule-r2-6 = If the draw pile has no building worth 1 to 3 points either, nothing is swapped. (Our ruling.)

rule-r3-1 = Your two laid-out cards form your number, the lower digit first: 0 and 7 make 07; 2 and 8 make 28, never 82.
rule-r3-2 = In every round play goes from the lowest number to the highest, and phase 3 follows the same order. The order is fixed when the cards are revealed, ties included. (Our ruling.)
rule-r3-3 = With equal numbers, whoever has fewer points goes first; then fewer coloured materials, fewer pesos, fewer workers, less debris; and at last the younger player. If nobody has told the order of age, it is drawn. (Our ruling.)

rule-r4-1 = In order, each player carries out the actions of both laid-out cards, in the sequence of his or her choice, and may then build. Then the turn is over. The cards stay where they are.
rule-r4-2 = You may not skip an action unless the card allows it, as Refreshment and Conservation do. An action that can do nothing does nothing.
rule-r4-3 = Only in your own turn, and only after both actions, may you build: as many buildings as you like, in any sequence. You never have to.
rule-r4-4 = Only the four end buildings can be taken, at the left and the right of each row. When one goes, its neighbour is the new end at once.
rule-r4-5 = You pay the cost: materials and debris go to the box, out of the game; pesos and workers return to the stock. If an architect is asked for, he must be one of your two laid-out cards. He stays there and serves any number of buildings in that turn.
rule-r4-6 = Five for one, only while you pay for a building: 5 pesos instead of a worker, 5 debris instead of any one coloured material. As often as you can and want, even if you have the real thing (our ruling); never the other way round.
rule-r4-7 = A building you have bought lies open before you. Its points can never be lost.
rule-r4-8 = Whenever a row is down to two buildings, they move to its ends at once, and four from the draw pile are laid between them, or as many as are left. A row of one has one end, an empty row none. (Our ruling.)
rule-r4-9 = You’re asked only where it makes a difference, for you or for a player still to come. A draw before a choice makes a difference too. If the sequence of your two actions can’t matter, the lower card acts first; of equal digits Protection, Conservation and Worker. (Our ruling.)

rule-r5-1 = 3 materials drawn blind and 3 pesos from the stock come to the centre, or as many as are left. What lay there stays.

rule-r6-1 = One after another, in the order of this round, everyone lays exactly 1 card from the hand face down on one of the two laid-out cards. All see which card is covered, but not with what.
rule-r6-2 = When all have done so, the new cards are revealed together, and the covered ones go face down to the discard piles.
rule-r6-3 = If you now have 2 cards or fewer in hand, you may take your whole discard pile back; with 2 in hand you then have 11. It’s all or nothing, and you may decline, but with an empty hand you must take it. (“Or fewer” and “must” are our rulings.)
rule-r6-4 = Then the next round begins.
rule-r6-5 = Those who may take their pile back are asked one after another, in the order of this round. (Our ruling.)

rule-r7-0 = Siesta: no action.
rule-r7-1 = Refreshment: you may take one card of your choice from your own discard pile into your hand without showing it. Only you may look through your pile.
rule-r7-2a = Protection: as long as it is laid out, thieves and tax collectors can take nothing from you, all round long, before and after your own turn.
rule-r7-2b = Debris: you take all debris from the centre.
rule-r7-3a = Conservation: you may remove one end building to the box; it is worth nothing to anyone. Only one building a round is removed, by all players together. The row is filled up as usual.
rule-r7-3b = Tax collector: you take 1 peso from the stock. Then, from each player still to come this round, you remove one worker (to the stock) or one material, debris included (to the box). You choose for each of them. Protected players, and those who have neither, lose nothing.
rule-r7-4a = Worker: the first player to carry this out in a round takes 2 workers from the stock, each later one 1, as many as are left. What counts is who is first with this card, not in the order of play. If you find no worker, you haven’t carried it out, and the next player with this card is first. (Our ruling.)
rule-r7-4b = Architect: you take 1 worker if one is left. And you may put up buildings that ask for the architect.
rule-r7-5 = Peso thief: you name one player still to come this round and take half that player’s pesos, rounded down. If nobody is still to come, you name any other player. You can’t name a protected player; if everyone still to come is protected, you take nothing. (Our ruling.) Several thieves may rob the same player, one after another, each from what is left.
rule-r7-6 = Materials thief: you choose your victim as the peso thief does and take 1 material of your choice, debris included; or 1 or 2, if the victim has more than 3 coloured materials.
rule-r7-7 = Black market: the first player to carry this out in a round draws 2 materials blind from the bag, each later one 1, as many as are left. (The last is our ruling.)
rule-r7-8 = Pesos: you take half the pesos in the centre, rounded up. Several players with this card act one after another, each on what is left.
rule-r7-9 = Mama: you take half the coloured materials in the centre, rounded up, and choose which; and half the debris, rounded up. Several players with this card act one after another, each on what is left.
rule-r7-10 = A thief may also name a player who has nothing of what is stolen. If nobody who may be named has anything, the thief takes nothing. (Our ruling.)

rule-r8-1 = The game ends at once, in the middle of a turn, when a player reaches or passes 25 points (2 players), 20 (3 players) or 15 (4 players). That player has won.
rule-r8-2 = If no building is left in the rows and the draw pile, or all 80 materials are in the box, the game ends at once, and the most points win. An empty bag or an empty pile alone doesn’t end it.
rule-r8-3 = If several players then have most points, they share the win. (Our ruling.)
rule-r8-4 = Once the bag is empty, 12 rounds in a row without a building bought or removed end the game too, and most points win. (Our ruling.)
rule-r8-5 = A round counts for this if the bag was empty when it began; the game ends after phase 3 of the twelfth. (Our ruling.)

rule-r9-1 = The numbers 07, 24 and 26 play in this order.
rule-r9-2 = The building at the right end of the upper row costs 1 brick and 2 pesos. Whoever pays them has 2 points more.
rule-r9-3 = 0 and 7 lie out, and the 0 is covered. The new card is an 8: the new number is 78.
rule-r9-4 = Three players have Conservation in the same round. Only the first of them can remove a building.
rule-r9-5 = The tax collector has one player before him and two after him. Only the two who follow lose something.
rule-r9-6 = Two players are still to come. The peso thief picks one of them, who has 7 pesos, and takes 3.
rule-r9-7 = A player has 4 coloured materials and 3 debris. The materials thief may take two, and takes 1 loam and 1 debris.
rule-r9-8 = Two players have Pesos, and 10 pesos lie in the centre. The first takes 5, the second 3 of the other 5.
rule-r9-9 = 6 coloured materials and 5 debris lie in the centre. Mama takes 3 of the colours and 3 debris.
rule-r9-10 = 4 debris lie in the centre. The card Debris takes all 4.
rule-r9-11 = After the reveal you have two cards left in hand. You take all the others back and have 11.
rule-r9-12 = In one turn you may buy the upper left building, then the lower right one, and then the new lower right one.
rule-r9-13 = The order was 07, 24 and 26. In phase 3 the first player covers the 0, then the second the 4, and last the third the 6.
rule-r9-14 = A 6 and a 0 are always 06, never 60. A 2 and an 8 are always 28, never 82.
