//! How large a record can be. Anything larger is not read, so hostile bytes cost little.

use havana_rules::{BuildingId, Goods, Seat};

/// The longest line of the text form, in bytes. A header with the longest keys and names stays
/// well below it.
pub const LONGEST_LINE: usize = 16 * 1024;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 64;

/// R5.1: three materials leave the bag each round, so after this many rounds it is empty.
const ROUNDS_WITH_A_BAG: usize = Goods::BOX.materials() as usize / 3 + 1;

/// R8.4: then twelve quiet rounds end the game, and each building breaks the silence but once.
const ROUNDS: usize = ROUNDS_WITH_A_BAG + BuildingId::COUNT + (BuildingId::COUNT + 1) * 12;

/// Which card first; the tax collector's three victims and one more action; the end of the turn;
/// a new card; taking back.
const DECISIONS_A_ROUND: usize = 1 + 3 + 1 + 1 + 1 + 1;

/// The order of age, every building and every material.
const DRAWS: usize = 1 + BuildingId::COUNT + Goods::BOX.materials() as usize;

/// The swap of R2.2, the opening cards, and every building bought.
const DECISIONS_A_GAME: usize = 1 + Seat::MAX + BuildingId::COUNT;

/// More inputs than any game can have: every game ends (R8.4).
pub const MOST_INPUTS: usize = DRAWS + DECISIONS_A_GAME + ROUNDS * Seat::MAX * DECISIONS_A_ROUND;

/// The longest binary form, in bytes; an input has at most ten.
pub const LONGEST_BINARY: usize = LONGEST_LINE + 10 * MOST_INPUTS;
