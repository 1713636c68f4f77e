CREATE TABLE passage (
    id         TEXT PRIMARY KEY,
    source     TEXT NOT NULL,
    owner      TEXT NOT NULL,
    kind       TEXT NOT NULL,
    language   TEXT,
    title      TEXT NOT NULL,
    body       TEXT NOT NULL,
    names      TEXT NOT NULL,
    labels     TEXT NOT NULL,
    day        TEXT,
    citation   TEXT NOT NULL,
    source_url TEXT,
    hash       TEXT NOT NULL,
    text_hash  TEXT NOT NULL
);

CREATE INDEX passage_source ON passage (source);

CREATE INDEX passage_owner ON passage (owner);

-- Little-endian floats in Base64; of another text or another model than today's, it waits to be made anew.
CREATE TABLE passage_vector (
    passage   TEXT NOT NULL REFERENCES passage (id) ON DELETE CASCADE,
    model     TEXT NOT NULL,
    dimension INTEGER NOT NULL,
    text_hash TEXT NOT NULL,
    vector    TEXT NOT NULL,
    PRIMARY KEY (passage, model)
);

-- The last change of every passage that there is or was: what an index reads to follow the store.
CREATE TABLE passage_change (
    passage TEXT PRIMARY KEY,
    change  BIGINT NOT NULL
);

CREATE INDEX passage_change_order ON passage_change (change, passage);
