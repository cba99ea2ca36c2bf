//! The havana program.

fn main() {}
