# The game in a terminal (havana play). Most of its words are those of the browser.

terminal-choose = Scrivi un numero da 1 a { $n }, oppure ? per l’aiuto.
terminal-wrong = { $input }: non è tra le scelte. Scrivi un numero da 1 a { $n }, oppure ? per l’aiuto.
terminal-back = Qualcos’altro
terminal-help-number = fare la scelta con questo numero
terminal-help-table = vedere il tavolo
terminal-help-log = vedere che cosa è successo
terminal-help-cards = leggere che cosa fanno le carte
terminal-help-hint = chiedere un consiglio
terminal-help-undo = annullare la tua ultima decisione
terminal-help-say = dire qualcosa a tutti al tavolo
terminal-help-sit = riprendere il posto dal bot che gioca per te
terminal-help-quit = lasciare la partita
terminal-help-scroll = scorrere le scelte
terminal-saved = Salvata: { $file }
terminal-left = Hai lasciato la partita. Non è ancora finita.
terminal-waits = { $n ->
    [one] Manca ancora { $n } persona…
   *[other] Mancano ancora { $n } persone…
}
terminal-small = Questa finestra è troppo piccola. Servono { $columns } colonne e { $rows } righe.
