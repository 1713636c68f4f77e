-- Lists of players are filtered and counted in an index alone, among very many players too.
CREATE INDEX football_player_by_position ON football_player
    (position, minutes DESC, id, nations, birth_date, birth_year, foot, height_cm, club);
CREATE INDEX football_player_by_minutes ON football_player
    (minutes DESC, id, nations, birth_date, birth_year, foot, height_cm, club, position);
DROP INDEX football_player_minutes;
