-- One row is one move. Both databases only change the name, whatever number of rows there is.
ALTER TABLE event RENAME TO move;
