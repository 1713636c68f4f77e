CREATE TABLE case_document (
    id         TEXT PRIMARY KEY,
    case_id    TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    filename   TEXT NOT NULL,
    media_type TEXT NOT NULL,
    bytes      BIGINT NOT NULL,
    sha256     TEXT NOT NULL,
    state      TEXT NOT NULL,
    reason     TEXT,
    job_id     TEXT NOT NULL,
    pages      INTEGER,
    language   TEXT,
    engine     TEXT,
    markdown   TEXT,
    warnings   TEXT NOT NULL,
    stored_at  TEXT NOT NULL,
    ready_at   TEXT,
    UNIQUE (case_id, sha256)
);

CREATE INDEX case_document_case ON case_document (case_id, stored_at);

-- The file as it came, never altered; apart, so that lists do not read it.
CREATE TABLE case_document_content (
    document_id TEXT PRIMARY KEY REFERENCES case_document (id) ON DELETE CASCADE,
    content     BYTEA NOT NULL
);
