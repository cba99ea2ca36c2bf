# Playing together on a server.

online-title = Play together
online-about = With friends by a link, or with whoever is there
online-loading = One moment …

## Lobby

lobby-title = Lobby
lobby-mine = Your tables
lobby-open = Open tables
lobby-none = Nobody waits at an open table. Make one!
quick-title = Quick match
quick-about = Sit down with whoever comes next.
quick-go = Find a game
new-title = Make a table
new-make = Make the table
new-public = Open to everybody
new-public-about = Shown in the lobby. Otherwise only people with your link can join.
new-spectators = Spectators
new-spectators-about = Others may watch. They never see anybody’s hand.
seat-open = Whoever comes
seat-free = free
pace-title = Pace
pace-about = When somebody’s time is up, a bot plays for them until they come back.
pace-free = Without a clock
pace-live = Live: { $minutes } min and { $seconds } s for each decision
pace-days = Over days: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} for each decision
table-title = The table
table-own-deck = a deck of its own
table-won = won
table-join = Take a seat
table-watch = Watch
table-open = To the table

name-about = A name is enough. Under which one do you want to play?
name-go = Go on
name-account = You have an account?

waiting-for-others = Waiting until all seats are taken …
waiting-start = Start now, with bots
waiting-leave = Leave the table
invite-title = Invite somebody
invite-about = Whoever opens this link can take a seat. Nobody needs an account.
invite-copy = Copy the link
invite-copied = The link is copied.

## Games and players

games-title = Games
games-mine = My games
games-public = Games of others
games-none = You have not played here yet.
games-public-none = No public games yet.
games-export = Save all my records
leaders-title = Leaderboard
leaders-two = Two players
leaders-more = Three and four players
leaders-about = Ratings with the range they are surely in. Every game among people counts.
leaders-none = Nobody has a rating yet.
leaders-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $won } won
player-title = Profile
player-since = Here since { $date }
player-games = Last games
player-chart-about = The line is the rating after each game, the band the range it is surely in. A dot is a game won.

## Account

account-title = You
account-guest = You are a guest: this browser remembers you.
account-of = Signed in as { $login }
account-rename = Change the name
account-sign-in = Sign in
account-make = Make an account
account-make-about = Then you can sign in anywhere. Your games and ratings come along.
account-login = Name to sign in with
account-password = Password
account-password-about = At least { $n } characters
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-push = Tell me when it is my turn
account-push-about = Even when this page is closed. Your browser will ask whether it may.
account-delete = Delete me
account-delete-about = Your name, ratings and access are gone for good. Finished games stay, without your name.
account-delete-really = Yes, delete me for good

## At the table

company-title = At the table
company-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
company-watching = { $n ->
    [0] Nobody is watching.
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}
company-here = is here
company-away = is away
company-bot = a bot
company-stand-in = away; a bot plays
company-resigned = has resigned; a bot plays
company-clock = Time left
company-plays-for-you = A bot plays for you.
company-you-resigned = You have resigned. A bot plays on.
company-sit-down = Take your seat back
company-mute = Mute
company-muted = Muted
company-said = What was said
company-phrases = Say something quickly
company-say = Say something to all
company-send = Say it
company-sending = Sending your decision …
company-decides = { $name } is deciding …
company-all-choose = Everyone is choosing …
leave-title = Leave the game
leave-hand-over = Hand over to a bot
leave-hand-over-about = A bot plays on for you. You can come back at any time.
leave-resign = Resign
leave-resign-about = A bot plays on, you do not come back, and the game counts as lost.
leave-resign-really = Yes, resign for good
line-broken = The connection is lost. Trying again … Nothing you have sent is lost.
line-outdated = A new version of the game is here. Load the page again to go on.
act-undo-online = What was sent to the others cannot be taken back.
act-too-late = Something has happened meanwhile. Please decide anew.
end-rematch = Once more with the same people
end-rematch-waits = Somebody wants to play again.

## When the server says no

wrong-unreachable = The server cannot be reached. Please try again in a moment.
wrong-push = This browser does not let us send you messages. Its settings for this page say why.
wrong-too-often = That was too often. Please wait a little.
wrong-no-table = There is no such table, or it is not open to you.
wrong-login-taken = Somebody else signs in with this name. Please choose another.
wrong-password = This name and password do not go together.
wrong-table-full = All seats are taken.
wrong-begun = The game has begun already.
wrong-name = Please choose a name of 1 to 24 plain characters.
wrong-login = The name to sign in with has 3 to 64 letters a to z, digits, and - _ . @ +
wrong-password-length = The password is too short or too long.

## Things to say

phrase-0 = Hello!
phrase-1 = Have fun!
phrase-2 = Well played!
phrase-3 = Thank you!
phrase-4 = Ouch!
phrase-5 = Not again!
phrase-6 = What luck!
phrase-7 = One moment, please.
phrase-8 = I am back.
phrase-9 = Your turn!
phrase-10 = Good game!
phrase-11 = Once more?
