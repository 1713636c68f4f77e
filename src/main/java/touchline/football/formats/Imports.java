package touchline.football.formats;

import de.siegmar.fastcsv.reader.CsvParseException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.intake.Intake;
import touchline.football.intake.IntakeReport;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.Taking;
import touchline.problem.Problem;
import touchline.store.Store;

/** Takes the files that operators hold into the register. The same file twice changes nothing; nothing is deleted. */
public final class Imports {

    private final Intake intake;
    private final Store store;
    private final Taken taken;
    private final Clock clock;

    Imports(Intake intake, Store store, Clock clock) {
        this.intake = intake;
        this.store = store;
        this.taken = new Taken(store);
        this.clock = clock;
    }

    /** The names of all formats. */
    public static List<String> formats() {
        return Formats.ALL.stream().map(Format::name).toList();
    }

    /** @throws Problem NOT_FOUND when there is no such format */
    public static void require(String format) {
        Formats.named(format);
    }

    /** What a file of this format is called when nobody says. */
    public static String usualName(String format) {
        return Formats.named(format) instanceof UnderstatFile ? "upload.json" : "upload.csv";
    }

    /**
     * @param file a file, or a folder of files
     * @param dryRun says what would happen, and changes nothing
     * @param progress hears how many rows are done, now and then
     * @throws Problem when the file is another one, or damaged: what came before the damage stays
     */
    public ImportReport take(String format, Path file, Asked asked, boolean dryRun, IntConsumer progress) {
        Format reader = Formats.named(format);
        if (!Files.isReadable(file)) {
            throw Problem.invalid(
                    "file", "readable", "The file %s cannot be read: check its name.".formatted(file.getFileName()));
        }
        try (HeldFile held = HeldFile.open(file)) {
            Source source = reader.source(asked);
            Optional<String> hash = Files.isDirectory(file) ? Optional.empty() : Optional.of(Taken.hash(file));
            Taking taking = new Taking(source.id(), asOf(reader, held, asked, hash), asked);
            var latest = new LatestFile();
            var entries = reader.entries(held, taking).peek(latest::hear);
            IntakeReport report =
                    dryRun ? intake.rehearse(entries, progress) : intake.take(List.of(source), entries, progress);
            if (!dryRun && reader.isWhole()) {
                latest.remember(source.id(), taking.asOf(), store);
            }
            if (!dryRun) {
                hash.ifPresent(it -> taken.remember(it, format, taking.asOf()));
            }
            return ImportReport.of(format, dryRun, taking, report);
        } catch (CsvParseException endless) {
            throw Problem.invalid(
                    "file",
                    "size",
                    "The file has a row of more than 260,000 letters or 2,000 columns, or a quotation mark that is never closed: correct it, and import the file again.");
        } catch (StreamConstraintsException deep) {
            throw Problem.invalid(
                    "file",
                    "size",
                    "The file has JSON that is nested deeper, or texts that are longer, than any such file has: look whether it is the file you mean.");
        } catch (UncheckedIOException | JacksonException damaged) {
            throw Problem.invalid(
                    "file",
                    "intact",
                    "The file cannot be read to its end: get it again; importing it again repeats nothing.");
        }
    }

    private LocalDate asOf(Format reader, HeldFile held, Asked asked, Optional<String> hash) {
        LocalDate today = LocalDate.ofInstant(clock.instant(), clock.getZone());
        return asked.asOf()
                .or(() -> hash.flatMap(taken::asOf))
                .or(() -> reader.newest(held, today))
                .orElse(today);
    }

    static String listed() {
        return formats().stream().collect(Collectors.joining(", "));
    }
}
