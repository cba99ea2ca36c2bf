# The guided first game: each idea when it first matters.

# No rule.
lesson-welcome-title = Welcome to Havana
# Rules: R8.1
lesson-welcome-text = The revolution is over, and the city is ready to shine again. Collect pesos, workers and materials, build, and be the first to reach { $points }. We’ll play one game together, and I’ll explain each thing when it matters.
# Rules: R3.1
lesson-two-cards-title = Two cards, one number
# Rules: R2.5, R3.1, R4.1
lesson-two-cards-text = Choose two of your thirteen cards. You’ll carry out both, and together they form your number, lower digit first: 7 and 0 make 07.
# Rules: R3.2
lesson-order-title = Lowest number first
# Rules: R2.5, R3.1, R3.2, R7.0
lesson-order-text = All cards are revealed together, then the lowest number acts first. Strong cards have high digits, so going for a lot means going late. Put a Siesta beside a strong card to act sooner.
# No rule.
lesson-centre-title = What’s in the centre
# Rules: R7.2b, R7.8, R7.9
lesson-centre-text = Pesos takes half the pesos in the centre, Mama half the materials, Debris all the debris. The earlier you act, the more you find.
# No rule.
lesson-workers-title = Workers and the Black Market
# Rules: R4.5, R7.4a, R7.4b, R7.7
lesson-workers-text = The first player to carry out Worker in a round hires two, each later one hires one. The Black Market works the same way, with materials from the bag. The Architect brings one worker, and some buildings can’t be built without it.
# Rules: R4.4
lesson-build-title = Building from the ends
# Rules: R4.3, R4.4
lesson-build-text = After your two actions you may build: only the four buildings at the ends of the rows, but as many as you can pay for. When one goes, the next one becomes available at once.
# No rule.
lesson-pay-title = Paying
# Rules: R4.5, R4.7
lesson-pay-text = Materials you pay leave the game; pesos and workers go back to the stock. Your buildings are yours to keep, and no one can take their victory points away.
# No rule.
lesson-five-title = 5-to-1 exchange
# Rules: R4.6
lesson-five-text = Missing something? When you build, 5 debris can replace any one coloured material, and 5 pesos can replace a worker. The table suggests the cheapest way to pay, and you can change it.
# No rule.
lesson-supplies-title = Supplies
# Rules: R5.1
lesson-supplies-text = When everyone has acted, 3 materials and 3 pesos are added to the centre. Whatever no one took stays there: a full centre is worth waiting for.
# No rule.
lesson-new-card-title = A new card
# Rules: R6.1, R6.2
lesson-new-card-text = Now place a new card face down on one of your two laid-out cards. The card you cover goes to your discard pile; the other one acts again. Everyone sees which card you cover, but not what you cover it with.
# No rule.
lesson-take-back-title = Taking back
# Rules: R6.2, R6.3, R7.1
lesson-take-back-text = Each card you cover is gone for a while. With two cards or fewer left in hand, you may take back your whole discard pile. Refreshment brings back one card sooner.
# No rule.
lesson-thieves-title = Thieves and taxes
# Rules: R7.3b, R7.5, R7.6
lesson-thieves-text = Thieves and Tax Collectors reach only players who act after them, but a thief who acts last may choose any other player. So going early mostly keeps you safe, and having little does too.
# No rule.
lesson-protection-title = Protection
# Rules: R3.1, R3.2, R7.2a
lesson-protection-text = Saving for something grand? With Protection in front of you, no one can take anything from you for the whole round, and its low digit helps you act early.
# No rule.
lesson-conservation-title = Removing a building
# Rules: R4.4, R7.3a
lesson-conservation-text = Conservation removes one end building from the game. Use it when someone is about to build it, or when you want the one behind it.
# No rule.
lesson-end-title = How it ends
# Rules: R8.1
lesson-end-text = The first player to reach { $points } wins at once, even in the middle of a turn. Keep an eye on what the others can build next!
# No rule.
lesson-done-title = You know the game
# No rule.
lesson-done-text = That’s all you need to play. You can look up the rules at any time, and the hint button asks the strongest bot. Good luck!
# Answers to what the learner does; $number is their number of two digits, $have their points.
# No rule.
lesson-goal-title = Your first goal
# Rules: R1.4, R2.5
lesson-goal-text = Most buildings cost pesos or workers. For a good start, open with { $cards }. Or follow your own plan, and see how it turns out.
# No rule.
lesson-goal-met-title = Well done
# Rules: R4.3, R4.4, R4.9
lesson-goal-met-text = You have workers and pesos now. As soon as you can pay for one of the four end buildings, the table asks whether you want to build.
# No rule.
lesson-goal-missed-title = Your own plan
# Rules: R1.4, R7.4a, R7.8
lesson-goal-missed-text = There are many ways to begin. Sooner or later you’ll need pesos and workers: { $cards } bring them.
# Rules: R3.2
lesson-last-title = Last this round
# Rules: R3.1, R3.2, R7.3b, R7.5, R7.6
lesson-last-text = Your number, { $number }, puts you last. The others take from the centre before you, and their thieves and Tax Collectors can reach you. A lower digit moves you forward.
# Rules: R3.2
lesson-first-title = First this round
# Rules: R3.2, R7.5, R7.6
lesson-first-text = Your number, { $number }, puts you first. No one has taken anything yet, and only a thief who acts last can rob you. That’s what low digits are for.
# No rule.
lesson-nothing-title = Nothing to do
# Rules: R4.2
lesson-nothing-text = One of your cards had nothing to do. Before you choose one, look at what’s there, and at who will be there before you.
# No rule.
lesson-first-building-title = Your first building
# Rules: R4.7, R8.1
lesson-first-building-text = You now have { $have } that no one can take away. { $points } win the game.
# No rule.
lesson-next = Got it
# No rule.
lesson-skip = I know how to play
# No rule.
lesson-progress = Lesson { $n } of { $total }
