package touchline.football;

import java.time.LocalDate;
import java.util.Optional;

/** What a player was thought to be worth on a day. */
public record Valuation(String player, LocalDate day, Money value, Optional<Club.Named> club, Origin origin) {}
