package touchline.study.sums;

import java.util.Optional;
import touchline.law.sums.FeeCap;
import touchline.law.sums.Money;
import touchline.law.sums.Sum;

/** Asked: how much an agent may take at most. */
final class FeeCapAsked implements Calculator {

    @Override
    public Optional<Sum> of(Told told) {
        boolean asked = told.says("\\bagent|service fee") && told.says("\\bfee|\\bcap\\b|\\bcommission");
        if (!asked || told.amounts().isEmpty()) {
            return Optional.empty();
        }
        Money base = told.amounts().getFirst();
        if (told.says("\\breleasing|\\bselling|former club")) {
            return Optional.of(FeeCap.releasing(base));
        }
        return told.says("\\bsalar|remuneration|\\bearn|\\bwage|\\bpaid|\\ba year|per year|annual")
                ? Optional.of(FeeCap.of(client(told), base))
                : Optional.empty();
    }

    private static FeeCap.Client client(Told told) {
        if (told.says("\\bboth\\b|\\bdual\\b|player and (?:the |his |her )?(?:engaging|new|buying|signing)")) {
            return FeeCap.Client.BOTH;
        }
        return told.says("for (?:the )?(?:engaging|new|buying|signing)")
                ? FeeCap.Client.ENGAGING_CLUB
                : FeeCap.Client.INDIVIDUAL;
    }
}
