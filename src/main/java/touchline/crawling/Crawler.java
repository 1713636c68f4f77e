package touchline.crawling;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import touchline.crawling.Knocking.Refusal;
import touchline.crawling.Visit.Miss;
import touchline.outgoing.Fetched;
import touchline.time.Moments;

/** Visits pages: politely, safely, and with an eye for those that are not what they were asked for. */
public final class Crawler {

    private static final int MOST_REDIRECTS = 5;
    private static final Set<Integer> REFUSING = Set.of(401, 403, 407, 451);
    /** Some sites hold one text in many languages under one address. */
    private static final String LANGUAGES = "en, fr;q=0.8, de;q=0.7, es;q=0.6, *;q=0.5";

    private static final Duration BUSY = Duration.ofMinutes(1);
    private static final Duration LONGEST_BUSY = Duration.ofHours(1);

    /** What a host shows for an address that cannot exist; empty when it says so properly. */
    private final Cache<String, Optional<PageText>> absences =
            Caffeine.newBuilder().maximumSize(1000).build();

    private final Knocking knocking;
    private final Browser browser;
    private final Pages pages;
    private final CrawlingSettings settings;
    private final Clock clock;

    Crawler(Knocking knocking, Browser browser, Pages pages, CrawlingSettings settings, Clock clock) {
        this.knocking = knocking;
        this.browser = browser;
        this.pages = pages;
        this.settings = settings;
        this.clock = clock;
    }

    /** Fetches a page, or says why not; what a server tells us to keep from an earlier visit is used again. */
    public Visit visit(URI address) {
        try {
            Optional<Page> known = pages.find(address);
            Answer answer = follow(address, known);
            if (answer.fetched().status() == 304 && known.isPresent()) {
                Page same = seenAgain(known.get());
                pages.keep(same);
                return new Visit.Got(same, true);
            }
            checked(answer);
            Page page = page(address, answer, known);
            if (page.isHtml()) {
                doubted(page, false);
            }
            pages.keep(page);
            return new Visit.Got(
                    page, known.filter(it -> it.sha256().equals(page.sha256())).isPresent());
        } catch (Refusal refusal) {
            return refusal.at(address);
        }
    }

    /**
     * Shows a page in the browser and takes what its scripts have made of it. Its scripts, styles and data are fetched through
     * the same door; nothing of an earlier visit is used.
     *
     * @return {@code CONTENT_SUSPECT} where there is no browser
     */
    public Visit show(URI address) {
        try {
            Optional<Page> known = pages.find(address);
            knocking.admitted(address);
            Page page = shown(address, known);
            doubted(page, true);
            return new Visit.Got(page, false);
        } catch (Refusal refusal) {
            return refusal.at(address);
        }
    }

    private Page shown(URI address, Optional<Page> known) throws Refusal {
        byte[] html = browser.show(address).getBytes(UTF_8);
        return page(address, new Answer(address, new Fetched(200, "text/html;charset=utf-8", Map.of(), html)), known);
    }

    /** @param found the address that answered in the end */
    private record Answer(URI found, Fetched fetched) {}

    private Answer follow(URI address, Optional<Page> known) throws Refusal {
        Map<String, String> headers =
                new HashMap<>(Map.of("User-Agent", settings.agent(), "Accept-Language", LANGUAGES));
        // Conditions hold for the address that gave them; behind a redirect another one answers.
        known.filter(page -> page.found().equals(address)).ifPresent(page -> {
            page.etag().ifPresent(etag -> headers.put("If-None-Match", etag));
            page.modified().ifPresent(modified -> headers.put("If-Modified-Since", modified));
        });
        URI at = address;
        for (int hops = 0; hops <= MOST_REDIRECTS; hops++) {
            Fetched fetched = knocking.at(at, headers);
            Optional<URI> next = Redirect.of(at, fetched);
            if (next.isEmpty()) {
                return new Answer(at, fetched);
            }
            at = next.get();
        }
        throw new Refusal(Miss.FAILED, "%s redirects too often.".formatted(address.getHost()));
    }

    private void checked(Answer answer) throws Refusal {
        int status = answer.fetched().status();
        String host = answer.found().getHost();
        if (status == 404 || status == 410) {
            throw new Refusal(Miss.NOT_FOUND, "%s has no such page.".formatted(host));
        }
        if (status == 429 || status == 503) {
            knocking.leaveAlone(answer.found(), retryAfter(answer.fetched()));
            throw new Refusal(Miss.BUSY, "%s asks to be left alone for a while.".formatted(host));
        }
        if (REFUSING.contains(status) || isWall(answer.fetched())) {
            throw new Refusal(Miss.BLOCKED, "%s refuses programs like ours (HTTP %d).".formatted(host, status));
        }
        if (status != 200) {
            throw new Refusal(Miss.FAILED, "%s failed (HTTP %d).".formatted(host, status));
        }
    }

    /** Some walls against programs call themselves maintenance. */
    private static boolean isWall(Fetched fetched) {
        return fetched.status() >= 500
                && (fetched.header("cf-mitigated").isPresent()
                        || fetched.header("x-iinfo").isPresent()
                        || fetched.header("x-sucuri-block").isPresent());
    }

    private static Duration retryAfter(Fetched fetched) {
        return fetched.header("Retry-After")
                .filter(value -> value.matches("\\d{1,6}"))
                .map(value -> Duration.ofSeconds(Long.parseLong(value)))
                .map(asked -> asked.compareTo(LONGEST_BUSY) > 0 ? LONGEST_BUSY : asked)
                .orElse(BUSY);
    }

    private Page page(URI address, Answer answer, Optional<Page> known) {
        Fetched fetched = answer.fetched();
        Instant now = Moments.now(clock);
        String sha256 = HexFormat.of().formatHex(DigestUtils.sha256(fetched.body()));
        return new Page(
                address,
                answer.found(),
                fetched.type(),
                fetched.body(),
                sha256,
                fetched.header("ETag"),
                fetched.header("Last-Modified"),
                now,
                known.filter(it -> it.sha256().equals(sha256))
                        .map(Page::changedAt)
                        .orElse(now));
    }

    private Page seenAgain(Page page) {
        return new Page(
                page.address(),
                page.found(),
                page.type(),
                page.body(),
                page.sha256(),
                page.etag(),
                page.modified(),
                Moments.now(clock),
                page.changedAt());
    }

    /** @param shown whether it was shown in the browser, and so is to be compared with what is shown there */
    private void doubted(Page page, boolean shown) throws Refusal {
        PageText text = PageText.of(page);
        Optional<Doubts.Doubt> doubt = Doubts.of(text);
        if (doubt.isPresent()) {
            throw new Refusal(doubt.get().why(), doubt.get().sentence());
        }
        if (isRoot(page.found())) {
            return;
        }
        if (absences(page.found(), shown).anyMatch(text::isNearlySameAs)) {
            throw new Refusal(
                    Miss.SOFT_404,
                    "%s shows here what it shows for every address that it does not have."
                            .formatted(page.found().getHost()));
        }
    }

    private static boolean isRoot(URI address) {
        return address.getRawPath().length() <= 1 && address.getRawQuery() == null;
    }

    /** What the host shows where it has nothing. */
    private Stream<PageText> absences(URI address, boolean shown) {
        Optional<PageText> sent = absence(address);
        return Stream.concat(sent.stream(), shown && sent.isPresent() ? shownAbsence(address).stream() : Stream.of());
    }

    private interface Asking {
        Optional<PageText> at(URI nowhere) throws Refusal;
    }

    private Optional<PageText> absence(URI address) {
        return absence(address, "", nowhere -> {
            Answer answer = follow(nowhere, Optional.empty());
            return answer.fetched().status() == 200
                    ? Optional.of(PageText.of(page(nowhere, answer, Optional.empty())))
                    : Optional.empty();
        });
    }

    /** What the scripts of a host that has a page for every address show where there is nothing. */
    private Optional<PageText> shownAbsence(URI address) {
        return absence(address, "shown ", nowhere -> {
            knocking.admitted(nowhere);
            return Optional.of(PageText.of(shown(nowhere, Optional.empty())));
        });
    }

    /** Asks each host once for an address that cannot exist. */
    private Optional<PageText> absence(URI address, String how, Asking asking) {
        String host = address.getScheme() + "://" + address.getRawAuthority();
        Optional<Optional<PageText>> known = Optional.ofNullable(absences.getIfPresent(how + host));
        if (known.isPresent()) {
            return known.get();
        }
        try {
            Optional<PageText> shown = asking.at(URI.create(host + "/" + UUID.randomUUID()));
            absences.put(how + host, shown);
            return shown;
        } catch (Refusal unknown) {
            // What the host shows there is not to be had; the page itself is.
            return Optional.empty();
        }
    }
}
