package touchline.web;

import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import touchline.problem.Problem;

/** A problem as a page, for a person at a browser. */
record ProblemPage(TemplateEngine templates) {

    /** Browsers name HTML when a person goes somewhere; programs name JSON, or nothing in particular. */
    static boolean isWanted(HttpServletRequest request) {
        var accepted = request.getHeader(HttpHeaders.ACCEPT);
        return accepted != null && accepted.contains(MediaType.TEXT_HTML_VALUE);
    }

    String html(Problem problem, HttpStatusCode status, String title) {
        var page = new StringOutput();
        templates.render(
                "problem.jte",
                Map.<String, Object>of("status", status.value(), "title", title, "sentence", problem.sentence()),
                page);
        return page.toString();
    }
}
