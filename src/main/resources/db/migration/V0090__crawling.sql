-- When each host may be asked again, so that all nodes together are polite.
CREATE TABLE crawling_turn (
    host   TEXT PRIMARY KEY,
    due_at TEXT NOT NULL
);

-- What an address held when it was last fetched: spares sending it again, and is handed to nobody.
CREATE TABLE crawling_page (
    address    TEXT PRIMARY KEY,
    final      TEXT NOT NULL,
    type       TEXT NOT NULL,
    body       BYTEA NOT NULL,
    sha256     TEXT NOT NULL,
    etag       TEXT,
    modified   TEXT,
    fetched_at TEXT NOT NULL,
    changed_at TEXT NOT NULL
);
