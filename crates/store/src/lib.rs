//! Where the server keeps games and players: SQLite in one file, or PostgreSQL for several nodes.
