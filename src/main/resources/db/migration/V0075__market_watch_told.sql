-- What was sent to the owner of a watch: each fact about a player once, as long as the watch stands.
CREATE TABLE market_watch_told (
    owner  TEXT NOT NULL,
    player TEXT NOT NULL,
    fact   TEXT NOT NULL,
    PRIMARY KEY (owner, player, fact)
);
