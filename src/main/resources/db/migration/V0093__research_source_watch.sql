-- What came of looking at a source for something new. answered_at, new_at: when it last answered, and with an entry not seen before.
CREATE TABLE research_source (
    source      TEXT PRIMARY KEY,
    first_at    TEXT NOT NULL,
    asked_at    TEXT NOT NULL,
    outcome     TEXT NOT NULL,
    sentence    TEXT NOT NULL,
    answered_at TEXT,
    new_at      TEXT
);

-- The entries that its lists have had.
CREATE TABLE research_source_entry (
    source  TEXT NOT NULL,
    address TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    PRIMARY KEY (source, address)
);
