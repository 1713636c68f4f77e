-- A mock exam, a practice or a drill. owner: account:<id> or key:<id>.
CREATE TABLE study_attempt (
    id          TEXT PRIMARY KEY,
    owner       TEXT NOT NULL,
    kind        TEXT NOT NULL,
    lesson      INTEGER,
    seed        INTEGER NOT NULL,
    started_at  TEXT NOT NULL,
    expires_at  TEXT,
    finished_at TEXT
);

CREATE INDEX study_attempt_owner ON study_attempt (owner, finished_at);

-- shown and chosen: letters of the bank's options, shown in the order in which the candidate sees them.
-- is_right is set when the attempt ends.
CREATE TABLE study_answer (
    attempt_id  TEXT NOT NULL REFERENCES study_attempt (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL,
    question_id TEXT NOT NULL,
    shown       TEXT NOT NULL,
    chosen      TEXT,
    is_right    INTEGER,
    PRIMARY KEY (attempt_id, number)
);
