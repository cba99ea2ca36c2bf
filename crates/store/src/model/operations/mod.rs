//! Every operation of a store, on the model.

mod days;
mod games;
mod people;
mod tables;
mod upkeep;

/// Carries an operation that cannot fail by itself to the data.
macro_rules! ask {
    ($model:ident, $operation:ident, |$data:ident| $work:expr) => {
        $model.ask(Operation::$operation, move |$data| Ok($work)).await
    };
}
use ask;
