package touchline.law.decisions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.decisions.Decision.CitedArticle;

/** The instruments that decisions cite: those of the register of articles, and others known by title only. */
public final class CitedInstruments {

    private final Instruments register;
    private final Map<String, String> others;

    private CitedInstruments(Instruments register, Map<String, String> others) {
        this.register = register;
        this.others = others;
    }

    static CitedInstruments over(Instruments register) {
        try (var file = new ClassPathResource("law/other-instruments.json").getInputStream()) {
            return new CitedInstruments(
                    register, JsonMapper.shared().readValue(file, new TypeReference<Map<String, String>>() {}));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Empty for a code that nobody knows. */
    public Optional<String> title(String code) {
        return register.find(code).map(Instrument::title).or(() -> Optional.ofNullable(others.get(code)));
    }

    /** Whether the articles of the instrument are in the register. */
    public boolean isInRegister(String code) {
        return register.find(code).isPresent();
    }

    /** Whether the register has an article of that number, in whatever edition, or articles of that annexe. */
    public boolean isKnown(CitedArticle cited) {
        return isInRegister(cited.instrument())
                && cited.article()
                        .map(article -> register.has(cited.instrument(), article)
                                || !register.numbersFrom(cited.instrument(), article + " ")
                                        .isEmpty())
                        .orElse(true);
    }
}
