-- One row a period. report is the whole report as JSON; date is the day on which it was due.
CREATE TABLE market_pulse (
    id           TEXT PRIMARY KEY,
    period       TEXT NOT NULL,
    date         TEXT NOT NULL,
    generated_at TEXT NOT NULL,
    report       TEXT NOT NULL,
    UNIQUE (period, date)
);
