package touchline.study.exams;

import java.util.List;

/**
 * What a candidate chose.
 *
 * @param choices ids or letters of options; none = not answered after all
 */
public record Answer(String questionId, List<String> choices) {

    public Answer {
        choices = List.copyOf(choices);
    }
}
