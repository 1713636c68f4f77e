-- How well each candidate remembers each question, and when it should be asked again.
CREATE TABLE study_memory (
    owner       TEXT NOT NULL,
    question_id TEXT NOT NULL,
    phase       TEXT NOT NULL,
    step        INTEGER NOT NULL,
    stability   DOUBLE PRECISION NOT NULL,
    difficulty  DOUBLE PRECISION NOT NULL,
    last_at     TEXT NOT NULL,
    due_at      TEXT NOT NULL,
    PRIMARY KEY (owner, question_id)
);
