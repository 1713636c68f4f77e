package touchline.football.intake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.football.Source;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Store;

/**
 * Takes rows into the register. The same rows twice change nothing, older rows do not replace newer ones, and nothing
 * is deleted because a file no longer has it.
 */
public final class Intake {

    /** Others can write between two parts, and a part is soon over. */
    private static final int PART = 2000;

    private final Store store;
    private final ReentrantLock turn = new ReentrantLock();

    private final List<AfterIntake> after;

    Intake(Store store, List<AfterIntake> after) {
        this.store = store;
        this.after = List.copyOf(after);
    }

    /**
     * @param sources all that the entries come from
     * @param progress hears how many rows are done, now and then
     */
    public IntakeReport take(Collection<Source> sources, Stream<? extends Entry> entries, IntConsumer progress) {
        store.writeAll("""
                INSERT INTO football_source (id, name, url, licence, licence_url, attribution, zone)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, url = excluded.url, licence = excluded.licence,
                    licence_url = excluded.licence_url, attribution = excluded.attribution, zone = excluded.zone
                """, sources.stream().map(Intake::row).toList());
        IntakeReport report = inTurn(entries, progress, store::write, this::refresh);
        if (report.count(Outcome.ADDED) + report.count(Outcome.UPDATED) > 0) {
            after.forEach(AfterIntake::refresh);
        }
        return report;
    }

    /** Finds who is named in texts, among those who are in the register now. */
    public Mentions mentions() {
        return new Mentions(Register.players(store), Register.clubs(store));
    }

    /** Says what {@link #take} would do, and does nothing. */
    public IntakeReport rehearse(Stream<? extends Entry> entries, IntConsumer progress) {
        return inTurn(entries, progress, store::rehearse, _ -> {});
    }

    /** Runs the work of a part in a transaction. */
    private interface Door {
        Map<Integer, Outcome> pass(Function<JdbcClient, Map<Integer, Outcome>> work);
    }

    /** One file at a time: who is new is kept in memory while a file is taken. */
    private IntakeReport inTurn(
            Stream<? extends Entry> entries, IntConsumer progress, Door door, Consumer<Set<String>> afterwards) {
        turn.lock();
        try (entries) {
            var tally = new Tally();
            Set<String> touched = new LinkedHashSet<>();
            ClubIdentities clubs = Register.clubs(store);
            var people = new People(Register.players(store), clubs);
            var teams = new Teams(clubs);
            inParts(entries.iterator(), part -> {
                tally.beginPart();
                tally.endPart(
                        part,
                        door.pass(database -> new Part(store, database, people, teams, touched).store(part, tally)));
                progress.accept(tally.rows());
            });
            afterwards.accept(touched);
            return tally.report();
        } finally {
            turn.unlock();
        }
    }

    /** After all rows, so that each player is looked at once; whoever takes a file again after a crash repeats it. */
    private void refresh(Set<String> touched) {
        inParts(
                touched.iterator(),
                players -> store.write(database -> {
                    BestKnown.refresh(players, store, database);
                    return players.size();
                }));
    }

    private static <T> void inParts(Iterator<? extends T> all, Consumer<List<T>> work) {
        while (all.hasNext()) {
            List<T> part = new ArrayList<>(PART);
            while (all.hasNext() && part.size() < PART) {
                part.add(all.next());
            }
            work.accept(part);
        }
    }

    private static @Nullable Object[] row(Source source) {
        return new @Nullable Object[] {
            source.id(),
            source.name(),
            source.url(),
            source.licence(),
            source.licenceUrl().orElse(null),
            source.attribution(),
            source.zone().name()
        };
    }
}
