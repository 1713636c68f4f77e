package touchline.football.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import touchline.problem.Problem;

/** What an operator holds, opened: a file, what is packed in it, or the files of a folder. */
public final class HeldFile implements Closeable {

    private static final int MOST_MEMBERS = 50_000;

    /** Its texts are kept while its rows are read. */
    private static final long MOST_BYTES_OF_A_WORKBOOK = 256L << 20;

    private final List<Member> members;
    private final Optional<ZipFile> zip;

    private HeldFile(List<Member> members, Optional<ZipFile> zip) {
        this.members = members.stream()
                .filter(member -> !member.shortName().startsWith("."))
                .sorted(Comparator.comparing(Member::name))
                .toList();
        this.zip = zip;
    }

    /** @throws Problem when it cannot be read, or unpacks to more than any real file does */
    public static HeldFile open(Path path) {
        try {
            if (Files.isDirectory(path)) {
                return folder(path);
            }
            return isZip(path) ? packed(path) : new HeldFile(List.of(single(path, name(path))), Optional.empty());
        } catch (IOException unreadable) {
            throw Problem.invalid(
                    "file", "readable", "The file %s cannot be read: check its name.".formatted(name(path)));
        }
    }

    /** In the order of their names. */
    public List<Member> members() {
        return members;
    }

    public List<Member> members(String ending) {
        return members.stream().filter(member -> member.isNamed(ending)).toList();
    }

    private static HeldFile folder(Path path) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            List<Member> members = new ArrayList<>();
            for (Path file :
                    files.filter(Files::isRegularFile).limit(MOST_MEMBERS).toList()) {
                members.add(single(file, path.relativize(file).toString().replace('\\', '/')));
            }
            return new HeldFile(members, Optional.empty());
        }
    }

    private static Member single(Path file, String name) throws IOException {
        String full = isGzip(file) && !name.toLowerCase(Locale.ROOT).endsWith(".gz") ? name + ".gz" : name;
        return Member.of(full, Files.size(file), isZip(file), () -> Files.newInputStream(file));
    }

    private static HeldFile packed(Path path) throws IOException {
        ZipFile zip = new ZipFile(path.toFile());
        List<Member> members = new ArrayList<>();
        long unpacked = 0;
        for (var entry : zip.stream().filter(it -> !it.isDirectory()).toList()) {
            unpacked += Math.max(0, entry.getSize());
            members.add(Member.of(entry.getName(), entry.getCompressedSize(), true, () -> zip.getInputStream(entry)));
        }
        boolean tooMuch = members.size() > MOST_MEMBERS
                || (unpacked > Bounded.HARMLESS && unpacked > Files.size(path) * Bounded.MOST_TIMES);
        boolean workbook = members.stream().anyMatch(member -> member.name().equals("xl/workbook.xml"));
        if (tooMuch) {
            zip.close();
            throw Problem.invalid(
                    "file",
                    "size",
                    "%s unpacks to far more than such a file holds: unpack it yourself and import the table that you need."
                            .formatted(name(path)));
        }
        if (workbook && unpacked > MOST_BYTES_OF_A_WORKBOOK) {
            zip.close();
            throw Problem.invalid(
                    "file",
                    "size",
                    "The workbook %s unpacks to more than 256 MB: save the sheet as CSV and import that."
                            .formatted(name(path)));
        }
        if (workbook) {
            drain(members);
            zip.close();
            return new HeldFile(List.of(workbook(path)), Optional.empty());
        }
        return new HeldFile(members, Optional.of(zip));
    }

    private static Member workbook(Path path) {
        String name = name(path);
        return new Member(
                name.toLowerCase(Locale.ROOT).endsWith(".xlsx") ? name : name + ".xlsx",
                0,
                () -> Files.newInputStream(path));
    }

    /** A workbook is read by somebody else, who would not count. */
    private static void drain(List<Member> members) throws IOException {
        for (Member member : members) {
            try (var bytes = member.open()) {
                bytes.transferTo(java.io.OutputStream.nullOutputStream());
            }
        }
    }

    private static boolean isZip(Path path) throws IOException {
        return startsWith(path, 'P', 'K');
    }

    private static boolean isGzip(Path path) throws IOException {
        return startsWith(path, 0x1f, 0x8b);
    }

    private static boolean startsWith(Path path, int first, int second) throws IOException {
        try (var bytes = Files.newInputStream(path)) {
            return bytes.read() == first && bytes.read() == second;
        }
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    @Override
    public void close() {
        zip.ifPresent(it -> {
            try {
                it.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
