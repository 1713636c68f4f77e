package touchline.retrieval;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.retrieval.index.PassageIndex;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.rows.ReadyVectors;
import touchline.retrieval.search.Searching;
import touchline.retrieval.words.Asking;
import touchline.retrieval.words.LanguageGuess;
import touchline.retrieval.words.Translations;
import touchline.retrieval.words.Wording;
import touchline.store.Store;
import touchline.store.StoreSettings;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RetrievalSettings.class)
class RetrievalConfiguration {

    private static final int FEWEST_THREADS = 2;

    @Bean
    Passages passages(Store store) {
        return new Passages(store);
    }

    @Bean
    Meaning meaning(RetrievalSettings settings, StoreSettings data) {
        int threads = Math.max(FEWEST_THREADS, Runtime.getRuntime().availableProcessors());
        return new Meaning(settings.model(), threads, data.folder().resolve("native"));
    }

    @Bean
    PassageIndex passageIndex(Store store, StoreSettings data, Meaning meaning) {
        return PassageIndex.open(store, data.folder().resolve("index"), meaning.model());
    }

    @Bean
    Translations translations(ObjectProvider<Glossary> glossary) {
        return new Translations(glossary.getIfAvailable(() -> List::of));
    }

    @Bean
    LanguageGuess languageGuess(Translations translations) {
        return new LanguageGuess(translations);
    }

    @Bean
    Upkeep upkeep(Store store, PassageIndex index, Meaning meaning, LanguageGuess guess, Asking asking) {
        return new Upkeep(store, index, meaning, guess, asking);
    }

    @Bean
    Calibration calibration() throws IOException {
        return Calibration.read(
                Objects.requireNonNull(RetrievalConfiguration.class.getResourceAsStream("/retrieval/strength.json")));
    }

    @Bean
    Wording wording() throws IOException {
        return Wording.read(
                Objects.requireNonNull(RetrievalConfiguration.class.getResourceAsStream("/retrieval/wording.weights")));
    }

    @Bean
    Asking asking(LanguageGuess guess, Translations translations) {
        return new Asking(guess, translations);
    }

    @Bean
    PassageSearch passageSearch(
            Store store, PassageIndex index, Meaning meaning, Asking asking, Calibration calibration, Wording wording) {
        var mean = ReadyVectors.madeBy(meaning.model()).mean().orElse(new float[0]);
        return new Searching(store, index, meaning, asking, calibration, wording, mean);
    }
}
