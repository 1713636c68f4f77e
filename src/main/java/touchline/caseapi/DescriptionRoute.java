package touchline.caseapi;

import io.swagger.v3.oas.annotations.Hidden;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Where the description of the API is read; who has no key yet may read it too. */
@Hidden
@Controller
@RequestMapping("${touchline.caseapi.path}")
final class DescriptionRoute {

    @Public
    @GetMapping("/openapi.json")
    String description() {
        return "forward:/openapi/" + Description.GROUP;
    }
}
