package touchline.scout.tools;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.football.standing.Metric;
import touchline.mcp.Markdown;
import touchline.scout.tools.PlayerProfile.AlikeLine;
import touchline.scout.tools.PlayerProfile.EventLine;
import touchline.scout.tools.PlayerProfile.MarkLine;
import touchline.scout.tools.PlayerProfile.MoveLine;
import touchline.scout.tools.PlayerProfile.SeasonLine;
import touchline.scout.tools.PlayerProfile.StandingLine;

/** A player's profile as Markdown. */
final class PlayerText {

    private PlayerText() {}

    static String of(PlayerProfile profile) {
        var text = new Markdown(profile.player().name())
                .paragraph(profile.player().line())
                .paragraph(profile.dataNote());
        profile.fullName().ifPresent(name -> text.paragraph("Full name: " + name + "."));
        profile.contractUntil().ifPresent(until -> text.paragraph("Contract until " + until + "."));
        profile.agent().ifPresent(agent -> text.paragraph("Agent: " + agent + "."));
        text.list("Not known", profile.unknown(), line -> line);
        text.list("What was said, newest first", profile.events(), PlayerText::event);
        text.list("Moves, latest first", profile.moves(), PlayerText::move);
        text.list(
                "Years at clubs",
                profile.career(),
                it -> "%d–%s %s (%s, as of %s)"
                        .formatted(it.from(), Numbers.or(it.until(), "not known"), it.club(), it.source(), it.asOf()));
        text.list(
                "Market values",
                profile.marketValues(),
                it -> "%s %s (%s)%s".formatted(it.day(), it.value(), it.source(), gone(it.notGivenByFileOf())));
        text.list(
                "Pay",
                profile.salaries(),
                it -> "%d at %s: base %s, guaranteed %s (%s)"
                        .formatted(
                                it.year(),
                                it.club(),
                                Numbers.or(it.base(), "not known"),
                                Numbers.or(it.guaranteed(), "not known"),
                                it.source()));
        profile.standings().forEach(standing -> standing(text, standing));
        text.list("Who plays alike, in the latest pool that tells enough", profile.similar(), PlayerText::alike);
        text.list("Seasons", profile.seasons(), PlayerText::season);
        text.list("Sources to name", profile.attributions(), line -> line);
        return text.text();
    }

    private static void standing(Markdown text, StandingLine standing) {
        String heading = "Beside %s: %d minutes, source %s, as of %s"
                .formatted(standing.pool(), standing.minutes(), standing.source(), standing.asOf());
        text.list(heading, standing.marks(), PlayerText::mark);
    }

    private static String mark(MarkLine mark) {
        return "%s: %s%s%s"
                .formatted(
                        mark.metric(),
                        Metric.words(mark.figure(), mark.unit()),
                        mark.percentile()
                                .map(it -> ", percentile " + Math.round(it))
                                .orElse(", too few peers to rank"),
                        mark.lowerIsBetter() ? " (fewer is better; turned round already)" : "");
    }

    private static String event(EventLine event) {
        return "%s **%s** %s (%s, as of %s)%s"
                .formatted(
                        event.day(),
                        Markdown.words(event.certainty()),
                        event.summary(),
                        Numbers.or(event.publisher(), event.source()),
                        event.asOf(),
                        link(event.sourceUrl()));
    }

    private static String move(MoveLine move) {
        return "%s: %s → %s, %s, fee: %s, %s (%s, as of %s)%s%s"
                .formatted(
                        move.when(),
                        Numbers.or(move.from(), "not known"),
                        Numbers.or(move.to(), "not known"),
                        Markdown.words(move.kind()),
                        move.fee().orElse(Markdown.words(move.feeKind())),
                        Markdown.words(move.status()),
                        move.source(),
                        move.asOf(),
                        gone(move.notGivenByFileOf()),
                        link(move.sourceUrl()));
    }

    private static String gone(Optional<LocalDate> file) {
        return file.map("; not taken again from the source's file of %s"::formatted)
                .orElse("");
    }

    private static String link(Optional<String> url) {
        return url.map(" [source](%s)"::formatted).orElse("");
    }

    private static String season(SeasonLine season) {
        String totals = season.totals().entrySet().stream()
                .filter(it -> it.getValue() > 0)
                .map(PlayerText::total)
                .collect(Collectors.joining(", "));
        return "%s %s, %s: %s matches, %s minutes; %s (%s, as of %s)"
                .formatted(
                        season.season(),
                        season.competition(),
                        season.team(),
                        Numbers.or(season.apps(), "? "),
                        Numbers.or(season.minutes(), "? "),
                        totals,
                        season.source(),
                        season.asOf());
    }

    private static String total(Map.Entry<String, Double> total) {
        String number =
                new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(total.getValue());
        return total.getKey().replace('_', ' ') + " " + number;
    }

    private static String alike(AlikeLine alike) {
        return "%s (`%s`), likeness %.2f: alike in %s; unlike in %s"
                .formatted(
                        alike.name(),
                        alike.slug(),
                        alike.likeness(),
                        String.join(", ", alike.agree()),
                        String.join(", ", alike.differ()));
    }
}
