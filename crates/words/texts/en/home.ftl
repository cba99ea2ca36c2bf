# The texts of the first page, and of a program that failed: they come with the program, the others after it.

app-title = Havana
app-subtitle = The card game by Reinhard Staupe
# For search engines and for the installed app.
app-description = Havana, the card game by Reinhard Staupe, in your browser: against bots, with friends on one device, or online.
# The buttons of the first page: short, and imperative. Each -about stands below its button.
home-play-now = Play now
home-play-now-about = Jump in against three bots
home-continue = Continue your game
home-continue-about = Round { $round }, { $players } players
home-learn = Learn by playing
home-learn-about = A guided first game
home-setup = Create a table
home-setup-about = With others on this device, or against bots
home-replay = Watch a game
home-rules = Rules
home-settings = Settings
home-aid = Player aid
home-opening = Loading the game…
home-needs = Havana needs JavaScript and WebAssembly. This browser doesn’t support one of them, or has it switched off.
net-offline = You’re offline. You can keep playing.
net-ready = Ready to play offline.
net-update = A new version is available.
net-update-now = Update
net-install = Install
net-install-about = Add Havana to your home screen. It works offline too.
error-title = Something went wrong
error-text = Your game is saved. Reload to continue.
error-reload = Reload
day-title = Deal of the day
online-title = Play together
online-about = Invite friends or find opponents
online-missing = No server available right now
