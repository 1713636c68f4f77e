package touchline.eval.calibration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** Leaves out one group of questions at a time; questions that share a record, however indirectly, are one group. */
public record Folds(List<Example> examples) {

    /** @param fold is given what to learn from and what to judge */
    public void each(BiConsumer<List<Example>, List<Example>> fold) {
        for (List<Example> left : groups()) {
            List<Example> kept = new ArrayList<>(examples);
            kept.removeAll(left);
            fold.accept(kept, left);
        }
    }

    List<List<Example>> groups() {
        List<List<Example>> groups = new ArrayList<>();
        List<Example> rest = new ArrayList<>(examples);
        while (!rest.isEmpty()) {
            List<Example> group = new ArrayList<>(List.of(rest.removeFirst()));
            Set<String> records = new HashSet<>(group.getFirst().records());
            while (join(group, records, rest)) {
                // Each that joins may bring records that draw in others.
            }
            groups.add(group);
        }
        return groups;
    }

    private static boolean join(List<Example> group, Set<String> records, List<Example> rest) {
        List<Example> joining = rest.stream()
                .filter(one -> one.records().stream().anyMatch(records::contains))
                .toList();
        rest.removeAll(joining);
        group.addAll(joining);
        joining.forEach(one -> records.addAll(one.records()));
        return !joining.isEmpty();
    }
}
