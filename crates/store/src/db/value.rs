//! Values on their way into a statement, and rows on their way out.

use std::sync::Arc;

use havana_protocol::{Day, Id, Timestamp};
use havana_rules::{Seat, Seats};
use havana_table::EncodedHeader;

use crate::error::Error;

/// What a column can hold in both databases.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Null(Type),
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The type of a value that is missing, which PostgreSQL must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    Int,
    Real,
    Text,
    Bytes,
}

/// The values of a statement, from `$1` on.
pub(crate) type Values<'a> = &'a [&'a (dyn ToValue + Sync)];

pub(crate) trait ToValue {
    fn to_value(&self) -> Value;

    fn column_type() -> Type
    where
        Self: Sized,
    {
        Type::Int
    }
}

impl ToValue for i64 {
    fn to_value(&self) -> Value {
        Value::Int(*self)
    }
}

impl ToValue for u8 {
    fn to_value(&self) -> Value {
        Value::Int(i64::from(*self))
    }
}

impl ToValue for u16 {
    fn to_value(&self) -> Value {
        Value::Int(i64::from(*self))
    }
}

impl ToValue for u32 {
    fn to_value(&self) -> Value {
        Value::Int(i64::from(*self))
    }
}

impl ToValue for bool {
    fn to_value(&self) -> Value {
        Value::Int(i64::from(*self))
    }
}

impl ToValue for Id {
    fn to_value(&self) -> Value {
        Value::Int(self.number())
    }
}

impl ToValue for Timestamp {
    fn to_value(&self) -> Value {
        Value::Int(self.millis())
    }
}

impl ToValue for Day {
    fn to_value(&self) -> Value {
        Value::Int(i64::from(self.number()))
    }
}

impl ToValue for Seat {
    fn to_value(&self) -> Value {
        u8::from(*self).to_value()
    }
}

/// A set of seats is a number with a bit for each.
impl ToValue for Seats {
    fn to_value(&self) -> Value {
        Value::Int(self.iter().map(|seat| 1 << seat.index()).sum())
    }
}

impl ToValue for f64 {
    fn to_value(&self) -> Value {
        Value::Real(*self)
    }

    fn column_type() -> Type {
        Type::Real
    }
}

impl ToValue for &str {
    fn to_value(&self) -> Value {
        Value::Text((*self).to_owned())
    }

    fn column_type() -> Type {
        Type::Text
    }
}

impl ToValue for String {
    fn to_value(&self) -> Value {
        Value::Text(self.clone())
    }

    fn column_type() -> Type {
        Type::Text
    }
}

impl ToValue for Vec<u8> {
    fn to_value(&self) -> Value {
        Value::Bytes(self.clone())
    }

    fn column_type() -> Type {
        Type::Bytes
    }
}

impl<const LENGTH: usize> ToValue for [u8; LENGTH] {
    fn to_value(&self) -> Value {
        Value::Bytes(self.to_vec())
    }

    fn column_type() -> Type {
        Type::Bytes
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::Null(T::column_type()), T::to_value)
    }

    fn column_type() -> Type {
        T::column_type()
    }
}

/// A row of an answer.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) columns: Arc<[String]>,
    pub(crate) values: Vec<Value>,
}

impl Row {
    /// The value of a column; damage if it is missing or not of this type.
    pub(crate) fn get<T: FromValue>(&self, column: &str) -> Result<T, Error> {
        let number = self.columns.iter().position(|name| name == column);
        let value = number.and_then(|number| self.values.get(number));
        value.and_then(T::from_value).ok_or_else(|| match value {
            Some(value) => Error::damaged(format_args!("{column} is {value:?}")),
            None => Error::damaged(format_args!("there is no column {column}")),
        })
    }
}

pub(crate) trait FromValue: Sized {
    fn from_value(value: &Value) -> Option<Self>;
}

impl FromValue for i64 {
    fn from_value(value: &Value) -> Option<i64> {
        if let Value::Int(number) = value { Some(*number) } else { None }
    }
}

impl FromValue for u8 {
    fn from_value(value: &Value) -> Option<u8> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for u16 {
    fn from_value(value: &Value) -> Option<u16> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for u32 {
    fn from_value(value: &Value) -> Option<u32> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for u64 {
    fn from_value(value: &Value) -> Option<u64> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for bool {
    fn from_value(value: &Value) -> Option<bool> {
        i64::from_value(value).map(|number| number != 0)
    }
}

impl FromValue for Id {
    fn from_value(value: &Value) -> Option<Id> {
        Id::from_number(i64::from_value(value)?)
    }
}

impl FromValue for Timestamp {
    fn from_value(value: &Value) -> Option<Timestamp> {
        i64::from_value(value).map(Timestamp::from_millis)
    }
}

impl FromValue for Day {
    fn from_value(value: &Value) -> Option<Day> {
        Day::from_number(i64::from_value(value)?)
    }
}

impl FromValue for Seat {
    fn from_value(value: &Value) -> Option<Seat> {
        Seat::new(u8::from_value(value)?)
    }
}

impl FromValue for Seats {
    fn from_value(value: &Value) -> Option<Seats> {
        let bits = i64::from_value(value)?;
        Some(Seat::ALL.into_iter().filter(|seat| bits >> seat.index() & 1 == 1).collect())
    }
}

impl FromValue for f64 {
    fn from_value(value: &Value) -> Option<f64> {
        if let Value::Real(number) = value { Some(*number) } else { None }
    }
}

impl FromValue for String {
    fn from_value(value: &Value) -> Option<String> {
        if let Value::Text(text) = value { Some(text.clone()) } else { None }
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: &Value) -> Option<Vec<u8>> {
        if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None }
    }
}

impl<const LENGTH: usize> FromValue for [u8; LENGTH] {
    fn from_value(value: &Value) -> Option<[u8; LENGTH]> {
        if let Value::Bytes(bytes) = value { bytes.as_slice().try_into().ok() } else { None }
    }
}

impl FromValue for EncodedHeader {
    fn from_value(value: &Value) -> Option<EncodedHeader> {
        Vec::from_value(value).map(EncodedHeader::from_bytes)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Option<Option<T>> {
        if let Value::Null(_) = value { Some(None) } else { T::from_value(value).map(Some) }
    }
}

/// The most values of a list in one statement; a power of two.
const LONGEST_LIST: usize = 512;

/// Values as lists for `IN (…)`, whose first is `$from`. A list is filled up to a power of two with
/// its last value, so that there are few texts of statements and each stays prepared.
pub(crate) fn list<T: ToValue + Sync>(
    from: usize,
    values: &[T],
) -> impl Iterator<Item = (String, Vec<&(dyn ToValue + Sync)>)> {
    values.chunks(LONGEST_LIST).map(move |some| {
        let length = some.len().next_power_of_two();
        let places: Vec<String> = (from..from + length).map(|place| format!("${place}")).collect();
        let filled = some.iter().chain(some.last().into_iter().cycle()).take(length);
        (places.join(", "), filled.map(|value| value as _).collect())
    })
}
