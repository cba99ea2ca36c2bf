guide-title = Come si gioca ad Havana
guide-description = Le regole del gioco di carte Havana in breve: preparazione, un round, le tredici carte e un esempio illustrato.
guide-about = Per una prima partita basta questo. Le regole numerate, più sotto, chiariscono ogni dettaglio.

guide-goal-title = Lo scopo
guide-goal = Compra edifici con materiali, pesos e lavoratori. Ogni edificio vale dei punti. Vince chi arriva prima a 25 punti (in 2), 20 punti (in 3) o 15 punti (in 4).

guide-setup-title = Preparazione
guide-setup-bag = Metti nel sacchetto tutti gli 80 materiali: 10 di mattone (rosso), 10 di arenaria (gialla), 10 di argilla (marrone) e 10 di vetro (blu), cioè i materiali colorati, più 40 detriti (grigi). Pesos e 15 lavoratori formano il magazzino.
guide-setup-rows = Mescola i 36 edifici e disponine 12 scoperti, in due file da sei. Gli altri, coperti, formano il mazzo.
guide-setup-swap = Se nessuno dei quattro edifici alle estremità delle file vale da 1 a 3 punti, chi ha più anni ne cerca nel mazzo uno che vale da 1 a 3 punti e lo scambia con uno qualsiasi dei quattro. Poi si rimescola il mazzo.
guide-setup-goods = Ognuno riceve 1 peso e pesca alla cieca 1 materiale dal sacchetto. Al centro del tavolo vanno altri 3 materiali pescati alla cieca e 4 pesos.
guide-setup-cards = Tutti hanno le stesse 13 carte e ne scelgono due in segreto. Quando tutti hanno scelto, le carte si rivelano insieme. Ciò che possiedi è visibile davanti a te; nascoste sono solo le mani, le carte a faccia in giù e le pile degli scarti.

guide-number-title = Due carte, un numero
guide-number = Le tue due carte in tavola formano il tuo numero, con la cifra più bassa davanti: 0 e 7 fanno 07. Si gioca dal numero più basso al più alto. Le carte basse fanno poco ma agiscono presto; quelle alte rendono di più, ma qualcuno può arrivare prima.
guide-ties = A parità di numero va prima chi ha meno punti; poi decidono, in quest’ordine, meno materiali colorati, meno pesos, meno lavoratori e meno detriti; e infine l’età: va prima chi ha meno anni. L’ordine vale per tutto il round.

guide-round-title = Un round
guide-round-actions = Due azioni, poi gli edifici. Dal numero più basso al più alto, ognuno esegue le azioni di entrambe le sue carte, nell’ordine che preferisce, e poi può comprare edifici. Le azioni non si possono saltare, tranne Ristoro e Conservazione; se un’azione non può avere effetto, non succede nulla.
guide-round-supplies = Rifornimenti. Al centro arrivano 3 materiali pescati alla cieca e 3 pesos. Ciò che era rimasto resta lì.
guide-round-card = Una nuova carta. Nello stesso ordine, ognuno gioca una carta dalla propria mano, a faccia in giù, su una delle sue due carte in tavola. Poi si rivelano tutte le nuove carte, e ognuno mette quella coperta, a faccia in giù, nella propria pila degli scarti. Solo tu puoi guardare nella tua.
guide-round-back = Così, a ogni round, una delle tue due azioni è nuova e l’altra la usi ancora; la nuova coppia forma il tuo nuovo numero. Se dopo aver rivelato le carte ne hai in mano due o meno, puoi riprendere tutta la tua pila degli scarti; se non ne hai nessuna, devi.

guide-buy-title = Comprare edifici
guide-buy-ends = Nel tuo turno, dopo entrambe le azioni, puoi comprare quanti edifici vuoi, ma solo alle quattro estremità delle file. Quando uno se ne va, quello accanto diventa subito esterno, e puoi comprare anche quello.
guide-buy-pay = I materiali con cui paghi escono dal gioco; pesos e lavoratori tornano in magazzino. Nessuno può toglierti gli edifici o i loro punti.
guide-buy-exchange = Mentre paghi, 5 detriti valgono un materiale colorato qualsiasi e 5 pesos valgono un lavoratore, tutte le volte che vuoi. Mai il contrario.
guide-buy-refill = Appena in una fila restano solo due edifici, questi passano alle estremità e tra loro se ne dispongono quattro dal mazzo, o quanti ne restano.

guide-parts-title = Che cosa mostra un edificio
guide-part-points = Quanto vale: { $points }.
guide-part-materials = I materiali che costa: { $goods }.
guide-part-others = I pesos e i lavoratori che costa: { $goods }.
guide-part-architect = Richiede l’Architetto: deve essere una delle tue due carte in tavola. La carta resta lì e in quel turno vale per quanti edifici vuoi.

guide-cards-title = Le tredici carte
guide-missed-title = Da non dimenticare
guide-missed-thief = Un ladro deruba una persona che deve ancora giocare. Se gioca per ultimo, può derubare chiunque altro non sia al sicuro; in 2 è sempre il caso di chi gioca per secondo.
guide-missed-protection = La Protezione vale per tutto il round, prima e dopo il turno di chi ce l’ha davanti. Se tutti quelli che devono ancora giocare sono al sicuro, un ladro non prende nulla.
guide-missed-first = Lavoratore e Mercato nero: per ciascuna delle due carte, chi la esegue per primo nel round riceve due lavoratori o due materiali, chi la esegue dopo uno. Il lavoratore dell’Architetto non cambia nulla.
guide-missed-conservation = In ogni round si può togliere un solo edificio in tutto, chiunque lo faccia.
guide-missed-debris = Anche i detriti sono materiali: i ladri possono rubarli e gli Esattori toglierli.
guide-missed-halves = La metà di ciò che è al centro si arrotonda per eccesso; la metà che prende il Ladro di pesos, per difetto.
guide-missed-stock = Ciò che non c’è non si riceve: se pesos, lavoratori o materiali del sacchetto non bastano, prendi quelli che restano. Chi non trova lavoratori non ha eseguito la carta Lavoratore; quindi una persona successiva può ancora essere la prima.

guide-end-title = La fine
guide-end = La partita finisce subito, anche a metà di un turno, quando una persona raggiunge i punti per vincere: quella persona vince.
guide-end-rare = La partita finisce subito anche se nelle file e nel mazzo non restano edifici, se tutti i materiali sono usciti dal gioco, o dopo dodici round di seguito con il sacchetto vuoto e nessun edificio comprato o tolto. Allora vince chi ha più punti; se più persone hanno il punteggio più alto, condividono la vittoria.

guide-example-title = Un round di esempio
guide-example-table = Il tavolo: due file da sei edifici con punti e costi, le quattro estremità evidenziate; sotto, il centro con { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Dopo il turno: { $goods }.
guide-example-turns = Ordine di gioco: { $names }
guide-example-order = È il primo round. Oltre a 1 peso, Ana ha 1 vetro, Luis 1 arenaria e Marta 1 argilla. Tutti hanno rivelato due carte: il numero di Ana è { $ana }, quello di Luis { $luis } e quello di Marta { $marta }. Quindi comincia Ana, poi tocca a Luis e poi a Marta.
guide-example-ana = Al centro ci sono 4 pesos, e metà fa 2. Con 3 pesos e il vetro, Ana può pagare la gelateria all’estremità sinistra della fila superiore. Ora all’estremità c’è la statua.
guide-example-luis = Deve ancora giocare solo Marta, e quindi solo Marta perde qualcosa a causa dell’Esattore; ciò che Marta perde non va a Luis. Prima di Luis nessuno ha eseguito un Mercato nero in questo round: Luis pesca due materiali e compra la statua.
guide-example-marta = Marta gioca per ultima, ma esegue per prima la carta Lavoratore, e così assume due lavoratori. Un ladro che gioca per ultimo può derubare chiunque: Marta prende l’arenaria che manca per la bodega all’angolo.
guide-example-supplies = Ciò che nessuno ha preso resta al centro, e arrivano i rifornimenti. Ora ci sono { $goods }.
guide-example-cards = Nello stesso ordine, ognuno copre una carta. Poi si rivelano tutte le nuove carte.
guide-example-next = I nuovi numeri sono { $ana } per Ana, { $luis } per Luis e { $marta } per Marta. La Siesta di Ana, il Mercato nero di Luis e il Lavoratore di Marta restano in tavola per un altro round.

guide-print = Stampa
guide-play = Gioca ad Havana
guide-aid = Il riassunto su una pagina
guide-aid-title = Havana: riassunto
