//! Fresh ids and invitations.

use havana_protocol::Id;

use crate::error::Error;

/// What lets anyone join by a link: 128 random bits, as letters and digits.
pub(crate) fn invite(one: Id, other: Id) -> String {
    format!("{one}{other}")
}

/// A new id, from the operating system's randomness.
pub(crate) fn fresh_id() -> Result<Id, Error> {
    getrandom::u64()
        .map(Id::from_random)
        .map_err(|_| Error::Unsupported("the operating system provides no randomness"))
}
