study-chart = Winstkans in procenten
study-table = De grafiek als tabel
study-percent = { $n }%
study-round = Ronde { $n }
study-setup = Voorbereiding
study-result = Uitslag
study-sign-mistake = fout
study-sign-lucky = geluk bij het trekken
study-sign-unlucky = pech bij het trekken
study-mark-mistake = { $round }: { $name } maakt een fout en verliest { $points } procentpunten
    .you = { $round }: je maakt een fout en verliest { $points } procentpunten
study-mark-lucky = { $round }: geluk voor { $name }, { $points } procentpunten
    .you = { $round }: geluk voor jou, { $points } procentpunten
study-mark-unlucky = { $round }: pech voor { $name }, { $points } procentpunten
    .you = { $round }: pech voor jou, { $points } procentpunten
study-marks = { $n ->
    [one] { $n } gemarkeerd moment
   *[other] Alle { $n } gemarkeerde momenten
}
study-note-title = { $round }, { $name }
    .you = { $round }, jouw beslissing
study-played = Gespeeld:
study-better = Beter:
study-why-early = komt vóór de anderen aan de beurt
study-why-stays = laat { $card } liggen
study-verdict-best = Er is niets beters gevonden.
study-verdict = { $grade }: { $points } procentpunten winstkans verloren (±{ $error })
study-grade-too-close = Te dicht bij elkaar voor een oordeel
study-grade-fine = Prima
study-grade-inaccuracy = Onnauwkeurigheid
study-grade-mistake = Fout
study-grade-blunder = Blunder
study-options = De keuzes en hun winstkans
study-line = Hoe het verder had kunnen gaan
study-draw = Getrokken
study-summary = Inzicht en geluk
study-by-decisions = Beslissingen
study-by-draws = Trekken
study-lost-both = { $name } verloor { $own } procentpunten winstkans door beslissingen en { $draws } bij het trekken.
    .you = Je verloor { $own } procentpunten winstkans door beslissingen en { $draws } bij het trekken.
study-lost-gained = { $name } verloor { $own } procentpunten winstkans door beslissingen en won er { $draws } bij het trekken.
    .you = Je verloor { $own } procentpunten winstkans door beslissingen en won er { $draws } bij het trekken.
study-you-loss = Gemiddeld kostte een beslissing je { $loss } procentpunten.
study-you-compared = { $n ->
    [one] Gemiddeld kostte een beslissing je { $loss } procentpunten; in je geanalyseerde partij hiervoor was dat { $earlier }.
   *[other] Gemiddeld kostte een beslissing je { $loss } procentpunten; in je { $n } geanalyseerde partijen hiervoor was dat { $earlier }.
}
study-sums = Punten zijn hier procentpunten winstkans. Ze tellen op over de hele partij en kunnen dus boven de 100 uitkomen.
study-decisive = Wat de partij besliste
study-does = { $name }: { $what }.
    .you = Jij: { $what }.
study-warning = Dit geeft ongeveer { $points } procentpunten winstkans weg. Beter: { $better }. Bevestig om het toch te doen.
