package touchline.football.intake;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Store;

/** Rows that wait to be written together. */
final class Writing {

    private record Waiting(int entry, @Nullable Object[] row) {}

    private final Store store;
    private final Map<Table, List<Waiting>> waiting = new EnumMap<>(Table.class);
    private final List<@Nullable Object[]> names = new ArrayList<>();
    private final List<@Nullable Object[]> keys = new ArrayList<>();
    private final List<@Nullable Object[]> clubNames = new ArrayList<>();
    private final List<@Nullable Object[]> clubKeys = new ArrayList<>();

    Writing(Store store) {
        this.store = store;
    }

    /** @param entry the place of the entry that the row comes from */
    void add(Table table, int entry, @Nullable Object... row) {
        waiting.computeIfAbsent(table, _ -> new ArrayList<>()).add(new Waiting(entry, row));
    }

    void addName(String player, String plain, String name, String kind) {
        names.add(new Object[] {player, plain, name, kind});
    }

    void addKey(String source, String sourceId, String player) {
        keys.add(new Object[] {source, sourceId, player});
    }

    void addClubName(String club, String plain, String name) {
        clubNames.add(new Object[] {club, plain, name});
    }

    void addClubKey(String source, String sourceId, String club) {
        clubKeys.add(new Object[] {source, sourceId, club});
    }

    /** Stores everything and says what became of each entry that had a row. */
    Map<Integer, Outcome> write() {
        Map<Integer, Outcome> outcomes = new java.util.HashMap<>();
        waiting.forEach((table, rows) -> write(table, rows, outcomes));
        store.writeAll("""
                INSERT INTO football_player_name (player, plain, name, kind) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
                """, names);
        store.writeAll("""
                INSERT INTO football_player_key (source, source_id, player) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
                """, keys);
        store.writeAll("""
                INSERT INTO football_club_name (club, plain, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
                """, clubNames);
        store.writeAll("""
                INSERT INTO football_club_key (source, source_id, club) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
                """, clubKeys);
        return outcomes;
    }

    private void write(Table table, List<Waiting> rows, Map<Integer, Outcome> outcomes) {
        int[] added =
                store.writeAll(table.insert(), rows.stream().map(Waiting::row).toList());
        List<Waiting> stored = new ArrayList<>();
        for (int i = 0; i < added.length; i++) {
            if (added[i] == 0) {
                stored.add(rows.get(i));
            } else {
                outcomes.put(rows.get(i).entry(), Outcome.ADDED);
            }
        }
        int[] changed = store.writeAll(
                table.update(),
                stored.stream().map(it -> table.forUpdate(it.row())).toList());
        for (int i = 0; i < changed.length; i++) {
            outcomes.merge(
                    stored.get(i).entry(),
                    changed[i] == 0 ? Outcome.UNCHANGED : Outcome.UPDATED,
                    (one, other) -> one.compareTo(other) < 0 ? one : other);
        }
    }
}
