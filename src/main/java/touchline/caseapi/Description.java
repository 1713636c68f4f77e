package touchline.caseapi;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.servers.Server;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springdoc.core.models.GroupedOpenApi;
import org.springdoc.core.utils.SpringDocUtils;
import touchline.accounts.PublicAddress;

/** The OpenAPI description: what the routes do not say of themselves, above all how they refuse. */
final class Description {

    static final String GROUP = "research";

    private static final String PROBLEM = "Problem";

    private static final Map<String, Header> RETRY_AFTER =
            Map.of("Retry-After", new Header().description("In seconds").schema(new IntegerSchema()));

    private static final Set<String> PASSES = Set.of("429", "503");

    /** Every route may answer these; 409, 413, 415 and 422 come where there is a version, a body or a vector. */
    private static final Map<String, String> REFUSALS = refusals();

    private Description() {}

    static GroupedOpenApi of(CaseApiSettings settings, PublicAddress address) {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Owner.class);
        return GroupedOpenApi.builder()
                .group(GROUP)
                .pathsToMatch(settings.path(), settings.path() + "/**")
                .addOpenApiCustomizer(api -> head(api, address))
                .addOpenApiCustomizer(Description::refusals)
                .build();
    }

    private static void head(OpenAPI api, PublicAddress address) {
        api.info(
                        new Info()
                                .title("Touchline case research")
                                .version(RootRoutes.VERSION)
                                .description(
                                        "Cases with documents and sources: kept, converted, searched. For the market tier; failures answer application/problem+json with a code. Unknown query parameters and body fields are refused."))
                .servers(List.of(new Server().url(address.base())))
                .security(List.of(new SecurityRequirement().addList("bearer")));
        api.getComponents().addSchemas(PROBLEM, problem());
    }

    private static Schema<?> problem() {
        var schema = new ObjectSchema();
        schema.addProperty("type", new StringSchema());
        schema.addProperty("title", new StringSchema());
        schema.addProperty("status", new IntegerSchema());
        schema.addProperty("detail", new StringSchema().description("What was wrong, and what to do next"));
        schema.addProperty("code", new StringSchema().description("For programs, such as NOT_FOUND"));
        schema.setRequired(List.of("type", "title", "status", "detail", "code"));
        return schema;
    }

    private static void refusals(OpenAPI api) {
        api.getPaths().values().stream()
                .flatMap(path -> path.readOperations().stream())
                .forEach(Description::refusals);
    }

    private static void refusals(Operation operation) {
        operation.getResponses().values().forEach(Description::mediaType);
        REFUSALS.forEach((status, meaning) -> operation
                .getResponses()
                .addApiResponse(
                        status,
                        new ApiResponse()
                                .description(meaning)
                                .headers(PASSES.contains(status) ? RETRY_AFTER : null)
                                .content(new Content()
                                        .addMediaType(
                                                "application/problem+json",
                                                new MediaType()
                                                        .schema(new Schema<>()
                                                                .$ref("#/components/schemas/" + PROBLEM))))));
    }

    /** Routes that name no media type answer JSON. */
    private static void mediaType(ApiResponse response) {
        var content = response.getContent();
        if (content != null && content.containsKey("*/*")) {
            var any = content.remove("*/*");
            content.addMediaType("application/json", any);
        }
    }

    private static Map<String, String> refusals() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("400", "The request is not understood, or has something that the route does not know");
        all.put("401", "No credential, or one that is not valid");
        all.put("402", "Not of the market tier");
        all.put("404", "Not there, or another owner's");
        all.put("409", "Another version, an archived case, or a text that is not there yet");
        all.put("413", "Larger than this service takes");
        all.put("415", "A kind of body that the route does not read");
        all.put("422", "Understood, and impossible");
        all.put("429", "Too often; Retry-After says when to come again");
        all.put("503", "Not possible at the moment; Retry-After says when to come again");
        return all;
    }
}
