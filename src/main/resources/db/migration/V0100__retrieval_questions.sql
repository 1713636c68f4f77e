-- The question that a passage answers: it is then compared by the meaning of the question, not of its title and text.
ALTER TABLE passage ADD COLUMN question TEXT;
