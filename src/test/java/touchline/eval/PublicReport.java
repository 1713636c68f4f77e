package touchline.eval;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import touchline.eval.sets.PublicSet;
import touchline.eval.sets.PublicSets;

/** Ranking on the public sets that somebody has put into a folder. */
final class PublicReport {

    private PublicReport() {}

    static void write(Path folder) throws IOException {
        List<PublicSet> sets = PublicSets.in(folder);
        if (sets.isEmpty()) {
            System.err.println(
                    "No set of a known layout is in " + folder + "; eval/README.md says how each must lie there.");
            System.exit(1);
        }
        StringBuilder page = new StringBuilder("## Public sets\n");
        for (PublicSet set : sets) {
            page.append("\n### %s\n\n%d records, %d questions.\n\n"
                    .formatted(set.name(), set.entries().size(), set.questions().size()));
            try (PublicLibrary library = PublicLibrary.of(set)) {
                List<Judged> judged = set.questions().stream()
                        .map(question -> Judged.ask(question, library))
                        .toList();
                page.append(new RankingTable(judged).markdown()).append("\n");
            }
        }
        QualityPage.put("public", page.toString());
    }
}
