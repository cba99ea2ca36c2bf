# Zusammen spielen auf einem Server.

online-title = Zusammen spielen
online-about = Mit Freunden über einen Link oder mit wem auch immer
online-loading = Einen Moment …

## Lobby

lobby-title = Lobby
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-none = An keinem offenen Tisch wartet jemand. Mach einen auf!
quick-title = Schnelles Spiel
quick-about = Setz dich zu dem, der als Nächstes kommt.
quick-go = Spiel suchen
new-title = Tisch aufmachen
new-make = Tisch aufmachen
new-public = Offen für alle
new-public-about = Steht in der Lobby. Sonst können nur Leute mit deinem Link mitspielen.
new-spectators = Zuschauer
new-spectators-about = Andere dürfen zusehen. Sie sehen nie jemandes Hand.
seat-open = Wer kommt
seat-free = frei
pace-title = Tempo
pace-about = Wessen Zeit um ist, für den spielt ein Bot, bis er zurückkommt.
pace-free = Ohne Uhr
pace-live = Live: { $minutes } min und { $seconds } s je Entscheidung
pace-days = Über Tage: { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} je Entscheidung
table-title = Der Tisch
table-own-deck = eigener Stapel
table-won = gewonnen
table-join = Platz nehmen
table-watch = Zusehen
table-open = Zum Tisch

name-about = Ein Name genügt. Unter welchem möchtest du spielen?
name-go = Weiter
name-account = Du hast ein Konto?

waiting-for-others = Warten, bis alle Plätze besetzt sind …
waiting-start = Jetzt anfangen, mit Bots
waiting-leave = Tisch verlassen
invite-title = Jemanden einladen
invite-about = Wer diesen Link öffnet, kann Platz nehmen. Niemand braucht ein Konto.
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.

## Spiele und Spieler

games-title = Spiele
games-mine = Meine Spiele
games-public = Spiele der anderen
games-none = Du hast hier noch nicht gespielt.
games-public-none = Noch keine öffentlichen Spiele.
games-export = Alle meine Aufzeichnungen speichern
leaders-title = Rangliste
leaders-two = Zu zweit
leaders-more = Zu dritt und zu viert
leaders-about = Wertungen mit dem Bereich, in dem sie sicher liegen. Jedes Spiel unter Menschen zählt.
leaders-none = Noch niemand hat eine Wertung.
leaders-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}, { $won } gewonnen
player-title = Profil
player-since = Hier seit { $date }
player-games = Letzte Spiele
player-chart-about = Die Linie ist die Wertung nach jedem Spiel, das Band der Bereich, in dem sie sicher liegt. Ein Punkt ist ein gewonnenes Spiel.

## Konto

account-title = Du
account-guest = Du bist Gast: Dieser Browser erinnert sich an dich.
account-of = Angemeldet als { $login }
account-rename = Namen ändern
account-sign-in = Anmelden
account-make = Konto anlegen
account-make-about = Dann kannst du dich überall anmelden. Deine Spiele und Wertungen kommen mit.
account-login = Name zum Anmelden
account-password = Passwort
account-password-about = Mindestens { $n } Zeichen
account-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden
account-push = Sag mir, wenn ich dran bin
account-push-about = Auch wenn diese Seite geschlossen ist. Dein Browser fragt dich, ob er darf.
account-delete = Mich löschen
account-delete-about = Dein Name, deine Wertungen und dein Zugang sind für immer weg. Beendete Spiele bleiben, ohne deinen Namen.
account-delete-really = Ja, endgültig löschen

## Am Tisch

company-title = Am Tisch
company-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
company-watching = { $n ->
    [0] Niemand sieht zu.
    [one] { $n } Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
company-here = ist da
company-away = ist weg
company-bot = ein Bot
company-stand-in = weg; ein Bot spielt
company-resigned = hat aufgegeben; ein Bot spielt
company-clock = Verbleibende Zeit
company-plays-for-you = Ein Bot spielt für dich.
company-you-resigned = Du hast aufgegeben. Ein Bot spielt weiter.
company-sit-down = Platz wieder einnehmen
company-mute = Stumm schalten
company-muted = Stumm
company-said = Was gesagt wurde
company-phrases = Schnell etwas sagen
company-say = Allen etwas sagen
company-send = Sagen
company-sending = Deine Entscheidung ist unterwegs …
company-decides = { $name } entscheidet …
company-all-choose = Alle wählen …
leave-title = Das Spiel verlassen
leave-hand-over = An einen Bot übergeben
leave-hand-over-about = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
leave-resign = Aufgeben
leave-resign-about = Ein Bot spielt weiter, du kommst nicht zurück, und das Spiel zählt als verloren.
leave-resign-really = Ja, endgültig aufgeben
line-broken = Die Verbindung ist weg. Neuer Versuch … Nichts Gesendetes geht verloren.
line-outdated = Es gibt eine neue Version des Spiels. Lade die Seite neu, um weiterzuspielen.
act-undo-online = Was an die anderen gesendet ist, lässt sich nicht zurücknehmen.
act-too-late = Inzwischen ist etwas geschehen. Bitte entscheide neu.
end-rematch = Noch einmal mit denselben Leuten
end-rematch-waits = Jemand möchte noch einmal spielen.

## Wenn der Server Nein sagt

wrong-unreachable = Der Server ist nicht zu erreichen. Bitte versuch es gleich noch einmal.
wrong-push = Dieser Browser lässt keine Nachrichten an dich zu. Warum, steht in seinen Einstellungen für diese Seite.
wrong-too-often = Das war zu oft. Bitte warte ein wenig.
wrong-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
wrong-login-taken = Mit diesem Namen meldet sich schon jemand an. Bitte wähle einen anderen.
wrong-password = Name und Passwort gehören nicht zusammen.
wrong-table-full = Alle Plätze sind besetzt.
wrong-begun = Das Spiel hat schon begonnen.
wrong-name = Bitte wähle einen Namen mit 1 bis 24 gewöhnlichen Zeichen.
wrong-login = Der Name zum Anmelden hat 3 bis 64 Buchstaben a bis z, Ziffern und - _ . @ +
wrong-password-length = Das Passwort ist zu kurz oder zu lang.

## Was man sagen kann

phrase-0 = Hallo!
phrase-1 = Viel Spaß!
phrase-2 = Gut gespielt!
phrase-3 = Danke!
phrase-4 = Autsch!
phrase-5 = Nicht schon wieder!
phrase-6 = So ein Glück!
phrase-7 = Einen Moment, bitte.
phrase-8 = Ich bin wieder da.
phrase-9 = Du bist dran!
phrase-10 = Schönes Spiel!
phrase-11 = Noch einmal?
