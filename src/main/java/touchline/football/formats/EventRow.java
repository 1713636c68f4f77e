package touchline.football.formats;

import java.net.URI;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import touchline.football.Born;
import touchline.football.Event.Certainty;
import touchline.football.PlainName;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.Nations;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;

/** One market event as a file has it. */
record EventRow(int line, Fields fields, Taking taking) {

    static final List<String> MORE = List.of(
            "born", "nationality", "certainty", "from_club", "to_club", "fee", "summary", "publisher", "url", "id");

    /** What a row says under a name; absent where it says nothing. */
    interface Fields {
        Optional<String> text(String name);
    }

    /** @throws Unusable for a row that says too little, or something that cannot be */
    Entry entry() {
        Optional<String> slug = fields.text("player_slug");
        String name =
                fields.text("player").or(() -> slug).orElseThrow(() -> new Unusable("The field player is empty."));
        LocalDate day = day();
        String kind = kind();
        Certainty certainty = certainty(kind);
        return new Entry.OnEvent(
                line,
                Optional.of(slug.map(it -> Who.known(it, "")).orElseGet(() -> who(name))),
                name,
                id(slug.orElse(name), kind, certainty, day),
                day,
                kind,
                certainty,
                summary(name),
                fields.text("to_club").or(() -> fields.text("from_club")),
                publisher(),
                taking.from(fields.text("url")));
    }

    private LocalDate day() {
        String text = needed("day");
        LocalDate day = DayText.plain()
                .day(text)
                .orElseThrow(
                        () -> new Unusable("'%s' may be two days or none: write it as 2026-07-01.".formatted(text)));
        if (day.isAfter(taking.asOf())) {
            throw new Unusable("%s lies ahead: the file is known up to %s.".formatted(day, taking.asOf()));
        }
        return day;
    }

    private String kind() {
        String kind = needed("kind").toLowerCase(Locale.ROOT);
        if (!kind.matches("[a-z][a-z_]{0,39}")) {
            throw new Unusable("'%s' is no kind: write a word such as transfer_confirmed or injury.".formatted(kind));
        }
        return kind;
    }

    private Certainty certainty(String kind) {
        return switch (fields.text("certainty").orElse(kind)) {
            case "confirmed", "transfer_confirmed" -> Certainty.CONFIRMED;
            case "rumour" -> Certainty.RUMOUR;
            default -> throw new Unusable("certainty must be confirmed or rumour: say which.");
        };
    }

    /** The clubs bear the name out, where one of them is the player's. */
    private Who who(String name) {
        Optional<Born> born = fields.text("born")
                .map(text -> DayText.plain()
                        .born(text)
                        .orElseThrow(() ->
                                new Unusable("'%s' is no day of birth: write it as 2001-03-01.".formatted(text))));
        return new Who(
                Optional.empty(),
                Optional.empty(),
                name,
                born,
                fields.text("nationality").map(Nations::of),
                fields.text("from_club").or(() -> fields.text("to_club")));
    }

    /** One a publisher, whatever its words: of a move in the same month, of anything else on the same day. */
    private String id(String player, String kind, Certainty certainty, LocalDate day) {
        Optional<String> own = fields.text("id");
        if (own.isPresent()) {
            return own.get();
        }
        boolean named =
                Stream.of("from_club", "to_club").anyMatch(it -> fields.text(it).isPresent());
        String same = Stream.of(
                        player,
                        kind,
                        certainty.name(),
                        fields.text("from_club").orElse(""),
                        fields.text("to_club").orElse(""),
                        publisher().orElse(""),
                        named ? YearMonth.from(day).toString() : day.toString())
                .map(PlainName::of)
                .collect(Collectors.joining("|"));
        return DigestUtils.sha256Hex(same).substring(0, 24);
    }

    private String summary(String name) {
        return fields.text("summary").orElseGet(() -> {
            String clubs = Stream.of("from_club", "to_club")
                    .map(it -> fields.text(it).orElse("a club not named"))
                    .collect(Collectors.joining(" to "));
            return "%s: %s%s"
                    .formatted(
                            name,
                            clubs,
                            fields.text("fee").map(" (%s)"::formatted).orElse(""));
        });
    }

    private Optional<String> publisher() {
        return fields.text("publisher").or(() -> fields.text("url").flatMap(EventRow::host));
    }

    private static Optional<String> host(String url) {
        try {
            return Optional.ofNullable(URI.create(url).getHost());
        } catch (IllegalArgumentException notAnAddress) {
            return Optional.empty();
        }
    }

    private String needed(String name) {
        return fields.text(name).orElseThrow(() -> new Unusable("The field %s is empty.".formatted(name)));
    }
}
