/**
 * When a question is asked again: the memory model FSRS-6, and what it says of each candidate's questions.
 *
 * <p>The formulas and their default parameters are those published by the project Free Spaced Repetition Scheduler; a
 * test compares with the values that its reference implementation gives.
 */
@NullMarked
package touchline.study.memory;

import org.jspecify.annotations.NullMarked;
