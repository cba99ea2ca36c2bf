-- Each move carries a hash over itself and the hash of the move before. Old moves get theirs in
-- code, in the transaction of this step.
ALTER TABLE event ADD COLUMN hash BYTES;

-- changed rises with every change of seats, names, chat or table, so that polling finds it; said is
-- the number of the last saying, which a deletion does not lower; unrated says why a finished game
-- changed no rating.
ALTER TABLE game ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN said BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN unrated TEXT;
UPDATE game SET said = (SELECT COALESCE(MAX(number), 0) FROM chat WHERE chat.game = game.id);
UPDATE game SET unrated = 'bots' WHERE finished IS NOT NULL
    AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.bot IS NOT NULL);
CREATE INDEX game_maker ON game (maker);
CREATE INDEX game_finished ON game (finished, id) WHERE finished IS NOT NULL;

CREATE INDEX rating_point_player ON rating_point (player, kind, at);
CREATE INDEX rating_point_game ON rating_point (game);

-- When each node last said that it runs: by the time that all nodes share, and by this database's
-- own clock.
CREATE TABLE node (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
INSERT INTO node (id, at, seen) SELECT one, at, at FROM beat;
DROP TABLE beat;
