app-title = Havana
app-subtitle = Das Kartenspiel von Reinhard Staupe

## Start und Vorbereitung

home-play-now = Jetzt spielen
home-play-now-about = Sofort, gegen drei Bots
home-continue = Partie fortsetzen
home-continue-about = Runde { $round }, { $players } Spieler
home-learn = Spielend lernen
home-learn-about = Eine begleitete erste Partie
home-setup = Tisch einrichten
home-replay = Partie ansehen
home-rules = Regeln
home-settings = Einstellungen
home-aid = Spielhilfe
home-opening = Einen Augenblick: das Spiel ist unterwegs …

setup-title = Tisch einrichten
setup-players = Spieler
setup-players-n = { $n } Spieler
setup-seat = Platz { $n }
setup-name = Name
setup-name-default = Spieler { $n }
setup-who = Wer spielt hier?
setup-person = Ein Mensch
setup-ages = Altersfolge
setup-ages-about = Entscheidet bei gleichen Zahlen: Der Jüngere kommt zuerst.
setup-ages-drawn = Auslosen
setup-ages-given = Ich gebe sie an, Ältester zuerst
setup-ages-older = { $name }: einen Platz nach oben, älter
setup-deck = Gebäude
setup-deck-house = Der Hausstapel
setup-deck-own = Ein eigener Stapel …
setup-deck-open = Stapeldatei öffnen
setup-deck-wrong = Mit diesem Stapel kann man nicht spielen: { $reason }
setup-target = Punkte zum Sieg
setup-target-usual = { $n } (üblich)
setup-memory = Gedächtnishilfe
setup-memory-about = Zeigt, welche Karten die anderen schon abgelegt haben.
setup-start = Partie beginnen
setup-back = Zurück

## Der Tisch

table-label = Der Tisch
table-rows = Gebäude
table-centre = Die Mitte
table-bag-n = { $n ->
    [0] Der Beutel ist leer.
    [one] Noch { $n } Baustoff im Beutel
   *[other] Noch { $n } Baustoffe im Beutel
}
table-pile-n = { $n ->
    [0] Der Nachziehstapel ist leer.
   *[other] Noch { $n } Gebäude im Stapel
}
table-stock-pesos = Pesos im Vorrat: { $n }
table-stock-workers = Arbeiter im Vorrat: { $n }
table-round = Runde { $n }
table-order = Reihenfolge dieser Runde
table-order-acting = ist dran
table-order-done = war dran
table-players = Spieler
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
table-face-down = Eine verdeckte Karte
table-covered = bedeckt
table-protected = geschützt
table-buildings-n = { $n ->
    [0] Noch keine Gebäude
   *[other] { $n } Gebäude
}
table-your-turn = Du bist dran
table-bot-thinks = { $name } überlegt …
table-phase-actions = Aktionen und Gebäude
table-phase-supplies = Nachschub
table-phase-cards = Neue Karte
table-building-label = { $building }, { $points }, kostet { $cost }
table-building-architect = braucht den Architekten
table-building-end = kann gebaut werden
table-building-inside = liegt noch nicht außen
table-log = Was geschah
table-log-round = Runde { $n }
table-log-setup = Vorbereitung
table-since = Seit deinem letzten Zug
table-since-against-you = Das traf dich
table-since-nothing = Dir ist nichts geschehen.
table-since-go-on = Weiter
table-memory = Abgelegt: { $cards }

## Entscheiden

act-confirm = Bestätigen
act-undo = Zurücknehmen
act-undo-impossible = Das lässt sich nicht zurücknehmen: { $reason }
act-undone = Zurückgenommen.
act-hint = Tipp
act-end-turn = Zug beenden
act-show-number = Zusammen: { $number }
act-choose-two = Wähle zwei Karten: { $n } von 2
act-choose-card = Wähle die Karte, die du legst.
act-choose-cover = Wähle die Karte, die du bedeckst.
act-number-becomes = Deine Zahl wird { $number }
act-choose-victim = Wähle einen Mitspieler.
act-choose-material = Wähle einen Baustoff.
act-choose-materials = Wähle { $n ->
    [one] { $n } Baustoff
   *[other] { $n } Baustoffe
}: { $chosen } gewählt
act-also-debris = Und dazu { $goods }.
act-pay-title = Wie bezahlst du?
act-pay-more = Einmal mehr fünf für eins: { $what }
act-pay-less = Einmal weniger fünf für eins: { $what }
act-pay-total = Du zahlst { $goods }
act-pay-left = Du behältst { $goods }
act-not-now = Das geht gerade nicht.
act-only-ends = Nehmen kann man nur die vier äußeren Gebäude der Reihen.

## Tipp

hint-title = Was La Doctora täte
hint-thinking = La Doctora denkt nach …
hint-share = gewinnt etwa { $percent } % der Partien
hint-tries = { $n ->
    [one] von { $n } Partie in ihrem Kopf
   *[other] von { $n } Partien in ihrem Kopf
}
hint-points = im Schnitt { $points } Punkte in den nächsten Runden
hint-rival = der beste Gegner holt in dieser Zeit { $points }
hint-why-build = kauft { $building }
hint-why-reach = bringt { $building } in Reichweite
hint-why-deny = schnappt { $name } { $building } weg
hint-why-rob = nimmt { $name } etwas weg
hint-why-protect = hält Diebe und Steuereintreiber fern
hint-why-early = lässt dich früher handeln als die anderen
hint-why-gather = sammelt Waren für später
hint-why-win = Warum: So kommst du dem Sieg am nächsten.
hint-best = Am besten
hint-do = So machen
hint-close = Schließen
hint-none = Es gibt gerade nichts zu entscheiden.

## Bewegung und Tempo

speed-label = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Ohne Bewegung
speed-skip = Überspringen

## Mehrere an einem Bildschirm

curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Jetzt sollte niemand sonst zusehen.
curtain-open = Ich bin { $name }

## Das Ende

end-title = Das Spiel ist aus
end-ranking = Endstand
end-chart = Punkte im Lauf der Runden
end-chart-about = Eine Linie für jeden; die gestrichelte zeigt die Punkte zum Sieg.
end-chart-point = { $name }, Runde { $round }: { $points }
end-moments = Entscheidende Augenblicke
end-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
end-again = Noch einmal
end-new-table = Anderer Tisch
end-save = Aufzeichnung speichern
end-replay = Partie ansehen
end-share = Link teilen
end-share-copied = Der Link ist kopiert. Er enthält die ganze Partie.
end-share-failed = Der Link konnte nicht kopiert werden. Hier ist er:
end-home = Zum Anfang

## Wiedergabe

replay-title = Wiedergabe
replay-open-file = Aufzeichnung öffnen
replay-open-about = Eine Aufzeichnung, die hier oder vom Programm havana gespeichert wurde
replay-saved = Gespeicherte Partien
replay-saved-none = Noch keine gespeicherten Partien.
replay-saved-game = { $names }, Runde { $round }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-position = Schritt { $n } von { $total }
replay-eyes = Mit wessen Augen
replay-eyes-all = Alle Karten offen
replay-eyes-public = Nur was alle sehen
replay-eyes-of = Mit den Augen von { $name }
replay-play-on = Von hier weiterspielen
replay-delete = Löschen
replay-broken = Diese Partie lässt sich nicht zeigen: { $reason }
replay-link-broken = Der Link ist unvollständig oder beschädigt.
replay-too-big = Diese Datei ist zu groß für die Aufzeichnung einer Partie.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Töne
settings-on = An
settings-off = Aus
settings-about = Über dieses Spiel
settings-about-text = Das Spiel ist von Reinhard Staupe. Die Regeln in unseren Worten, die Bilder und die Töne sind von uns.

## Regeln, Karten und Spielhilfe

rules-title = Regeln
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [0] Nichts gefunden.
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-clear = Suche leeren
rules-clause = Regel { $id }
rules-why = Siehe Regel { $id }
aid-title = Spielhilfe
aid-about = Was jede Karte bringt, nach dem, was du brauchst
aid-pesos = Pesos
aid-pesos-text = 8 Pesos: die Hälfte der Mitte, aufgerundet · 5 Peso-Dieb: die Hälfte eines Mitspielers, abgerundet · 3 Steuereintreiber: 1 aus dem Vorrat
aid-coloured = Farbige Baustoffe
aid-coloured-text = 9 Mama: die Hälfte der Mitte, aufgerundet, nach Wahl · 7 Schwarzmarkt: der Erste zieht 2, die anderen 1 · 6 Baustoff-Dieb: 1 von einem Mitspieler, oder 2, wenn er mehr als 3 hat
aid-debris = Schutt
aid-debris-text = 2 Schutt: aller aus der Mitte · 9 Mama: die Hälfte davon, aufgerundet
aid-workers = Arbeiter
aid-workers-text = 4 Arbeiter: Wer zuerst welche nimmt, nimmt 2, alle anderen 1 · 4 Architekt: 1, und die großen Gebäude
aid-cards = Karten
aid-cards-text = 1 Komm zurück: eine Karte aus dem Ablagestapel
aid-safety = Sicherheit
aid-safety-text = 2 Schutz: niemand nimmt dir etwas weg · 0 Siesta: eine kleine Zahl, du bist früh dran
aid-harm = Schaden
aid-harm-text = 3 Steuereintreiber: wer noch folgt, verliert einen Arbeiter oder Baustoff · 3 Baustopp: ein äußeres Gebäude kommt aus dem Spiel · 5 und 6: die Diebe
aid-five = Fünf für eins
aid-five-text = Beim Bauen: 5 Schutt für einen farbigen Baustoff, 5 Pesos für einen Arbeiter
aid-target = Punkte zum Sieg
aid-target-text = zu zweit: 25 · zu dritt: 20 · zu viert: 15

## Tastatur

keys-title = Tasten
keys-open = Tasten zeigen
keys-digits = die Karte mit dieser Ziffer wählen; noch einmal für die andere
keys-arrows = zwischen dem wechseln, was du wählen kannst
keys-space = wählen, was den Fokus hat
keys-enter = bestätigen
keys-escape = abbrechen, schließen
keys-undo = zurücknehmen
keys-hint = Tipp
keys-card = was die Karte im Fokus bewirkt
keys-log = zum Verlauf
keys-hand = zu deiner Hand
keys-rows = zu den Gebäuden
keys-skip = Bewegung überspringen
keys-rules = Regeln
keys-help = diese Liste
key-digits = 0 bis 9
key-arrows = Pfeiltasten
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
key-control-z = Strg+Z

## Netz und Installation

net-offline = Du bist offline. Das Spiel geht weiter.
net-ready = Bereit zum Spielen ohne Netz.
net-update = Eine neue Fassung ist da.
net-update-now = Laden
net-install = Installieren
net-install-about = Lege Havana auf deinen Startbildschirm; es läuft auch ohne Netz.

## Wenn etwas schiefgeht

error-title = Etwas ist schiefgegangen
error-text = Die Partie ist gesichert. Lade die Seite neu, um weiterzuspielen.
error-reload = Neu laden
error-bot = Der Bot konnte nicht entscheiden: { $reason }
error-storage = Der Browser erlaubt uns nicht, die Partie zu sichern. Sie geht verloren, wenn du diese Seite schließt.
error-saved-broken = Die gesicherte Partie ließ sich nicht lesen: { $reason }

## Allgemein

common-close = Schließen
common-back = Zurück
common-leave = Partie verlassen
common-leave-about = Sie bleibt gesichert, und du kannst später weiterspielen.
common-skip-to-table = Zum Tisch springen
