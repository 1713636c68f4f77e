-- Facts name their player and their club without a foreign key: a rehearsed import undoes its parts one by one.
-- player and club hold slugs; source, a row of football_source; days are ISO dates; NULL is unknown, never 0.
CREATE TABLE football_source (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    url         TEXT NOT NULL,
    licence     TEXT NOT NULL,
    licence_url TEXT,
    attribution TEXT NOT NULL,
    zone        TEXT NOT NULL
);

-- What is best known of a player, made from football_profile: for filters and lists.
-- plain: the name folded; nations: '|spain|france|'; minutes: the most in one season.
CREATE TABLE football_player (
    id              TEXT PRIMARY KEY,
    name            TEXT NOT NULL,
    plain           TEXT NOT NULL,
    full_name       TEXT,
    birth_date      TEXT,
    birth_year      INTEGER,
    birth_place     TEXT,
    nationalities   TEXT NOT NULL,
    nations         TEXT NOT NULL,
    position        TEXT,
    role            TEXT,
    foot            TEXT,
    height_cm       INTEGER,
    weight_kg       INTEGER,
    club            TEXT,
    club_as_of      TEXT,
    contract_until  TEXT,
    agent           TEXT,
    minutes         INTEGER NOT NULL DEFAULT 0,
    source          TEXT NOT NULL,
    source_url      TEXT,
    as_of           TEXT NOT NULL
);

CREATE INDEX football_player_plain ON football_player (plain, id);
CREATE INDEX football_player_minutes ON football_player (minutes);
CREATE INDEX football_player_club ON football_player (club);
CREATE INDEX football_player_contract ON football_player (contract_until);
CREATE INDEX football_player_birth ON football_player (birth_year, birth_date);

-- What one source says of a player; facts is a JSON object of texts.
CREATE TABLE football_profile (
    player     TEXT NOT NULL,
    source     TEXT NOT NULL,
    facts      TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL,
    PRIMARY KEY (player, source)
);

CREATE TABLE football_player_name (
    player TEXT NOT NULL,
    plain  TEXT NOT NULL,
    name   TEXT NOT NULL,
    kind   TEXT NOT NULL,
    PRIMARY KEY (player, plain)
);

CREATE TABLE football_player_key (
    source    TEXT NOT NULL,
    source_id TEXT NOT NULL,
    player    TEXT NOT NULL,
    PRIMARY KEY (source, source_id)
);

CREATE TABLE football_club (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    plain      TEXT NOT NULL,
    country    TEXT,
    city       TEXT,
    founded    INTEGER,
    stadium    TEXT,
    source     TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL
);

CREATE TABLE football_club_name (
    club  TEXT NOT NULL,
    plain TEXT NOT NULL,
    name  TEXT NOT NULL,
    PRIMARY KEY (club, plain)
);

CREATE INDEX football_club_name_plain ON football_club_name (plain);

CREATE TABLE football_club_key (
    source    TEXT NOT NULL,
    source_id TEXT NOT NULL,
    club      TEXT NOT NULL,
    PRIMARY KEY (source, source_id)
);

CREATE TABLE football_stint (
    player     TEXT NOT NULL,
    club       TEXT NOT NULL,
    start_year INTEGER NOT NULL,
    end_year   INTEGER,
    source     TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL,
    PRIMARY KEY (player, club, start_year, source)
);

CREATE TABLE football_sighting (
    player     TEXT NOT NULL,
    day        TEXT NOT NULL,
    club       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    source     TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL,
    PRIMARY KEY (player, day, club, source, kind)
);

-- id: from what does not change when the same file is read again.
CREATE TABLE football_move (
    id           TEXT PRIMARY KEY,
    player       TEXT NOT NULL,
    earliest     TEXT NOT NULL,
    latest       TEXT NOT NULL,
    precision    TEXT NOT NULL,
    season       TEXT,
    from_club    TEXT,
    to_club      TEXT,
    kind         TEXT NOT NULL,
    fee_kind     TEXT NOT NULL,
    fee_minor    BIGINT,
    fee_currency TEXT,
    fee_add_ons  BIGINT,
    fee_raw      TEXT,
    status       TEXT NOT NULL,
    evidence     TEXT,
    source       TEXT NOT NULL,
    source_url   TEXT,
    as_of        TEXT NOT NULL
);

CREATE INDEX football_move_player ON football_move (player);
CREATE INDEX football_move_latest ON football_move (latest);
CREATE INDEX football_move_from ON football_move (from_club);
CREATE INDEX football_move_to ON football_move (to_club);

-- kind: 'league', 'cup' or 'national'; detail: 'event' (everything was counted) or 'lineup'.
CREATE TABLE football_season (
    player      TEXT NOT NULL,
    season      TEXT NOT NULL,
    competition TEXT NOT NULL,
    team        TEXT NOT NULL,
    kind        TEXT NOT NULL,
    club        TEXT,
    position    TEXT,
    apps        INTEGER,
    starts      INTEGER,
    minutes     INTEGER,
    metrics     TEXT NOT NULL,
    detail      TEXT NOT NULL,
    source      TEXT NOT NULL,
    source_url  TEXT,
    as_of       TEXT NOT NULL,
    PRIMARY KEY (player, season, competition, team, source)
);

CREATE INDEX football_season_pool ON football_season (competition, season);
CREATE INDEX football_season_as_of ON football_season (as_of);

CREATE TABLE football_appearance (
    player      TEXT NOT NULL,
    day         TEXT NOT NULL,
    competition TEXT NOT NULL,
    team        TEXT NOT NULL,
    opponent    TEXT NOT NULL,
    venue       TEXT,
    started     INTEGER,
    minutes     INTEGER,
    goals       INTEGER,
    assists     INTEGER,
    yellow      INTEGER,
    red         INTEGER,
    source      TEXT NOT NULL,
    source_url  TEXT,
    as_of       TEXT NOT NULL,
    PRIMARY KEY (player, day, competition, source)
);

-- Goals for a national team.
CREATE TABLE football_goal (
    player     TEXT NOT NULL,
    day        TEXT NOT NULL,
    minute     TEXT NOT NULL,
    team       TEXT NOT NULL,
    opponent   TEXT NOT NULL,
    penalty    INTEGER NOT NULL,
    source     TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL,
    PRIMARY KEY (player, day, minute, source)
);

CREATE TABLE football_value (
    player     TEXT NOT NULL,
    day        TEXT NOT NULL,
    minor      BIGINT NOT NULL,
    currency   TEXT NOT NULL,
    club       TEXT,
    source     TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL,
    PRIMARY KEY (player, day, source)
);

CREATE INDEX football_value_day ON football_value (day);

CREATE TABLE football_salary (
    player           TEXT NOT NULL,
    year             INTEGER NOT NULL,
    club             TEXT NOT NULL,
    base_minor       BIGINT,
    guaranteed_minor BIGINT,
    currency         TEXT NOT NULL,
    source           TEXT NOT NULL,
    source_url       TEXT,
    as_of            TEXT NOT NULL,
    PRIMARY KEY (player, year, club, source)
);

-- player is NULL when the event is about somebody the register does not know.
CREATE TABLE football_event (
    id         TEXT PRIMARY KEY,
    player     TEXT,
    name       TEXT NOT NULL,
    day        TEXT NOT NULL,
    kind       TEXT NOT NULL,
    status     TEXT NOT NULL,
    summary    TEXT NOT NULL,
    publisher  TEXT,
    first_seen TEXT NOT NULL,
    source     TEXT NOT NULL,
    source_url TEXT,
    as_of      TEXT NOT NULL
);

CREATE INDEX football_event_player ON football_event (player);
CREATE INDEX football_event_day ON football_event (day);

CREATE TABLE football_file (
    name TEXT PRIMARY KEY,
    hash TEXT NOT NULL
);
