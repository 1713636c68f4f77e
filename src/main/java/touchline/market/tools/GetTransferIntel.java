package touchline.market.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Club;
import touchline.football.Origin;
import touchline.football.Player;
import touchline.market.Intel;
import touchline.market.TransferIntel;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "get_transfer_intel", title = "Read transfer news", effect = READS, access = MARKET, description = """
                Lists moves and reports between two days, the latest first: of a player, of a club, or of all. Fees are typed; what is confirmed and what is rumour stands with each, with who says so.

                recent counts back from the day in the answer's window: with only the sample loaded that is the sample's newest day, not today. Never tell a rumour as a fact.
                """)
final class GetTransferIntel implements Tool<GetTransferIntel.Query, IntelAnswer> {

    private static final int USUAL_DAYS = 21;
    private static final int USUAL = 20;

    record Query(
            @Doc("Only about this player, such as harry-kane-1993") @Size(min = 1, max = 100)
            Optional<String> playerSlug,

            @Doc("Only about this club: a slug or a name") @Size(min = 1, max = 100)
            Optional<String> club,

            @Doc("How many days back; 21 when left out") @Min(1) @Max(3_650)
            Optional<Integer> daysBack,

            @Doc("confirmed, rumour or all; all when left out")
            Optional<Asked> certainty,

            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before, with the same question") @Size(min = 1, max = 100)
            Optional<String> cursor) {

        /** All of it, for a cursor. */
        String text(LocalDate day) {
            return String.join(
                    "|",
                    playerSlug.orElse(""),
                    club.orElse(""),
                    String.valueOf(days()),
                    asked().name(),
                    day.toString());
        }

        int days() {
            return daysBack.orElse(USUAL_DAYS);
        }

        Asked asked() {
            return certainty.orElse(Asked.ALL);
        }
    }

    private final Desk desk;
    private final TransferIntel intel;

    GetTransferIntel(Desk desk, TransferIntel intel) {
        this.desk = desk;
        this.intel = intel;
    }

    @Override
    public IntelAnswer call(Query query, Call call) {
        Optional<Player> player = query.playerSlug().map(desk.roster()::player);
        Optional<Club> club = query.club().map(desk.clubs()::one);
        LocalDate to = desk.coverage().today();
        LocalDate from = to.minusDays(query.days());
        String asked = query.text(to);
        int offset = Cursor.offset(query.cursor(), asked);
        List<Intel> found = intel.between(from, to, club).stream()
                .filter(it -> player.map(Player::slug)
                        .map(slug -> it.player().equals(Optional.of(slug)))
                        .orElse(true))
                .filter(it -> query.asked().takes(it.certainty()))
                .toList();
        List<Intel> page =
                found.stream().skip(offset).limit(query.limit().orElse(USUAL)).toList();
        int next = offset + page.size();
        return new IntelAnswer(
                new IntelAnswer.WindowLine(from, to),
                query.asked(),
                page.stream().map(IntelLine::of).toList(),
                found.size(),
                found.isEmpty() ? player.flatMap(this::newest) : Optional.empty(),
                desk.coverage().note(),
                desk.sources().attributions(page.stream().flatMap(GetTransferIntel::origins)),
                next < found.size() ? Optional.of(new Cursor(asked, next).text()) : Optional.empty());
    }

    /** What the register knows last of somebody of whom nothing is new. */
    private Optional<IntelLine> newest(Player player) {
        return intel.of(player.slug()).stream().findFirst().map(IntelLine::of);
    }

    private static Stream<Origin> origins(Intel intel) {
        return Stream.concat(
                Stream.of(intel.origin()), intel.move().stream().flatMap(move -> move.alsoSaidBy().stream()));
    }
}
