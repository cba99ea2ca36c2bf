rules-section-1 = Wat er op tafel ligt
rules-section-2 = Voorbereiding
rules-section-3 = Het getal en de volgorde
rules-section-4 = Fase 1: twee acties, dan gebouwen
rules-section-5 = Fase 2: bevoorrading
rules-section-6 = Fase 3: een nieuwe kaart
rules-section-7 = De kaarten
rules-section-8 = Het einde
rules-section-9 = Voorbeelden

rule-r1-1 = Er zijn 80 bouwmaterialen: 10 baksteen (rood), 10 zandsteen (geel), 10 leem (bruin) en 10 glas (blauw), dat zijn de gekleurde, en 40 afval (grijs). In het begin zitten ze allemaal in de stoffen buidel.
rule-r1-2 = Er zijn 108 peso’s. Is de voorraad te klein, dan neem je wat er nog is. (De laatste zin is onze bepaling.)
rule-r1-3 = Er zijn 15 arbeiders, en meer niet.
rule-r1-4 = Er zijn 36 gebouwen, elk 1 tot en met 7 overwinningspunten waard (kortweg: punten). Op elk gebouw staat wat het kost: gekleurde bouwmaterialen, afval, peso’s, arbeiders en soms de Architect. De standaardset is onze reconstructie; je kunt ook met een eigen set spelen. (Gedrukt zijn het aantal 36 en de 2 punten van het standbeeld; de andere waarden en de kosten zijn onze bepaling.)
rule-r1-5 = Alle spelers hebben dezelfde 13 kaarten: 0 Siësta, 1 Vernieuwing, 2 Bescherming, 2 Afval, 3 Bouwstop, 3 Ontvanger, 4 Arbeider, 4 Architect, 5 Pesodief, 6 Bouwmaterialendief, 7 Zwarte markt, 8 Peso’s, 9 Mama.
rule-r1-6 = Alles wat van jou is, ligt open: peso’s, arbeiders, bouwmaterialen, gebouwen en je twee openliggende kaarten. (Onze bepaling: de spelregels zeggen dat alleen van gebouwen en openliggende kaarten.) Verborgen zijn alleen je hand, een kaart die je net verdekt hebt gelegd, en je aflegstapel. Wat daarin verdween, heeft iedereen gezien; wat Vernieuwing eruit haalt, niet.
rule-r1-7 = In een eigen set kost een gebouw hoogstens 8 gekleurde bouwmaterialen in totaal, 5 arbeiders, 60 peso’s en 40 afval. Gratis mag het niet zijn. (Onze bepaling.)

rule-r2-1 = Schud de gebouwen en leg er 12 open neer, in twee rijen van zes. De andere 24 vormen de verdekte trekstapel.
rule-r2-2 = Is geen van de vier buitenste gebouwen 1, 2 of 3 punten waard, dan zoekt de oudste speler zo’n gebouw in de trekstapel en ruilt het tegen een buitenste gebouw naar keuze. Daarna wordt de stapel opnieuw geschud. (Dat het 1 tot en met 3 punten waard moet zijn, is onze bepaling.)
rule-r2-3 = Iedereen krijgt 1 peso en trekt blind 1 bouwmateriaal uit de buidel.
rule-r2-4 = In het midden van de tafel komen 3 blind getrokken bouwmaterialen en 4 peso’s.
rule-r2-5 = Iedereen kiest in het geheim 2 van de 13 kaarten. Daarna worden ze allemaal tegelijk onthuld.
rule-r2-6 = Heeft ook de trekstapel geen gebouw van 1 tot en met 3 punten, dan wordt er niets geruild. (Onze bepaling.)

rule-r3-1 = Je twee openliggende kaarten vormen je getal, het laagste cijfer voorop: 0 en 7 worden 07; 2 en 8 worden 28, nooit 82.
rule-r3-2 = Elke ronde gaat van het laagste getal naar het hoogste, ook in fase 3. De volgorde staat vast zodra de kaarten onthuld zijn, ook bij gelijke getallen. (De laatste zin is onze bepaling.)
rule-r3-3 = Bij gelijke getallen is eerst aan de beurt wie minder punten heeft; dan wie minder gekleurde bouwmaterialen heeft, minder peso’s, minder arbeiders, minder afval; en ten slotte wie jonger is. Is de leeftijdsvolgorde niet opgegeven, dan wordt erom geloot. (De laatste zin is onze bepaling.)

rule-r4-1 = In volgorde van hun getal voeren de spelers de acties van hun twee openliggende kaarten uit, in de volgorde die ze zelf kiezen, en daarna mogen ze bouwen. Dan is de beurt voorbij. De kaarten blijven liggen.
rule-r4-2 = Je mag een actie alleen overslaan als de kaart dat toestaat, en dat doen alleen Vernieuwing en Bouwstop. Valt er voor een actie niets te doen, dan gebeurt er niets. (De laatste zin is onze bepaling.)
rule-r4-3 = Bouwen mag je alleen in je eigen beurt en pas na beide acties: zoveel gebouwen als je wilt, in de volgorde die je wilt. Verplicht is het nooit.
rule-r4-4 = Je kunt alleen de vier buitenste gebouwen nemen, links en rechts in elke rij. Verdwijnt er een, dan ligt het volgende meteen aan het uiteinde.
rule-r4-5 = Je betaalt de kosten: bouwmaterialen en afval gaan in de speldoos, uit het spel; peso’s en arbeiders gaan terug naar de voorraad. Is de Architect vereist, dan moet die een van je twee openliggende kaarten zijn. De kaart blijft liggen en geldt in die beurt voor zoveel gebouwen als je wilt (dat aantal is onze bepaling).
rule-r4-6 = Ruil 5 tegen 1, alleen bij het betalen van een gebouw: 5 peso’s in plaats van een arbeider, 5 afval in plaats van een gekleurd bouwmateriaal naar keuze. Zo vaak je kunt en wilt, ook als je hebt wat gevraagd wordt (onze bepaling); nooit andersom.
rule-r4-7 = Een gekocht gebouw ligt open voor je. De punten ervan raak je nooit meer kwijt.
rule-r4-8 = Zodra een rij nog maar twee gebouwen heeft, schuiven die naar de uiteinden en komen er vier uit de trekstapel tussen, of zoveel als er nog zijn. Een rij met één gebouw heeft één uiteinde, een lege rij geen. (‘Zoveel als er nog zijn’ en de laatste zin zijn onze bepalingen.)
rule-r4-9 = Je krijgt alleen een vraag als het antwoord verschil maakt, voor jou of voor wie nog aan de beurt komt. Ook iets trekken vóór een keuze maakt verschil. Maakt de volgorde van je twee acties niets uit, dan komt de laagste kaart eerst; bij gelijke cijfers gaan Bescherming, Bouwstop en Arbeider voor. (Onze bepaling.)

rule-r5-1 = In het midden komen 3 blind getrokken bouwmaterialen en 3 peso’s uit de voorraad bij, of zoveel als er nog zijn (onze bepaling). Wat er lag, blijft liggen.

rule-r6-1 = Om de beurt, in de volgorde van deze ronde, legt iedereen precies 1 kaart uit de hand verdekt op een van de twee openliggende kaarten. Iedereen ziet welke kaart bedekt wordt, maar niet waarmee.
rule-r6-2 = Is iedereen klaar, dan worden de nieuwe kaarten tegelijk onthuld, en de bedekte gaan verdekt naar de aflegstapels.
rule-r6-3 = Heb je nu 2 kaarten of minder in de hand, dan mag je je hele aflegstapel terugnemen; dan heb je er weer 11. Het is alles of niets, en je mag weigeren, maar met een lege hand moet je. (‘Of minder’, ‘alles of niets’ en ‘moet’ zijn onze bepalingen.)
rule-r6-4 = Dan begint de volgende ronde.
rule-r6-5 = Wie de aflegstapel mag terugnemen, krijgt de vraag in de volgorde van deze ronde. (Onze bepaling.)

rule-r7-0 = Siësta: geen actie.
rule-r7-1 = Vernieuwing: je mag één kaart naar keuze uit je eigen aflegstapel in de hand nemen zonder die te laten zien. Alleen jij mag je stapel bekijken. (De laatste zin is onze bepaling.)
rule-r7-2a = Bescherming: zolang die voor je ligt, kunnen dieven en Ontvangers je niets afnemen, de hele ronde lang, voor en na je eigen beurt. (Dat de kaart ook voor en na je beurt beschermt, is onze bepaling.)
rule-r7-2b = Afval: je neemt al het afval uit het midden.
rule-r7-3a = Bouwstop: je mag één buitenste gebouw in de speldoos leggen; niemand krijgt er punten voor. Met z’n allen mag dat maar één keer per ronde. Heeft de rij er dan nog maar twee, dan wordt die aangevuld.
rule-r7-3b = Ontvanger: je neemt 1 peso uit de voorraad. Dan neem je van iedereen die deze ronde nog aan de beurt komt één arbeider weg (naar de voorraad) of één bouwmateriaal, afval inbegrepen (naar de speldoos). Je kiest dat voor ieder apart. Wie beschermd is, of geen van beide heeft, verliest niets.
rule-r7-4a = Arbeider: wie deze actie in een ronde als eerste uitvoert, neemt 2 arbeiders uit de voorraad, iedereen daarna 1, of zoveel als er nog zijn. Het gaat erom wie met deze kaart de eerste is, niet wie vooraan staat in de volgorde. Wie geen arbeider aantreft, heeft de actie niet uitgevoerd en telt dus niet als de eerste. (‘Zoveel als er nog zijn’ en de laatste zin zijn onze bepalingen. Volgens een andere lezing telt de poging al.)
rule-r7-4b = Architect: je neemt 1 arbeider, als er nog een is. En je mag gebouwen bouwen die de Architect vereisen, ook als er geen arbeider meer was (onze bepaling).
rule-r7-5 = Pesodief: je kiest een speler die deze ronde nog aan de beurt komt en neemt de helft van de peso’s van die speler, naar beneden afgerond. Komt er niemand meer, dan kies je een andere speler naar keuze. Wie beschermd is, kun je niet kiezen; is iedereen die nog komt beschermd, dan neem je niets. Je mag ook een speler zonder peso’s kiezen. (De laatste twee zinnen zijn onze bepalingen.) Meerdere dieven mogen dezelfde speler bestelen, na elkaar en telkens van wat er nog is.
rule-r7-6 = Bouwmaterialendief: je kiest je slachtoffer zoals bij de Pesodief en neemt 1 bouwmateriaal naar keuze, afval inbegrepen; of 1 of 2, als het slachtoffer meer dan 3 gekleurde bouwmaterialen heeft.
rule-r7-7 = Zwarte markt: wie deze actie in een ronde als eerste uitvoert, trekt blind 2 bouwmaterialen uit de buidel, iedereen daarna 1, of zoveel als er nog zijn. (Dat laatste is onze bepaling.)
rule-r7-8 = Peso’s: je neemt de helft van de peso’s in het midden, naar boven afgerond. Hebben meerdere spelers deze kaart, dan nemen ze na elkaar de helft van wat er nog ligt.
rule-r7-9 = Mama: je neemt de helft van de gekleurde bouwmaterialen in het midden, naar boven afgerond, en kiest zelf welke; en de helft van het afval, naar boven afgerond. Hebben meerdere spelers deze kaart, dan nemen ze na elkaar de helft van wat er nog ligt.
rule-r7-10 = Een dief mag ook een speler kiezen die niets heeft van wat er gestolen wordt. Heeft niemand die gekozen mag worden iets, dan neemt de dief niets. (Onze bepaling.)

rule-r8-1 = De partij eindigt meteen, ook midden in een beurt, als een speler 25 overwinningspunten (2 spelers), 20 (3 spelers) of 15 (4 spelers) haalt of overschrijdt. Die speler heeft gewonnen.
rule-r8-2 = Is er in de rijen en in de trekstapel geen gebouw meer over, of zitten alle 80 bouwmaterialen in de speldoos, dan eindigt de partij meteen en wint wie de meeste punten heeft. Een lege buidel of een lege stapel alleen is nog niet het einde. (Gedrukt staat dat ze op zijn en uit het spel: wat dat betekent, is onze bepaling.)
rule-r8-3 = Hebben dan meerdere spelers de meeste punten, dan delen ze de overwinning. (Onze bepaling.)
rule-r8-4 = Is de buidel leeg, dan eindigt de partij ook na 12 rondes op rij waarin geen gebouw is gekocht of uit het spel genomen. Ook dan wint wie de meeste punten heeft. (Onze bepaling.)
rule-r8-5 = Een ronde telt hiervoor mee als de buidel bij het begin ervan al leeg was; de partij eindigt na fase 3 van de twaalfde. (Onze bepaling.)

rule-r9-1 = De getallen 07, 24 en 26 komen in deze volgorde aan de beurt.
rule-r9-2 = Het gebouw uiterst rechts in de bovenste rij kost 1 baksteen en 2 peso’s. Wie dat betaalt, heeft 2 punten meer.
rule-r9-3 = 0 en 7 liggen open, en de 0 wordt bedekt. De nieuwe kaart is een 8: het nieuwe getal is 78.
rule-r9-4 = Drie spelers hebben in dezelfde ronde een Bouwstop. De eerste van hen neemt een gebouw uit het spel; de andere twee kunnen dat dan niet meer.
rule-r9-5 = Vóór de Ontvanger was er één speler aan de beurt, erna komen er nog twee. Alleen die twee verliezen iets.
rule-r9-6 = Er komen nog twee spelers. De Pesodief kiest de speler met 7 peso’s en neemt er 3.
rule-r9-7 = Een speler heeft 4 gekleurde bouwmaterialen en 3 afval. De Bouwmaterialendief mag er twee nemen, en neemt 1 leem en 1 afval.
rule-r9-8 = Twee spelers hebben de kaart Peso’s, en er liggen 10 peso’s in het midden. De eerste neemt er 5, de tweede 3 van de andere 5.
rule-r9-9 = In het midden liggen 6 gekleurde bouwmaterialen en 5 afval. Met Mama neem je 3 gekleurde en 3 afval.
rule-r9-10 = In het midden ligt 4 afval. Met de kaart Afval neem je alle 4.
rule-r9-11 = Na het onthullen heb je nog twee kaarten in de hand. Je neemt alle andere terug en hebt er 11.
rule-r9-12 = In één beurt mag je eerst het gebouw linksboven kopen, dan dat rechtsonder, en daarna nog het nieuwe rechtsonder.
rule-r9-13 = De volgorde was 07, 24 en 26. In fase 3 wordt eerst de 0 bedekt, dan de 4 en als laatste de 6.
rule-r9-14 = Een 6 en een 0 zijn altijd 06, nooit 60. Een 2 en een 8 zijn altijd 28, nooit 82.
