# Vor „…“ und „%“ sowie zwischen Zahl und Einheit steht ein geschütztes Leerzeichen (U+00A0).
# Wer mitspielt, wird geschlechtsneutral benannt: „alle“, „wer“, „eine Person“, nie „der Spieler“.

## Start und Vorbereitung

replace-title = Du hast noch eine Partie offen
replace-text = Gespeichert wird nur eine Partie. Eine neue ersetzt sie.
replace-go = Neue Partie beginnen
elsewhere-title = In einem anderen Fenster offen
elsewhere-text = Diese Partie wird gerade in einem anderen Fenster oder Tab gespielt. Das geht immer nur in einem.
elsewhere-here = Hier weiterspielen

setup-title = Tisch erstellen
setup-about = Alle spielen an diesem Gerät und geben es weiter. Mit mehreren Geräten geht es unter „Zusammen spielen“.
setup-players = Wie viele?
setup-players-n = { $n ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] { $n } Personen
}
setup-people = Menschen an diesem Gerät
setup-seat = Platz { $n }
setup-name = Name
setup-name-default = Person { $n }
setup-who = Wer spielt hier?
setup-person = Mensch
setup-ages = Reihenfolge nach Alter
setup-ages-about = Entscheidet zuletzt: Sind Zahlen und alles andere gleich, kommt zuerst dran, wer jünger ist. Muss zu Beginn ein Gebäude getauscht werden, tut es die älteste Person.
setup-ages-drawn = Auslosen
setup-ages-given = Selbst festlegen (Älteste zuerst)
setup-ages-older = { $name } nach oben (älter)
setup-deck = Gebäude
setup-deck-house = Haussatz
setup-deck-own = Eigener Gebäudesatz …
setup-deck-open = Gebäudesatz öffnen
setup-deck-loaded = Geladen: { $file }
setup-deck-wrong = Mit diesem Gebäudesatz kann man nicht spielen. { $reason }
setup-target = Punkte zum Sieg
setup-target-usual = { $n } (üblich)
setup-memory = Merkhilfe
setup-memory-about = Zeigt, welche Karten die anderen schon abgelegt haben.
setup-start = Partie starten
setup-back = Zurück

## Der Tisch

table-label = Tisch
table-rows = Gebäude
table-centre = Mitte
table-bag-n = { $n ->
    [0] Der Beutel ist leer.
    [one] Noch { $n } Baustoff im Beutel
   *[other] Noch { $n } Baustoffe im Beutel
}
table-pile-n = { $n ->
    [0] Der Nachziehstapel ist leer.
   *[other] Noch { $n } Gebäude im Nachziehstapel
}
table-stock-pesos = Pesos im Vorrat: { $n }
table-stock-workers = Arbeiter im Vorrat: { $n }
table-round = Runde { $n }
table-order = Reihenfolge dieser Runde
table-order-acting = ist dran
table-order-done = war dran
table-players = Am Tisch
table-you = Du
table-your-hand = Deine Hand
table-hand-n = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
table-discard-n = { $n ->
    [0] Ablagestapel leer
    [one] { $n } Karte im Ablagestapel
   *[other] { $n } Karten im Ablagestapel
}
table-number = Zahl { $number }
table-no-number = Noch keine Zahl
table-points-of = { $points } von { $target } Punkten
table-laid = Ausliegende Karten
table-face-down = Verdeckte Karte
table-covered = überdeckt
table-protected = geschützt
table-buildings-n = { $n ->
    [0] Noch keine Gebäude
   *[other] { $n } Gebäude
}
table-your-turn = Du bist dran
table-bot-thinks = { $name } überlegt …
table-phase-actions = Aktionen und Gebäude
table-phase-supplies = Nachschub
table-phase-cards = Neue Karte
table-building-label = { $building }, { $points }, kostet { $cost }
table-building-architect = braucht den Architekten
table-building-end = liegt außen
table-building-inside = liegt noch nicht außen
table-log = Verlauf
table-log-round = Runde { $n }
table-log-setup = Vorbereitung
table-since = Seit deinem letzten Zug
table-since-against-you = Gegen dich
table-since-mine = Deine Karten
table-since-others = Die anderen
table-since-nothing = Niemand hat etwas gegen dich unternommen.
table-since-go-on = Weiter
table-memory = Abgelegt: { $cards }

## Entscheiden

act-confirm = Bestätigen
act-undo = Rückgängig
act-undo-impossible = Das lässt sich nicht rückgängig machen. { $reason }
act-undone = Rückgängig gemacht.
act-hint = Tipp
act-end-turn = Zug beenden
act-show-number = Zahl: { $number }
act-choose-two = Wähle zwei Karten: { $n } von 2
act-choose-card = Wähle die Karte, die du legst.
act-choose-cover = Wähle die Karte, die du überdeckst.
act-cover = { $card } überdecken
act-number-becomes = Deine neue Zahl: { $number }
act-choose-victim = Wähle, wen es trifft.
act-you-take-n = du nimmst { $n }
act-nothing-there = nichts zu holen
act-safe-by = sicher: { $card }
act-choose-loot = Wähle, was du { $name } wegnimmst.
act-tax-all = Was verlieren die anderen?
act-one-of = { $goods } von { $n }
act-choose-materials = Wähle { $n ->
    [one] { $n } Baustoff
   *[other] { $n } Baustoffe
}: { $chosen } gewählt
act-also-debris = Dazu { $goods }.
act-pay-title = Wie bezahlst du?
act-missing = { $building }: du brauchst noch { $goods }
spoken-turn = Runde { $round }, du bist dran.
spoken-have = Du hast { $goods }.
spoken-can-pay = Du kannst bezahlen: { $buildings }.
spoken-centre = In der Mitte: { $goods }.
# Auf einem Knopf neben einer Ware des Preises: Statt ihrer werden fünf Schutt oder Pesos bezahlt.
act-pay-more = 5-zu-1-Tausch: { $what } ersetzen
act-pay-less = 5-zu-1-Tausch aufheben: { $what }
act-pay-total = Du zahlst { $goods }
act-pay-left = Du behältst { $goods }
act-not-now = Das geht gerade nicht.
act-only-ends = Du kannst nur die vier äußeren Gebäude der Reihen nehmen.

## Tipp

hint-title = { $name } rät
hint-thinking = Einen Moment …
# Diese Texte stehen hinter einem Vorschlag; er ist es, der gewinnt, baut und so weiter.
hint-share = gewinnt in etwa { $percent } % der Fälle
hint-tries = { $n ->
    [one] { $n } simulierte Partie
   *[other] { $n } simulierte Partien
}
hint-points = bringt im Schnitt { $points } Punkte in den nächsten Runden
hint-rival = die stärkste Konkurrenz holt { $points }
hint-why-build = baut { $building }
hint-why-reach = bringt { $building } in Reichweite
hint-why-deny = verwehrt { $name } { $building }
hint-why-rob = nimmt { $name } etwas weg
hint-why-protect = hält Diebe und Steuereintreiber fern
hint-why-early = lässt dich vor den anderen drankommen
hint-why-gather = sammelt Vorräte für später
hint-why-win = Bringt dich dem Sieg am nächsten.
hint-best = Am besten
hint-do = Übernehmen
hint-close = Schließen
hint-none = Gerade gibt es nichts zu entscheiden.

## Bewegung und Tempo

speed-label = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Sofort
speed-skip = Überspringen

## Mehrere an einem Bildschirm

curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Alle anderen schauen bitte weg!
curtain-open = Ich bin { $name }

## Das Ende

end-title = Partie beendet
end-ranking = Endstand
end-chart = Punkte nach Runden
end-chart-about = Eine Linie pro Platz; die gestrichelte zeigt die Punkte zum Sieg.
end-chart-point = { $name }, Runde { $round }: { $points }
# Wird zum Diagramm vorgelesen; die Punkte sind eine Liste von end-chart-score.
end-chart-scores = Endstand: { $scores }.
end-chart-score = { $name }: { $points }
end-moments = Schlüsselmomente
end-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
end-again = Noch einmal
end-new-table = Neuer Tisch
end-save = Partie speichern
end-replay = Partie ansehen
end-share = Link teilen
end-share-copied = Link kopiert.
end-share-failed = Der Link ließ sich nicht kopieren. Hier ist er:
end-home = Startseite
learn-title = Für das nächste Mal
learn-robbed = Diebe und Steuereintreiber haben dir insgesamt { $n } Pesos, Baustoffe und Arbeiter abgenommen. Der Schutz hält sie alle fern; du hattest ihn in { $protected } von { $rounds } Runden.
learn-late = In { $n } von { $rounds } Runden warst du zuletzt dran. Eine niedrige Karte neben einer starken bringt dich früher an die Reihe.
learn-rested = In { $n } von { $rounds } Runden lag die Siesta vor dir. Damit bist du früh dran, aber zwei Karten, die etwas tun, bringen oft mehr.
learn-grand = { $name } hat mehr Gebäude gebaut, die den Architekten brauchen: { $n }, du { $yours }. Heb dir den Architekten auf, bis eines davon außen liegt.
learn-slow = { $name } hat in Runde { $round } zu bauen begonnen, du in Runde { $yours }. Früh gebaute kleine Gebäude bringen Punkte, die dir niemand nimmt.
learn-nothing = { $name } hat in Runde { $round } zu bauen begonnen, du gar nicht. Fang mit etwas Kleinem an: Die Punkte nimmt dir niemand.
learn-saved = Am Ende hattest du noch { $n } Pesos, Arbeiter und farbige Baustoffe. Dann zählen sie nichts mehr: Bau, sobald du kannst.
learn-behind = Am Ende lagst du { $points } hinter { $name }. Sieh dir die Partie an, um zu sehen, wo sie sich entschieden hat.

## Wiedergabe

replay-title = Wiedergabe
watch-title = Partie ansehen
watch-live = Live: ein Tisch voller Bots
watch-live-about = La Doctora, Don Julio, Rosa und Paquito spielen, und du siehst zu.
watch-featured = Ausgewählte Partie
watch-featured-about = Drei Profi-Bots, und sechsmal wechselt die Führung. Schritt für Schritt, mit allen Karten.
watch-next = Noch eine Partie ansehen
away-missing = Die Partien sind noch nicht für die Offline-Nutzung gespeichert. Stell einmal eine Internetverbindung her und versuch es noch einmal.
replay-open-file = Partiedatei öffnen
replay-open-about = Eine Partie, die hier oder vom Programm havana gespeichert wurde
replay-saved = Deine Partien
replay-saved-none = Noch keine Partien. Spiel eine, dann kannst du sie dir hier wieder ansehen.
replay-saved-game = { $names }, Runde { $round }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-position = Schritt { $n } von { $total }
# Die Überschrift einer Auswahl: alle Karten, wie beim Zuschauen oder aus der Sicht eines Platzes.
replay-eyes = Ansicht
replay-eyes-all = Alle Karten offen
replay-eyes-public = Wie beim Zuschauen
replay-eyes-of = Aus Sicht von { $name }
replay-play-on = Von hier weiterspielen
replay-delete = Löschen
replay-delete-really = Ja, löschen
replay-broken = Diese Partie lässt sich nicht öffnen. { $reason }
replay-link-broken = Dieser Link ist unvollständig oder beschädigt.

study-title = Analyse
study-about = Zeigt Fehler, glückliche Ziehungen und bessere Entscheidungen. Läuft auf deinem Gerät.
study-start = Partie analysieren
study-continue = Weiter
study-stop = Anhalten
study-progress = { $done } von { $total }
study-failed = Die Analyse konnte nicht geladen werden. Versuch es noch einmal.
study-mark-played = gespielt
study-mark-better = besser
study-try = Als { $name } ausprobieren
study-back = Zurück zur Partie
study-recorded = In der aufgezeichneten Partie: { $results }
study-checking = Deine Entscheidung wird geprüft …
shared-gone = Diese geteilte Partie gibt es nicht mehr, oder der Link ist unvollständig.

## Einstellungen

settings-title = Einstellungen
settings-strength = Bots bei „Jetzt spielen“
strength-1 = Leicht
strength-2 = Mittel
strength-3 = Schwer
strength-4 = Profi
strength-next = Stärkere Bots: { $strength }
settings-language = Sprache
settings-theme = Darstellung
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Töne
settings-letters = Tastenkürzel mit einem Buchstaben
settings-on = An
settings-off = Aus
settings-ask = Entscheidungen bestätigen
settings-ask-no = Nur wenn nötig
settings-ask-yes = Immer
settings-warn = Vor groben Fehlern gegen Bots warnen
settings-about = Über dieses Spiel
settings-about-text = Das Spiel ist von Reinhard Staupe. Der Wortlaut der Regeln, die Bilder und die Töne sind von uns.

## Regeln, Karten und Spielhilfe

rules-title = Regeln
rules-search = Regeln durchsuchen
rules-guide = So wird gespielt
rules-page = Auf einer Seite zum Drucken
rules-guide-missing = Die Übersicht ließ sich nicht laden. Alle Regeln folgen hier.
rules-found = { $n ->
    [0] Nichts gefunden.
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-clear = Suche leeren
rules-clause = Regel { $id }
rules-why = Siehe Regel { $id }
aid-title = Spielhilfe
aid-about = Was jede Karte bringt, geordnet nach dem, was du brauchst
aid-print = Auf einer Seite drucken
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: die Hälfte aus der Mitte, aufgerundet · 5 Peso-Dieb: die Hälfte der Pesos einer Person, abgerundet · 3 Steuereintreiber: 1 aus dem Vorrat
aid-coloured = Farbige Baustoffe
aid-coloured-text = 9 Mama: die Hälfte aus der Mitte, aufgerundet, nach Wahl · 7 Schwarzmarkt: aus dem Beutel (auch Schutt) 2, wenn in der Runde noch niemand diese Karte ausgeführt hat, sonst 1 · 6 Baustoff-Dieb: 1 von einer Person (auch Schutt), oder 1 oder 2, wenn sie mehr als 3 farbige hat
aid-debris = Schutt
aid-debris-text = 2 Schutt: der ganze Schutt aus der Mitte · 9 Mama: die Hälfte davon, aufgerundet · 6 Baustoff-Dieb: auch Schutt
aid-workers = Arbeiter
aid-workers-text = 4 Arbeiter: 2, wenn in der Runde noch niemand diese Karte ausgeführt hat, sonst 1 · 4 Architekt: 1, und nötig für manche Gebäude
aid-cards = Karten
aid-cards-text = 1 Komm zurück: eine Karte aus dem Ablagestapel
aid-safety = Sicherheit
aid-safety-text = 2 Schutz: Diebe und Steuereintreiber nehmen dir die ganze Runde nichts weg · 0 Siesta: eine kleine Zahl, du bist früh dran
aid-harm = Angriff
aid-harm-text = 3 Steuereintreiber: Alle, die noch folgen, verlieren je einen Arbeiter oder Baustoff (auch Schutt), den du bestimmst · 3 Baustopp: Du darfst ein äußeres Gebäude entfernen, am ganzen Tisch nur eines pro Runde · 5 und 6: Die Diebe bestehlen eine Person, die noch folgt; folgt niemand mehr, eine beliebige
aid-five = 5-zu-1-Tausch
aid-five-text = Beim Bauen: 5 Schutt für einen beliebigen farbigen Baustoff, 5 Pesos für einen Arbeiter
aid-target = Punkte zum Sieg
aid-target-text = zu zweit: 25 · zu dritt: 20 · zu viert: 15

## Tastatur

keys-title = Tastenkürzel
keys-open = Tastenkürzel zeigen
keys-digits = die Karte mit dieser Ziffer wählen; noch einmal drücken für die andere
keys-arrows = zwischen den Möglichkeiten wechseln
keys-space = das Markierte wählen
keys-enter = den markierten Knopf drücken, sonst bestätigen
keys-escape = abbrechen, schließen
keys-undo = rückgängig machen
keys-hint = Tipp
keys-card = die markierte Karte erklären
keys-log = zum Verlauf
keys-hand = zu deiner Hand
keys-rows = zu den Gebäuden
keys-skip = Animation überspringen
keys-goods = vorlesen, was du hast
keys-centre = die Mitte vorlesen
keys-others = die anderen am Tisch vorlesen
keys-turn = vorlesen, wer dran ist
keys-rules = Regeln
keys-help = diese Liste
key-digits = 0 bis 9
key-arrows = Pfeiltasten
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
key-control-z = Strg+Z

## Wenn etwas schiefgeht

error-bot = { $name } konnte keinen Zug machen.
error-storage = Dein Browser lässt kein Speichern zu: Schließt du diese Seite, ist die Partie verloren.
error-saved-broken = Die gespeicherte Partie ließ sich nicht öffnen. { $reason }

## Allgemein

common-close = Schließen
common-back = Zurück
link-broken = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken oder beginne auf der Startseite.
common-leave = Partie verlassen
common-leave-about = Deine Partie ist gespeichert. Du kannst später weiterspielen.
common-skip-to-table = Zum Tisch springen

## Was mit einer Datei nicht stimmt

# Diese Sätze folgen auf setup-deck-wrong, replay-broken oder error-saved-broken.
file-line = { $fault } (Zeile { $line })
file-line-building = { $fault } (Zeile { $line }, „{ $building }“)
fault-deck-form = Das ist kein Gebäudesatz, oder etwas darin ist falsch geschrieben.
fault-deck-count = Ein Gebäudesatz hat 36 Gebäude, nicht { $n }.
fault-deck-key = Ein Schlüssel hat 1 bis { $most } Zeichen: a bis z, Ziffern und Unterstriche.
fault-deck-key-twice = Zwei Gebäude haben denselben Schlüssel.
fault-deck-points = Ein Gebäude ist 1 bis 7 Punkte wert, nicht { $n }.
fault-deck-free = Ein Gebäude muss etwas kosten.
fault-deck-cost = Dieses Gebäude kostet zu viel: { $n }, erlaubt sind { $most }.
fault-deck-too-many = Du hast zu viele verschiedene Gebäudesätze geöffnet. Lade die Seite neu.
fault-too-big = Die Datei ist zu groß.
fault-game-form = Das ist keine Partie Havana.
fault-game-newer = Sie stammt aus einer neueren Version von Havana. Lade die Seite neu, um zu aktualisieren.
fault-game-cut = Das Ende fehlt.
fault-game-rule = Sie verstößt gegen Regel { $id }.
fault-game-damaged = Sie ist beschädigt.
fault-reader = Das Programm, das Dateien liest, ließ sich nicht laden. Bitte versuch es noch einmal.

## Datenschutz

# docs/hosting.md sagt dasselbe denen, die den Server betreiben. Beides muss stimmen.
privacy-title = Datenschutz
privacy-intro = Keine Werbung, kein Tracking, nichts von fremden Seiten. Hier steht alles, was gespeichert wird, und wie lange.
privacy-browser-title = In diesem Browser
privacy-browser = Deine Einstellungen, die laufende Partie, dein letzter Tisch, deine letzten { $n } beendeten Partien, deine Ergebnisse bei den Partien des Tages und bei Rätseln, deine letzten Analysen und wie gut du in deinen letzten Partien entschieden hast. Sie bleiben auf diesem Gerät. Zum Löschen entfernst du im Browser die Daten dieser Website.
privacy-guest-title = Wenn du online spielst
privacy-guest = Der Server speichert deinen Namen und setzt ein Cookie, an dem er diesen Browser erkennt. Es läuft 400 Tage nach deinem letzten Besuch ab. Die Daten von Gästen, die nicht mehr zurückkommen können und keine Partie mehr haben, werden innerhalb eines Tages gelöscht.
privacy-account-title = Wenn du ein Konto anlegst
privacy-account = Dein Anmeldename, ein Hash deines Passworts (nie das Passwort selbst), deine Wertungen und der Tag, an dem du das Konto angelegt hast, bleiben gespeichert, bis du dein Konto löschst.
privacy-games-title = Deine Partien
privacy-games = Jede Entscheidung wird mit den Namen am Tisch gespeichert. Eine Partie bleibt, solange jemand daraus ein Konto hat oder als Gast zurückkommen kann; andere werden 90 Tage nach dem letzten Zug gelöscht, nie begonnene Tische nach 7 Tagen. Öffentliche Partien können alle ansehen.
privacy-chat = Die letzten 200 Chatnachrichten werden mit der Partie gespeichert.
privacy-shared-title = Geteilte Partien
privacy-shared = Nur wenn du auf „Link teilen“ drückst: Der Server speichert diese Partie mit den Namen der Beteiligten für alle, die den Link haben. 180 Tage nachdem sie zuletzt geteilt oder geöffnet wurde, wird sie gelöscht.
privacy-push-title = Benachrichtigungen
privacy-push = Nur wenn du sie einschaltest: Der Server speichert die Adresse, die dein Browser ihm gibt, und schickt eine verschlüsselte Nachricht, wenn du dran bist. Schaltest du sie aus oder meldest dich ab, wird die Adresse gelöscht.
privacy-never-title = Was nicht gespeichert wird
privacy-never = Deine E-Mail-Adresse und deine IP-Adresse. Das Protokoll des Servers nennt Partien und Plätze, nie Karten, Passwörter oder Nachrichten.
privacy-delete-title = Alles löschen
privacy-delete = Wähle „Du“ und dann „Konto löschen“; das geht auch als Gast. Dein Name, dein Anmeldename, dein Passwort, deine Wertungen und deine Nachrichten sind sofort weg. Beendete Partien bleiben, ohne deinen Namen. Nur in Partien, die jemand per Link geteilt hat, steht er noch, bis sie gelöscht werden.
