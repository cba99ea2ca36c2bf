study-chart = Probabilità di vittoria in percentuale
study-table = Il grafico come tabella
study-percent = { $n }%
study-round = Round { $n }
study-setup = Preparazione
study-result = Risultato
study-sign-mistake = errore
study-sign-lucky = pesca fortunata
study-sign-unlucky = pesca sfortunata
study-mark-mistake = { $round }: { $name } sbaglia e perde { $points } punti percentuali
    .you = { $round }: sbagli e perdi { $points } punti percentuali
study-mark-lucky = { $round }: fortuna per { $name }, { $points } punti percentuali
    .you = { $round }: fortuna per te, { $points } punti percentuali
study-mark-unlucky = { $round }: sfortuna per { $name }, { $points } punti percentuali
    .you = { $round }: sfortuna per te, { $points } punti percentuali
study-marks = { $n ->
    [one] { $n } momento segnato
   *[other] Tutti i { $n } momenti segnati
}
study-note-title = { $round }, { $name }
    .you = { $round }, la tua decisione
study-played = Giocato:
study-better = Meglio:
study-why-early = fa giocare prima degli altri
study-why-stays = lascia in gioco { $card }
study-verdict-best = Non è stato trovato niente di meglio.
study-verdict = { $grade }: persi { $points } punti percentuali di probabilità di vittoria (±{ $error })
study-grade-too-close = Differenza troppo piccola
study-grade-fine = Va bene
study-grade-inaccuracy = Imprecisione
study-grade-mistake = Errore
study-grade-blunder = Errore grave
study-options = Le scelte e la loro probabilità di vittoria
study-line = Come sarebbe potuta continuare
study-draw = Una pesca
study-summary = Abilità e fortuna
study-by-decisions = Decisioni
study-by-draws = Pesca
study-lost-both = { $name } ha perso { $own } punti percentuali di probabilità di vittoria con le decisioni e { $draws } con la pesca.
    .you = Hai perso { $own } punti percentuali di probabilità di vittoria con le decisioni e { $draws } con la pesca.
study-lost-gained = { $name } ha perso { $own } punti percentuali di probabilità di vittoria con le decisioni e ne ha guadagnati { $draws } con la pesca.
    .you = Hai perso { $own } punti percentuali di probabilità di vittoria con le decisioni e ne hai guadagnati { $draws } con la pesca.
study-you-loss = In media una decisione ti è costata { $loss } punti percentuali.
study-you-compared = { $n ->
    [one] In media una decisione ti è costata { $loss } punti percentuali; nella tua partita analizzata precedente { $earlier }.
   *[other] In media una decisione ti è costata { $loss } punti percentuali; nelle tue { $n } partite analizzate precedenti { $earlier }.
}
study-sums = Qui i punti sono punti percentuali della probabilità di vincere. Si sommano per tutta la partita, quindi possono superare 100.
study-decisive = Che cosa ha deciso la partita
study-does = { $name }: { $what }.
    .you = Tu: { $what }.
study-warning = Così regali circa { $points } punti percentuali di probabilità di vittoria. Meglio: { $better }. Conferma per farlo lo stesso.
