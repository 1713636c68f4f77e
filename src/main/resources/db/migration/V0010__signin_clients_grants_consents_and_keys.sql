CREATE TABLE signin_client (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    redirect_uris TEXT NOT NULL,
    read_at       TEXT NOT NULL,
    last_used_at  TEXT NOT NULL
);

-- The columns state to spent hold SHA-256 digests: nothing here lets anybody in.
CREATE TABLE signin_grant (
    id         TEXT PRIMARY KEY,
    client_id  TEXT NOT NULL REFERENCES signin_client (id) ON DELETE CASCADE,
    account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    state      TEXT UNIQUE,
    code       TEXT UNIQUE,
    access     TEXT UNIQUE,
    refresh    TEXT UNIQUE,
    spent      TEXT,
    body       TEXT NOT NULL,
    version    INTEGER NOT NULL,
    saved_at   TEXT NOT NULL,
    expires_at TEXT NOT NULL
);

CREATE INDEX signin_grant_spent ON signin_grant (spent);

CREATE TABLE signin_consent (
    client_id  TEXT NOT NULL REFERENCES signin_client (id) ON DELETE CASCADE,
    account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    scopes     TEXT NOT NULL,
    PRIMARY KEY (client_id, account_id)
);

CREATE TABLE signin_key (
    id         TEXT PRIMARY KEY,
    jwk        TEXT NOT NULL,
    created_at TEXT NOT NULL
);
