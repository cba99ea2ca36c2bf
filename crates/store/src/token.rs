//! What is stored of a session, instead of its token.

/// The SHA-256 of a session's token.
pub type TokenHash = [u8; 32];
