rules-section-1 = Che cosa c’è sul tavolo
rules-section-2 = Preparazione
rules-section-3 = Il numero e l’ordine di gioco
rules-section-4 = Fase 1: due azioni, poi gli edifici
rules-section-5 = Fase 2: rifornimenti
rules-section-6 = Fase 3: una nuova carta
rules-section-7 = Le carte
rules-section-8 = La fine
rules-section-9 = Esempi

rule-r1-1 = Ci sono 80 materiali: 10 di ogni materiale colorato, cioè mattone (rosso), arenaria (gialla), argilla (marrone) e vetro (blu), e 40 detriti (grigi). All’inizio sono tutti nel sacchetto di stoffa.
rule-r1-2 = Ci sono 108 pesos. Se in magazzino non ce ne sono abbastanza, prendi quelli che restano. (L’ultima frase è una nostra decisione.)
rule-r1-3 = Ci sono 15 lavoratori, non uno di più.
rule-r1-4 = Ci sono 36 edifici, che valgono da 1 a 7 punti. Su ognuno è indicato il costo: materiali colorati, detriti, pesos, lavoratori e, per alcuni, l’Architetto. Il mazzo base è una nostra ricostruzione; puoi giocare anche con un mazzo personale. (Stampati sono il numero 36 e i 2 punti della statua; gli altri valori e i costi sono una nostra decisione.)
rule-r1-5 = Tutti hanno le stesse 13 carte: 0 Siesta, 1 Ristoro, 2 Protezione, 2 Detriti, 3 Conservazione, 3 Esattore, 4 Lavoratore, 4 Architetto, 5 Ladro di pesos, 6 Ladro di materie prime, 7 Mercato nero, 8 Pesos, 9 Mama.
rule-r1-6 = Tutto ciò che possiedi è visibile: pesos, lavoratori, materiali, edifici e le tue due carte in tavola. (Nostra decisione: il regolamento lo dice solo degli edifici e delle carte in tavola.) Restano nascoste solo la tua mano, la carta che hai appena giocato a faccia in giù e la tua pila degli scarti. Tutti hanno visto che cosa ci è finito, ma non che cosa riprende il Ristoro.
rule-r1-7 = In un mazzo personale un edificio può costare al massimo 8 materiali colorati in tutto, 5 lavoratori, 60 pesos e 40 detriti, e non può mai essere gratis. (Nostra decisione.)

rule-r2-1 = Si mescolano gli edifici e se ne dispongono 12 scoperti, in due file da sei. Gli altri 24, coperti, formano il mazzo.
rule-r2-2 = Se nessuno dei quattro edifici esterni vale 1, 2 o 3 punti, chi ha più anni ne cerca uno così nel mazzo e lo scambia con un edificio esterno qualsiasi; poi si mescola di nuovo il mazzo. (Che debba valere da 1 a 3 punti è una nostra decisione.)
rule-r2-3 = Ognuno riceve 1 peso e pesca alla cieca 1 materiale dal sacchetto.
rule-r2-4 = Al centro del tavolo vanno 3 materiali pescati alla cieca e 4 pesos.
rule-r2-5 = Ognuno sceglie in segreto 2 delle sue 13 carte. Quando tutti hanno scelto, le carte si rivelano insieme.
rule-r2-6 = Se neanche il mazzo ha un edificio da 1 a 3 punti, non si scambia nulla. (Nostra decisione.)

rule-r3-1 = Le tue due carte in tavola formano il tuo numero, con la cifra più bassa davanti: 0 e 7 fanno 07; 2 e 8 fanno 28, mai 82.
rule-r3-2 = In ogni round si gioca dal numero più basso al più alto, anche nella fase 3. L’ordine è fissato quando si rivelano le carte, parità comprese. (L’ultima frase è una nostra decisione.)
rule-r3-3 = A parità di numero, va prima chi ha meno punti; poi chi ha meno materiali colorati, meno pesos, meno lavoratori, meno detriti; e infine chi ha meno anni. Se nessuno ha indicato l’ordine di età, lo si sorteggia. (L’ultima frase è una nostra decisione.)

rule-r4-1 = Seguendo l’ordine di gioco, ognuno esegue le azioni di entrambe le sue carte in tavola, nell’ordine che preferisce, e poi può costruire. Con questo finisce il suo turno. Le carte restano dove sono.
rule-r4-2 = Non puoi saltare un’azione, a meno che la carta non lo permetta, e lo permettono solo il Ristoro e la Conservazione. Se un’azione non può avere effetto, non succede nulla. (L’ultima frase è una nostra decisione.)
rule-r4-3 = Puoi costruire solo nel tuo turno e solo dopo entrambe le azioni: quanti edifici vuoi, in qualsiasi ordine. Non è mai un obbligo.
rule-r4-4 = Si possono prendere solo i quattro edifici esterni, a sinistra e a destra di ogni fila. Quando uno se ne va, quello accanto diventa subito esterno.
rule-r4-5 = Paghi il costo: materiali e detriti vanno nella scatola, fuori dal gioco; pesos e lavoratori tornano in magazzino. Se è richiesto l’Architetto, deve essere una delle tue due carte in tavola. Resta lì e in quel turno vale per quanti edifici vuoi (il numero è una nostra decisione).
rule-r4-6 = Cambio 5 a 1, solo mentre paghi un edificio: 5 pesos al posto di un lavoratore, 5 detriti al posto di un materiale colorato qualsiasi. Tutte le volte che puoi e vuoi, anche se hai ciò che è richiesto (nostra decisione); mai il contrario.
rule-r4-7 = Un edificio acquistato resta scoperto davanti a te. I suoi punti non si perdono mai.
rule-r4-8 = Appena in una fila restano due edifici, si spostano alle estremità e tra loro se ne mettono altri quattro dal mazzo, o quanti ne restano. Una fila di un solo edificio ha una sola estremità, una fila vuota nessuna. («O quanti ne restano» e l’ultima frase sono nostre decisioni.)
rule-r4-9 = Il gioco ti chiede di scegliere solo quando fa differenza, per te o per chi deve ancora giocare. Anche una pesca prima di una scelta fa differenza. Se l’ordine delle tue due azioni non conta, si esegue prima la carta più bassa; a parità di cifra, prima Protezione, Conservazione e Lavoratore. (Nostra decisione.)

rule-r5-1 = Al centro si aggiungono 3 materiali pescati alla cieca e 3 pesos dal magazzino, o quanti ne restano (nostra decisione). Ciò che c’era già rimane.

rule-r6-1 = A turno, nell’ordine di questo round, ognuno gioca dalla mano esattamente 1 carta, a faccia in giù, su una delle sue due carte in tavola. Tutti vedono quale carta viene coperta, ma non con quale.
rule-r6-2 = Quando tutti hanno giocato, le nuove carte si rivelano insieme e quelle coperte vanno a faccia in giù nelle pile degli scarti.
rule-r6-3 = Se ora hai in mano 2 carte o meno, puoi riprendere tutta la tua pila degli scarti; così ne hai di nuovo 11. O tutte o nessuna; puoi anche rinunciare, ma con la mano vuota devi riprenderla. («O meno», «o tutte o nessuna» e «devi» sono decisioni nostre.)
rule-r6-4 = Poi comincia il round successivo.
rule-r6-5 = Chi può riprendere la propria pila decide al suo turno, nell’ordine di questo round. (Nostra decisione.)

rule-r7-0 = Siesta: nessuna azione.
rule-r7-1 = Ristoro: puoi riprendere in mano una carta a tua scelta dalla tua pila degli scarti, senza mostrarla. Solo tu puoi guardare nella tua pila. (L’ultima frase è una nostra decisione.)
rule-r7-2a = Protezione: finché è in tavola, ladri ed esattori non possono toglierti nulla, per tutto il round, prima e dopo il tuo turno. (Che protegga anche prima e dopo il tuo turno è una nostra decisione.)
rule-r7-2b = Detriti: prendi tutti i detriti del centro.
rule-r7-3a = Conservazione: puoi mettere nella scatola un edificio esterno; nessuno ne ottiene i punti. In ogni round se ne può togliere al massimo uno in tutto. Se nella fila ne restano due, si riempie.
rule-r7-3b = Esattore: prendi 1 peso dal magazzino. Poi a ogni persona che deve ancora giocare in questo round togli un lavoratore (va in magazzino) o un materiale, detriti compresi (va nella scatola). Decidi tu, caso per caso. Chi è al sicuro, o non ha né l’uno né l’altro, non perde nulla.
rule-r7-4a = Lavoratore: la prima persona che esegue questa azione nel round prende 2 lavoratori dal magazzino, ognuna delle successive 1, o quanti ne restano. Conta chi esegue per primo questa carta, non chi è primo nell’ordine di gioco. Chi non trova lavoratori non ha eseguito l’azione, e quindi non conta come la prima persona. («O quanti ne restano» e l’ultima frase sono nostre decisioni. Secondo un’altra lettura conta già il tentativo.)
rule-r7-4b = Architetto: prendi 1 lavoratore, se ne resta uno. E puoi costruire gli edifici che richiedono l’Architetto, anche se non restavano lavoratori (nostra decisione).
rule-r7-5 = Ladro di pesos: scegli qualcuno che deve ancora giocare in questo round e prendi metà dei suoi pesos, arrotondata per difetto. Se nessuno deve più giocare, scegli fra tutti gli altri. Chi è al sicuro non si può scegliere; se lo sono tutti quelli che devono ancora giocare, non prendi nulla. Puoi scegliere anche chi non ha pesos. (Le ultime due frasi sono nostre decisioni.) Più ladri possono derubare la stessa persona, uno dopo l’altro, ciascuno da ciò che resta.
rule-r7-6 = Ladro di materie prime: scegli la vittima come fa il Ladro di pesos e prendi 1 materiale a tua scelta, detriti compresi; oppure 1 o 2, se la vittima ha più di 3 materiali colorati.
rule-r7-7 = Mercato nero: la prima persona che esegue questa azione nel round pesca alla cieca 2 materiali dal sacchetto, ognuna delle successive 1, o quanti ne restano. (L’ultimo punto è una nostra decisione.)
rule-r7-8 = Pesos: prendi metà dei pesos del centro, arrotondata per eccesso. Se più persone hanno questa carta, la usano una dopo l’altra, ciascuna su ciò che resta.
rule-r7-9 = Mama: prendi metà dei materiali colorati del centro, arrotondata per eccesso, scegliendo quali; e metà dei detriti, arrotondata per eccesso. Se più persone hanno questa carta, la usano una dopo l’altra, ciascuna su ciò che resta.
rule-r7-10 = Un ladro può scegliere anche chi non ha nulla di ciò che ruba. Se nessuna delle vittime possibili ha qualcosa, il ladro non prende nulla. (Nostra decisione.)

rule-r8-1 = La partita finisce subito, anche a metà di un turno, quando qualcuno raggiunge o supera 25 punti (in 2), 20 (in 3) o 15 (in 4). La vittoria è sua.
rule-r8-2 = Se non resta alcun edificio nelle file e nel mazzo, o se tutti gli 80 materiali sono nella scatola, la partita finisce subito e vince chi ha più punti. Il sacchetto vuoto o il mazzo vuoto, da soli, non la fanno finire. (Due regolamenti dicono che sono esauriti e fuori dal gioco: che cosa significa è una nostra decisione.)
rule-r8-3 = Se allora più persone hanno il punteggio più alto, condividono la vittoria. (Nostra decisione.)
rule-r8-4 = Quando il sacchetto è vuoto, anche 12 round di fila senza edifici acquistati o tolti fanno finire la partita, e vince chi ha più punti. (Nostra decisione.)
rule-r8-5 = Un round conta per questa regola se il sacchetto era già vuoto all’inizio; la partita finisce dopo la fase 3 del dodicesimo. (Nostra decisione.)

rule-r9-1 = I numeri 07, 24 e 26 giocano in questo ordine.
rule-r9-2 = L’edificio all’estremità destra della fila superiore costa 1 mattone e 2 pesos. Chi paga il costo ottiene 2 punti.
rule-r9-3 = In tavola ci sono 0 e 7, e lo 0 viene coperto con un 8: il nuovo numero è 78.
rule-r9-4 = Tre persone hanno la Conservazione nello stesso round. La prima toglie un edificio; così le altre due non possono più farlo.
rule-r9-5 = Prima dell’Esattore ha giocato una persona, dopo ne giocano due. Solo queste due perdono qualcosa.
rule-r9-6 = Due persone devono ancora giocare. Il Ladro di pesos ne sceglie una che ha 7 pesos, e ne prende 3.
rule-r9-7 = La vittima ha 4 materiali colorati e 3 detriti. Il Ladro di materie prime può prenderne due: sceglie 1 argilla e 1 detrito.
rule-r9-8 = Due persone hanno la carta Pesos, e al centro ci sono 10 pesos. La prima ne prende 5, la seconda 3 dei 5 rimasti.
rule-r9-9 = Al centro ci sono 6 materiali colorati e 5 detriti. Con Mama si prendono 3 materiali colorati e 3 detriti.
rule-r9-10 = Al centro ci sono 4 detriti. Con la carta Detriti si prendono tutti e 4.
rule-r9-11 = Quando le carte sono state rivelate, te ne restano due in mano. Riprendi tutti gli scarti e ti ritrovi con 11 carte.
rule-r9-12 = In un solo turno puoi acquistare l’edificio in alto a sinistra, poi quello in basso a destra e poi ancora il nuovo in basso a destra.
rule-r9-13 = L’ordine era 07, 24 e 26. Nella fase 3 si copre prima lo 0, poi il 4 e infine il 6.
rule-r9-14 = Un 6 e uno 0 sono sempre 06, mai 60. Un 2 e un 8 sono sempre 28, mai 82.
