-- How the reading of each feed goes; moments are ISO, problem is NULL where the last reading did not fail.
CREATE TABLE market_feed (
    address TEXT PRIMARY KEY,
    read_at TEXT NOT NULL,
    good_at TEXT,
    items   INTEGER NOT NULL,
    undated INTEGER NOT NULL,
    named   INTEGER NOT NULL,
    problem TEXT
);
