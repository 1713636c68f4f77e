package touchline.documents.reading.pdf;

/** What has its place on a page, in points from the top left. */
interface Placed {

    float left();

    float right();

    float top();

    /** Of text: its baseline. */
    float bottom();

    /** The size of its letters. */
    float size();

    default float middle() {
        return (left() + right()) / 2;
    }
}
