package touchline.football.files;

import java.util.List;

/** The cells of one line of a table, header or not. */
record Line(int number, List<String> cells) {

    boolean isBlank() {
        return cells.stream().allMatch(String::isBlank);
    }
}
