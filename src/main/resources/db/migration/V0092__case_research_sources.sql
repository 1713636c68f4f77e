-- Which sources a research may ask, by their keys, one a line; null = all that are switched on. pages: at most so many.
ALTER TABLE case_research ADD COLUMN sources TEXT;
ALTER TABLE case_research ADD COLUMN pages INTEGER;
