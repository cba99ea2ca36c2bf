rules-section-1 = Was auf dem Tisch liegt
rules-section-2 = Vorbereitung
rules-section-3 = Die Zahl und die Reihenfolge
rules-section-4 = Phase 1: zwei Aktionen, dann Gebäude
rules-section-5 = Phase 2: Nachschub
rules-section-6 = Phase 3: eine neue Karte
rules-section-7 = Die Karten
rules-section-8 = Das Ende
rules-section-9 = Beispiele

rule-r1-1 = Es gibt 80 Baustoffe: je 10 Backstein (rot), Sandstein (gelb), Lehm (braun) und Glas (blau), das sind die farbigen, dazu 40 Schutt (grau). Zu Beginn sind alle im Stoffbeutel.
rule-r1-2 = Es gibt 108 Pesos. Reicht der Vorrat nicht, nimmst du, was noch da ist. (Der letzte Satz ist unsere Festlegung.)
rule-r1-3 = Es gibt 15 Arbeiter, mehr nicht.
rule-r1-4 = Es gibt 36 Gebäude, jedes 1 bis 7 Siegpunkte wert (kurz: Punkte). Was eines kostet, steht darauf: farbige Baustoffe, Schutt, Pesos, Arbeiter und bei manchen der Architekt. Der Haussatz ist unsere Rekonstruktion; du kannst auch mit einem eigenen Gebäudesatz spielen. (Gedruckt sind die Zahl 36 und die 2 Punkte der Statue; die anderen Werte und die Kosten sind unsere Festlegung.)
rule-r1-5 = Alle haben die gleichen 13 Karten: 0 Siesta, 1 Komm zurück, 2 Schutz, 2 Schutt, 3 Baustopp, 3 Steuereintreiber, 4 Arbeiter, 4 Architekt, 5 Peso-Dieb, 6 Baustoff-Dieb, 7 Schwarzmarkt, 8 Pesos, 9 Mama.
rule-r1-6 = Was dir gehört, liegt offen: Pesos, Arbeiter, Baustoffe, Gebäude und deine zwei ausliegenden Karten. (Unsere Festlegung: Die Spielregel sagt das nur von Gebäuden und ausliegenden Karten.) Verborgen sind nur deine Hand, eine eben verdeckt gelegte Karte und dein Ablagestapel. Was dort hineinkam, haben alle gesehen; was „Komm zurück“ herausholt, nicht.
rule-r1-7 = In einem eigenen Gebäudesatz kostet ein Gebäude höchstens 8 farbige Baustoffe insgesamt, 5 Arbeiter, 60 Pesos und 40 Schutt. Umsonst ist keines. (Unsere Festlegung.)

rule-r2-1 = Mischt die Gebäude und legt 12 davon offen aus, in zwei Reihen zu je sechs. Die anderen 24 bilden den verdeckten Nachziehstapel.
rule-r2-2 = Ist keines der vier äußeren Gebäude 1, 2 oder 3 Punkte wert, sucht die älteste Person eines mit diesem Wert aus dem Nachziehstapel und tauscht es gegen ein beliebiges äußeres. Danach wird der Stapel neu gemischt. (Dass es 1 bis 3 Punkte wert sein muss, ist unsere Festlegung.)
rule-r2-3 = Alle bekommen 1 Peso und ziehen blind 1 Baustoff aus dem Beutel.
rule-r2-4 = 3 blind gezogene Baustoffe und 4 Pesos kommen in die Tischmitte.
rule-r2-5 = Alle wählen heimlich 2 ihrer 13 Karten. Sind alle so weit, wird gemeinsam aufgedeckt.
rule-r2-6 = Enthält auch der Nachziehstapel kein Gebäude mit 1 bis 3 Punkten, wird nichts getauscht. (Unsere Festlegung.)

rule-r3-1 = Deine zwei ausliegenden Karten bilden deine Zahl, die niedrigere Ziffer zuerst: 0 und 7 ergeben 07; 2 und 8 ergeben 28, nie 82.
rule-r3-2 = In jeder Runde geht es von der niedrigsten Zahl zur höchsten, auch in Phase 3. Die Reihenfolge steht mit dem Aufdecken fest, auch bei gleichen Zahlen. (Der letzte Satz ist unsere Festlegung.)
rule-r3-3 = Bei gleicher Zahl kommt zuerst, wer weniger Punkte hat; dann weniger farbige Baustoffe, weniger Pesos, weniger Arbeiter, weniger Schutt; zuletzt, wer jünger ist. Ist die Reihenfolge nach Alter nicht angegeben, wird sie ausgelost. (Der letzte Satz ist unsere Festlegung.)

rule-r4-1 = Der Reihe nach führen alle die Aktionen ihrer beiden ausliegenden Karten aus (welche zuerst, ist frei) und dürfen dann bauen. Damit ist der Zug zu Ende. Die Karten bleiben liegen.
rule-r4-2 = Auf eine Aktion darfst du nur verzichten, wenn die Karte es erlaubt; das tun nur „Komm zurück“ und Baustopp. Kann eine Aktion nichts bewirken, passiert nichts. (Der letzte Satz ist unsere Festlegung.)
rule-r4-3 = Bauen darfst du nur in deinem eigenen Zug und erst nach beiden Aktionen: so viele Gebäude, wie du willst, in beliebiger Reihenfolge. Du musst nie bauen.
rule-r4-4 = Du kannst nur die vier äußeren Gebäude nehmen, links und rechts in jeder Reihe. Ist eines weg, liegt sofort das nächste außen.
rule-r4-5 = Du zahlst die Kosten: Baustoffe und Schutt kommen in die Schachtel, aus dem Spiel; Pesos und Arbeiter zurück in den Vorrat. Ist der Architekt verlangt, muss er eine deiner zwei ausliegenden Karten sein. Er bleibt dort und gilt in diesem Zug für beliebig viele Gebäude (die Anzahl ist unsere Festlegung).
rule-r4-6 = 5-zu-1-Tausch, nur beim Bezahlen eines Gebäudes: 5 Pesos statt eines Arbeiters, 5 Schutt statt eines beliebigen farbigen Baustoffs. So oft du kannst und willst, auch wenn du das Verlangte hast (unsere Festlegung); nie umgekehrt.
rule-r4-7 = Ein gekauftes Gebäude liegt offen vor dir. Seine Punkte kann dir niemand mehr nehmen.
rule-r4-8 = Sobald in einer Reihe nur noch zwei Gebäude liegen, rücken sie nach außen, und vier aus dem Nachziehstapel kommen dazwischen, oder so viele, wie noch da sind. Eine Reihe mit einem Gebäude hat ein Ende, eine leere keines. („So viele, wie noch da sind“ und der letzte Satz sind unsere Festlegungen.)
rule-r4-9 = Du wirst nur gefragt, wenn es einen Unterschied macht, für dich oder für eine Person, die noch folgt. Auch etwas zu ziehen, bevor du wählst, macht einen Unterschied. Ist die Reihenfolge deiner zwei Aktionen gleichgültig, kommt die niedrigere Karte zuerst; bei gleichen Ziffern Schutz, Baustopp und Arbeiter. (Unsere Festlegung.)

rule-r5-1 = 3 blind gezogene Baustoffe und 3 Pesos aus dem Vorrat kommen in die Mitte, oder so viele, wie noch da sind (unsere Festlegung). Was dort lag, bleibt liegen.

rule-r6-1 = Nacheinander, in der Reihenfolge dieser Runde, legen alle genau 1 Handkarte verdeckt auf eine ihrer zwei ausliegenden Karten. Alle sehen, welche Karte überdeckt wird, aber nicht, womit.
rule-r6-2 = Sind alle fertig, werden die neuen Karten gemeinsam aufgedeckt, und die überdeckten kommen verdeckt auf die Ablagestapel.
rule-r6-3 = Hast du jetzt höchstens 2 Karten auf der Hand, darfst du deinen ganzen Ablagestapel zurücknehmen; dann hast du wieder 11. Alles oder nichts, und du darfst ablehnen; mit leerer Hand aber musst du. („Höchstens“, „alles oder nichts“ und „musst“ sind unsere Festlegungen.)
rule-r6-4 = Dann beginnt die nächste Runde.
rule-r6-5 = Wer den eigenen Stapel zurücknehmen darf, wird in der Reihenfolge dieser Runde gefragt. (Unsere Festlegung.)

rule-r7-0 = Siesta: keine Aktion.
rule-r7-1 = Komm zurück: Du darfst eine Karte deiner Wahl aus deinem Ablagestapel auf die Hand nehmen, ohne sie zu zeigen. Nur du darfst deinen Stapel durchsehen. (Der letzte Satz ist unsere Festlegung.)
rule-r7-2a = Schutz: Solange er ausliegt, können dir Diebe und Steuereintreiber nichts nehmen, die ganze Runde lang, vor und nach deinem Zug. (Dass er auch vor und nach deinem Zug schützt, ist unsere Festlegung.)
rule-r7-2b = Schutt: Du nimmst den ganzen Schutt aus der Mitte.
rule-r7-3a = Baustopp: Du darfst ein äußeres Gebäude in die Schachtel legen; niemand bekommt Punkte dafür. Am ganzen Tisch geht das nur einmal pro Runde. Sind dann nur noch zwei in der Reihe, wird sie aufgefüllt.
rule-r7-3b = Steuereintreiber: Du nimmst 1 Peso aus dem Vorrat. Dann nimmst du allen, die in dieser Runde noch folgen, je einen Arbeiter weg (in den Vorrat) oder einen Baustoff, auch Schutt (in die Schachtel). Du bestimmst es jedes Mal einzeln. Wer geschützt ist oder nichts davon hat, verliert nichts.
rule-r7-4a = Arbeiter: Wer diese Aktion in einer Runde zuerst ausführt, nimmt 2 Arbeiter aus dem Vorrat, alle danach 1, oder so viele, wie noch da sind. Es zählt, wer mit dieser Karte zuerst kommt, nicht, wer in der Reihenfolge vorn liegt. Wer keinen Arbeiter vorfindet, hat die Aktion nicht ausgeführt und zählt also nicht als zuerst. („So viele, wie noch da sind“ und der letzte Satz sind unsere Festlegungen. Nach anderer Lesart zählt schon der Versuch.)
rule-r7-4b = Architekt: Du nimmst 1 Arbeiter, wenn noch einer da ist. Und du darfst Gebäude bauen, die den Architekten verlangen, auch wenn kein Arbeiter mehr da war (unsere Festlegung).
rule-r7-5 = Peso-Dieb: Du wählst eine Person, die in dieser Runde noch folgt, und nimmst ihr die Hälfte der Pesos, abgerundet. Folgt niemand mehr, wählst du eine beliebige andere. Wer geschützt ist, kann nicht gewählt werden; sind alle geschützt, die noch folgen, nimmst du nichts. Du darfst auch jemanden ohne Pesos wählen. (Die letzten beiden Sätze sind unsere Festlegungen.) Mehrere Diebe dürfen dieselbe Person bestehlen, nacheinander und jeweils von dem, was noch da ist.
rule-r7-6 = Baustoff-Dieb: Du wählst dein Opfer wie der Peso-Dieb und nimmst 1 Baustoff deiner Wahl, auch Schutt. Hat das Opfer mehr als 3 farbige Baustoffe, darfst du 2 nehmen.
rule-r7-7 = Schwarzmarkt: Wer diese Aktion in einer Runde zuerst ausführt, zieht blind 2 Baustoffe aus dem Beutel, alle danach 1, oder so viele, wie noch da sind. (Der letzte Teil ist unsere Festlegung.)
rule-r7-8 = Pesos: Du nimmst die Hälfte der Pesos aus der Mitte, aufgerundet. Haben mehrere diese Karte, nehmen sie nacheinander die Hälfte von dem, was noch da ist.
rule-r7-9 = Mama: Du nimmst die Hälfte der farbigen Baustoffe aus der Mitte, aufgerundet, und suchst sie dir aus; dazu die Hälfte des Schutts, aufgerundet. Haben mehrere diese Karte, nehmen sie nacheinander die Hälfte von dem, was noch da ist.
rule-r7-10 = Ein Dieb darf auch eine Person wählen, die nichts davon hat. Haben alle, die gewählt werden dürfen, nichts davon, nimmt der Dieb nichts. (Unsere Festlegung.)

rule-r8-1 = Die Partie endet sofort, auch mitten im Zug, wenn jemand 25 Siegpunkte (zu zweit), 20 (zu dritt) oder 15 (zu viert) erreicht oder überschreitet. Wer das schafft, gewinnt.
rule-r8-2 = Liegt kein Gebäude mehr in den Reihen und im Nachziehstapel oder sind alle 80 Baustoffe in der Schachtel, endet die Partie sofort: Wer die meisten Punkte hat, gewinnt. Ein leerer Beutel oder Stapel allein beendet sie nicht. (Gedruckt steht, dass sie aufgebraucht und aus dem Spiel sind: Was das heißt, ist unsere Festlegung.)
rule-r8-3 = Haben dann mehrere die meisten Punkte, teilen sie sich den Sieg. (Unsere Festlegung.)
rule-r8-4 = Ist der Beutel leer, beenden auch 12 Runden in Folge ohne gekauftes oder entferntes Gebäude die Partie: Wer die meisten Punkte hat, gewinnt. (Unsere Festlegung.)
rule-r8-5 = Eine Runde zählt hierfür, wenn der Beutel schon zu ihrem Beginn leer war; die Partie endet nach Phase 3 der zwölften. (Unsere Festlegung.)

rule-r9-1 = Die Zahlen 07, 24 und 26 spielen in dieser Reihenfolge.
rule-r9-2 = Das Gebäude rechts außen in der oberen Reihe kostet 1 Backstein und 2 Pesos. Wer das bezahlt, hat 2 Punkte mehr.
rule-r9-3 = 0 und 7 liegen aus, die 0 wird überdeckt. Die neue Karte ist eine 8: Die neue Zahl ist 78.
rule-r9-4 = Drei haben in derselben Runde den Baustopp. Wer von ihnen zuerst dran ist, entfernt ein Gebäude; damit können es die anderen zwei nicht mehr.
rule-r9-5 = Vor dem Steuereintreiber war eine Person dran, nach ihm folgen zwei. Nur diese zwei verlieren etwas.
rule-r9-6 = Zwei folgen noch. Der Peso-Dieb wählt die Person mit 7 Pesos und nimmt ihr 3.
rule-r9-7 = Eine Person hat 4 farbige Baustoffe und 3 Schutt. Der Baustoff-Dieb darf zwei nehmen und nimmt 1 Lehm und 1 Schutt.
rule-r9-8 = Zwei haben die Karte Pesos, und 10 Pesos liegen in der Mitte. Wer zuerst dran ist, nimmt 5; wer danach kommt, nimmt 3 von den anderen 5.
rule-r9-9 = In der Mitte liegen 6 farbige Baustoffe und 5 Schutt. Mit Mama nimmst du 3 farbige und 3 Schutt.
rule-r9-10 = In der Mitte liegen 4 Schutt. Mit der Karte Schutt nimmst du alle 4.
rule-r9-11 = Nach dem Aufdecken hast du noch zwei Karten auf der Hand. Du nimmst alle anderen zurück und hast 11.
rule-r9-12 = In einem Zug darfst du erst das Gebäude oben links kaufen, dann das unten rechts und danach noch das neue unten rechts.
rule-r9-13 = Die Reihenfolge war 07, 24 und 26. In Phase 3 wird zuerst die 0 überdeckt, dann die 4 und zuletzt die 6.
rule-r9-14 = Eine 6 und eine 0 sind immer 06, nie 60. Eine 2 und eine 8 sind immer 28, nie 82.
