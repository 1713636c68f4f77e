package touchline.football.sample;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.football.Born;
import touchline.football.Money;
import touchline.football.intake.Entry.From;
import touchline.football.intake.Team;
import touchline.football.intake.Who;

/** A row of the sample; an empty field is absent. */
record SampleRow(NamedCsvRecord row, Map<String, SampleSource> sources) {

    private static final Pattern BAR = Pattern.compile("\\|");

    int line() {
        return Math.toIntExact(row.getStartingLineNumber());
    }

    String text(String column) {
        return row.getField(column);
    }

    Optional<String> textIfAny(String column) {
        return Optional.of(row.getField(column)).filter(text -> !text.isEmpty());
    }

    List<String> texts(String column) {
        return textIfAny(column).map(text -> BAR.splitAsStream(text).toList()).orElse(List.of());
    }

    int number(String column) {
        return Integer.parseInt(text(column));
    }

    Optional<Integer> numberIfAny(String column) {
        return textIfAny(column).map(Integer::valueOf);
    }

    Optional<Boolean> flagIfAny(String column) {
        return textIfAny(column).map("1"::equals);
    }

    LocalDate day(String column) {
        return LocalDate.parse(text(column));
    }

    Optional<Money> moneyIfAny(String minor, String currency) {
        return textIfAny(minor).map(sum -> new Money(Long.parseLong(sum), text(currency)));
    }

    <E extends Enum<E>> E constant(Class<E> type, String column) {
        return Enum.valueOf(type, text(column));
    }

    <E extends Enum<E>> Optional<E> constantIfAny(Class<E> type, String column) {
        return textIfAny(column).map(name -> Enum.valueOf(type, name));
    }

    Optional<Born> bornIfAny(String column) {
        return textIfAny(column)
                .map(text -> text.length() == 4 ? Born.in(Integer.parseInt(text)) : Born.on(LocalDate.parse(text)));
    }

    Who player() {
        return Who.known(text("player"), "");
    }

    Optional<Team> clubIfAny(String column) {
        return textIfAny(column).map(slug -> Team.known(slug, slug));
    }

    Team club() {
        return Team.known(text("club"), text("club"));
    }

    From from() {
        SampleSource source = source();
        return new From(
                source.source().id(),
                Optional.of(source.address(row.findField("page").orElse(""))),
                textIfAny("as_of").map(LocalDate::parse).orElse(source.asOf()));
    }

    private SampleSource source() {
        return Optional.ofNullable(sources.get(text("source")))
                .orElseThrow(() -> new IllegalArgumentException("unknown source " + text("source")));
    }
}
