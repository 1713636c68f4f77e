-- hash: SHA-256 of the file's bytes; as_of: up to which day it was taken to know.
CREATE TABLE football_import (
    hash   TEXT PRIMARY KEY,
    format TEXT NOT NULL,
    as_of  TEXT NOT NULL
);
