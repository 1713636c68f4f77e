package touchline.market.pulse;

import static touchline.mcp.Markdown.words;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.market.pulse.PulseReport.EndingLine;
import touchline.market.pulse.PulseReport.LeagueLine;
import touchline.market.pulse.PulseReport.MoveLine;
import touchline.market.pulse.PulseReport.SaidLine;
import touchline.market.pulse.PulseReport.ValueLine;
import touchline.market.pulse.PulseReport.WatchLine;
import touchline.mcp.Markdown;

/** A report as text, with its notes first. */
final class PulseText {

    private PulseText() {}

    static String of(PulseReport it) {
        var text = new Markdown("Market pulse, %s".formatted(it.id().replaceFirst("-", " ")));
        it.notes().forEach(text::paragraph);
        text.paragraph("Covers %s, written %s. Newest facts: %s."
                .formatted(
                        it.from().equals(it.to()) ? it.to() : it.from() + " to " + it.to(),
                        it.generatedAt(),
                        it.dataDates().stream()
                                .map(date -> date.kind() + " "
                                        + date.newest().map(Object::toString).orElse("none"))
                                .collect(Collectors.joining(", "))));
        var totals = it.totals();
        text.paragraph("%s: %d with a known sum, %d free, %d loans or their ends, %d undisclosed or unknown. %s."
                .formatted(
                        counted(totals.moves(), "move"),
                        totals.withSum(),
                        totals.free(),
                        totals.loans(),
                        totals.undisclosedOrUnknown(),
                        counted(totals.rumours(), "rumour")));
        text.list("Biggest moves (sums are not converted)", it.biggestMoves(), PulseText::move);
        text.list("By league, or by country where no recent league is known", it.byLeague(), PulseText::league);
        text.list("Values rising", it.rising(), PulseText::value);
        text.list("Values falling", it.falling(), PulseText::value);
        if (it.contracts().withinTwelveMonths() > 0) {
            text.paragraph("Contracts that end: %d within six months, %d within twelve."
                    .formatted(it.contracts().withinSixMonths(), it.contracts().withinTwelveMonths()));
            text.list("Contracts about to end", it.contracts().players(), PulseText::ending);
        }
        text.list("Confirmed besides moves", it.confirmed(), PulseText::said);
        text.list("Rumours: said, not confirmed", it.rumours(), PulseText::said);
        it.watchList().ifPresent(watched -> watched(text, watched));
        text.list(
                "What is missing",
                it.gaps(),
                gap -> "%s An import of %s would fill it.".formatted(gap.sentence(), gap.remedy()));
        text.list(
                "Sources",
                it.sources(),
                source -> "%s (%s, %s)".formatted(source.attribution(), source.source(), source.licence()));
        return text.paragraph("As a page: " + it.url()).text();
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static void watched(Markdown text, WatchLine it) {
        text.paragraph("## Your watch list")
                .paragraph(
                        it.players() == 0
                                ? "You watch nobody: `monitor_player` puts a player on your list."
                                : "Players you watch: %d, with news of %d in these days."
                                        .formatted(it.players(), it.withNews()));
        text.list(
                "News of players you watch",
                it.news(),
                news -> "**%s** (`%s`), %s: %s Source: %s, as of %s"
                        .formatted(
                                news.name(),
                                news.player(),
                                news.kind().replace('_', ' '),
                                news.sentence(),
                                source(news.source(), news.sourceUrl()),
                                news.asOf()));
    }

    private static String move(MoveLine it) {
        return String.format(
                Locale.ENGLISH,
                "**%s** (`%s`): %s to %s, %s, %s, %s; %s %,d. Source: %s, as of %s",
                it.name(),
                it.player(),
                it.from().orElse("a club not known"),
                it.to().orElse("a club not known"),
                it.when(),
                words(it.kind()),
                words(it.status()),
                it.currency().orElse(""),
                it.sum().orElse(0L),
                source(it.source(), it.sourceUrl()),
                it.asOf());
    }

    private static String league(LeagueLine it) {
        return "%s%s: %d in, %d out"
                .formatted(
                        it.league(),
                        it.season().map(" (clubs as of %s)"::formatted).orElse(" (country)"),
                        it.arrivals(),
                        it.departures());
    }

    private static String value(ValueLine it) {
        return String.format(
                Locale.ENGLISH,
                "**%s** (`%s`): %s %,d on %s, before %,d on %s (%+,d). Source: %s, as of %s",
                it.name(),
                it.player(),
                it.currency(),
                it.value(),
                it.day(),
                it.before(),
                it.beforeDay(),
                it.value() - it.before(),
                it.source(),
                it.asOf());
    }

    private static String ending(EndingLine it) {
        return "**%s** (`%s`)%s: until %s. Source: %s, as of %s"
                .formatted(
                        it.name(),
                        it.player(),
                        it.club().map(", last seen at %s"::formatted).orElse(""),
                        it.until(),
                        it.source(),
                        it.asOf());
    }

    private static String said(SaidLine it) {
        return "**%s**%s, %s: %s. %s, first seen %s%s"
                .formatted(
                        it.name(),
                        it.player().map(" (`%s`)"::formatted).orElse(""),
                        it.day(),
                        it.summary().replaceFirst("\\.$", ""),
                        it.sources() == 1 ? "One source" : it.sources() + " sources",
                        it.firstSeen(),
                        it.sourceUrl()
                                .map(url -> "; [%s](%s)".formatted(host(url), url))
                                .orElse(""));
    }

    private static String source(String name, Optional<String> url) {
        return url.map(it -> "%s ([%s](%s))".formatted(name, host(it), it)).orElse(name);
    }

    /** Whose page it is, which need not be the source's own. */
    private static String host(String url) {
        return url.replaceFirst("^https?://(www\\.)?", "").replaceFirst("[/?#].*", "");
    }
}
