//! Goods, and lists of things.

use havana_rules::{Goods, Material};

use crate::language::Language;
use crate::words::Words;

/// The messages that count each good, in the order of [`Goods::lanes`].
const COUNTS: [&str; 7] = [
    "count-brick",
    "count-sandstone",
    "count-loam",
    "count-glass",
    "count-debris",
    "count-pesos",
    "count-workers",
];

impl Words {
    /// The name of a material, as a heading.
    pub fn material(self, material: Material) -> String {
        self.text(&format!("material-{}", material.key()))
    }

    /// A letter that tells a material from the other four.
    pub fn material_letter(self, material: Material) -> String {
        self.text(&format!("material-{}.letter", material.key()))
    }

    /// The goods in words: `2 bricks, 1 glass and 3 pesos`, or `nothing`.
    pub fn goods(self, goods: Goods) -> String {
        let parts: Vec<String> = self.counted(goods).collect();
        if parts.is_empty() { self.text("goods-nothing") } else { self.list(&parts) }
    }

    /// Each good that there is, counted: `2 bricks`, `1 glass`.
    pub(crate) fn counted(self, goods: Goods) -> impl Iterator<Item = String> {
        let counts = COUNTS.into_iter().zip(goods.lanes()).filter(|&(_, count)| count > 0);
        counts.map(move |(key, count)| self.say(key, &[("n", count.into())]))
    }

    /// This many points: `1 point`, `5 points`.
    pub fn points(self, points: u8) -> String {
        self.say("count-points", &[("n", points.into())])
    }

    /// The parts as one would say them: `a`, `a and b`, `a, b and c`.
    pub fn list<S: AsRef<str>>(self, parts: &[S]) -> String {
        let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => (*last).to_owned(),
            Some((last, before)) => {
                format!("{} {} {last}", before.join(", "), self.and_before(last))
            }
        }
    }

    fn and_before(self, last: &str) -> String {
        let spoken_i =
            ["i", "í", "Í", "hi"].iter().any(|i| last.to_ascii_lowercase().starts_with(i));
        if self.language() == Language::Spanish && spoken_i {
            return "e".to_owned();
        }
        self.text("list-and")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_counted_and_listed() {
        let goods = Goods::from_lanes([2, 0, 0, 1, 0, 3, 0]);
        let said = |language| Words::new(language).goods(goods);
        assert_eq!(said(Language::English), "2 bricks, 1 glass and 3 pesos");
        assert_eq!(said(Language::German), "2 Backsteine, 1 Glas und 3 Pesos");
        assert_eq!(said(Language::Dutch), "2 bakstenen, 1 glas en 3 peso’s");
        assert_eq!(said(Language::Italian), "2 mattoni, 1 vetro e 3 pesos");
        assert_eq!(said(Language::Spanish), "2 ladrillos, 1 de vidrio y 3 pesos");
        assert_eq!(said(Language::French), "2 briques, 1 bloc de verre et 3 pesos");
        assert_eq!(Words::new(Language::German).goods(Goods::NONE), "nichts");
    }

    #[test]
    fn spanish_says_e_before_an_i() {
        let spanish = Words::new(Language::Spanish);
        assert_eq!(spanish.list(&["Ana", "Inés"]), "Ana e Inés");
        assert_eq!(spanish.list(&["Inés", "Ana"]), "Inés y Ana");
    }

    #[test]
    fn the_letters_of_the_materials_differ() {
        for words in Language::ALL.map(Words::new) {
            let mut letters = Material::ALL.map(|material| words.material_letter(material));
            letters.sort();
            assert!(letters.windows(2).all(|pair| pair[0] != pair[1]), "{words:?} {letters:?}");
        }
    }
}
