package touchline.football.formats;

import java.util.List;
import touchline.football.events.OpenfootballFiles;
import touchline.football.events.StatsbombFiles;
import touchline.football.events.WyscoutFiles;
import touchline.football.reading.Format;
import touchline.problem.Problem;

/** Every format there is. */
final class Formats {

    static final List<Format> ALL = List.of(
            new TransfermarktTables(),
            new EwenmeTable(),
            new SalimtTables(),
            new FbrefTable(),
            new UnderstatFile(),
            new OpenfootballFiles(),
            new StatsbombFiles(),
            new WyscoutExport(),
            new WyscoutFiles(),
            new EventsFile(),
            new PlainTable());

    private Formats() {}

    static Format named(String name) {
        return ALL.stream()
                .filter(format -> format.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Problem.notFound(
                        "There is no import format %s: formats are %s.".formatted(name, Imports.listed())));
    }
}
