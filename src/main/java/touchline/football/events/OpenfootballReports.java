package touchline.football.events;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.Season;
import touchline.football.files.Member;
import touchline.football.files.Text;
import touchline.football.intake.Entry;
import touchline.football.reading.Fixture;
import touchline.football.reading.Nations;
import touchline.football.reading.Sums;
import touchline.football.reading.Taking;

/** Match reports as openfootball writes them: a day, teams with the score, who scored, and both line-ups. */
final class OpenfootballReports {

    /** A stretch of text, over as many lines as it takes. */
    record Passage(int line, String text) {}

    /** @param scorers of the home team, a semicolon, of the other */
    record Report(
            Fixture fixture, int length, int homeGoals, Optional<Passage> scorers, List<OpenfootballLineup> lineups) {

        Stream<Entry> entries(OpenfootballSquads squads, Sums sums, Taking taking) {
            return new OpenfootballSheet(this, squads).entries(sums, taking);
        }
    }

    private static final Pattern DAY =
            Pattern.compile("(?:\\p{L}{3} )?((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)) (\\d{1,2})\\b.*");
    private static final Pattern MATCH = Pattern.compile("\\s+(\\S.*?) v (\\S.*?)\\s{2,}(\\d+)-\\d+(.*)");
    private static final DateTimeFormatter DAYS = DateTimeFormatter.ofPattern("MMM d yyyy", Locale.ENGLISH);

    private final String year;
    private final Season.Competition competition;
    private final List<Report> reports = new ArrayList<>();
    private Optional<LocalDate> day = Optional.empty();

    OpenfootballReports(String year, Season.Competition competition) {
        this.year = year;
        this.competition = competition;
    }

    /** Those with line-ups. */
    List<Report> read(Member member) {
        passages(member).forEach(this::hear);
        return reports.stream().filter(report -> report.lineups().size() == 2).toList();
    }

    /** Lines that are indented far go on with the one before. */
    private static List<Passage> passages(Member member) {
        List<Passage> passages = new ArrayList<>();
        int number = 0;
        try (Stream<String> lines = Text.lines(member)) {
            for (String line : (Iterable<String>) lines::iterator) {
                number++;
                boolean goesOn = line.startsWith("      ") && !passages.isEmpty() && !line.isBlank();
                if (goesOn) {
                    Passage before = passages.removeLast();
                    passages.add(new Passage(before.line(), before.text() + " " + line.strip()));
                } else if (!line.startsWith("#")) {
                    passages.add(new Passage(number, line));
                }
            }
        }
        return passages;
    }

    private void hear(Passage passage) {
        String text = passage.text();
        Matcher date = DAY.matcher(text);
        Matcher match = MATCH.matcher(text);
        if (date.matches()) {
            day = day("%s %s %s".formatted(date.group(1), date.group(2), year));
        } else if (match.matches() && day.isPresent()) {
            String home = Nations.of(match.group(1));
            String away = Nations.of(match.group(2));
            Fixture fixture = new Fixture(
                    day.get(), year, competition, new Fixture.Side("", home), new Fixture.Side("", away), true);
            int length = match.group(4).contains("a.e.t.") ? 120 : 90;
            reports.add(
                    new Report(fixture, length, Integer.parseInt(match.group(3)), Optional.empty(), new ArrayList<>()));
        } else if (!reports.isEmpty()) {
            within(reports.getLast(), passage);
        }
    }

    private void within(Report report, Passage passage) {
        String text = passage.text().strip();
        if (text.startsWith("(") && report.lineups().isEmpty()) {
            reports.removeLast();
            reports.add(new Report(
                    report.fixture(), report.length(), report.homeGoals(), Optional.of(passage), report.lineups()));
        }
        int colon = text.indexOf(':');
        String team = colon < 0 ? "" : Nations.of(text.substring(0, colon));
        boolean home = team.equals(report.fixture().home().name());
        if (home || team.equals(report.fixture().away().name())) {
            report.lineups().add(new OpenfootballLineup(passage.line(), home, text.substring(colon + 1)));
        }
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text, DAYS));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }
}
