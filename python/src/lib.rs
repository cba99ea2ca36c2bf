//! Havana for Python: a thin layer over `havana-environment`, `havana-bots`, `havana-arena`,
//! `havana-learning` and `havana-study`.
//!
//! The package `havana` around it documents and types what is here.

mod analysis;
mod batch;
mod bot;
mod config;
mod game;
mod meta;
mod seat_view;
mod selfplay;
mod text;

use pyo3::prelude::pymodule;

#[pymodule]
mod _havana {
    #[pymodule_export]
    use super::analysis::analyse;
    #[pymodule_export]
    use super::batch::CoreBatch;
    #[pymodule_export]
    use super::bot::{CoreBot, run_bots};
    #[pymodule_export]
    use super::game::{Dice, Game, read_records};
    #[pymodule_export]
    use super::meta::{action_name, action_names, fields, interval, player_fields, sizes};
    #[pymodule_export]
    use super::seat_view::SeatView;
    #[pymodule_export]
    use super::selfplay::selfplay;
}
