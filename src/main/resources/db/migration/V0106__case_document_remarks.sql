-- What else is worth knowing of a file that was read, one sentence a line: that it is signed or encrypted.
ALTER TABLE case_document ADD COLUMN remarks TEXT NOT NULL DEFAULT '';
