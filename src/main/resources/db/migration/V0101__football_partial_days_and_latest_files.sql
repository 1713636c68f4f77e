-- contract_until: the last day that a contract may end on. contract_precision: DAY, MONTH or YEAR, as the source has it.
ALTER TABLE football_player ADD COLUMN contract_precision TEXT;

UPDATE football_player SET contract_precision = 'DAY' WHERE contract_until IS NOT NULL;

-- Up to which day the latest whole file of a source knew, by kind of fact: an older fact was not in it.
CREATE TABLE football_latest_file (
    source TEXT NOT NULL,
    kind   TEXT NOT NULL,
    as_of  TEXT NOT NULL,
    PRIMARY KEY (source, kind)
);
