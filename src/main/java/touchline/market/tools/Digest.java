package touchline.market.tools;

import java.util.List;
import java.util.stream.Stream;
import touchline.accounts.Caller;
import touchline.football.Player;
import touchline.market.News;
import touchline.market.Watch;
import touchline.market.pulse.PulseReport;

/** Adds to a report what it has for its reader alone: news of the players whom the reader watches, of the days it covers. */
record Digest(Desk desk, Watching watching) {

    private static final int MOST_WATCHED = 1_000;
    private static final int SHOWN = 50;

    private record Found(Watch watch, List<News> news) {}

    /** A key of nobody's watches nobody. */
    PulseReport in(PulseReport report, Caller caller) {
        return caller.account().isEmpty() ? report : report.with(watched(report, caller.owner()));
    }

    private PulseReport.WatchLine watched(PulseReport report, String owner) {
        List<Watch> watched = watching.list().page(owner, 0, MOST_WATCHED).items();
        List<Found> found = watched.stream()
                .map(watch -> new Found(watch, news(watch, report)))
                .filter(it -> !it.news().isEmpty())
                .toList();
        return new PulseReport.WatchLine(
                watched.size(),
                found.size(),
                found.stream()
                        .flatMap(this::lines)
                        .sorted((one, other) -> other.day().compareTo(one.day()))
                        .limit(SHOWN)
                        .toList());
    }

    private List<News> news(Watch watch, PulseReport report) {
        return watching.news().of(watch.player()).stream()
                .filter(it -> !it.day().isBefore(report.from()) && !it.day().isAfter(report.to()))
                .toList();
    }

    private Stream<PulseReport.NewsLine> lines(Found found) {
        String slug = found.watch().player();
        String name = desk.players().find(slug).map(Player::name).orElse(slug);
        return found.news().stream()
                .map(it -> new PulseReport.NewsLine(
                        slug,
                        name,
                        it.kind(),
                        it.day(),
                        it.sentence(),
                        it.origin().source(),
                        it.origin().sourceUrl(),
                        it.origin().asOf()));
    }
}
