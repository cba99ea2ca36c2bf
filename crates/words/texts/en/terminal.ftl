# The game in a terminal (havana play). Most of its words are those of the browser.

# The prompt below a numbered list.
terminal-choose = Type a number from 1 to { $n }, or ? for help.
# The player typed something that means nothing here.
terminal-wrong = { $input }: not one of the choices. Type a number from 1 to { $n }, or ? for help.
# The last line of a list, with the number 0: back to the list before.
terminal-back = Back
# The list of keys. Each continues “Type this to …”.
terminal-help-number = take the choice with this number
terminal-help-table = see the table
terminal-help-log = see what happened
terminal-help-cards = see what the cards do
terminal-help-hint = get a hint
terminal-help-undo = undo your last decision
terminal-help-say = say something to everyone at the table
terminal-help-sit = take over from the bot that is playing for you
terminal-help-quit = leave the game
terminal-help-scroll = scroll the choices
terminal-saved = Saved: { $file }
terminal-left = You’ve left. The game isn’t over yet.
terminal-waits = { $n ->
    [one] Waiting for { $n } more player…
   *[other] Waiting for { $n } more players…
}
terminal-small = This window is too small. It needs { $columns } columns and { $rows } lines.
