package touchline.scout.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Players;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "list_scout_players", title = "List players", effect = READS, access = ANYONE, description = """
                Lists players of the register by position, nationality, club, day of birth and minutes played.

                Use it to browse with exact filters. To find somebody by name or by a description in words, use search_scout.
                A player of whom a filter's fact is not known is left out. Mind the dates: a club is where the player was last seen.
                """)
final class ListScoutPlayers implements Tool<ListScoutPlayers.Query, ListScoutPlayers.Found> {

    private static final int USUAL = 20;

    enum Order {
        NAME,
        MINUTES,
        YOUNGEST,
        OLDEST,
        TALLEST
    }

    record Query(
            @Doc("Where the player plays") Optional<PlayingPosition> position,

            @Doc("A country in English, such as Ghana") @Size(min = 2, max = 60)
            Optional<String> nationality,

            @Doc("A club's slug or name") @Size(min = 1, max = 100)
            Optional<String> club,

            @Doc("Only players born after this day, as YYYY-MM-DD")
            Optional<LocalDate> bornAfter,

            @Doc("Only players born before this day, as YYYY-MM-DD")
            Optional<LocalDate> bornBefore,

            @Doc("At least so many minutes in one season") @Min(0) @Max(10_000)
            Optional<Integer> minMinutes,

            @Doc("The order; minutes when left out") Optional<Order> sort,

            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before, with the same filters") @Size(min = 1, max = 100)
            Optional<String> cursor) {

        StatedFilters filters() {
            return new StatedFilters(position, nationality, club, bornAfter, bornBefore, minMinutes);
        }

        Players.Sort order() {
            return sort.map(Enum::name).map(Players.Sort::valueOf).orElse(Players.Sort.MINUTES);
        }
    }

    record Found(
            List<PlayerCard> players,
            @Doc("How many fit the filters, on all pages") int total,
            @Doc("How old the data are") String dataNote,
            Optional<String> nextCursor)
            implements Report {
        @Override
        public String report() {
            return new Markdown("Players who fit: %d".formatted(total))
                    .paragraph(players.isEmpty() ? "Nobody fits: leave a filter out, or make it wider." : dataNote)
                    .list("Players", players, PlayerCard::line)
                    .paragraph(
                            nextCursor.map("Go on with cursor `%s`."::formatted).orElse(""))
                    .text();
        }
    }

    private final Scouting scouting;

    ListScoutPlayers(Scouting scouting) {
        this.scouting = scouting;
    }

    @Override
    public Found call(Query query, Call call) {
        String asked = query.filters().text() + query.order();
        int offset = Cursor.offset(query.cursor(), asked);
        var page = scouting.page(
                query.filters(), query.order(), offset, query.limit().orElse(USUAL));
        return new Found(
                page.items().stream()
                        .map(player -> PlayerCard.of(player, scouting.today()))
                        .toList(),
                page.total(),
                scouting.dataNote(),
                page.next() < page.total() ? Optional.of(new Cursor(asked, page.next()).text()) : Optional.empty());
    }
}
