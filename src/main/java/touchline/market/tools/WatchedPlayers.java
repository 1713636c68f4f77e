package touchline.market.tools;

import static touchline.accounts.Access.USER;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Page;
import touchline.football.Player;
import touchline.market.News;
import touchline.market.PlayerNews;
import touchline.market.Watch;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "watched_players", title = "See the watch list", effect = REPLACES, access = USER, description = """
                Lists the players whom the caller watches, each with what changed in the register since the last look: moves, reports and market values.

                This is a look itself: changes are told once, and again when asked within ten minutes. Needs a person's own sign-in or key; monitor_player puts players on the list.
                """)
final class WatchedPlayers implements Tool<WatchedPlayers.Query, WatchedPlayers.Watched> {

    private static final int USUAL = 20;

    record Query(
            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before") @Size(min = 1, max = 100)
            Optional<String> cursor) {}

    record Watched(
            List<Entry> players,
            @Doc("How many are watched, on all pages") int total,
            @Doc("How old the data are") String dataNote,
            Optional<String> nextCursor)
            implements Report {

        @Override
        public String report() {
            var text = new Markdown(total == 1 ? "1 player watched" : "%d players watched".formatted(total))
                    .paragraph(dataNote);
            if (players.isEmpty()) {
                text.paragraph("The list is empty: put a player on it with `monitor_player`.");
            }
            players.forEach(entry -> entry.writeTo(text));
            nextCursor.ifPresent(it -> text.paragraph("Go on with cursor `%s`.".formatted(it)));
            return text.text();
        }
    }

    record Entry(
            String slug,
            String name,
            Optional<MemoryLine> note,
            Instant since,

            @Doc("The latest first; empty = nothing changed")
            List<Change> changes) {

        void writeTo(Markdown text) {
            text.paragraph("## %s (`%s`)".formatted(name, slug))
                    .paragraph("Watched since %s.%s"
                            .formatted(
                                    since, note.map(it -> " Note: " + it.text()).orElse("")));
            if (changes.isEmpty()) {
                text.paragraph("Nothing changed since the last look.");
            }
            text.list("New since the last look", changes, Change::line);
        }
    }

    record Change(
            @Doc("move, value, or the kind of report") String kind,
            LocalDate day,
            String sentence,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf) {

        static Change of(News news) {
            return new Change(
                    news.kind(),
                    news.day(),
                    news.sentence(),
                    news.origin().source(),
                    news.origin().sourceUrl(),
                    news.origin().asOf());
        }

        String line() {
            return "%s %s (%s, as of %s)".formatted(kind, sentence, source, asOf);
        }
    }

    private final Desk desk;
    private final Watching watching;

    WatchedPlayers(Desk desk, Watching watching) {
        this.desk = desk;
        this.watching = watching;
    }

    @Override
    public Watched call(Query query, Call call) {
        String owner = call.caller().owner();
        int offset = Cursor.offset(query.cursor(), owner);
        Page<Watch> page = watching.list().page(owner, offset, query.limit().orElse(USUAL));
        return new Watched(
                page.items().stream().map(this::entry).toList(),
                page.total(),
                desk.coverage().note(),
                page.isLast() || page.items().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Cursor(owner, page.next()).text()));
    }

    private Entry entry(Watch watch) {
        List<News> news = watching.news().of(watch.player());
        Watch looked = watching.list().look(watch, PlayerNews.keys(news));
        return new Entry(
                watch.player(),
                desk.players().find(watch.player()).map(Player::name).orElse(watch.player()),
                watching.memories().note(watch.owner(), watch.player()).map(MemoryLine::of),
                watch.since(),
                news.stream()
                        .filter(it -> !looked.seen().contains(it.key()))
                        .map(Change::of)
                        .toList());
    }
}
