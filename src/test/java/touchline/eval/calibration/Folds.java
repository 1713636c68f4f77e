package touchline.eval.calibration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Leaves out a twentieth of the questions at a time; those that share a record, however indirectly, are one group and
 * left out together.
 */
public record Folds(List<Example> examples) {

    private static final int FOLDS = 20;

    /** @param fold is given what to learn from and what to judge */
    public void each(BiConsumer<List<Example>, List<Example>> fold) {
        var groups = groups();
        for (int first = 0; first < Math.min(FOLDS, groups.size()); first++) {
            List<Example> left = new ArrayList<>();
            for (int i = first; i < groups.size(); i += FOLDS) {
                left.addAll(groups.get(i));
            }
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
