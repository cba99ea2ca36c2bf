# Puzzles: positions in which one decision is clearly best.
puzzles-title = Puzzles
puzzles-about = One decision is clearly best. Can you find it?
puzzles-loading = Loading the puzzles…
puzzles-failed = The puzzles couldn’t be loaded.
puzzles-again = Try again
# The rating is a number such as 1240: the higher, the more difficult.
puzzles-task = Puzzle, rated { $rating }: find the best decision.
# The player’s own rating, and how many puzzles they solved in a row.
puzzles-standing = Your rating: { $rating }. Streak: { $streak }, longest: { $longest }.
# The change has a sign: “+12” or “–9”.
puzzles-standing-changed = Your rating: { $rating } ({ $change }). Streak: { $streak }, longest: { $longest }.
puzzles-right = That’s the best decision!
puzzles-wrong = There was something better.
# Before the label of a decision.
puzzles-best = Best:
puzzles-yours = Your choice:
puzzles-shares = The choices and your chance of winning
puzzles-share = { $percent }%
# Your choice is worth less than all that are listed.
puzzles-less = less than { $percent }%
# Chances of winning with the best choice and with the second best.
puzzles-gap = It wins about { $best }% of games; the next best choice, { $second }%.
puzzles-next = Next puzzle
# Why a decision is best; these follow its label, as hint-why-gather does.
puzzles-why-end = saves your goods for something better
puzzles-why-first = uses this card before the other one changes the table
puzzles-why-refresh = brings back the card that you need next
puzzles-why-take-back = gives you all your cards to choose from
puzzles-why-leave = lets you act with few cards while it counts
puzzles-why-keep = leaves the building there for you
# What the best decision about goods achieves, beside another one: puzzles-beside-yours or puzzles-beside-next.
puzzles-beside-yours = with your choice
puzzles-beside-next = with the next best choice
puzzles-affords = With it you can pay for { $building }; still missing { $beside }: { $other }.
puzzles-denies = With it, { $name } can no longer pay for { $building }; { $beside }, they still can.
puzzles-nearer = Still missing for { $building }: { $missing }; { $beside }: { $other }.
puzzles-hinders = { $name } still needs for { $building }: { $missing }; { $beside }: { $other }.
puzzles-leaves = Left in the centre: { $left }; { $beside }: { $other }, which { $name } could use for { $building }.
puzzles-more = It brings { $goods }; { $beside }: { $other }.
puzzles-leader = { $name } has more points, so hurting them helps you more.
