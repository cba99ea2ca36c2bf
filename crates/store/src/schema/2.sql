-- Which move began the turn that the player at a seat last heard of: he was at the table, or a
-- message was sent to him.
ALTER TABLE seat ADD COLUMN told BIGINT NOT NULL DEFAULT 0;

-- A browser takes messages as long as its session lasts. No server has used the table before.
DROP TABLE push;
CREATE TABLE push (
    session BYTES NOT NULL PRIMARY KEY REFERENCES session (hash) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    made BIGINT NOT NULL
);
