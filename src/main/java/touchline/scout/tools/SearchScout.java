package touchline.scout.tools;

import static touchline.accounts.Access.METERED;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.accounts.Quota;
import touchline.football.names.Match;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;
import touchline.scout.Shortlist;

@ToolSpec(name = "search_scout", title = "Search players", effect = READS, access = METERED, description = """
                Finds players by name, in any script and spelling, or by a description such as "left-footed centre-backs under 23 in Ligue 1 with 900 minutes".

                Use it when you have no slug. The answer says as what each word was taken (understood), and why each player was found.
                Two players may share a name: look at birth and club before going on with a slug.
                """)
final class SearchScout implements Tool<SearchScout.Query, SearchScout.Found> {

    private static final int USUAL = 20;

    record Query(
            @Doc("A name, or a description in English") @Size(min = 1, max = 500)
            String query,

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

            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before, with the same question") @Size(min = 1, max = 100)
            Optional<String> cursor) {

        StatedFilters filters() {
            return new StatedFilters(position, nationality, club, bornAfter, bornBefore, minMinutes);
        }
    }

    record Found(
            @Doc("As what the words of the query were taken")
            List<String> understood,

            @Doc("What was searched as a name") Optional<String> name,
            List<PlayerCard> players,
            @Doc("How many were found, on all pages") int total,
            @Doc("How old the data are") String dataNote,

            @Doc("Where nobody was found: which filter to leave out, and how many are found then")
            List<String> easier,

            Optional<Quota> quota,
            Optional<String> nextCursor)
            implements Report {
        private String nobody() {
            if (understood.isEmpty()) {
                return "Nobody was found: try fewer words, or only a surname.";
            }
            return easier.isEmpty()
                    ? "Nobody was found, nor without any one of these filters: leave out several."
                    : "Nobody was found with all of these.";
        }

        @Override
        public String report() {
            return new Markdown("Players found: %d".formatted(total))
                    .paragraph(name.map("Searched as a name: “%s”."::formatted).orElse("No name was searched."))
                    .list("Understood", understood, line -> line)
                    .paragraph(players.isEmpty() ? nobody() : "")
                    .list("Found without one of the filters", easier, line -> line)
                    .paragraph(dataNote)
                    .list("Players", players, PlayerCard::line)
                    .paragraph(
                            nextCursor.map("Go on with cursor `%s`."::formatted).orElse(""))
                    .text();
        }
    }

    private final Scouting scouting;
    private final Shortlist shortlist;

    SearchScout(Scouting scouting, Shortlist shortlist) {
        this.scouting = scouting;
        this.shortlist = shortlist;
    }

    @Override
    public Found call(Query query, Call call) {
        if (query.query().isBlank()) {
            throw Problem.invalid("query", "not blank", "The query is blank; send a name or a description.");
        }
        String asked = query.query() + "|" + query.filters().text();
        int offset = Cursor.offset(query.cursor(), asked);
        int limit = query.limit().orElse(USUAL);
        var found = shortlist.search(query.query(), scouting.draft(query.filters()), Optional.empty(), offset, limit);
        int next = offset + found.found().size();
        return new Found(
                found.understood(),
                found.name(),
                found.found().stream()
                        .map(hit -> PlayerCard.of(hit.player(), hit.match().map(SearchScout::why), scouting.today()))
                        .toList(),
                found.total(),
                scouting.dataNote(),
                found.easier().stream()
                        .map(it -> "Without “%s”: %d".formatted(it.without(), it.total()))
                        .toList(),
                call.quota(),
                next < found.total() && !found.found().isEmpty()
                        ? Optional.of(new Cursor(asked, next).text())
                        : Optional.empty());
    }

    private static String why(Match match) {
        String name = "“%s”".formatted(match.name());
        return switch (match.how()) {
            case SAME -> "the name is " + name;
            case PART -> "it is part of the name " + name;
            case BEGINNING -> "the name " + name + " begins so";
            case ROMANISED -> "it is another way to write " + name;
            case SPELLING -> "it is spelled much like " + name;
        };
    }
}
