package touchline.site;

import java.util.Map;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.problem.Problem;
import touchline.study.Lessons;

/** The lessons as pages, with the text that clients read as {@code lesson://1}. */
final class LessonPages {

    private final Lessons lessons;
    private final Offered offered;

    LessonPages(Lessons lessons, Offered offered) {
        this.lessons = lessons;
        this.offered = offered;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .route(Page.at("/lessons"), request -> Page.forAll("lessons", Map.of("lessons", lessons.all())))
                .route(Page.at("/lessons/{number}"), this::lesson)
                .build();
    }

    private ServerResponse lesson(ServerRequest request) {
        var lesson = lessons.written(request.pathVariable("number"))
                .orElseThrow(() -> Problem.notFound("There is no such lesson: /lessons lists those there are."));
        var text = offered.text("lesson://{number}", Map.of("number", String.valueOf(lesson.number())));
        var html = Markdown.html(withoutLinkToItself(text, lesson.number()));
        return Page.forAll(
                "lesson",
                Map.of("lesson", lesson, "html", html, "last", lessons.all().size()));
    }

    private static String withoutLinkToItself(String markdown, int number) {
        return markdown.replaceAll("\\[[^]]*]\\([^)]*/lessons/" + number + "\\)", "");
    }
}
