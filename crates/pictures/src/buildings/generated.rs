//! A façade for any key: custom decks have buildings without a drawing.

use crate::art::Art;
use crate::parts::colour::{
    BLUE, CORAL, CREAM, GOLD, GREEN, LILAC, MINT, OCHRE, ROSE, SAND, SKY, TEAL, TERRA, WHITE, WINE,
    WOOD,
};
use crate::parts::scene::Mood;

const PLASTER: [&str; 8] = [ROSE, OCHRE, MINT, SKY, CORAL, SAND, LILAC, CREAM];
const LEAVES: [&str; 5] = [BLUE, TEAL, GREEN, WINE, WOOD];
const MOODS: [Mood; 4] = [Mood::Sea, Mood::Peach, Mood::Rose, Mood::Gold];

/// Choices drawn from a key, always the same for the same key.
struct Taste(u32);

impl Taste {
    fn of(key: &str) -> Taste {
        Taste(
            key.bytes()
                .fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)),
        )
    }

    /// A number below `count`.
    fn pick(&mut self, count: u8) -> u8 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        ((self.0 >> 8) % u32::from(count)) as u8
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[usize::from(self.pick(of.len() as u8))]
    }
}

pub(super) fn facade(key: &str) -> String {
    let mut taste = Taste::of(key);
    let mut art = Art::sky(taste.one(&MOODS), taste.one(&[34.0, 60.0, 86.0]));
    if taste.pick(2) == 0 {
        art.town();
    }
    art.palm(taste.one(&[9.0, 14.0]), 134.0, taste.one(&[0.9, 1.1])).ground();

    let (plaster, leaf) = (taste.one(&PLASTER), taste.one(&LEAVES));
    let bays = 3 + taste.pick(2);
    let storeys = 1 + taste.pick(2);
    let bay = 20.0;
    let width = f32::from(bays) * bay + 4.0;
    let left = 62.0 - width / 2.0;
    let top = 100.0 - f32::from(storeys) * 28.0;
    art.wall(plaster, left, top, width, 134.0 - top);
    let places =
        |shift: f32| -> Vec<f32> { (0..bays).map(|i| left + shift + f32::from(i) * bay).collect() };
    let (windows, balconies, shutters) = (places(7.0), places(5.0), places(8.0));
    for storey in 0..storeys {
        let base = 96.0 - f32::from(storey) * 28.0;
        let window = taste.pick(3);
        match window {
            0 => art.french(leaf, &windows, base, 10.0, 14.0).balconies(&balconies, base, 14.0),
            1 => art.shuttered(leaf, &shutters, base - 18.0, 8.0, 15.0),
            _ => art.french(leaf, &windows, base - 3.0, 10.0, 15.0),
        };
    }
    art.cornice(left, top - 3.0, width).cornice(left, 99.0, width);
    if taste.pick(2) == 0 {
        art.arcade(CREAM, bays, (left + 2.0, 134.0), bay, 28.0);
    } else {
        art.arched_doors(leaf, &[54.0], 134.0, 16.0, 28.0)
            .pane(left + 8.0, 110.0, 12.0, 14.0)
            .pane(left + width - 20.0, 110.0, 12.0, 14.0);
        if taste.pick(2) == 0 {
            art.awning(taste.one(&LEAVES), left + 3.0, 102.0, 22.0, 7.0).awning(
                taste.one(&LEAVES),
                left + width - 25.0,
                102.0,
                22.0,
                7.0,
            );
        }
    }
    match taste.pick(5) {
        0 => art.tiles(TERRA, left - 4.0, top - 14.0, width + 8.0, 12.0),
        1 => art.pediment(plaster, 38.0, top - 3.0, 48.0, 18.0),
        2 => art.dome(TEAL, 62.0, top - 3.0, 18.0, 16.0).finial(GOLD, 62.0, top - 18.0, 8.0),
        3 => art.balustrade(WHITE, left + 2.0, top - 9.0, width - 4.0).flag(
            CORAL,
            62.0,
            top - 4.0,
            22.0,
        ),
        _ => art
            .wall(plaster, 48.0, top - 26.0, 28.0, 24.0)
            .clock(leaf, 62.0, top - 14.0, 7.0)
            .tiles(TERRA, 45.0, top - 34.0, 34.0, 9.0),
    };
    art.dusk()
}
