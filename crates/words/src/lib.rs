//! Every sentence a person reads about Havana, in six languages.
//!
//! The sentences stand in Fluent files under `texts/`, one folder a language. [`Words`] speaks one
//! of the languages: it names cards, buildings and goods, tells what happened, labels what can be
//! decided, and says why something cannot be done. Where a sentence is about a player, [`Names`]
//! give the name and say who the reader is, who is addressed as "you".
//!
//! [`english`] has the sentences of the tools, which speak English alone.
//!
//! All languages are part of the program, unless the feature `every-language` is turned off: then
//! English alone is, and a client that loads its own language gives it to [`Words::hand_over`].

mod buildings;
mod cards;
mod choices;
mod decisions;
mod endings;
#[cfg(feature = "tools")]
pub mod english;
mod events;
mod files;
mod fluent;
mod goods;
mod html;
mod language;
mod levels;
mod names;
mod refusals;
mod rules;
mod story;
mod texts;
mod undo;
mod value;
mod words;
mod wrong;

pub use files::FileFault;
pub use html::html_escaped;
pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use rules::{Section, clauses, sections};
pub use story::StoryLine;
pub use texts::{FILES, for_browsers, of_study, source};
pub use value::Value;
pub use words::{IncompleteTexts, Words};
