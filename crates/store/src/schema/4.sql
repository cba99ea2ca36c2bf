-- Games that people share by a short link: the record in its binary form, and when it was last shared
-- or opened.
CREATE TABLE shared (
    id BIGINT NOT NULL PRIMARY KEY,
    record BYTES NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX shared_seen ON shared (seen);
