//! Games that people share by a short link.

use havana_protocol::{Id, Millis, Timestamp};
use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::store::Store;

/// The longest record that is stored, in bytes; the longest games are far shorter.
pub const LONGEST_SHARED: usize = 12 * 1024;
/// How exactly the store knows when a game was last opened: reading it writes once a day.
pub(crate) const SEEN: Millis = Millis::hours(24);

/// The id of a record: the same record always has the same one, so that sharing it again stores
/// nothing new.
pub(crate) fn id_of(record: &[u8]) -> Id {
    let hash = Sha256::digest(record);
    let mut bits = [0; 8];
    bits.copy_from_slice(&hash[..8]);
    Id::from_random(u64::from_be_bytes(bits))
}

impl Store {
    /// Stores the record of a game, in its binary form, to be found by its id. The same record
    /// always gets the same id. The caller checks that it is a record and not too long.
    pub async fn share(&self, record: &[u8], now: Timestamp) -> Result<Id, Error> {
        let record = record.to_vec();
        self.write("share", move |tx| {
            Box::pin(async move {
                let mut id = id_of(&record);
                loop {
                    let sql = "INSERT INTO shared (id, record, seen) VALUES ($1, $2, $3) \
                         ON CONFLICT (id) DO UPDATE SET seen = \
                         CASE WHEN shared.seen < excluded.seen THEN excluded.seen \
                         ELSE shared.seen END RETURNING record";
                    let found = tx.one(sql, &[&id, &record, &now]).await?;
                    if found.get::<Vec<u8>>("record")? == record {
                        return Ok(id);
                    }
                    // Another record has this id.
                    id = tx.fresh_id()?;
                }
            })
        })
        .await
    }

    /// A shared record. It stays for [`crate::retention::SHARED`] after it was last asked for.
    pub async fn shared(&self, id: Id, now: Timestamp) -> Result<Option<Vec<u8>>, Error> {
        let found = self.read("shared", move |tx| {
            Box::pin(async move {
                tx.row("SELECT record, seen FROM shared WHERE id = $1", &[&id]).await
            })
        });
        let Some(found) = found.await? else { return Ok(None) };
        if found.get::<Timestamp>("seen")? < now - SEEN {
            self.write("shared", move |tx| {
                Box::pin(async move {
                    let sql = "UPDATE shared SET seen = $2 WHERE id = $1 AND seen < $2";
                    tx.run(sql, &[&id, &now]).await
                })
            })
            .await?;
        }
        Ok(Some(found.get("record")?))
    }
}
