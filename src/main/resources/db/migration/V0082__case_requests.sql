-- Requests that begin a case and carry a key: the same key again is answered with the same case.
CREATE TABLE case_request (
    owner   TEXT NOT NULL,
    key     TEXT NOT NULL,
    asked   TEXT NOT NULL,
    case_id TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    PRIMARY KEY (owner, key)
);
