package touchline.retrieval;

import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class RetrievalConfiguration {

    @Bean
    Passages passages(Store store) {
        return new Passages(store);
    }

    @Bean
    PassageSearch passageSearch() {
        return new PassageSearch() {
            @Override
            public Findings find(Question question) {
                return new Findings(
                        Strength.NONE, "Nothing is indexed yet.", List.of(), List.of(), false, false, List.of());
            }

            @Override
            public Coverage coverage() {
                return new Coverage(0, 0, 0, "none", false);
            }

            @Override
            public void rebuild() {
                // Nothing is indexed yet.
            }
        };
    }
}
