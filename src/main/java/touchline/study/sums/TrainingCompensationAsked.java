package touchline.study.sums;

import java.util.Optional;
import java.util.regex.Pattern;
import touchline.law.sums.Money;
import touchline.law.sums.Sum;
import touchline.law.sums.TrainingCompensation;

/** Asked: training compensation; the yearly costs by category are the asker's to give. */
final class TrainingCompensationAsked implements Calculator {

    private static final Pattern FOURTH = Pattern.compile("category (?:4|iv)(?![0-9])[^.;?]{0,40}");

    @Override
    public Optional<Sum> of(Told told) {
        if (!told.says("training (?:compensation|costs?)")) {
            return Optional.empty();
        }
        Optional<Money> fourth = FOURTH.matcher(told.text())
                .results()
                .flatMap(match -> Money.in(match.group()).stream())
                .findFirst();
        Optional<Money> own = told.amounts().stream()
                .filter(money -> !fourth.equals(Optional.of(money)))
                .findFirst();
        return told.years().map(years -> TrainingCompensation.of(years.first(), years.last(), fourth, own));
    }
}
