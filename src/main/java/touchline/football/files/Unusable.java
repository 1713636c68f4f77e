package touchline.football.files;

/** Something in a row that cannot be read as what it should be; the message says what, in one sentence. */
public final class Unusable extends RuntimeException {

    public Unusable(String sentence) {
        super(sentence, null, false, false);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
