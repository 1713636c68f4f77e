-- owner: account:<id> or key:<id>. plain: what a list is searched by, in plain letters. Whatever belongs to a case is reached through this table only, by id and owner.
CREATE TABLE case_file (
    id         TEXT PRIMARY KEY,
    owner      TEXT NOT NULL,
    title      TEXT NOT NULL,
    summary    TEXT,
    parties    TEXT NOT NULL,
    forum      TEXT,
    plain      TEXT NOT NULL,
    status     TEXT NOT NULL,
    version    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
);

CREATE INDEX case_file_owner ON case_file (owner, created_at);

CREATE TABLE case_tag (
    case_id TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    tag     TEXT NOT NULL,
    PRIMARY KEY (case_id, tag)
);

-- reference: what makes a source one and the same in its case: a decision's id, an article's citation, an address, a document.
CREATE TABLE case_source (
    id           TEXT PRIMARY KEY,
    case_id      TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    reference    TEXT NOT NULL,
    source_type  TEXT NOT NULL,
    authority    TEXT,
    title        TEXT NOT NULL,
    url          TEXT,
    decision_id  TEXT,
    article      TEXT,
    document_id  TEXT,
    verified     INTEGER NOT NULL,
    checked      TEXT NOT NULL,
    statement    TEXT,
    dated        TEXT,
    edition      TEXT,
    standing     TEXT,
    warnings     TEXT NOT NULL,
    note         TEXT,
    retrieved_at TEXT NOT NULL,
    UNIQUE (case_id, reference)
);

CREATE TABLE case_finding (
    id         TEXT PRIMARY KEY,
    case_id    TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    body       TEXT NOT NULL,
    confidence TEXT NOT NULL,
    made_by    TEXT NOT NULL,
    job_id     TEXT,
    made_at    TEXT NOT NULL
);

CREATE INDEX case_finding_case ON case_finding (case_id, made_at);

-- What a finding rests on: a source of its case, where in it, and the words there.
CREATE TABLE case_support (
    finding_id TEXT NOT NULL REFERENCES case_finding (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    source_id  TEXT NOT NULL REFERENCES case_source (id) ON DELETE CASCADE,
    pinpoint   TEXT,
    quote      TEXT,
    PRIMARY KEY (finding_id, number)
);

CREATE INDEX case_support_source ON case_support (source_id);

CREATE TABLE case_link (
    id       TEXT PRIMARY KEY,
    case_id  TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    url      TEXT NOT NULL,
    title    TEXT,
    excerpt  TEXT,
    tags     TEXT NOT NULL,
    added_at TEXT NOT NULL,
    UNIQUE (case_id, url)
);

CREATE TABLE case_note (
    id       TEXT PRIMARY KEY,
    case_id  TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    body     TEXT NOT NULL,
    added_at TEXT NOT NULL
);

CREATE INDEX case_note_case ON case_note (case_id, added_at);
