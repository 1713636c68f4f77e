package touchline.crawling;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.util.FileSystemUtils;
import touchline.outgoing.Gateway;
import touchline.outgoing.Outgoing;

/**
 * Shows a page in Chromium and takes what stands there then: for pages that are empty without their scripts. A process and a
 * profile for each page; it reaches the net through a {@link Gateway} only, looks up no names, keeps nothing, saves nothing.
 */
final class Browser {

    /** A page takes some hundred megabytes. */
    private static final int AT_ONCE = 2;

    private static final List<String> OPTIONS = List.of(
            "--headless",
            "--dump-dom",
            "--disable-gpu",
            "--disable-quic",
            "--disable-extensions",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-domain-reliability",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--no-default-browser-check",
            "--no-pings",
            "--mute-audio",
            "--blink-settings=imagesEnabled=false",
            "--deny-permission-prompts",
            "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
            "--proxy-bypass-list=<-loopback>",
            "--virtual-time-budget=10000");

    private final Outgoing outgoing;
    private final CrawlingSettings settings;
    private final Semaphore places = new Semaphore(AT_ONCE);

    Browser(Outgoing outgoing, CrawlingSettings settings) {
        this.outgoing = outgoing;
        this.settings = settings;
    }

    /** @return the page as its scripts have made it, as HTML */
    String show(URI address) throws Knocking.Refusal {
        try {
            places.acquire();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Knocking.Refusal(Visit.Miss.FAILED, "The visit was stopped.");
        }
        try (Gateway gateway = outgoing.gateway(settings.reach(), settings.mostBytes())) {
            String page = run(address, gateway);
            if (gateway.isExhausted()) {
                throw new Knocking.Refusal(Visit.Miss.TOO_LARGE, "The page loads more than is fetched.");
            }
            return page;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Knocking.Refusal(Visit.Miss.FAILED, "The visit was stopped.");
        } catch (IOException broken) {
            throw new Knocking.Refusal(Visit.Miss.FAILED, "The browser could not show the page.");
        } finally {
            places.release();
        }
    }

    private String run(URI address, Gateway gateway) throws IOException, InterruptedException, Knocking.Refusal {
        Path profile = Files.createTempDirectory("touchline-browser");
        try {
            List<String> command = new ArrayList<>();
            command.add(settings.browser());
            command.addAll(OPTIONS);
            command.add("--timeout=" + settings.patience().toMillis());
            command.add("--user-data-dir=" + profile);
            command.add("--proxy-server=http://127.0.0.1:" + gateway.port());
            command.add("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
            command.add("--user-agent=" + settings.agent());
            // Chromium refuses its own sandbox to root.
            if (ProcessHandle.current().info().user().filter("root"::equals).isPresent()) {
                command.add("--no-sandbox");
            }
            command.add(address.toString());
            Path out = profile.resolve("page.html");
            Process process = started(new ProcessBuilder(command)
                    .redirectOutput(out.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD));
            try {
                if (!process.waitFor(settings.patience().toMillis() * 2, TimeUnit.MILLISECONDS)) {
                    throw new Knocking.Refusal(Visit.Miss.TIMEOUT, "The browser did not show the page in time.");
                }
            } finally {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
            if (process.exitValue() != 0) {
                throw new Knocking.Refusal(Visit.Miss.FAILED, "The browser could not show the page.");
            }
            if (Files.size(out) > settings.mostBytes()) {
                throw new Knocking.Refusal(Visit.Miss.TOO_LARGE, "The page is larger than what is fetched.");
            }
            return Files.readString(out, UTF_8);
        } finally {
            FileSystemUtils.deleteRecursively(profile);
        }
    }

    private static Process started(ProcessBuilder browser) throws Knocking.Refusal {
        try {
            return browser.start();
        } catch (IOException missing) {
            throw new Knocking.Refusal(
                    Visit.Miss.CONTENT_SUSPECT,
                    "No browser is installed here: the operator installs Chromium or sets touchline.crawling.browser.");
        }
    }
}
