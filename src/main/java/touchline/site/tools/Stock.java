package touchline.site.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Coverage;
import touchline.football.Newest;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;
import touchline.mcp.Doc;
import touchline.study.Lessons;

/** The data that is loaded. */
public final class Stock {

    record Loaded(
            List<LoadedInstrument> instruments, int articles, int decisions, int lessons, LoadedFootball football) {}

    record LoadedInstrument(
            @Doc("Pass to get_regulation_article") String code,
            String title,
            @Doc("The edition in force, or the coming one") String edition,

            @Doc("First day of that edition; absent = not known")
            Optional<LocalDate> editionFrom,

            @Doc("The edition whose text the register was written from")
            String readEdition,

            int articles,

            @Doc("The last day on which sources were looked at")
            LocalDate stateOfSources) {}

    record LoadedFootball(
            int players,
            int playersWithSeasons,
            int moves,

            @Doc("Absent = no moves are loaded; so for the next four")
            Optional<LocalDate> newestMove,

            Optional<LocalDate> newestEvent,
            Optional<LocalDate> newestSeason,
            Optional<LocalDate> newestMarketValue,
            Optional<LocalDate> latestContractEnd,

            @Doc("Only the sample of the release is loaded; recent counts from its newest day")
            boolean onlySample) {}

    private final Instruments register;
    private final Decisions decisions;
    private final Lessons lessons;
    private final Coverage football;

    public Stock(Instruments register, Decisions decisions, Lessons lessons, Coverage football) {
        this.register = register;
        this.decisions = decisions;
        this.lessons = lessons;
        this.football = football;
    }

    Loaded loaded() {
        return new Loaded(
                register.all().stream().map(Stock::instrument).toList(),
                register.all().stream().mapToInt(Instrument::articleCount).sum(),
                decisions.count(),
                lessons.all().size(),
                football());
    }

    private LoadedFootball football() {
        Newest newest = football.newest();
        return new LoadedFootball(
                football.players(),
                football.playersWithSeasons(),
                football.moves(),
                newest.move(),
                newest.event(),
                newest.season(),
                newest.value(),
                newest.contract(),
                newest.onlySample());
    }

    private static LoadedInstrument instrument(Instrument instrument) {
        return new LoadedInstrument(
                instrument.code(),
                instrument.title(),
                instrument.edition().name(),
                instrument.edition().from(),
                instrument.read().edition(),
                instrument.articleCount(),
                instrument.stateOfSources());
    }
}
