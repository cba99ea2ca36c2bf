//! Games that people share.

use havana_protocol::{Id, Timestamp};

use super::{Store, call};
use crate::error::Error;

impl Store {
    /// Stores the record of a game, in its binary form, to be found by its id. The same record
    /// always gets the same id. The caller checks that it is a record and not too long.
    pub async fn share(&self, record: &[u8], now: Timestamp) -> Result<Id, Error> {
        call!(self, Share, share(record, now))
    }

    /// A shared record. It stays for [`crate::retention::SHARED`] after it was last asked for.
    pub async fn shared(&self, id: Id, now: Timestamp) -> Result<Option<Vec<u8>>, Error> {
        call!(self, Shared, shared(id, now))
    }
}
