# The thirteen cards: the name, what stands on the card in a few words (.short), and what it does (.help).

# Rules: R3.1, R3.2, R7.0
card-siesta = Siesta
    .short = rest
    .help = Does nothing, and that’s its charm: the 0 keeps your number low, so you act early and your other card gets the best of the table.
# Rules: R7.1
card-refreshment = Refreshment
    .short = take back 1 card
    .help = You may take one card of your choice from your discard pile back into your hand. No one sees which one.
# Rules: R7.2a
card-protection = Protection
    .short = safe from thieves and taxes
    .help = While this card is in front of you, thieves and Tax Collectors can’t take anything from you for the whole round, before and after your turn.
# Rules: R4.6, R7.2b
card-debris = Debris
    .short = all debris in the centre
    .help = Take all the debris in the centre. When you build, five debris can replace any one coloured material.
# Rules: R7.3a
card-conservation = Conservation
    .short = remove an end building
    .help = You may remove one end building from the game. Only one building can be removed per round, by all players together.
# Rules: R7.2a, R7.3b
card-tax-collector = Tax Collector
    .short = 1 peso; later players lose something
    .help = Take 1 peso from the stock. Then every player who acts after you this round loses one worker (to the stock) or one material, which may be debris (out of the game): you choose what each of them loses. Protected players lose nothing.
# Rules: R7.4a
card-worker = Worker
    .short = 2 workers, later 1
    .help = The first player to carry this card out in a round hires 2 workers. Everyone after that hires 1, while there are any left.
# Rules: R4.5, R7.4b
card-architect = Architect
    .short = 1 worker; needed for some buildings
    .help = Hire 1 worker, if one is left. While the Architect is in front of you, you may also build any number of buildings that need it.
# Rules: R7.2a, R7.5
card-peso-thief = Pesos Thief
    .short = half of a player’s pesos
    .help = Take half the pesos, rounded down, of one player who acts after you this round. If you’re last, choose any other player. You can’t rob protected players.
# Rules: R7.2a, R7.5, R7.6
card-materials-thief = Materials Thief
    .short = 1 or 2 of a player’s materials
    .help = Take 1 material of your choice (it may be debris) from one player who acts after you this round, or 1 or 2 if they have more than 3 coloured ones. If you’re last, choose any other player. You can’t rob protected players.
# Rules: R7.7
card-black-market = Black Market
    .short = 2 from the bag, later 1
    .help = The first player to carry this card out in a round draws 2 materials from the bag. Everyone after that draws 1. What you get is down to luck.
# Rules: R7.8
card-pesos = Pesos
    .short = half the pesos in the centre
    .help = Take half the pesos in the centre, rounded up.
# Rules: R7.9
card-mama = Mama
    .short = half the materials in the centre
    .help = Take half the coloured materials in the centre, rounded up, and choose which. Also take half the debris, rounded up.
