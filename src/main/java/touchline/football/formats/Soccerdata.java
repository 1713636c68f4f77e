package touchline.football.formats;

import java.util.Optional;
import java.util.regex.Pattern;

/** How the Python library soccerdata writes leagues ({@code ENG-Premier League}) and their seasons ({@code 2021} = 2020/21). */
final class Soccerdata {

    private static final Pattern LEAGUE = Pattern.compile("[A-Z]{3}-.+");
    private static final Pattern TWO_YEARS = Pattern.compile("(\\d\\d)(\\d\\d)");

    private Soccerdata() {}

    /** Without the nation before it. */
    static Optional<String> league(Optional<String> column) {
        return column.map(it -> LEAGUE.matcher(it).matches() ? it.substring(4) : it);
    }

    /** {@code 20/21} of {@code 2021} where the league is written as the library writes it, and else what stands there. */
    static Optional<String> season(Optional<String> column, Optional<String> league) {
        boolean theirs = league.filter(it -> LEAGUE.matcher(it).matches()).isPresent();
        return column.map(text -> {
            var years = TWO_YEARS.matcher(text);
            return theirs && years.matches() && follow(years.group(1), years.group(2))
                    ? years.group(1) + "/" + years.group(2)
                    : text;
        });
    }

    private static boolean follow(String first, String second) {
        return (Integer.parseInt(first) + 1) % 100 == Integer.parseInt(second);
    }
}
