package touchline.football.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchline.football.PlainName;

/** Names of nations as the register writes them. */
public final class Nations {

    private static final List<String> LANGUAGES = List.of("en", "es", "pt", "de", "fr", "it", "tr");
    private static final Map<String, String> OTHERWISE = otherwise();
    private static final Map<String, String> CODES = codes();

    private Nations() {}

    /** From a name in English, whatever its spelling, or in another language of football, or a code of two or three letters. */
    public static String of(String text) {
        String stripped = text.strip();
        if (stripped.length() <= 3) {
            String coded = CODES.get(stripped.toUpperCase(Locale.ROOT));
            return coded == null ? stripped : coded;
        }
        return OTHERWISE.getOrDefault(PlainName.of(stripped), stripped);
    }

    private static Map<String, String> codes() {
        Map<String, String> codes = new HashMap<>();
        for (String code : Locale.getISOCountries()) {
            Locale country = Locale.of("", code);
            String name = country.getDisplayCountry(Locale.ENGLISH);
            String ours = OTHERWISE.getOrDefault(PlainName.of(name), name);
            codes.put(code, ours);
            codes.put(country.getISO3Country(), ours);
        }
        codes.putAll(Map.of(
                "ENG",
                "England",
                "SCT",
                "Scotland",
                "SCO",
                "Scotland",
                "WLS",
                "Wales",
                "WAL",
                "Wales",
                "NIR",
                "Northern Ireland",
                "XK",
                "Kosovo",
                "GER",
                "Germany",
                "NED",
                "Netherlands",
                "POR",
                "Portugal"));
        codes.putAll(Map.of(
                "CRO",
                "Croatia",
                "SUI",
                "Switzerland",
                "DEN",
                "Denmark",
                "GRE",
                "Greece",
                "URU",
                "Uruguay",
                "CHI",
                "Chile",
                "ALG",
                "Algeria",
                "NGA",
                "Nigeria",
                "CMR",
                "Cameroon",
                "COD",
                "DR Congo"));
        return codes;
    }

    private static Map<String, String> otherwise() {
        Map<String, String> names = new HashMap<>();
        String pairs = """
                Korea South|South Korea
                Korea Republic|South Korea
                Republic of Korea|South Korea
                Korea North|North Korea
                Korea DPR|North Korea
                Turkiye|Turkey
                Bosnia Herzegovina|Bosnia and Herzegovina
                Bosnia & Herzegovina|Bosnia and Herzegovina
                Cote d'Ivoire|Côte d'Ivoire
                Ivory Coast|Côte d'Ivoire
                Cape Verde|Cabo Verde
                The Gambia|Gambia
                Czechia|Czech Republic
                United States of America|United States
                Republic of Ireland|Ireland
                Macedonia|North Macedonia
                Congo DR|DR Congo
                Congo - Kinshasa|DR Congo
                Congo Kinshasa|DR Congo
                Democratic Republic of the Congo|DR Congo
                Congo - Brazzaville|Congo
                Republic of the Congo|Congo
                IR Iran|Iran
                Russian Federation|Russia
                Chinese Taipei|Taiwan
                China PR|China
                Curacao|Curaçao
                Trinidad & Tobago|Trinidad and Tobago
                """;
        pairs.lines().map(line -> line.split("\\|", -1)).forEach(pair -> names.put(PlainName.of(pair[0]), pair[1]));
        foreign(names);
        return names;
    }

    /** What countries are called where other files come from. */
    private static void foreign(Map<String, String> names) {
        for (String language : LANGUAGES) {
            for (String code : Locale.getISOCountries()) {
                Locale country = Locale.of("", code);
                String english = country.getDisplayCountry(Locale.ENGLISH);
                names.putIfAbsent(
                        PlainName.of(country.getDisplayCountry(Locale.of(language))),
                        names.getOrDefault(PlainName.of(english), english));
            }
        }
    }
}
