package touchline.study.sums;

import java.util.Optional;
import touchline.law.sums.Sum;

/** Works one kind of sum. */
@FunctionalInterface
interface Calculator {

    /** Empty = the question asks for something else, or tells too little. */
    Optional<Sum> of(Told told);
}
