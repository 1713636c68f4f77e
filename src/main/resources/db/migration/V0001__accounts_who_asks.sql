CREATE TABLE account (
    id         TEXT PRIMARY KEY,
    email      TEXT NOT NULL UNIQUE,
    password   TEXT,
    issuer     TEXT,
    subject    TEXT,
    demo       INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (issuer, subject)
);

CREATE TABLE account_entitlement (
    account_id  TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    entitlement TEXT NOT NULL,
    expires_at  TEXT,
    PRIMARY KEY (account_id, entitlement)
);

CREATE TABLE api_key (
    id           TEXT PRIMARY KEY,
    hash         TEXT NOT NULL UNIQUE,
    prefix       TEXT NOT NULL,
    label        TEXT NOT NULL,
    account_id   TEXT REFERENCES account (id) ON DELETE CASCADE,
    entitlements TEXT NOT NULL,
    created_at   TEXT NOT NULL,
    expires_at   TEXT,
    last_used_at TEXT,
    revoked_at   TEXT
);

CREATE INDEX api_key_account ON api_key (account_id);

CREATE TABLE quota_use (
    subject TEXT NOT NULL,
    tool    TEXT NOT NULL,
    month   TEXT NOT NULL,
    used    INTEGER NOT NULL,
    PRIMARY KEY (subject, tool, month)
);

CREATE TABLE accounts_salt (
    id    INTEGER PRIMARY KEY,
    value TEXT NOT NULL
);
