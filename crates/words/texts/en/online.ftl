# Playing together on a server.

online-loading = Loading…

## Lobby

lobby-title = Lobby
lobby-mine = Your tables
lobby-open = Open tables
lobby-none = No one is waiting right now. Create a table and invite someone.
lobby-now = In progress
lobby-games-n = { $n ->
    [one] { $n } game being played
   *[other] { $n } games being played
}
lobby-tables-n = { $n ->
    [one] { $n } table waiting for players
   *[other] { $n } tables waiting for players
}
quick-options = Players and pace
quick-about = Play the next available opponents
quick-go = Find a game
new-title = Create a table
new-about = Everyone plays on their own device. Send your link, or open the table to everyone.
new-make = Create table
new-public = Open to everyone
new-public-about = Listed in the lobby. Otherwise, only people with your link can join.
new-spectators = Spectators
new-spectators-about = Others can watch, but they never see anyone’s hand.
seat-open = Open seat
# In a list of seats, in the place of a name.
seat-free = free
pace-title = Pace
pace-about = If your time runs out, a bot plays for you until you come back.
pace-bank-about = The minutes are your time bank for the whole game: thinking uses it up, and every decision adds the extra seconds.
pace-free = No time limit
# The minutes are one time bank for the whole game; the seconds are added for each decision.
pace-live = Live: { $minutes } min each, plus { $seconds } s per decision
pace-days = Turn-based: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} per decision
table-title = Table
table-own-deck = custom deck
# Facts about a table, in a list parted by “·”: small letters, no full stop.
rated-yes = rated
rated-no = not rated
rated-private = not rated: the table is private
rated-bots = not rated: bots are playing
rated-deck = not rated: not the house deck
rated-target = not rated: custom points target
rated-guest = not rated: a guest is playing
rated-repeat = not rated: the same people have played too often
rated-pace = not rated: games at this pace don’t count
# After a player’s name and points.
table-won = won
table-join = Take a seat
table-watch = Watch
table-open = Go to table

name-about = A name is all you need. What should we call you?
name-go = Continue
name-account = Have an account?

waiting-for-others = Waiting for players…
waiting-start = Start now with bots
waiting-leave = Leave the table
# The title and the text of a shared invitation link, and of the page behind it.
invite-preview = Play Havana with friends
invite-preview-by = { $name } invites you to a game of Havana
invite-what = A card game for 2 to 4: two cards act for you each round. Gather materials, and be the first to make old Havana shine again. No account needed.
invite-qr = The link as a QR code, to scan with a phone
invite-title = Invite friends
invite-about = Anyone with this link can join. No account needed.
invite-copy = Copy link
invite-copied = Link copied.
invite-renew = Create a new link
invite-renew-about = The old link will stop working.

## Games and players

games-title = Games
games-mine = My games
games-public = Public games
games-none = You haven’t played here yet.
games-public-none = No public games yet.
games-export = Download my games
leaders-title = Leaderboard
leaders-two = Two players
leaders-more = Three or four players
leaders-about = 95% confidence range. Only public games between players with accounts count, with the house deck and the usual points.
leaders-none = No one has a rating yet.
leaders-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $won } won
player-title = Profile
player-since = Joined { $date }
player-games = Recent games
player-chart-about = The line shows the rating after each game, the band its 95% confidence range. A dot marks a win.

## Account

account-title = You
account-guest = You’re playing as a guest. Only this browser remembers you.
account-of = Signed in as { $login }
account-rename = Change name
account-sign-in = Sign in
account-make = Create account
account-make-about = Sign in anywhere. Your games and ratings come with you.
account-login = Username
account-password = Password
account-password-about = At least { $n } characters
account-password-change = Change password
account-password-old = Old password
account-password-new = New password
account-password-changed = Password changed.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-push = Notify me when it’s my turn
account-push-about = Even when this page is closed. Your browser will ask for permission.
account-delete = Delete account
account-delete-about = Your name, ratings and sign-in are deleted for good. Finished games stay, without your name.
account-delete-really = Yes, delete for good
# Instead of the name of a player who has deleted their account.
account-gone = Deleted account

## At the table

company-title = At the table
company-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
company-watching = { $n ->
    [0] No one is watching.
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}
# After a player’s name: whether they are at the table.
company-here = is here
company-away = is away
company-bot = a bot
company-stand-in = away; a bot is playing
company-resigned = resigned; a bot is playing
company-clock = Time left
company-plays-for-you = A bot is playing for you.
company-you-resigned = You resigned. A bot is playing for you.
company-other-resigned = { $name } resigned. A bot takes over but can’t win.
company-tag-resigned = resigned
# A button, while a bot plays for the reader.
company-sit-down = Take over again
company-mute = Mute
company-muted = Muted
company-said = Chat
company-phrases = Quick phrases
company-say = Message everyone
company-send = Send
company-sending = Sending your decision…
company-decides = { $name } is deciding…
company-all-choose = Everyone is choosing…
leave-title = Leave the game
leave-hand-over = Hand over to a bot
leave-hand-over-about = A bot plays for you. You can come back at any time.
leave-resign = Resign
leave-resign-about = A bot takes over, you can’t come back, and the game counts as a loss.
leave-resign-really = Yes, resign
line-broken = Connection lost. Reconnecting… Nothing you’ve sent is lost.
line-outdated = There’s a new version of the game. Reload the page to continue.
line-signed-out = You’ve been signed out, or the link was replaced.
# The server closed the connection of this window; line-come-back opens it again.
line-displaced = This table is open in too many windows, or the server is full. This window has stopped updating.
line-come-back = Resume here
act-undo-online = You can’t take back what the others have already received.
act-too-late = The game has moved on. Choose again.
act-refused = The server didn’t accept this move. Choose again.
act-loaded-again = The game was reloaded because the server had a newer state.
end-rematch = Play again together
end-rematch-waits = Someone wants to play again.

## When the server says no

wrong-unreachable = Can’t reach the server. Please try again in a moment.
wrong-push = This browser doesn’t allow notifications. Check its settings for this page.
wrong-too-often = Too many attempts. Try again in { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
wrong-no-table = This table doesn’t exist, or it isn’t open to you.
wrong-login-taken = This username is taken. Please choose another.
wrong-password = Wrong username or password
wrong-old-password = The old password is wrong.
wrong-table-full = All seats are taken.
wrong-begun = The game has already started.
wrong-day-over = This day is over. A new deal is waiting.
wrong-name = Use a name of 1 to 24 ordinary characters.
wrong-login = A username has 3 to 64 characters: letters a to z, digits and - _ . @ +
wrong-password-length = Use a password of 10 to 200 characters.
wrong-sign-in = Tell us your name first, or sign in.
wrong-outdated = This page is out of date. Reload it and try again.
wrong-known = You already have a name here.
wrong-not-seated = You’re not sitting at this table.
wrong-not-yours = Only the player who created this table can do that.
wrong-still-running = The game isn’t over yet.
wrong-not-begun = The game hasn’t started yet.
wrong-no-player = This player doesn’t exist, or has deleted their account.
wrong-no-push = This server doesn’t send notifications.
wrong-has-account = You already have an account.
wrong-no-account = You don’t have an account yet.
wrong-too-many-tables = You’re waiting at too many tables. Leave one first.
wrong-too-many-decks = There’s no room for another deck here. Choose one you’ve used before, or the house deck.
wrong-too-large = That’s too big to send.
wrong-target = Choose between 1 and 100 points to win.
wrong-deck = The server couldn’t use this deck.
wrong-busy = The server is busy. Try again in a moment.
wrong-fault = Something went wrong on the server. Try again in a moment.
wrong-full = The server is full. Try again later.
wrong-too-many-windows = This game is open in too many windows. Close one first.

## Things to say

# Short messages that everyone at the table sees.
phrase-0 = Hello!
phrase-1 = Have fun!
phrase-2 = Well played!
phrase-3 = Thanks!
phrase-4 = Ouch!
phrase-5 = Not again!
phrase-6 = Lucky you!
phrase-7 = One moment, please.
phrase-8 = I’m back!
phrase-9 = Your turn!
phrase-10 = Good game!
phrase-11 = Another game?

# The deal of the day: everyone plays the same draws against the same bots, alone. Its title is on the first page.
day-about = Everyone plays alone with today’s draws and bots. Only your first try counts; later ones are practice. There are no hints.
day-unranked = Without a server, the date (UTC) decides the deal, so it isn’t ranked.
day-begin = Play today’s deal
day-continue = Continue the deal of { $date }
day-practise = Practise today’s deal
# How many days without a gap were played.
day-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
day-earlier = Earlier days
# A button for each past day, and above them what it does.
day-again = Play the deal of { $date }
day-again-about = You can play the deals of past days alone. They’re unranked and not saved.
day-not-played = Not played
# $points is a text such as “25 points”.
day-result = { $place ->
    [one] Won
   *[other] Place { $place } of { $players }
} · { $points }
# The first line of a shared result; the date follows.
day-shared = Havana, deal of the day
day-share = Share result
day-share-done = Result shared or copied.
day-share-failed = Couldn’t share the result. Here it is:
day-counted = This try counts.
day-practised = This was practice: only your first try counts.
# At the end of the deal of a past day.
day-unranked-again = The deals of past days are unranked.
# The result is day-result.
day-then = Your scored try: { $result }
# The same on a server, with a table of the day.
day-ranked = Ranked on this server
day-ranked-about = The server draws, so the draws stay secret until the day is over (UTC). You have one try. Rankings use your result with luck removed.
day-ranked-go = Play ranked
day-none = No one has finished today’s deal yet.
# Shares of the win: the result without what the draws brought, and what they brought.
day-score = { $score }% with luck removed (luck: { $luck }%)
day-score-later = Luck is being computed
day-past = Past days
day-past-n = { $n ->
    [one] { $date }: { $n } result
   *[other] { $date }: { $n } results
}
# Above the seed of the day’s draws.
day-check = Every draw followed from this seed. The records let anyone check the results:
