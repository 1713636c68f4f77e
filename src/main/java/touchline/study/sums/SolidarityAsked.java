package touchline.study.sums;

import java.util.Optional;
import touchline.law.sums.Money;
import touchline.law.sums.Solidarity;
import touchline.law.sums.Sum;

/** Asked: a solidarity contribution, or a training club's share in it. */
final class SolidarityAsked implements Calculator {

    @Override
    public Optional<Sum> of(Told told) {
        boolean asked = told.says("\\bsolidarity\\b")
                || (told.says("\\btransfer|\\bsold\\b|\\bmoves?\\b")
                        && told.says("\\btrain")
                        && told.years().isPresent());
        if (!asked || told.amounts().isEmpty() || told.says("training compensation|\\bagent")) {
            return Optional.empty();
        }
        Money paid = told.amounts().getFirst();
        return Optional.of(told.years()
                .map(years -> Solidarity.share(years.first(), years.last(), paid))
                .orElseGet(() -> Solidarity.whole(paid)));
    }
}
