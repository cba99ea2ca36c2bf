//! Goods and payments in words.

use havana_rules::{Colours, Goods, Material, Payment};

/// Goods as they are printed: `goods("2 brick, 1 debris, 7 pesos")`.
pub(crate) fn goods(text: &str) -> Goods {
    text.split(", ").map(one_good).sum()
}

fn one_good(text: &str) -> Goods {
    if text == "nothing" {
        return Goods::NONE;
    }
    let (count, name) = text.split_once(' ').unwrap_or_else(|| panic!("no goods: {text}"));
    let count = count.parse().unwrap_or_else(|_| panic!("no count: {text}"));
    match name {
        "peso" | "pesos" => Goods::pesos_of(count),
        "worker" | "workers" => Goods::workers_of(count),
        _ => {
            let known = Material::ALL.into_iter().find(|material| material.key() == name);
            Goods::material(known.unwrap_or_else(|| panic!("no good: {text}")), count)
        }
    }
}

/// R4.6: five debris for each of these coloured materials.
pub(crate) fn debris_for(replaced: &str) -> Payment {
    let debris_for: Colours = goods(replaced).colours();
    Payment { debris_for, pesos_for_workers: 0 }
}

/// R4.6: five pesos for each of this many workers.
pub(crate) fn pesos_for_workers(workers: u8) -> Payment {
    Payment { pesos_for_workers: workers, ..Payment::PLAIN }
}
