# Zusammen spielen auf einem Server.

online-loading = Wird geladen …

## Lobby

lobby-title = Lobby
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-none = Gerade wartet niemand. Erstell einen Tisch und lade jemanden ein.
lobby-now = Gerade läuft
lobby-games-n = { $n ->
    [one] { $n } Partie läuft
   *[other] { $n } Partien laufen
}
lobby-tables-n = { $n ->
    [one] { $n } Tisch mit freiem Platz
   *[other] { $n } Tische mit freien Plätzen
}
quick-options = Personen und Tempo
quick-about = Spiele mit den Nächsten, die Zeit haben
quick-go = Partie suchen
new-title = Tisch erstellen
new-about = Alle spielen am eigenen Gerät. Verschicke deinen Link, oder öffne den Tisch für alle.
new-make = Tisch erstellen
new-public = Offen für alle
new-public-about = Erscheint in der Lobby. Sonst können nur Leute mit deinem Link mitspielen.
new-spectators = Zuschauen
new-spectators-about = Andere dürfen zusehen, aber niemandem in die Karten schauen.
seat-open = Freier Platz
seat-free = frei
pace-title = Tempo
pace-about = Läuft deine Zeit ab, spielt ein Bot für dich, bis du zurückkommst.
pace-bank-about = Die Minuten sind dein Zeitkonto für die ganze Partie: Nachdenken verbraucht es, und jede Entscheidung bringt die Sekunden dazu.
pace-free = Ohne Zeitlimit
# Die Minuten sind eine Bedenkzeit für die ganze Partie; die Sekunden kommen bei jeder Entscheidung dazu.
pace-live = Live: je { $minutes } min, plus { $seconds } s pro Entscheidung
pace-days = Mehrtägig: { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} pro Entscheidung
table-title = Tisch
table-own-deck = eigener Gebäudesatz
rated-yes = gewertet
rated-no = nicht gewertet
rated-private = nicht gewertet: der Tisch ist privat
rated-bots = nicht gewertet: Bots spielen mit
rated-deck = nicht gewertet: nicht der Haussatz
rated-target = nicht gewertet: nicht die übliche Punktzahl
rated-guest = nicht gewertet: jemand spielt ohne Konto mit
rated-repeat = nicht gewertet: dieselben Leute haben zu oft gegeneinander gespielt
rated-pace = nicht gewertet: Partien mit diesem Tempo zählen nicht
table-won = gewonnen
table-join = Platz nehmen
table-watch = Zusehen
table-open = Zum Tisch

name-about = Ein Name genügt. Wie möchtest du heißen?
name-go = Weiter
name-account = Schon ein Konto?

waiting-for-others = Warten auf Mitspielende …
waiting-start = Jetzt mit Bots starten
waiting-leave = Tisch verlassen
invite-preview = Spielt zusammen Havana
invite-preview-by = { $name } lädt dich zu einer Partie Havana ein
invite-what = Ein Kartenspiel für 2 bis 4: Jede Runde wirken zwei Karten für dich. Sammle Baustoffe und bring vor allen anderen das alte Havanna wieder zum Strahlen. Ganz ohne Konto.
invite-qr = Der Link als QR-Code, zum Scannen mit dem Handy
invite-title = Leute einladen
invite-about = Wer diesen Link hat, kann mitspielen. Ein Konto ist nicht nötig.
invite-copy = Link kopieren
invite-copied = Link kopiert.
invite-renew = Neuen Link erstellen
invite-renew-about = Der alte Link gilt dann nicht mehr.

## Partien und Rangliste

games-title = Partien
games-mine = Meine Partien
games-public = Öffentliche Partien
games-none = Du hast hier noch nicht gespielt.
games-public-none = Noch keine öffentlichen Partien.
games-export = Meine Partien herunterladen
leaders-title = Rangliste
leaders-two = Zu zweit
leaders-more = Zu dritt und zu viert
leaders-about = Mit 95-%-Konfidenzintervall. Es zählen öffentliche Partien unter Leuten mit Konto, mit dem Haussatz und der üblichen Punktzahl.
leaders-none = Noch niemand hat eine Wertung.
leaders-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, { $won } gewonnen
player-title = Profil
player-since = Dabei seit { $date }
player-games = Letzte Partien
player-chart-about = Die Linie zeigt die Wertung nach jeder Partie, das Band ihr 95-%-Konfidenzintervall. Ein Punkt steht für einen Sieg.

## Konto

account-title = Du
account-guest = Du spielst als Gast. Nur dieser Browser kennt dich.
account-of = Angemeldet als { $login }
account-rename = Namen ändern
account-sign-in = Anmelden
account-make = Konto anlegen
account-make-about = So kannst du dich überall anmelden. Deine Partien und Wertungen kommen mit.
account-login = Anmeldename
account-password = Passwort
account-password-about = Mindestens { $n } Zeichen
account-password-change = Passwort ändern
account-password-old = Altes Passwort
account-password-new = Neues Passwort
account-password-changed = Passwort geändert.
account-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden
account-push = Benachrichtigen, wenn ich dran bin
account-push-about = Auch wenn diese Seite geschlossen ist. Dein Browser bittet dich um Erlaubnis.
account-delete = Konto löschen
account-delete-about = Dein Name, deine Wertungen und dein Zugang werden endgültig gelöscht. Beendete Partien bleiben erhalten, ohne deinen Namen.
account-delete-really = Ja, endgültig löschen
# Statt des Namens einer Person, die ihr Konto gelöscht hat.
account-gone = Gelöschtes Konto

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
company-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich.
company-other-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter, kann aber nicht gewinnen.
company-tag-resigned = aufgegeben
company-sit-down = Wieder selbst spielen
company-mute = Stumm schalten
company-muted = Stumm
company-said = Chat
company-phrases = Fertige Sätze
company-say = Nachricht an alle
company-send = Senden
company-sending = Entscheidung wird gesendet …
company-decides = { $name } entscheidet …
company-all-choose = Alle wählen …
leave-title = Partie verlassen
leave-hand-over = An einen Bot übergeben
leave-hand-over-about = Ein Bot spielt für dich. Du kannst jederzeit zurückkommen.
leave-resign = Aufgeben
leave-resign-about = Ein Bot übernimmt, du kannst nicht zurück, und die Partie zählt als verloren.
leave-resign-really = Ja, aufgeben
line-broken = Verbindung verloren. Neuer Versuch … Nichts Gesendetes geht verloren.
line-outdated = Es gibt eine neue Version des Spiels. Lade die Seite neu, um weiterzuspielen.
line-signed-out = Du wurdest abgemeldet, oder der Link wurde ersetzt.
line-displaced = Dieser Tisch ist in zu vielen Fenstern offen, oder der Server ist voll. Dieses Fenster wird nicht mehr aktualisiert.
line-come-back = Hier wieder mitverfolgen
act-undo-online = Was bei den anderen angekommen ist, lässt sich nicht rückgängig machen.
act-too-late = Die Partie ist schon weiter. Wähle noch einmal.
act-refused = Der Server hat diesen Zug nicht angenommen. Wähle noch einmal.
act-loaded-again = Die Partie wurde neu geladen, weil der Server einen neueren Stand hatte.
end-rematch = Noch einmal zusammen
end-rematch-waits = Jemand möchte noch einmal spielen.

## Wenn der Server Nein sagt

wrong-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
wrong-push = Dieser Browser erlaubt keine Benachrichtigungen. Sieh in seinen Einstellungen für diese Seite nach.
wrong-too-often = Zu viele Versuche. Versuch es in { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
} noch einmal.
wrong-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
wrong-login-taken = Dieser Anmeldename ist vergeben. Bitte wähle einen anderen.
wrong-password = Anmeldename oder Passwort ist falsch
wrong-old-password = Das alte Passwort stimmt nicht.
wrong-table-full = Alle Plätze sind besetzt.
wrong-begun = Die Partie hat schon begonnen.
wrong-day-over = Dieser Tag ist vorbei. Eine neue Partie wartet.
wrong-name = Wähle einen Namen mit 1 bis 24 gewöhnlichen Zeichen.
wrong-login = Ein Anmeldename hat 3 bis 64 Zeichen: Buchstaben a bis z, Ziffern und - _ . @ +
wrong-password-length = Wähle ein Passwort mit 10 bis 200 Zeichen.
wrong-sign-in = Sag uns zuerst deinen Namen, oder melde dich an.
wrong-outdated = Diese Seite ist veraltet. Lade sie neu und versuch es noch einmal.
wrong-known = Du hast hier schon einen Namen.
wrong-not-seated = Du sitzt nicht an diesem Tisch.
wrong-not-yours = Das kann nur, wer den Tisch erstellt hat.
wrong-still-running = Die Partie ist noch nicht zu Ende.
wrong-not-begun = Die Partie hat noch nicht begonnen.
wrong-no-player = Dieses Profil gibt es nicht, oder das Konto wurde gelöscht.
wrong-no-push = Dieser Server verschickt keine Benachrichtigungen.
wrong-has-account = Du hast schon ein Konto.
wrong-no-account = Du hast noch kein Konto.
wrong-too-many-tables = Du wartest an zu vielen Tischen. Verlass zuerst einen.
wrong-too-many-decks = Hier ist kein Platz für einen weiteren Gebäudesatz. Nimm einen, den du schon benutzt hast, oder den Haussatz.
wrong-too-large = Das ist zu groß zum Senden.
wrong-target = Wähle 1 bis 100 Punkte zum Sieg.
wrong-deck = Der Server kann mit diesem Gebäudesatz nichts anfangen.
wrong-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
wrong-fault = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
wrong-full = Der Server ist voll. Versuch es später noch einmal.
wrong-too-many-windows = Diese Partie ist in zu vielen Fenstern offen. Schließe zuerst eines.

## Was man sagen kann

phrase-0 = Hallo!
phrase-1 = Viel Spaß!
phrase-2 = Gut gespielt!
phrase-3 = Danke!
phrase-4 = Autsch!
phrase-5 = Nicht schon wieder!
phrase-6 = So ein Glück!
phrase-7 = Einen Moment, bitte.
phrase-8 = Bin wieder da!
phrase-9 = Du bist dran!
phrase-10 = Schöne Partie!
phrase-11 = Noch eine Partie?

day-about = Alle bekommen heute dieselben Ziehungen und dieselben Bots und spielen für sich. Dein erster Versuch zählt, weitere sind Übung. Tipps gibt es keine.
day-unranked = Ohne Server entscheidet das Datum (UTC) über die Partie, deshalb gibt es keine Rangliste.
day-begin = Heutige Partie spielen
day-continue = Partie vom { $date } fortsetzen
day-practise = Heutige Partie üben
day-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
day-earlier = Frühere Tage
day-again = Partie vom { $date } spielen
day-again-about = Die Partien vergangener Tage kannst du für dich spielen. Sie werden nicht gewertet und nicht gespeichert.
day-not-played = Nicht gespielt
day-result = { $place ->
    [one] Gewonnen
   *[other] Platz { $place } von { $players }
} · { $points }
day-shared = Havana, Partie des Tages
day-share = Ergebnis teilen
day-share-done = Ergebnis geteilt oder kopiert.
day-share-failed = Das Ergebnis ließ sich nicht teilen. Hier ist es:
day-counted = Dieser Versuch zählt.
day-practised = Das war Übung: Nur dein erster Versuch zählt.
day-unranked-again = Partien vergangener Tage werden nicht gewertet.
day-then = Dein gewerteter Versuch: { $result }
day-ranked = Gewertet auf diesem Server
day-ranked-about = Der Server zieht; deshalb bleiben die Ziehungen geheim, bis der Tag vorbei ist (UTC). Du hast einen Versuch. Die Plätze richten sich nach dem Ergebnis ohne Glück.
day-ranked-go = Gewertet spielen
day-none = Noch niemand hat die heutige Partie beendet.
day-score = { $score } % ohne Glücksanteil (Glück: { $luck } %)
day-score-later = Das Glück wird noch berechnet
day-past = Vergangene Tage
day-past-n = { $n ->
    [one] { $date }: { $n } Ergebnis
   *[other] { $date }: { $n } Ergebnisse
}
day-check = Jede Ziehung folgte aus dieser Zufallszahl. Mit den Aufzeichnungen lassen sich die Ergebnisse nachprüfen:
