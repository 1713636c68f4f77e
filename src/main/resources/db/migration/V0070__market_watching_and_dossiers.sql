-- owner: account:<id> or key:<id>; player: a slug.
-- seen: the keys of the facts about the player that stood in the register at the last look; before: those at the look
-- before it, so that a look repeated at once shows the same. One key a line.
CREATE TABLE market_watch (
    owner     TEXT NOT NULL,
    player    TEXT NOT NULL,
    enabled   INTEGER NOT NULL,
    since     TEXT NOT NULL,
    looked_at TEXT NOT NULL,
    seen      TEXT NOT NULL,
    before    TEXT NOT NULL,
    PRIMARY KEY (owner, player)
);

CREATE INDEX market_watch_player ON market_watch (player, enabled);

-- What an owner noted about a player, or what was found out for them. kind: NOTE or FINDING.
CREATE TABLE market_memory (
    id       TEXT PRIMARY KEY,
    owner    TEXT NOT NULL,
    player   TEXT NOT NULL,
    kind     TEXT NOT NULL,
    text     TEXT NOT NULL,
    noted_at TEXT NOT NULL
);

CREATE INDEX market_memory_owner ON market_memory (owner, player, noted_at);

-- kind: QUICK, DEEP or ORCHESTRATED; summary: what it comes to in a few sentences.
CREATE TABLE market_dossier (
    id      TEXT PRIMARY KEY,
    owner   TEXT NOT NULL,
    player  TEXT NOT NULL,
    kind    TEXT NOT NULL,
    summary TEXT NOT NULL,
    text    TEXT NOT NULL,
    made_at TEXT NOT NULL
);

CREATE INDEX market_dossier_owner ON market_dossier (owner, player, made_at);
