guide-title = So spielt man Havana
guide-description = Die Regeln des Kartenspiels Havana in Kürze: Vorbereitung, eine Runde, die dreizehn Karten und ein Beispiel mit Bildern.
guide-about = Das genügt für die erste Partie. Die nummerierten Regeln darunter klären jede Einzelheit.

guide-goal-title = Das Ziel
guide-goal = Kaufe Gebäude mit Baustoffen, Pesos und Arbeitern. Jedes Gebäude ist Punkte wert. Wer zuerst 25 Punkte (zu zweit), 20 Punkte (zu dritt) oder 15 Punkte (zu viert) erreicht, gewinnt.

guide-setup-title = Vorbereitung
guide-setup-bag = Alle 80 Baustoffe kommen in den Beutel: je 10 Backstein (rot), Sandstein (gelb), Lehm (braun) und Glas (blau), die farbigen, und 40 Schutt (grau). Pesos und 15 Arbeiter bilden den Vorrat.
guide-setup-rows = Mischt die 36 Gebäude und legt 12 davon offen aus, in zwei Reihen zu je sechs. Die anderen bilden den verdeckten Nachziehstapel.
guide-setup-swap = Ist keines der vier Gebäude an den Enden der Reihen 1 bis 3 Punkte wert, sucht die älteste Person eines mit diesem Wert aus dem Nachziehstapel und tauscht es gegen ein beliebiges der vier. Dann wird der Stapel neu gemischt.
guide-setup-goods = Alle bekommen 1 Peso und ziehen blind 1 Baustoff aus dem Beutel. 3 weitere blind gezogene Baustoffe und 4 Pesos kommen in die Tischmitte.
guide-setup-cards = Alle haben die gleichen 13 Karten und wählen heimlich zwei davon. Haben alle gewählt, wird gemeinsam aufgedeckt. Was dir gehört, liegt offen vor dir; verborgen sind nur Handkarten, verdeckt gelegte Karten und Ablagestapel.

guide-number-title = Zwei Karten, eine Zahl
guide-number = Deine zwei ausliegenden Karten bilden deine Zahl, die niedrigere Ziffer zuerst: 0 und 7 ergeben 07. Es geht von der niedrigsten Zahl zur höchsten. Niedrige Karten bewirken wenig, sind aber früh dran; hohe bringen mehr, aber vielleicht kommt dir jemand zuvor.
guide-ties = Bei gleicher Zahl kommt zuerst, wer weniger Punkte hat; dann entscheiden, in dieser Folge, weniger farbige Baustoffe, weniger Pesos, weniger Arbeiter, weniger Schutt; zuletzt kommt zuerst, wer jünger ist. Die Reihenfolge gilt die ganze Runde.

guide-round-title = Eine Runde
guide-round-actions = Zwei Aktionen, dann Gebäude. Von der niedrigsten Zahl zur höchsten ist jede Person einmal am Zug: Sie führt ihre beiden Aktionen aus (welche zuerst, ist frei) und darf dann Gebäude kaufen. Auf Aktionen kann man nicht verzichten, außer auf „Komm zurück“ und Baustopp; was nichts bewirken kann, bewirkt nichts.
guide-round-supplies = Nachschub. 3 blind gezogene Baustoffe und 3 Pesos kommen in die Mitte. Was dort noch liegt, bleibt liegen.
guide-round-card = Eine neue Karte. In derselben Reihenfolge legen alle eine Handkarte verdeckt auf eine ihrer zwei ausliegenden Karten. Dann werden alle neuen Karten aufgedeckt, und jede überdeckte kommt verdeckt auf den Ablagestapel der Person, der sie gehört. In deinen Stapel darfst nur du hineinsehen.
guide-round-back = In jeder Runde ist also eine deiner zwei Aktionen neu, und die andere wirkt noch einmal; das neue Paar bildet deine neue Zahl. Hast du nach dem Aufdecken höchstens zwei Karten auf der Hand, darfst du deinen ganzen Ablagestapel zurücknehmen; ohne Handkarte musst du.

guide-buy-title = Gebäude kaufen
guide-buy-ends = In deinem Zug darfst du nach beiden Aktionen beliebig viele Gebäude kaufen, aber nur an den vier Enden der Reihen. Ist eines weg, liegt sofort das nächste außen, und auch das darfst du kaufen.
guide-buy-pay = Bezahlte Baustoffe sind aus dem Spiel; Pesos und Arbeiter gehen zurück in den Vorrat. Deine Gebäude und ihre Punkte nimmt dir niemand mehr.
guide-buy-exchange = Beim Bezahlen können 5 Schutt einen beliebigen farbigen Baustoff ersetzen und 5 Pesos einen Arbeiter, so oft du willst. Umgekehrt geht es nie.
guide-buy-refill = Sobald in einer Reihe nur noch zwei Gebäude liegen, rücken sie nach außen, und vier aus dem Nachziehstapel kommen dazwischen, oder so viele, wie noch da sind.

guide-parts-title = Was auf einem Gebäude steht
guide-part-points = Was es wert ist: { $points }.
guide-part-materials = Was es an Baustoffen kostet: { $goods }.
guide-part-others = Was es an Pesos und Arbeitern kostet: { $goods }.
guide-part-architect = Es verlangt den Architekten: Er muss eine deiner zwei ausliegenden Karten sein. Er bleibt liegen und gilt in diesem Zug für beliebig viele Gebäude.

guide-cards-title = Die dreizehn Karten
guide-missed-title = Leicht zu übersehen
guide-missed-thief = Ein Dieb bestiehlt eine Person, die noch folgt. Ein Dieb, der zuletzt dran ist, darf unter allen anderen wählen, die nicht geschützt sind; zu zweit ist die zweite Person immer zuletzt dran.
guide-missed-protection = Schutz wirkt die ganze Runde, vor dem eigenen Zug und danach. Sind alle geschützt, die noch folgen, nimmt ein Dieb nichts.
guide-missed-first = Arbeiter und Schwarzmarkt bringen zwei, wenn in der Runde noch niemand diese Karte ausgeführt hat, sonst eins. Der Arbeiter des Architekten ändert daran nichts.
guide-missed-conservation = Pro Runde kann am ganzen Tisch nur ein Gebäude entfernt werden.
guide-missed-debris = Auch Schutt ist ein Baustoff: Diebe können ihn stehlen und Steuereintreiber ihn wegnehmen.
guide-missed-halves = Die Hälfte dessen, was in der Mitte liegt, wird aufgerundet; die Hälfte, die der Peso-Dieb nimmt, abgerundet.
guide-missed-stock = Was nicht da ist, bekommt niemand: Reichen Pesos, Arbeiter oder die Baustoffe im Beutel nicht, nimm, was noch da ist. Wer keinen Arbeiter vorfindet, hat die Karte Arbeiter nicht ausgeführt; danach kann also noch jemand als Erstes zwei bekommen.

guide-end-title = Das Ende
guide-end = Die Partie endet sofort, auch mitten im Zug, wenn jemand die nötigen Punkte erreicht. Wer das schafft, gewinnt.
guide-end-rare = Die Partie endet auch sofort, wenn in den Reihen und im Nachziehstapel kein Gebäude mehr liegt, wenn alle Baustoffe aus dem Spiel sind oder wenn bei leerem Beutel zwölf Runden lang kein Gebäude gekauft oder entfernt wird. Dann gewinnt, wer die meisten Punkte hat; bei gleich vielen teilt ihr euch den Sieg.

guide-example-title = Eine Runde als Beispiel
guide-example-table = Der Tisch: zwei Reihen zu je sechs Gebäuden mit ihren Punkten und Kosten, die vier äußeren hervorgehoben; darunter die Mitte mit { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Nach dem Zug: { $goods }.
guide-example-turns = Reihenfolge: { $names }
guide-example-order = Es ist die erste Runde. Neben 1 Peso hat Ana 1 Glas, Luis 1 Sandstein und Marta 1 Lehm. Alle haben zwei Karten aufgedeckt: Ana hat die Zahl { $ana }, Luis { $luis } und Marta { $marta }. Also beginnt Ana, dann kommt Luis, dann Marta.
guide-example-ana = In der Mitte liegen 4 Pesos, die Hälfte davon sind 2. Mit 3 Pesos und dem Glas kann Ana die Eisdiele links außen in der oberen Reihe bezahlen. Dann liegt die Statue außen.
guide-example-luis = Nur Marta folgt noch, also verliert nur Marta etwas durch den Steuereintreiber; was Marta verliert, geht nicht an Luis. Vor Luis hat in dieser Runde niemand den Schwarzmarkt ausgeführt: Luis zieht zwei Baustoffe und kauft die Statue.
guide-example-marta = Marta ist zuletzt dran, führt aber als Erste die Karte Arbeiter aus: Das bringt zwei. Ein Dieb, der zuletzt dran ist, darf unter allen anderen wählen. So holt sich Marta den Sandstein, der für die Eckbodega noch fehlt.
guide-example-supplies = Was niemand genommen hat, bleibt in der Mitte, und der Nachschub kommt dazu. Nun liegen dort { $goods }.
guide-example-cards = In derselben Reihenfolge überdecken alle eine ihrer Karten. Dann werden die neuen Karten aufgedeckt.
guide-example-next = Die neuen Zahlen: { $ana } für Ana, { $luis } für Luis und { $marta } für Marta. Anas Siesta, Luis’ Schwarzmarkt und Martas Arbeiter liegen noch eine Runde aus.

guide-print = Drucken
guide-play = Havana spielen
guide-aid = Spielhilfe auf einer Seite
guide-aid-title = Havana: Spielhilfe
