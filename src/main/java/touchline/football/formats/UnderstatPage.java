package touchline.football.formats;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.football.files.Member;
import touchline.football.files.Text;
import touchline.problem.Problem;

/** A saved page of Understat from before December 2025, with the players as escaped JSON inside; newer pages are empty. */
final class UnderstatPage {

    private static final int MOST_LETTERS = 8 << 20;
    private static final Pattern PLAYERS = Pattern.compile("playersData\\s*=\\s*JSON\\.parse\\('([^']*+)'\\)");
    private static final Pattern ESCAPE = Pattern.compile("\\\\x([0-9A-Fa-f]{2})");

    private UnderstatPage() {}

    /** @throws Problem when the page has none */
    static Member players(Member page) {
        Matcher players = PLAYERS.matcher(text(page));
        if (!players.find()) {
            throw Problem.invalid(
                    "file",
                    "format",
                    "The page %s holds no players: Understat loads them afterwards since December 2025. Save the answer of getLeagueData as JSON."
                            .formatted(page.name()));
        }
        String json = ESCAPE.matcher(players.group(1))
                .replaceAll(it -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(it.group(1), 16))));
        return Member.inside(page, json);
    }

    private static String text(Member page) {
        char[] letters = new char[MOST_LETTERS];
        int count = 0;
        try (Reader text = Text.reader(page)) {
            for (int read = 0; read >= 0 && count < letters.length; count += Math.max(0, read)) {
                read = text.read(letters, count, letters.length - count);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new String(letters, 0, count);
    }
}
