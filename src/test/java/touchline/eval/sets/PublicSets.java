package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whatever public sets somebody has put into a folder, each told by its layout. */
public final class PublicSets {

    private PublicSets() {}

    /** The sets in {@code folder} and in the folders directly within; what has no known layout is passed over. */
    public static List<PublicSet> in(Path folder) throws IOException {
        List<PublicSet> sets = new ArrayList<>(at(folder));
        try (var inside = Files.list(folder)) {
            for (Path one : inside.filter(Files::isDirectory).sorted().toList()) {
                sets.addAll(at(one));
            }
        }
        return sets;
    }

    private static List<PublicSet> at(Path folder) throws IOException {
        if (BeirFolder.fits(folder)) {
            return List.of(new BeirFolder(folder).read());
        }
        if (ObliqaFolder.fits(folder)) {
            return List.of(new ObliqaFolder(folder).read());
        }
        List<PublicSet> sets = new ArrayList<>();
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(SquadFile::fits).sorted().toList()) {
                sets.add(new SquadFile(file).read());
            }
        }
        return sets;
    }
}
