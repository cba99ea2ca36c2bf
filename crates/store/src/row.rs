//! Reading columns into our own types.

use havana_protocol::{Id, Timestamp};
use havana_rules::{Seat, Seats};
use havana_table::EncodedHeader;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::error::Error;

pub(crate) fn id(row: &AnyRow, column: &str) -> Result<Id, Error> {
    into_id(row.try_get(column)?)
}

pub(crate) fn maybe_id(row: &AnyRow, column: &str) -> Result<Option<Id>, Error> {
    row.try_get::<Option<i64>, _>(column)?.map(into_id).transpose()
}

pub(crate) fn into_id(number: i64) -> Result<Id, Error> {
    Id::from_number(number).ok_or_else(|| Error::damaged(format_args!("{number} is no id")))
}

pub(crate) fn truth(row: &AnyRow, column: &str) -> Result<bool, Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

pub(crate) fn maybe_truth(row: &AnyRow, column: &str) -> Result<Option<bool>, Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(|truth| truth != 0))
}

/// A number in a narrower type.
pub(crate) fn number<N: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<N, Error> {
    narrow(row.try_get(column)?, column)
}

pub(crate) fn maybe_number<N: TryFrom<i64>>(
    row: &AnyRow,
    column: &str,
) -> Result<Option<N>, Error> {
    row.try_get::<Option<i64>, _>(column)?.map(|found| narrow(found, column)).transpose()
}

fn narrow<N: TryFrom<i64>>(found: i64, column: &str) -> Result<N, Error> {
    N::try_from(found).map_err(|_| Error::damaged(format_args!("{column} is {found}")))
}

pub(crate) fn maybe_seat(row: &AnyRow, column: &str) -> Result<Option<Seat>, Error> {
    maybe_number::<u8>(row, column)?.map(into_seat).transpose()
}

pub(crate) fn into_seat(number: u8) -> Result<Seat, Error> {
    Seat::new(number).ok_or_else(|| Error::damaged(format_args!("there is no seat {number}")))
}

pub(crate) fn time(row: &AnyRow, column: &str) -> Result<Timestamp, Error> {
    Ok(Timestamp::from_millis(row.try_get(column)?))
}

pub(crate) fn maybe_time(row: &AnyRow, column: &str) -> Result<Option<Timestamp>, Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(Timestamp::from_millis))
}

/// The column of a game that says what was agreed and who plays.
pub(crate) fn header(row: &AnyRow) -> Result<EncodedHeader, Error> {
    Ok(EncodedHeader::from_bytes(row.try_get("header")?))
}

/// A set of seats, as a number with a bit for each.
pub(crate) fn bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

pub(crate) fn seats(row: &AnyRow, column: &str) -> Result<Seats, Error> {
    let bits: i64 = row.try_get(column)?;
    Ok(Seat::ALL.into_iter().filter(|seat| bits >> seat.index() & 1 == 1).collect())
}
