//! Goods in words and in letters.

use havana_rules::Goods;

use super::numbers::list;

/// One and many of each good, in the order of [`Goods::lanes`].
const NAMES: [(&str, &str); 7] = [
    ("brick", "bricks"),
    ("sandstone", "sandstone"),
    ("loam", "loam"),
    ("glass", "glass"),
    ("debris", "debris"),
    ("peso", "pesos"),
    ("worker", "workers"),
];

/// A letter for each good, in the order of [`Goods::lanes`].
const LETTERS: [char; 7] = ['B', 'S', 'L', 'G', 'D', 'P', 'W'];

/// The goods in words: `1 brick, 2 pesos and 1 worker`, or `nothing`.
pub fn goods(goods: Goods) -> String {
    let parts: Vec<String> = NAMES
        .iter()
        .zip(goods.lanes())
        .filter(|&(_, count)| count > 0)
        .map(|(&(one, many), count)| format!("{count} {}", if count == 1 { one } else { many }))
        .collect();
    if parts.is_empty() { "nothing".to_owned() } else { list(&parts) }
}

/// The goods in letters, without those that are zero: `B`, `2S`, `3P`.
pub fn letters(goods: Goods) -> impl Iterator<Item = (usize, String)> {
    let lanes = goods.lanes().into_iter().zip(LETTERS).enumerate();
    lanes.filter_map(|(lane, (count, letter))| match count {
        0 => None,
        1 => Some((lane, letter.to_string())),
        many => Some((lane, format!("{many}{letter}"))),
    })
}

/// What was gained and lost: `+2 pesos, −1 brick`; nothing if nothing changed.
pub fn change(before: Goods, after: Goods) -> Option<String> {
    let gained = after.saturating_sub(before);
    let lost = before.saturating_sub(after);
    let signed = |goods: Goods, sign: &'static str| {
        NAMES.iter().zip(goods.lanes()).filter(|&(_, count)| count > 0).map(
            move |(&(one, many), count)| {
                format!("{sign}{count} {}", if count == 1 { one } else { many })
            },
        )
    };
    let parts: Vec<String> = signed(gained, "+").chain(signed(lost, "−")).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_counted_and_named() {
        assert_eq!(goods(Goods::NONE), "nothing");
        assert_eq!(goods(Goods::from_lanes([1, 0, 0, 0, 0, 2, 0])), "1 brick and 2 pesos");
        assert_eq!(
            goods(Goods::from_lanes([2, 1, 3, 4, 5, 1, 1])),
            "2 bricks, 1 sandstone, 3 loam, 4 glass, 5 debris, 1 peso and 1 worker"
        );
    }

    #[test]
    fn letters_leave_out_what_there_is_none_of() {
        let parts = letters(Goods::from_lanes([1, 0, 2, 0, 0, 12, 1]));
        let parts: Vec<String> = parts.map(|(_, letters)| letters).collect();
        assert_eq!(parts, ["B", "2L", "12P", "W"]);
    }

    #[test]
    fn changes_tell_gains_before_losses() {
        let before = Goods::from_lanes([1, 0, 0, 0, 0, 3, 0]);
        let after = Goods::from_lanes([0, 2, 0, 0, 0, 1, 1]);
        assert_eq!(
            change(before, after).as_deref(),
            Some("+2 sandstone, +1 worker, −1 brick, −2 pesos")
        );
        assert_eq!(change(before, before), None);
    }
}
