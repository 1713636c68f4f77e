package touchline.scout.asked;

/** Finds one kind of filter in a request. */
interface Clue {

    /** Takes its words out of the sentence and puts into the draft what they mean. */
    void read(Sentence sentence);
}
