guide-title = Come si gioca ad Havana
guide-description = Le regole del gioco di carte Havana in breve: preparazione, un round, le tredici carte e un esempio illustrato.
guide-about = Per una prima partita basta questo. Le regole numerate chiariscono ogni dettaglio.

guide-goal-title = Lo scopo
guide-goal = Compra edifici con materiali, pesos e lavoratori. Ogni edificio vale dei punti. Vince chi arriva prima a 25 punti (in 2), 20 punti (in 3) o 15 punti (in 4).

guide-setup-title = Preparazione
guide-setup-bag = Metti nel sacchetto tutti gli 80 materiali: 10 ciascuno di mattone, arenaria, argilla e vetro, cioè i materiali colorati, e 40 detriti. Pesos e lavoratori formano il magazzino.
guide-setup-rows = Disponi scoperti 12 dei 36 edifici, in due file da sei. Gli altri formano il mazzo.
guide-setup-swap = Se nessuno dei quattro edifici esterni vale da 1 a 3 punti, chi ha più anni ne prende uno così dal mazzo e lo scambia con uno di loro.
guide-setup-goods = Ognuno riceve 1 peso e pesca alla cieca 1 materiale dal sacchetto. Al centro del tavolo vanno altri 3 materiali del sacchetto e 4 pesos.
guide-setup-cards = Tutti hanno le stesse 13 carte e ne scelgono due in segreto. Quando tutti hanno scelto, le carte si rivelano insieme.

guide-number-title = Due carte, un numero
guide-number = Le tue due carte in tavola formano il tuo numero, con la cifra più bassa davanti: 0 e 7 fanno 07. Comincia il numero più basso. Le carte basse fanno poco ma agiscono presto; quelle alte rendono di più, ma qualcuno può arrivare prima.
guide-ties = A parità di numero va prima chi ha meno punti; poi chi ha meno materiali colorati, meno pesos, meno lavoratori, meno detriti; e infine chi ha meno anni.

guide-round-title = Un round
guide-round-actions = Due azioni, poi gli edifici. Seguendo l’ordine di gioco, ognuno esegue entrambe le sue carte, nell’ordine che preferisce, e poi può comprare edifici. Le azioni non si possono saltare, tranne Ristoro e Conservazione.
guide-round-supplies = Rifornimenti. Al centro arrivano 3 materiali del sacchetto e 3 pesos. Ciò che era rimasto resta lì.
guide-round-card = Una nuova carta. Nello stesso ordine, ognuno gioca una carta dalla mano, a faccia in giù, su una delle sue due carte in tavola. Poi si rivelano tutte le nuove carte, e quelle coperte vanno nelle pile degli scarti.
guide-round-back = Così, a ogni round, una delle tue due azioni è nuova e l’altra la usi ancora. Se poi hai in mano due carte o meno, puoi riprendere tutta la tua pila degli scarti.

guide-buy-title = Comprare edifici
guide-buy-ends = Nel tuo turno, dopo entrambe le azioni, puoi comprare quanti edifici vuoi tra i quattro alle estremità delle file. Quando uno se ne va, quello accanto diventa subito esterno.
guide-buy-pay = I materiali con cui paghi escono dal gioco; pesos e lavoratori tornano in magazzino. Nessuno può toglierti gli edifici o i loro punti.
guide-buy-exchange = Mentre paghi, 5 detriti valgono un materiale colorato qualsiasi e 5 pesos valgono un lavoratore. Mai il contrario.
guide-buy-refill = Appena una fila ha solo due edifici, questi passano alle estremità e tra loro se ne dispongono quattro dal mazzo.

guide-parts-title = Che cosa mostra un edificio
guide-part-points = Quanto vale: { $points }.
guide-part-materials = I materiali che costa: { $goods }.
guide-part-others = I pesos e i lavoratori che costa: { $goods }.
guide-part-architect = Richiede l’Architetto: deve essere una delle tue due carte in tavola. La carta resta lì e in quel turno vale per quanti edifici vuoi.

guide-cards-title = Le tredici carte
guide-missed-title = Facile da dimenticare
guide-missed-thief = Un ladro deruba chi deve ancora giocare. Se gioca per ultimo, può derubare chiunque altro; in due vale sempre per chi gioca per secondo.
guide-missed-protection = La Protezione vale per tutto il round, prima del proprio turno e dopo. Se tutti quelli che devono ancora giocare hanno la Protezione, un ladro non prende nulla.
guide-missed-first = Lavoratore e Mercato nero danno due a chi esegue per primo quella carta nel round, uno a chi la esegue dopo. Il lavoratore dell’Architetto non conta.
guide-missed-conservation = In ogni round tutto il tavolo può togliere un solo edificio.
guide-missed-debris = Anche i detriti sono materiali: i ladri possono rubarli e gli Esattori toglierli.
guide-missed-halves = Metà di ciò che è al centro si arrotonda per eccesso; la metà che prende il Ladro di pesos, per difetto.

guide-end-title = La fine
guide-end = La partita finisce subito, anche a metà di un turno, quando qualcuno ha abbastanza punti.
guide-end-rare = Se non ci sono più edifici sul tavolo o se tutti i materiali sono usciti dal gioco, vince chi ha più punti. Chi è in parità condivide la vittoria.

guide-example-title = Un round di esempio
guide-example-table = Il tavolo: due file da sei edifici con punti e costi, le quattro estremità evidenziate; sotto, il centro con { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Dopo il turno: { $goods }.
guide-example-order = È il primo round. Tutti hanno rivelato due carte: il numero di Ana è { $ana }, quello di Luis { $luis } e quello di Marta { $marta }. Quindi comincia Ana, poi tocca a Luis e poi a Marta.
guide-example-ana = Al centro ci sono 4 pesos, e metà fa 2. Con il peso e il vetro della preparazione bastano per la gelateria all’estremità sinistra della fila superiore. Ora all’estremità c’è la statua.
guide-example-luis = Deve ancora giocare solo Marta, e quindi solo Marta perde qualcosa per l’Esattore; a Luis non va nulla. Prima di Luis nessuno ha eseguito un Mercato nero in questo round: Luis pesca due materiali e compra la statua.
guide-example-marta = Marta gioca per ultima, ma esegue per prima la carta Lavoratore, che gliene porta due. Un ladro che gioca per ultimo può derubare chiunque: Marta prende l’arenaria che manca per la bodega all’angolo.
guide-example-supplies = Ciò che nessuno ha preso resta al centro, e arrivano i rifornimenti.
guide-example-cards = Nello stesso ordine, ognuno copre una carta. Poi si rivelano tutte le nuove carte.
guide-example-next = I nuovi numeri sono { $ana } per Ana, { $luis } per Luis e { $marta } per Marta. La Siesta di Ana, il Mercato nero di Luis e il Lavoratore di Marta restano in tavola per un altro round.

guide-print = Stampa
guide-play = Gioca ad Havana
guide-aid = Il riassunto su una pagina
guide-aid-title = Havana: riassunto
