-- id is what the service calls the decision; printed, what its source does: two decisions may share a number.
CREATE TABLE law_decision (
    id      TEXT PRIMARY KEY,
    printed TEXT NOT NULL,
    origin  TEXT NOT NULL,
    forum   TEXT NOT NULL,
    record  TEXT NOT NULL
);

-- series and number: the key without year and procedure letter, for numbers cited with the wrong one.
CREATE TABLE law_decision_key (
    key         TEXT NOT NULL,
    decision_id TEXT NOT NULL REFERENCES law_decision (id) ON DELETE CASCADE,
    series      TEXT,
    number      INTEGER,
    PRIMARY KEY (key, decision_id)
);

CREATE INDEX law_decision_key_number ON law_decision_key (series, number);
CREATE INDEX law_decision_key_decision ON law_decision_key (decision_id);

CREATE TABLE law_decision_name (
    name        TEXT NOT NULL,
    decision_id TEXT NOT NULL REFERENCES law_decision (id) ON DELETE CASCADE,
    PRIMARY KEY (name, decision_id)
);

CREATE INDEX law_decision_name_decision ON law_decision_name (decision_id);

CREATE TABLE law_decision_file (
    name TEXT PRIMARY KEY,
    hash TEXT NOT NULL
);
