package touchline.study.assistant;

import java.util.Optional;
import touchline.study.Lesson;

/**
 * Where to read on.
 *
 * @param section the heading below which it stands; absent = the lesson as a whole
 */
public record Place(Lesson lesson, Optional<String> section) {}
