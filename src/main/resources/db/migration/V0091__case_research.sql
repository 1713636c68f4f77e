-- Which job is a research of which case, and what was asked of it. seeds: addresses, one a line.
CREATE TABLE case_research (
    job_id   TEXT PRIMARY KEY,
    case_id  TEXT NOT NULL REFERENCES case_file (id) ON DELETE CASCADE,
    query    TEXT NOT NULL,
    depth    TEXT NOT NULL,
    seeds    TEXT NOT NULL,
    browser  INTEGER NOT NULL,
    asked_at TEXT NOT NULL
);

CREATE INDEX case_research_case ON case_research (case_id, asked_at);
