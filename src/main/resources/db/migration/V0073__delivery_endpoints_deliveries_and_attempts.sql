-- Where signed messages go. The operator's endpoint has its secret in the settings, not here.
-- former_secret signs beside secret until former_until; sequence counts the messages; nothing is sent before resume_at.
CREATE TABLE webhook_endpoint (
    id            TEXT PRIMARY KEY,
    owner         TEXT NOT NULL UNIQUE,
    address       TEXT NOT NULL,
    secret        TEXT,
    former_secret TEXT,
    former_until  TEXT,
    sequence      BIGINT NOT NULL,
    created_at    TEXT NOT NULL,
    disabled_at   TEXT,
    disabled_why  TEXT,
    resume_at     TEXT
);

-- body is what is signed and sent, every time. attempts counts all, failures those since it was last put on its way.
-- held_until, in the database's own time, is how long the node that sends it may take.
CREATE TABLE webhook_delivery (
    id          TEXT PRIMARY KEY,
    endpoint_id TEXT NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
    event_id    TEXT NOT NULL,
    type        TEXT NOT NULL,
    sequence    BIGINT NOT NULL,
    body        TEXT NOT NULL,
    state       TEXT NOT NULL,
    attempts    INTEGER NOT NULL,
    failures    INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    due_at      TEXT NOT NULL,
    held_until  TEXT,
    ended_at    TEXT,
    UNIQUE (endpoint_id, event_id)
);

CREATE INDEX webhook_delivery_due ON webhook_delivery (state, due_at);
CREATE INDEX webhook_delivery_of ON webhook_delivery (endpoint_id, created_at);

-- An attempt without an outcome was cut off, or is on its way.
CREATE TABLE webhook_attempt (
    delivery_id TEXT NOT NULL REFERENCES webhook_delivery (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL,
    at          TEXT NOT NULL,
    status      INTEGER,
    outcome     TEXT,
    PRIMARY KEY (delivery_id, number)
);
