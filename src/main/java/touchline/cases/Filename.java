package touchline.cases;

/** The name of a file as it is kept and shown: no folders, no control characters, not too long. */
final class Filename {

    private static final int LONGEST = 200;

    private Filename() {}

    static String of(String given) {
        String name = given.replaceAll("^.*[/\\\\]", "")
                .replaceAll("[\\p{Cntrl}\\p{Cf}\"<>|:*?]+", " ")
                .strip()
                .replaceFirst("^\\.+", "");
        if (name.isEmpty()) {
            return "document";
        }
        // The end tells the kind of file.
        return name.length() <= LONGEST
                ? name
                : name.substring(0, LONGEST - 20) + "…" + name.substring(name.length() - 19);
    }
}
