-- The club that a report takes the player to, or else away from, so that several who say so can be told as one; NULL = not said.
ALTER TABLE football_event ADD COLUMN about TEXT;
