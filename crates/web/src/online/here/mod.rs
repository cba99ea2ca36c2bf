//! Online play, in the program that has it.

mod company;
mod end;
mod news;
mod online_table;
pub(crate) mod parts;

pub(crate) use company::{awaited, banner, beside_name, company, has_resigned, judged};
pub(crate) use end::actions as end_actions;
pub(crate) use news::{hear, leave};
pub(crate) use online_table::OnlineTable;
