guide-title = Zo speel je Havana
guide-description = De regels van het kaartspel Havana in het kort: voorbereiding, een ronde, de dertien kaarten en een voorbeeld met plaatjes.
guide-about = Dit is genoeg voor een eerste partij. De genummerde regels eronder geven uitsluitsel over elk detail.

guide-goal-title = Het doel
guide-goal = Koop gebouwen met bouwmaterialen, peso’s en arbeiders. Elk gebouw is punten waard. Wie als eerste 25 punten (2 spelers), 20 punten (3 spelers) of 15 punten (4 spelers) haalt, wint.

guide-setup-title = Voorbereiding
guide-setup-bag = Alle 80 bouwmaterialen gaan in de buidel: 10 baksteen (rood), 10 zandsteen (geel), 10 leem (bruin) en 10 glas (blauw), de gekleurde, en 40 afval (grijs). Peso’s en 15 arbeiders vormen de voorraad.
guide-setup-rows = Schud de 36 gebouwen en leg er 12 open neer, in twee rijen van zes. De andere vormen de verdekte trekstapel.
guide-setup-swap = Is geen van de vier gebouwen aan de uiteinden van de rijen 1 tot en met 3 punten waard, dan zoekt de oudste speler zo’n gebouw in de trekstapel en ruilt het tegen een van die vier naar keuze. Daarna wordt de stapel opnieuw geschud.
guide-setup-goods = Iedereen krijgt 1 peso en trekt blind 1 bouwmateriaal uit de buidel. In het midden van de tafel komen nog 3 blind getrokken bouwmaterialen en 4 peso’s.
guide-setup-cards = Iedereen heeft dezelfde 13 kaarten en kiest er in het geheim twee. Heeft iedereen gekozen, dan worden ze tegelijk onthuld. Wat van jou is, ligt open voor je; verborgen zijn alleen handen, verdekte kaarten en aflegstapels.

guide-number-title = Twee kaarten, één getal
guide-number = Je twee openliggende kaarten vormen je getal, het laagste cijfer voorop: 0 en 7 worden 07. Het gaat van het laagste getal naar het hoogste. Lage kaarten doen weinig, maar komen vroeg aan de beurt; hoge leveren meer op, maar misschien is iemand je voor.
guide-ties = Bij gelijke getallen gaat voor wie minder punten heeft; daarna beslissen, in deze volgorde, minder gekleurde bouwmaterialen, minder peso’s, minder arbeiders en minder afval; en ten slotte gaat de jongste voor. De volgorde geldt de hele ronde.

guide-round-title = Een ronde
guide-round-actions = Twee acties, dan gebouwen. Van het laagste getal naar het hoogste voert iedereen de acties van beide eigen kaarten uit, in een volgorde naar keuze, en mag daarna gebouwen kopen. Acties overslaan mag niet, behalve Vernieuwing en Bouwstop; een actie die niets kan doen, doet niets.
guide-round-supplies = Bevoorrading. In het midden komen 3 blind getrokken bouwmaterialen en 3 peso’s bij. Wat er nog lag, blijft liggen.
guide-round-card = Een nieuwe kaart. In dezelfde volgorde legt iedereen één kaart uit de hand verdekt op een van de eigen openliggende kaarten. Daarna worden alle nieuwe kaarten onthuld, en legt iedereen de bedekte kaart verdekt op de eigen aflegstapel. Alleen jij mag de jouwe bekijken.
guide-round-back = Zo is elke ronde een van je twee acties nieuw, en doet de andere nog een keer mee; het nieuwe paar vormt je nieuwe getal. Heb je na het onthullen twee kaarten of minder in de hand, dan mag je je hele aflegstapel terugnemen; zonder kaarten in de hand moet het.

guide-buy-title = Gebouwen kopen
guide-buy-ends = In je beurt mag je na beide acties zoveel gebouwen kopen als je wilt, maar alleen aan de vier uiteinden van de rijen. Verdwijnt er een, dan ligt het volgende meteen aan het uiteinde, en ook dat mag je kopen.
guide-buy-pay = Betaalde bouwmaterialen gaan uit het spel; peso’s en arbeiders gaan terug naar de voorraad. Je gebouwen en hun punten neemt niemand je meer af.
guide-buy-exchange = Bij het betalen kan 5 afval een gekleurd bouwmateriaal naar keuze vervangen, en kunnen 5 peso’s een arbeider vervangen, zo vaak je wilt. Andersom mag nooit.
guide-buy-refill = Zodra een rij nog maar twee gebouwen heeft, schuiven die naar de uiteinden en komen er vier uit de trekstapel tussen, of zoveel als er nog zijn.

guide-parts-title = Wat er op een gebouw staat
guide-part-points = Wat het waard is: { $points }.
guide-part-materials = De bouwmaterialen die het kost: { $goods }.
guide-part-others = De peso’s en arbeiders die het kost: { $goods }.
guide-part-architect = De Architect is vereist: een van je twee openliggende kaarten moet de Architect zijn. De kaart blijft liggen en geldt in die beurt voor zoveel gebouwen als je wilt.

guide-cards-title = De dertien kaarten
guide-missed-title = Makkelijk over het hoofd te zien
guide-missed-thief = Een dief besteelt een speler die nog aan de beurt komt. Een dief die als laatste aan de beurt is, mag elke andere speler kiezen die niet beschermd is; met twee spelers geldt dat altijd voor de tweede.
guide-missed-protection = Bescherming werkt de hele ronde, vóór de eigen beurt en erna. Is iedereen die nog komt beschermd, dan neemt een dief niets.
guide-missed-first = Arbeider en Zwarte markt leveren er elk twee op voor wie die kaart in de ronde als eerste uitvoert, en één voor wie dat later doet. De arbeider van de Architect maakt daarvoor niet uit.
guide-missed-conservation = Per ronde mag maar één gebouw uit het spel worden genomen, wie het ook doet.
guide-missed-debris = Afval is ook een bouwmateriaal: dieven kunnen het stelen en Ontvangers kunnen het afpakken.
guide-missed-halves = De helft van wat in het midden ligt, wordt naar boven afgerond; de helft die de Pesodief neemt, naar beneden.
guide-missed-stock = Wat er niet is, krijgt niemand: zijn er te weinig peso’s, arbeiders of bouwmaterialen in de buidel, neem dan wat er nog is. Wie geen arbeider aantreft, heeft de kaart Arbeider niet uitgevoerd; een latere speler kan dus nog de eerste zijn.

guide-end-title = Het einde
guide-end = De partij eindigt meteen, ook midden in een beurt, als een speler genoeg punten haalt om te winnen. Die speler wint.
guide-end-rare = De partij eindigt ook meteen als er in de rijen en in de trekstapel geen gebouw meer is, als alle bouwmaterialen uit het spel zijn, of na twaalf rondes op rij met een lege buidel waarin geen gebouw is gekocht of uit het spel genomen. Dan wint wie de meeste punten heeft; hebben meerdere spelers er evenveel, dan delen ze de overwinning.

guide-example-title = Een ronde als voorbeeld
guide-example-table = De tafel: twee rijen van zes gebouwen met hun punten en kosten, de vier uiteinden gemarkeerd; daaronder het midden met { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Na de beurt: { $goods }.
guide-example-turns = Volgorde: { $names }
guide-example-order = Het is de eerste ronde. Naast 1 peso heeft Ana 1 glas, Luis 1 zandsteen en Marta 1 leem. Iedereen heeft twee kaarten onthuld: Ana heeft het getal { $ana }, Luis { $luis } en Marta { $marta }. Ana begint dus, dan komt Luis, dan Marta.
guide-example-ana = In het midden liggen 4 peso’s; de helft daarvan is 2. Met 3 peso’s en het glas kan Ana de ijssalon aan het linkeruiteinde van de bovenste rij betalen. Nu ligt het standbeeld aan het uiteinde.
guide-example-luis = Alleen Marta komt nog, dus alleen Marta verliest iets door de Ontvanger; wat Marta verliest, gaat niet naar Luis. Niemand heeft deze ronde vóór Luis een Zwarte markt uitgevoerd, dus trekt Luis twee bouwmaterialen. Daarna koopt Luis het standbeeld.
guide-example-marta = Marta is als laatste aan de beurt, maar voert als eerste de kaart Arbeider uit: dat levert er twee op. Een dief die als laatste aan de beurt is, mag kiezen uit alle anderen. Zo pakt Marta de zandsteen die nog ontbreekt voor de buurtbodega.
guide-example-supplies = Wat niemand heeft genomen, blijft in het midden liggen, en de bevoorrading komt erbij. Nu liggen er { $goods }.
guide-example-cards = In dezelfde volgorde bedekt iedereen één kaart. Daarna worden alle nieuwe kaarten onthuld.
guide-example-next = De nieuwe getallen zijn { $ana } voor Ana, { $luis } voor Luis en { $marta } voor Marta. Ana’s Siësta, Luis’ Zwarte markt en Marta’s Arbeider liggen nog een ronde open.

guide-print = Afdrukken
guide-play = Havana spelen
guide-aid = Spelhulp op één pagina
guide-aid-title = Havana: spelhulp
