package touchline.study.exams;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a candidate attempts; each as the tools spell it. */
public enum Kind {
    @JsonProperty("full-mock")
    FULL_MOCK("full-mock", "Full mock exam"),
    @JsonProperty("chapter-mock")
    CHAPTER_MOCK("chapter-mock", "Chapter mock"),
    @JsonProperty("lesson-practice")
    LESSON_PRACTICE("lesson-practice", "Lesson practice"),
    @JsonProperty("drill")
    DRILL("drill", "Drill");

    private final String word;
    private final String title;

    Kind(String word, String title) {
        this.word = word;
        this.title = title;
    }

    public String word() {
        return word;
    }

    public String title() {
        return title;
    }

    /** Whether it is about one lesson. */
    public boolean isOfOneLesson() {
        return this == CHAPTER_MOCK || this == LESSON_PRACTICE;
    }

    /** Whether the clock runs. */
    public boolean isTimed() {
        return this == FULL_MOCK || this == CHAPTER_MOCK;
    }
}
