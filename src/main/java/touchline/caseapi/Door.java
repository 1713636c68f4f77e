package touchline.caseapi;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.annotation.Annotation;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.multipart.MultipartHttpServletRequest;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.util.UriComponentsBuilder;
import org.springframework.web.util.WebUtils;
import touchline.accounts.Access;
import touchline.accounts.Callers;
import touchline.accounts.Credential;
import touchline.accounts.Gate;
import touchline.accounts.PublicAddress;
import touchline.accounts.Throttle;
import touchline.problem.Problem;

/** Who may come in, and with what: looked at before anything of a request's body is read. */
final class Door implements HandlerInterceptor, HandlerMethodArgumentResolver {

    private static final String OWNER = Door.class.getName();
    private static final String CREDENTIAL = "access_token";
    private static final String MULTIPART = "multipart/";

    private final Callers callers;
    private final Gate gate;
    private final PublicAddress address;
    private final CaseApiSettings settings;
    private final Throttle requests;

    Door(Callers callers, Gate gate, PublicAddress address, CaseApiSettings settings, Clock clock) {
        this.callers = callers;
        this.gate = gate;
        this.address = address;
        this.settings = settings;
        this.requests = new Throttle(settings.requestsAMinute(), Duration.ofMinutes(1), clock);
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod method && isOurs(method)) {
            if (!method.hasMethodAnnotation(Public.class)) {
                var owner = owner(request);
                refuseTooOften(owner);
                request.setAttribute(OWNER, owner);
            }
            refuseUnknownParameters(request, method);
            refuseLargeBody(request);
            Optional.ofNullable(WebUtils.getNativeRequest(request, MultipartHttpServletRequest.class))
                    .ifPresent(form -> refuseUnknownParts(form, method));
        }
        return true;
    }

    private static boolean isOurs(HandlerMethod method) {
        return method.getBeanType().getPackage().equals(Door.class.getPackage());
    }

    private Owner owner(HttpServletRequest request) {
        var caller = callers.identify(
                Credential.of(request.getHeader("Authorization"), request.getQueryString()),
                request.getRemoteAddr(),
                address.mcp() + "/cases");
        if (caller.isAnonymous()) {
            throw new Problem(
                    Problem.Code.AUTH_REQUIRED,
                    "The case-research API is for the market tier: send a key or an access token as a Bearer token.",
                    Map.of());
        }
        gate.admit(Access.MARKET, caller);
        return new Owner(caller.owner());
    }

    private void refuseTooOften(Owner owner) {
        requests.take(owner.name()).ifPresent(wait -> {
            long seconds = Math.max(1, wait.toSeconds());
            throw new Problem(
                    Problem.Code.RATE_LIMITED,
                    "More than %d requests in a minute: come again in %d seconds."
                            .formatted(settings.requestsAMinute(), seconds),
                    Map.of("retry_after", seconds, "limit", settings.requestsAMinute()));
        });
    }

    private static void refuseUnknownParameters(HttpServletRequest request, HandlerMethod method) {
        Set<String> known =
                names(method, RequestParam.class, RequestParam::value).collect(Collectors.toSet());
        String query = Optional.ofNullable(request.getQueryString()).orElse("");
        UriComponentsBuilder.newInstance().query(query).build().getQueryParams().keySet().stream()
                .filter(name -> !known.contains(name) && !name.equals(CREDENTIAL))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.invalid(
                            name,
                            "unknown",
                            "The query has a parameter that this route does not know: leave it out. It knows %s."
                                    .formatted(
                                            known.isEmpty()
                                                    ? "none"
                                                    : String.join(
                                                            ", ",
                                                            known.stream()
                                                                    .sorted()
                                                                    .toList())));
                });
    }

    /** The form is read here, so who is not admitted has been refused before. */
    private static void refuseUnknownParts(MultipartHttpServletRequest form, HandlerMethod method) {
        Set<String> known = Stream.concat(
                        names(method, RequestPart.class, RequestPart::value),
                        Stream.concat(names(method, RequestParam.class, RequestParam::value), Stream.of(CREDENTIAL)))
                .collect(Collectors.toSet());
        Stream.concat(form.getMultiFileMap().keySet().stream(), form.getParameterMap().keySet().stream())
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.invalid(
                            name, "unknown", "The form has a part that this route does not know: leave it out.");
                });
    }

    private static <A extends Annotation> Stream<String> names(
            HandlerMethod method, Class<A> annotation, Function<A, String> name) {
        return Arrays.stream(method.getMethodParameters())
                .flatMap(parameter -> Optional.ofNullable(parameter.getParameterAnnotation(annotation)).stream())
                .map(name);
    }

    private void refuseLargeBody(HttpServletRequest request) {
        String type = Optional.ofNullable(request.getContentType()).orElse("");
        if (!type.startsWith(MULTIPART) && request.getContentLengthLong() > settings.bodyLimitBytes()) {
            throw LimitedBodies.tooLarge(settings.bodyLimitBytes());
        }
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType() == Owner.class;
    }

    @Override
    public Object resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binder) {
        return Optional.ofNullable(request.getAttribute(OWNER, NativeWebRequest.SCOPE_REQUEST))
                .orElseThrow();
    }
}
