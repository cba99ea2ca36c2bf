-- The deal of the day. The seed of its draws is secret until the day is closed.
CREATE TABLE day (
    day BIGINT NOT NULL PRIMARY KEY,
    seed BYTES NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0
);

-- One try of each player counts. A try that was not over when its day was closed is late and does
-- not. luck is what the draws brought, once the game was studied.
CREATE TABLE day_try (
    day BIGINT NOT NULL REFERENCES day (day),
    player BIGINT NOT NULL,
    game BIGINT NOT NULL UNIQUE REFERENCES game (id) ON DELETE CASCADE,
    late BIGINT NOT NULL DEFAULT 0,
    studied BIGINT NOT NULL DEFAULT 0,
    luck BIGINT,
    PRIMARY KEY (day, player)
);
CREATE INDEX day_try_unstudied ON day_try (game) WHERE studied = 0 AND late = 0;
