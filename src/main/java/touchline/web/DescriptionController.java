package touchline.web;

import io.swagger.v3.oas.annotations.Hidden;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;

/** Where the description of the HTTP interface is read. */
@Hidden
@Controller
final class DescriptionController {

    static final String GROUP = "service";

    @GetMapping("/openapi.json")
    String description() {
        return "forward:/openapi/" + GROUP;
    }
}
