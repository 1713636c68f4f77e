package touchline.bench;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import touchline.RunningServer;
import touchline.Wire;
import touchline.documents.Pdfs;

/** Uploads many files to a case of a whole server, which is searched over HTTP before, meanwhile and right after. */
final class UploadBench {

    private static final List<String> QUESTIONS = List.of(
            "compensation for breach of contract",
            "just cause unpaid wages",
            "sporting sanctions for a minor",
            "training compensation",
            "period of notice before termination",
            "solidarity contribution");
    private static final int ASKED = 200;
    private static final int PASSAGES_A_PAGE = 5;
    private static final long A_WHILE = 50_000_000L;

    private final Wire wire;
    private final String bearer;
    private final RegisterText text;

    private UploadBench(Wire wire, String key, RegisterText text) {
        this.wire = wire;
        this.bearer = "Bearer " + key;
        this.text = text;
    }

    /** @param args how many files, of how many pages */
    public static void main(String[] args) throws IOException {
        try (var server = RunningServer.start(List.of("--touchline.caseapi.requests-a-minute=1000000"))) {
            new UploadBench(new Wire(server.base()), server.demo().market(), RegisterText.read())
                    .measure(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        }
        System.exit(0);
    }

    private void measure(int files, int pages) {
        var id = post("/research/cases", Map.of("title", "Many files"))
                .path("case_id")
                .asString();
        Latency.of(QUESTIONS, ASKED, 60, this::search);
        var before = Latency.of(QUESTIONS, ASKED, 60, this::search);
        var meanwhile = new ConcurrentLinkedQueue<Double>();
        var all = IntStream.range(0, files)
                .mapToObj(number -> file(number, pages))
                .toList();
        long start = System.nanoTime();
        var coming = CompletableFuture.supplyAsync(() -> {
            IntStream.range(0, files).forEach(number -> keep(id, number, all.get(number)));
            double kept = seconds(start);
            while (isUnfinished(id)) {
                LockSupport.parkNanos(A_WHILE);
            }
            return kept;
        });
        for (int asked = 0; !coming.isDone(); asked++) {
            long before1 = System.nanoTime();
            search(QUESTIONS.get(asked % QUESTIONS.size()));
            meanwhile.add((System.nanoTime() - before1) / 1e6);
            LockSupport.parkNanos(A_WHILE);
        }
        double read = seconds(start);
        var after = Latency.of(QUESTIONS, ASKED, 60, this::search);
        System.out.printf(
                "%d files of %d pages: kept after %.0f s, read after %.0f s, %.0f pages/s.%n%n",
                files, pages, coming.join(), read, files * pages / read);
        System.out.println("| searches | asked | p50 ms | p99 ms |\n|---|---|---|---|");
        row("before", before.questions(), before.p50(), before.p99());
        double[] sorted = meanwhile.stream().mapToDouble(it -> it).sorted().toArray();
        row("meanwhile", sorted.length, Latency.at(sorted, 0.5), Latency.at(sorted, 0.99));
        row("right after", after.questions(), after.p50(), after.p99());
    }

    private static void row(String when, int asked, double p50, double p99) {
        System.out.printf("| %s | %d | %.0f | %.0f |%n", when, asked, p50, p99);
    }

    private int search(String question) {
        return get("/research/search?q=" + URLEncoder.encode(question, StandardCharsets.UTF_8))
                .path("items")
                .size();
    }

    private void keep(String id, int number, byte[] file) {
        post(
                "/research/cases/%s/documents".formatted(id),
                Map.of(
                        "filename",
                        "file-%d.pdf".formatted(number),
                        "content_base64",
                        Base64.getEncoder().encodeToString(file)));
    }

    /** Documents are read in the order in which they came, or nearly. */
    private boolean isUnfinished(String id) {
        String at = "/research/cases/%s/documents?limit=100".formatted(id);
        return Stream.iterate(
                        get(at),
                        page -> !page.isMissingNode(),
                        page -> page.has("next_cursor")
                                ? get(at + "&cursor=" + page.path("next_cursor").asString())
                                : page.path("the end"))
                .flatMap(page -> page.path("items").valueStream())
                .anyMatch(document -> !List.of("ready", "failed")
                        .contains(document.path("state").asString()));
    }

    private byte[] file(int number, int pages) {
        return Pdfs.of(IntStream.range(0, pages)
                .mapToObj(page -> Pdfs.text(page(number * pages + page, page)))
                .toArray(Pdfs.Drawing[]::new));
    }

    private String[] page(int number, int page) {
        return IntStream.range(0, PASSAGES_A_PAGE)
                .boxed()
                .flatMap(i -> Stream.concat(
                        lines("%d. %s"
                                .formatted(page * PASSAGES_A_PAGE + i + 1, text.passage(number * PASSAGES_A_PAGE + i))),
                        Stream.of("")))
                .toArray(String[]::new);
    }

    private static Stream<String> lines(String paragraph) {
        return Arrays.stream(paragraph
                .replaceAll("[^\\x20-\\x7e]", "'")
                .replaceAll("(.{1,90})(?:\\s+|$)", "$1\n")
                .strip()
                .split("\n", -1));
    }

    private static double seconds(long since) {
        return (System.nanoTime() - since) / 1e9;
    }

    private JsonNode get(String path) {
        return Wire.json(wire.get(path, "Authorization", bearer));
    }

    private JsonNode post(String path, Object body) {
        return Wire.json(wire.post(path, JsonMapper.shared().writeValueAsString(body), "Authorization", bearer));
    }
}
