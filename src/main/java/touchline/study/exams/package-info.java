/** Mock exams, practice and drills: which questions are asked, what was answered, what it is worth. */
@NullMarked
package touchline.study.exams;

import org.jspecify.annotations.NullMarked;
