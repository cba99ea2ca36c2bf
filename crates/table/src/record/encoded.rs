//! A header in its binary form, as a database stores it and a server sends it.

use serde::{Deserialize, Serialize};

use super::{Header, Record, RecordError};

/// The binary record of a game before its first input. It is decoded only where its content is
/// needed, so a damaged one is reported there and not where it is passed on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EncodedHeader(Vec<u8>);

impl EncodedHeader {
    /// Encodes a header.
    pub fn new(header: impl Into<Header>) -> EncodedHeader {
        EncodedHeader(Record::of_played(header.into(), Vec::new(), None).to_binary())
    }

    /// From a database; [`EncodedHeader::decode`] tells whether it is sound.
    pub fn from_bytes(bytes: Vec<u8>) -> EncodedHeader {
        EncodedHeader(bytes)
    }

    /// As a database stores it.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// As a database stores it.
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// The header, if it is sound.
    pub fn decode(&self) -> Result<Header, RecordError> {
        Record::from_binary(&self.0).map(|record| record.header)
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::Config;

    use super::*;

    #[test]
    fn a_header_is_decoded_as_it_was_encoded() {
        let names = vec!["Ana".to_owned(), "Bob".to_owned()];
        let header = Header::from(Config::new(2).expect("two players")).with_names(names);
        let header = header.expect("two names");
        let encoded = EncodedHeader::new(header.clone());
        let record = Record::new(header.clone(), &[]).expect("no inputs");
        assert_eq!(encoded.as_bytes(), record.to_binary());
        assert_eq!(encoded.decode(), Ok(header));
        assert!(EncodedHeader::from_bytes(b"no record".to_vec()).decode().is_err());
    }
}
