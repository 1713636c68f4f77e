package touchline.models;

/** The model gave no usable answer; the message is one sentence for whoever asked, without the model's own words. */
public final class ModelFailed extends Exception {

    ModelFailed(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
