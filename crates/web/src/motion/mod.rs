//! Motion that explains: things fly from where they were to where they go.

mod flight;
mod slide;

pub(crate) use flight::{GOODS, fly, stop, translate, whole};
pub(crate) use slide::{positions, slide_from};
