package touchline.market;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.football.Event;
import touchline.football.History;
import touchline.football.Move;
import touchline.football.Player;

/** What the register does not know of a player's situation, and which import would bring it. */
final class Gaps {

    private static final String PROFILES =
            "The operator can import transfermarkt-datasets (players), a Wyscout export or a table with contract_until.";
    private static final String AGENTS =
            "The operator can import transfermarkt-datasets (players), a Wyscout export or a table with agent.";
    private static final String CLUBS =
            "The operator can import transfermarkt-datasets (players), a Wyscout export or a table with club.";
    private static final String VALUES =
            "The operator can import transfermarkt-datasets (player_valuations), salimt or a table with value and value_day.";
    private static final String EVENTS = "The operator can import market events.";

    /** A club seen longer ago may not be the present one. */
    private static final int OLD = 90;

    private Gaps() {}

    static List<Gap> of(Player player, History history, Optional<Event> availability, LocalDate today) {
        List<Gap> gaps = new ArrayList<>();
        Optional<Move> departure = history.departure();
        departure.ifPresent(move -> gaps.add(new Gap(
                "club",
                "The latest move known is one away from %s (%s): no source loaded tells where the player went."
                        .formatted(move.from().orElseThrow().name(), move.when().words()),
                CLUBS)));
        player.club()
                .filter(_ -> departure.isEmpty())
                .ifPresentOrElse(
                        at -> {
                            long days = ChronoUnit.DAYS.between(at.asOf(), today);
                            if (days > OLD) {
                                gaps.add(new Gap(
                                        "club",
                                        "The player was last seen at %s on %s, %d days before %s: he may have moved since."
                                                .formatted(at.name(), at.asOf(), days, today),
                                        CLUBS));
                            }
                        },
                        () -> {
                            if (departure.isEmpty()) {
                                gaps.add(new Gap("club", "No source loaded tells the present club.", CLUBS));
                            }
                        });
        player.contractUntil()
                .filter(end -> end.latest().isBefore(today))
                .ifPresent(end -> gaps.add(new Gap(
                        "contract",
                        "The last contract known is over (%s): no source loaded tells of another or of an extension."
                                .formatted(end.text()),
                        PROFILES)));
        if (player.contractUntil().isEmpty()) {
            gaps.add(new Gap("contract", "No source loaded tells when the contract ends.", PROFILES));
        }
        if (player.agent().isEmpty()) {
            gaps.add(new Gap("agent", "No source loaded tells who the agent is.", AGENTS));
        }
        if (history.values().isEmpty()) {
            gaps.add(new Gap("value", "No market value is loaded for this player.", VALUES));
        }
        if (availability.isEmpty()) {
            gaps.add(new Gap(
                    "availability",
                    "No source loaded tells of injuries or bans; that does not say he is fit.",
                    EVENTS));
        }
        return gaps;
    }
}
