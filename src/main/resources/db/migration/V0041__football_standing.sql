-- Worked out from football_season, and made anew as a whole.
CREATE TABLE football_pool (
    id           TEXT PRIMARY KEY,
    season       TEXT NOT NULL,
    competitions TEXT NOT NULL,
    position     TEXT NOT NULL,
    minimum      INTEGER NOT NULL,
    members      INTEGER NOT NULL,
    source       TEXT NOT NULL,
    source_url   TEXT,
    as_of        TEXT NOT NULL
);

-- marks: a JSON object by metric.
CREATE TABLE football_standing (
    player  TEXT NOT NULL,
    pool    TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    marks   TEXT NOT NULL,
    PRIMARY KEY (player, pool)
);

CREATE INDEX football_standing_pool ON football_standing (pool, player);
