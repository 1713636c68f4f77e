package touchline.site;

import java.time.Duration;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpMethod;
import org.springframework.web.servlet.function.RequestPredicate;
import org.springframework.web.servlet.function.RequestPredicates;
import org.springframework.web.servlet.function.ServerResponse;

/** Answers with a page. What it may load is said by the headers that every answer carries. */
final class Page {

    private static final Duration FRESH = Duration.ofMinutes(10);

    private Page() {}

    /** Where a page is read. A router counts HEAD as another method, which pages answer too. */
    static RequestPredicate at(String path) {
        return RequestPredicates.methods(HttpMethod.GET, HttpMethod.HEAD).and(RequestPredicates.path(path));
    }

    /** The same for everybody. */
    static ServerResponse forAll(String template, Map<String, ?> model) {
        return ServerResponse.ok()
                .cacheControl(CacheControl.maxAge(FRESH).cachePublic())
                .render(template, model);
    }

    /** One person's, often with a one-time value in it. */
    static ServerResponse forOne(String template, Map<String, ?> model) {
        return ServerResponse.ok().cacheControl(CacheControl.noStore()).render(template, model);
    }
}
