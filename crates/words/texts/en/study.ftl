# The analysis of a game. The client does not carry these; they are loaded with the analysis.
# “Points” here are percentage points of the chance to win, never the points of buildings.
# .you speaks to a reader who played the game.

# The heading of a chart: one line per player, from 0 to 100.
study-chart = Chance of winning, in percent
study-table = The chart as a table
study-percent = { $n }%
study-round = Round { $n }
study-setup = Setup
# The last row of the table, after all rounds.
study-result = Result
# What the marks in the chart mean.
study-sign-mistake = mistake
study-sign-lucky = lucky draw
study-sign-unlucky = unlucky draw
# Read aloud for a mark, and shown in a list. The round is study-round or study-setup.
study-mark-mistake = { $round }: { $name } makes a mistake and loses { $points } points
    .you = { $round }: you make a mistake and lose { $points } points
study-mark-lucky = { $round }: luck for { $name }, { $points } points
    .you = { $round }: luck for you, { $points } points
study-mark-unlucky = { $round }: bad luck for { $name }, { $points } points
    .you = { $round }: bad luck for you, { $points } points
study-marks = { $n ->
    [one] { $n } marked moment
   *[other] All { $n } marked moments
}
# The heading of what is said about one decision.
study-note-title = { $round }, { $name }
    .you = { $round }, your decision
# Before the decision that was made, and the one that would have been better.
study-played = Played:
study-better = Better:
study-why-early = acts before the others
# Of two laid cards, the one that is not covered; it follows the better decision.
study-why-stays = keeps { $card } in play
study-verdict-best = Nothing better was found.
# The grade is one of those below; the error is the uncertainty of the number.
study-verdict = { $grade }: { $points } points of winning chance lost (±{ $error })
study-grade-too-close = Too close to call
study-grade-fine = Fine
study-grade-inaccuracy = Inaccuracy
study-grade-mistake = Mistake
study-grade-blunder = Blunder
study-options = The choices and their chance of winning
# One sampled way in which the game continues after the better decision; a heading.
study-line = What could have followed
study-draw = A draw
study-summary = Skill and luck
study-by-decisions = Decisions
study-by-draws = Draws
study-lost-both = { $name } lost { $own } points of winning chance by decisions and { $draws } by draws.
    .you = You lost { $own } points of winning chance by decisions and { $draws } by draws.
study-lost-gained = { $name } lost { $own } points of winning chance by decisions and gained { $draws } by draws.
    .you = You lost { $own } points of winning chance by decisions and gained { $draws } by draws.
# For a reader who played: what a decision of theirs lost on average, alone or beside their earlier games.
study-you-loss = On average, a decision cost you { $loss } points.
study-you-compared = { $n ->
    [one] On average, a decision cost you { $loss } points; in your analysed game before this one it was { $earlier }.
   *[other] On average, a decision cost you { $loss } points; in your { $n } analysed games before this one it was { $earlier }.
}
# Below the two numbers of each player.
study-sums = Points are percentage points of the chance to win. They add up over the whole game, so they can exceed 100.
study-decisive = What decided the game
# A decision in a line; what is a label such as “Build the statue (2 points)”.
study-does = { $name }: { $what }.
    .you = You: { $what }.
# Before a decision in a practice game is carried out; better is a label such as “End the turn”.
study-warning = This gives away about { $points } points of winning chance. Better: { $better }. Confirm to do it anyway.
