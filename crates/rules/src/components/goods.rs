//! Everything that is counted: materials, pesos and workers.
//!
//! One type serves purses, the centre, the supply, costs and payments, so that every move of
//! goods is one subtraction and one addition, and nothing can get lost on the way.

use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// R1.1: the five materials, the four coloured ones first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Material {
    /// Red.
    Brick,
    /// Yellow.
    Sandstone,
    /// Brown.
    Loam,
    /// Blue.
    Glass,
    /// Grey; not a coloured material.
    Debris,
}

impl Material {
    /// The four coloured materials.
    pub const COLOURED: [Material; 4] =
        [Material::Brick, Material::Sandstone, Material::Loam, Material::Glass];
    /// All five materials.
    pub const ALL: [Material; 5] =
        [Material::Brick, Material::Sandstone, Material::Loam, Material::Glass, Material::Debris];

    /// The name used in records and messages.
    pub const fn key(self) -> &'static str {
        const KEYS: [&str; 5] = ["brick", "sandstone", "loam", "glass", "debris"];
        KEYS[self as usize]
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A set of materials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(u8);

impl Kinds {
    /// How many different materials there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The materials in the order of [`Material`].
    pub fn iter(self) -> impl Iterator<Item = Material> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let material = *Material::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(material)
        })
    }
}

/// A count of each coloured material.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Colours {
    pub brick: u8,
    pub sandstone: u8,
    pub loam: u8,
    pub glass: u8,
}

impl Colours {
    /// Counts in the order brick, sandstone, loam, glass.
    pub const fn from_array([brick, sandstone, loam, glass]: [u8; 4]) -> Colours {
        Colours { brick, sandstone, loam, glass }
    }

    /// The counts in the order brick, sandstone, loam, glass.
    pub const fn to_array(self) -> [u8; 4] {
        [self.brick, self.sandstone, self.loam, self.glass]
    }

    /// How many there are in all; wide enough that no input can overflow it.
    pub fn total(self) -> u32 {
        self.to_array().map(u32::from).iter().sum()
    }

    /// As goods; counts above 127 are cut to 127, which is more than the game has of anything.
    pub fn goods(self) -> Goods {
        let [brick, sandstone, loam, glass] = self.to_array().map(|count| count.min(127));
        Goods::from_lanes([brick, sandstone, loam, glass, 0, 0, 0])
    }
}

const PESOS: u32 = 5;
const WORKERS: u32 = 6;

/// Counts of the five materials, of pesos and of workers, one byte each in one word.
///
/// No count ever passes 108 (R1.2), so the top bit of each byte is free, and eight counts can be
/// compared in one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods(u64);

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods(0);
    /// R1.1, R1.2, R1.3: all goods there are in the game.
    pub const BOX: Goods = Goods::from_lanes([10, 10, 10, 10, 40, 108, 15]);

    const TOP_BITS: u64 = 0x8080_8080_8080_8080;
    const COLOURED: u64 = 0xFFFF_FFFF;
    const MATERIALS: u64 = 0xFF_FFFF_FFFF;

    /// Counts in the order brick, sandstone, loam, glass, debris, pesos, workers; each below 128.
    pub const fn from_lanes(counts: [u8; 7]) -> Goods {
        let [brick, sandstone, loam, glass, debris, pesos, workers] = counts;
        Goods(u64::from_le_bytes([brick, sandstone, loam, glass, debris, pesos, workers, 0]))
    }

    /// The counts in the order brick, sandstone, loam, glass, debris, pesos, workers.
    pub const fn lanes(self) -> [u8; 7] {
        let [brick, sandstone, loam, glass, debris, pesos, workers, _] = self.0.to_le_bytes();
        [brick, sandstone, loam, glass, debris, pesos, workers]
    }

    /// All counts in one word, a byte each; the highest byte is free.
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// This many of one material.
    pub const fn material(material: Material, count: u8) -> Goods {
        Goods((count as u64) << (8 * material as u32))
    }

    /// This many pesos.
    pub const fn pesos_of(count: u8) -> Goods {
        Goods((count as u64) << (8 * PESOS))
    }

    /// This many workers.
    pub const fn workers_of(count: u8) -> Goods {
        Goods((count as u64) << (8 * WORKERS))
    }

    /// The count of one material.
    pub const fn of(self, material: Material) -> u8 {
        (self.0 >> (8 * material as u32)) as u8
    }

    /// The pesos.
    pub const fn pesos(self) -> u8 {
        (self.0 >> (8 * PESOS)) as u8
    }

    /// The workers.
    pub const fn workers(self) -> u8 {
        (self.0 >> (8 * WORKERS)) as u8
    }

    /// The debris.
    pub const fn debris(self) -> u8 {
        self.of(Material::Debris)
    }

    /// How many coloured materials there are.
    pub const fn coloured(self) -> u8 {
        // Multiplying adds the four bytes up in the topmost one.
        (((self.0 & Self::COLOURED) as u32).wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// How many materials there are, debris included.
    pub const fn materials(self) -> u8 {
        self.coloured() + self.debris()
    }

    /// The material with this many others before it, when all are sorted by kind.
    #[inline]
    pub const fn nth_material(self, place: u8) -> Option<Material> {
        if place >= self.materials() {
            return None;
        }
        // Each byte of the sums counts the materials up to its kind; those not above the place
        // are passed over.
        let sums = (self.0 & Self::MATERIALS).wrapping_mul(0x0101_0101_0101_0101);
        let places = 0x0101_0101_0101_0101_u64 * place as u64;
        let passed = ((places | Self::TOP_BITS) - (sums & !Self::TOP_BITS)) & Self::TOP_BITS;
        Some(Material::ALL[(passed & Self::MATERIALS).count_ones() as usize % 5])
    }

    /// Only the coloured materials of it.
    pub const fn only_coloured(self) -> Goods {
        Goods(self.0 & Self::COLOURED)
    }

    /// Only the materials of it, debris included.
    pub const fn only_materials(self) -> Goods {
        Goods(self.0 & Self::MATERIALS)
    }

    /// The count of each coloured material.
    pub const fn colours(self) -> Colours {
        let [brick, sandstone, loam, glass, ..] = self.0.to_le_bytes();
        Colours { brick, sandstone, loam, glass }
    }

    /// The materials of which there is at least one.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        let [brick, sandstone, loam, glass, debris, ..] = self.lanes();
        Kinds(
            (brick > 0) as u8
                | ((sandstone > 0) as u8) << 1
                | ((loam > 0) as u8) << 2
                | ((glass > 0) as u8) << 3
                | ((debris > 0) as u8) << 4,
        )
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is left of each count after taking away as much of `other` as there is.
    pub const fn saturating_sub(self, other: Goods) -> Goods {
        // A top bit that survives the subtraction marks a count that did not fall below zero.
        let difference = (self.0 | Self::TOP_BITS) - other.0;
        let survived = difference & Self::TOP_BITS;
        Goods(difference & (survived - (survived >> 7)))
    }

    /// Whether there is at least as much of everything as in `other`.
    pub const fn covers(self, other: Goods) -> bool {
        ((self.0 | Self::TOP_BITS) - other.0) & Self::TOP_BITS == Self::TOP_BITS
    }
}

impl Add for Goods {
    type Output = Goods;

    fn add(self, other: Goods) -> Goods {
        Goods(self.0 + other.0)
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, other: Goods) {
        self.0 += other.0;
    }
}

impl Sub for Goods {
    type Output = Goods;

    fn sub(self, other: Goods) -> Goods {
        Goods(self.0 - other.0)
    }
}

impl SubAssign for Goods {
    fn sub_assign(&mut self, other: Goods) {
        self.0 -= other.0;
    }
}

impl core::iter::Sum for Goods {
    fn sum<I: Iterator<Item = Goods>>(parts: I) -> Goods {
        parts.fold(Goods::NONE, Add::add)
    }
}

/// Goods by name: the form in decks, records and messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct GoodsByName {
    pub brick: u8,
    pub sandstone: u8,
    pub loam: u8,
    pub glass: u8,
    pub debris: u8,
    pub pesos: u8,
    pub workers: u8,
}

impl From<Goods> for GoodsByName {
    fn from(goods: Goods) -> Self {
        let [brick, sandstone, loam, glass, debris, pesos, workers] = goods.lanes();
        GoodsByName { brick, sandstone, loam, glass, debris, pesos, workers }
    }
}

impl GoodsByName {
    /// As goods, if the game has as many of each.
    pub fn to_goods(self) -> Option<Goods> {
        let GoodsByName { brick, sandstone, loam, glass, debris, pesos, workers } = self;
        let lanes = [brick, sandstone, loam, glass, debris, pesos, workers];
        let there_are = lanes.iter().zip(Goods::BOX.lanes()).all(|(&wanted, all)| wanted <= all);
        there_are.then(|| Goods::from_lanes(lanes))
    }
}

impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        GoodsByName::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        GoodsByName::deserialize(deserializer)?
            .to_goods()
            .ok_or_else(|| serde::de::Error::custom("more goods than the game has"))
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [(&str, &str); 7] = [
            ("brick", "brick"),
            ("sandstone", "sandstone"),
            ("loam", "loam"),
            ("glass", "glass"),
            ("debris", "debris"),
            ("peso", "pesos"),
            ("worker", "workers"),
        ];
        let mut comma = "";
        for (count, (one, many)) in self.lanes().into_iter().zip(NAMES) {
            if count > 0 {
                write!(f, "{comma}{count} {}", if count == 1 { one } else { many })?;
                comma = ", ";
            }
        }
        if self.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}
