guide-title = Zo speel je Havana
guide-description = De regels van het kaartspel Havana in het kort: voorbereiding, een ronde, de dertien kaarten en een voorbeeld met plaatjes.
guide-about = Dit is genoeg voor een eerste partij. De genummerde regels geven uitsluitsel over elk detail.

guide-goal-title = Het doel
guide-goal = Koop gebouwen met bouwmaterialen, peso’s en arbeiders. Elk gebouw is punten waard. Wie als eerste 25 punten (2 spelers), 20 punten (3 spelers) of 15 punten (4 spelers) haalt, wint.

guide-setup-title = Voorbereiding
guide-setup-bag = Alle 80 bouwmaterialen gaan in de buidel: 10 baksteen, 10 zandsteen, 10 leem en 10 glas, dat zijn de gekleurde, en 40 afval. Peso’s en arbeiders vormen de voorraad.
guide-setup-rows = Leg 12 van de 36 gebouwen open neer, in twee rijen van zes. De andere vormen de trekstapel.
guide-setup-swap = Is geen van de vier buitenste gebouwen 1 tot en met 3 punten waard, dan ruilt de oudste speler er zo een uit de trekstapel in.
guide-setup-goods = Iedereen krijgt 1 peso en trekt blind 1 bouwmateriaal uit de buidel. In het midden van de tafel komen nog 3 bouwmaterialen uit de buidel en 4 peso’s.
guide-setup-cards = Iedereen heeft dezelfde 13 kaarten en kiest er in het geheim twee. Heeft iedereen gekozen, dan worden ze tegelijk onthuld.

guide-number-title = Twee kaarten, één getal
guide-number = Je twee openliggende kaarten vormen je getal, het laagste cijfer voorop: 0 en 7 worden 07. Het laagste getal begint. Lage kaarten doen weinig, maar komen vroeg aan de beurt; hoge leveren meer op, maar misschien is iemand je voor.
guide-ties = Bij gelijke getallen begint wie minder punten heeft; dan wie minder gekleurde bouwmaterialen, minder peso’s, minder arbeiders of minder afval heeft; en ten slotte wie jonger is.

guide-round-title = Een ronde
guide-round-actions = Twee acties, dan gebouwen. Om de beurt voert iedereen allebei de kaarten uit, in een volgorde naar keuze, en mag daarna gebouwen kopen. Acties overslaan mag niet, behalve Vernieuwing en Bouwstop.
guide-round-supplies = Bevoorrading. In het midden komen 3 bouwmaterialen uit de buidel en 3 peso’s bij. Wat er nog lag, blijft liggen.
guide-round-card = Een nieuwe kaart. In dezelfde volgorde legt iedereen één kaart uit de hand verdekt op een van de twee openliggende kaarten. Daarna worden alle nieuwe kaarten onthuld, en gaan de bedekte naar de aflegstapels.
guide-round-back = Zo is elke ronde een van je twee acties nieuw, en doet de andere nog een keer mee. Heb je daarna twee kaarten of minder in de hand, dan mag je je hele aflegstapel terugnemen.

guide-buy-title = Gebouwen kopen
guide-buy-ends = In je beurt mag je na beide acties zoveel van de vier buitenste gebouwen kopen als je wilt. Is er een weg, dan ligt het volgende meteen aan het uiteinde.
guide-buy-pay = Betaalde bouwmaterialen gaan uit het spel; peso’s en arbeiders gaan terug naar de voorraad. Je gebouwen en hun punten neemt niemand je meer af.
guide-buy-exchange = Bij het betalen vervangt 5 afval een gekleurd bouwmateriaal naar keuze, en vervangen 5 peso’s een arbeider. Andersom mag nooit.
guide-buy-refill = Zodra een rij nog maar twee gebouwen heeft, schuiven die naar de uiteinden en komen er vier uit de trekstapel tussen.

guide-parts-title = Wat er op een gebouw staat
guide-part-points = Wat het waard is: { $points }.
guide-part-materials = De bouwmaterialen die het kost: { $goods }.
guide-part-others = De peso’s en arbeiders die het kost: { $goods }.
guide-part-architect = De Architect is vereist: een van je twee openliggende kaarten moet de Architect zijn. De kaart blijft liggen en geldt in die beurt voor zoveel gebouwen als je wilt.

guide-cards-title = De dertien kaarten
guide-missed-title = Makkelijk over het hoofd te zien
guide-missed-thief = Een dief besteelt een speler die nog aan de beurt komt. Een dief die als laatste aan de beurt is, mag elke andere speler kiezen; met twee spelers geldt dat altijd voor de tweede.
guide-missed-protection = Bescherming werkt de hele ronde, vóór de eigen beurt en erna. Is iedereen die nog komt beschermd, dan neemt een dief niets.
guide-missed-first = Arbeider en Zwarte markt leveren twee op voor wie die kaart in de ronde als eerste uitvoert, en één voor iedereen daarna. De arbeider van de Architect telt daarbij niet mee.
guide-missed-conservation = Met z’n allen mag je per ronde maar één gebouw weghalen.
guide-missed-debris = Afval is ook een bouwmateriaal: dieven kunnen het stelen en Ontvangers kunnen het afpakken.
guide-missed-halves = De helft van wat in het midden ligt, wordt naar boven afgerond; de helft die de Pesodief neemt, naar beneden.

guide-end-title = Het einde
guide-end = De partij eindigt meteen, ook midden in een beurt, als een speler genoeg punten heeft.
guide-end-rare = Zijn alle gebouwen van de tafel of alle bouwmaterialen uit het spel, dan wint wie de meeste punten heeft. Wie er evenveel heeft, deelt de overwinning.

guide-example-title = Een ronde als voorbeeld
guide-example-table = De tafel: twee rijen van zes gebouwen met hun punten en kosten, de vier uiteinden gemarkeerd; daaronder het midden met { $goods }.
guide-example-player = { $name }, { $number }: { $cards }. Na de beurt: { $goods }.
guide-example-order = Het is de eerste ronde. Iedereen heeft twee kaarten onthuld: Ana heeft het getal { $ana }, Luis { $luis } en Marta { $marta }. Ana begint dus, dan komt Luis, dan Marta.
guide-example-ana = In het midden liggen 4 peso’s; de helft daarvan is 2. Samen met de 1 peso en het 1 glas van de voorbereiding is dat genoeg voor de ijssalon aan het linkeruiteinde van de bovenste rij. Nu ligt het standbeeld aan het uiteinde.
guide-example-luis = Alleen Marta komt nog, dus alleen Marta verliest iets aan de Ontvanger; Luis krijgt er niets van. Niemand heeft deze ronde vóór Luis een Zwarte markt uitgevoerd, dus trekt Luis twee bouwmaterialen, en koopt het standbeeld.
guide-example-marta = Marta is als laatste aan de beurt, maar voert als eerste de kaart Arbeider uit: dat levert er twee op. Een dief die als laatste aan de beurt is, mag iedereen bestelen. Zo pakt Marta de zandsteen die nog ontbreekt voor de buurtbodega.
guide-example-supplies = Wat niemand heeft genomen, blijft in het midden liggen, en de bevoorrading komt erbij.
guide-example-cards = In dezelfde volgorde bedekt iedereen één kaart. Daarna worden alle nieuwe kaarten onthuld.
guide-example-next = De nieuwe getallen zijn { $ana } voor Ana, { $luis } voor Luis en { $marta } voor Marta. Ana’s Siësta, Luis’ Zwarte markt en Marta’s Arbeider liggen nog een ronde open.

guide-print = Afdrukken
guide-play = Havana spelen
guide-aid = Spelhulp op één pagina
guide-aid-title = Havana: spelhulp
