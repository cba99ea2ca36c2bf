-- Written once for both databases: BYTES and CLUSTERED are replaced by each one's own words.
-- Numbers are BIGINT throughout, truths are 0 and 1, times are milliseconds since 1970.

CREATE TABLE player (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT,
    login_key TEXT UNIQUE,
    password TEXT,
    made BIGINT NOT NULL,
    gone BIGINT
);

CREATE TABLE session (
    hash BYTES NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES player (id),
    made BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX session_player ON session (player);
CREATE INDEX session_expires ON session (expires);

-- What was agreed, and in moves, moved, turn and round what follows from the events: a copy,
-- written in the same transaction, so that lists and polling need not replay.
CREATE TABLE game (
    id BIGINT NOT NULL PRIMARY KEY,
    maker BIGINT NOT NULL REFERENCES player (id),
    header BYTES NOT NULL,
    target BIGINT NOT NULL,
    deck BIGINT,
    pace TEXT NOT NULL,
    public BIGINT NOT NULL,
    spectators BIGINT NOT NULL,
    memory_aid BIGINT NOT NULL,
    invite TEXT NOT NULL,
    made BIGINT NOT NULL,
    begun BIGINT,
    finished BIGINT,
    again BIGINT,
    moves BIGINT NOT NULL DEFAULT 0,
    moved BIGINT NOT NULL,
    turn BIGINT NOT NULL DEFAULT 0,
    round BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX game_waiting ON game (made) WHERE begun IS NULL;
CREATE INDEX game_running ON game (moved) WHERE begun IS NOT NULL AND finished IS NULL;
CREATE INDEX game_public ON game (begun) WHERE public = 1 AND begun IS NOT NULL;
CREATE INDEX game_deck ON game (deck) WHERE deck IS NOT NULL;

CREATE TABLE seat (
    game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    player BIGINT REFERENCES player (id),
    bot TEXT,
    stand_in TEXT,
    resigned BIGINT NOT NULL DEFAULT 0,
    points BIGINT,
    won BIGINT,
    PRIMARY KEY (game, seat),
    UNIQUE (game, player)
);
CREATE INDEX seat_player ON seat (player) WHERE player IS NOT NULL;

-- The truth: one row is one move, the decision and the draws that followed it.
CREATE TABLE event (
    game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    seat BIGINT,
    command BYTES,
    inputs BYTES NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, seat, command)
) CLUSTERED;

CREATE TABLE rating (
    player BIGINT NOT NULL REFERENCES player (id),
    kind BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (player, kind)
);
CREATE INDEX rating_kind ON rating (kind);

CREATE TABLE rating_point (
    player BIGINT NOT NULL REFERENCES player (id),
    game BIGINT NOT NULL REFERENCES game (id),
    kind BIGINT NOT NULL,
    at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE chat (
    game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    phrase BIGINT,
    words TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

-- One row: when a server last said that it runs, and when before that.
CREATE TABLE beat (
    one BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    was BIGINT NOT NULL
);

CREATE TABLE downtime (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);

CREATE TABLE push (
    endpoint TEXT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES player (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX push_player ON push (player);

-- What every node must have the same of, such as the key that signs push messages.
CREATE TABLE secret (
    name TEXT NOT NULL PRIMARY KEY,
    value BYTES NOT NULL
);
