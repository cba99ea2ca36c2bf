//! The rules of Havana.
