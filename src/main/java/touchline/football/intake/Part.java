package touchline.football.intake;

import static touchline.football.intake.FactRows.asOf;
import static touchline.football.intake.FactRows.or;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.football.PlainName;
import touchline.football.Profile.Field;
import touchline.football.intake.Entry.From;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Store;

/** The entries that are stored together. */
final class Part {

    private final JdbcClient database;
    private final People people;
    private final Teams teams;
    private final Writing writing;
    private final Sayings said = new Sayings();
    private final Set<String> touched;

    /** @param touched collects the players of whom something is said */
    Part(Store store, JdbcClient database, People people, Teams teams, Set<String> touched) {
        this.database = database;
        this.people = people;
        this.teams = teams;
        this.writing = new Writing(store);
        this.touched = touched;
    }

    /** Stores everything; what became of each entry by its place, those apart of which nobody can tell whom they mean. */
    Map<Integer, Outcome> store(List<? extends Entry> entries, Tally tally) {
        for (int place = 0; place < entries.size(); place++) {
            hear(entries.get(place), place, tally);
        }
        said.write(database, writing);
        return writing.write();
    }

    private void hear(Entry entry, int place, Tally tally) {
        said.hear(place);
        try {
            switch (entry) {
                case Entry.Unusable unusable -> tally.refuse(unusable);
                case Entry.OnClub club -> club(club, place);
                case Entry.OnEvent event -> event(event, place, tally);
                case Entry.OfPlayer fact -> fact(fact, place, tally);
            }
        } catch (Undecided undecided) {
            tally.leave(entry, undecided, place);
        }
    }

    private void fact(Entry.OfPlayer fact, int place, Tally tally) {
        From from = fact.from();
        switch (fact) {
            case Entry.OnPlayer player -> player(player, place, tally);
            case Entry.OnMove move -> {
                String leaves = club(move.leaves(), place, from);
                String joins = club(move.joins(), place, from);
                writing.add(Table.MOVE, place, FactRows.move(move, player(move, tally), leaves, joins));
            }
            case Entry.OnSeason season -> {
                String club = club(season.team(), place, from);
                writing.add(Table.SEASON, place, FactRows.season(season, player(season, tally), club));
            }
            case Entry.OnValue value -> {
                String club = club(value.club(), place, from);
                writing.add(Table.VALUE, place, FactRows.value(value, player(value, tally), club));
            }
            case Entry.OnSalary salary -> {
                String club = teams.slug(salary.club(), place, from, writing);
                writing.add(Table.SALARY, place, FactRows.salary(salary, player(salary, tally), club));
            }
            case Entry.OnStint stint -> stint(stint, place, tally);
            case Entry.OnSighting sighting -> sighting(sighting, place, tally);
            case Entry.OnAppearance match ->
                writing.add(Table.APPEARANCE, place, FactRows.appearance(match, player(match, tally)));
            case Entry.OnGoal goal -> writing.add(Table.GOAL, place, FactRows.goal(goal, player(goal, tally)));
        }
    }

    private String player(Entry.OfPlayer fact, Tally tally) {
        People.Found found = people.find(fact.who(), fact.from(), said, writing);
        touched.add(found.slug());
        tally.alike(fact.line(), fact.who().name(), found);
        return found.slug();
    }

    private void player(Entry.OnPlayer player, int place, Tally tally) {
        String club = club(player.club(), place, player.from());
        String slug = player(player, tally);
        Map<Field, String> facts = new EnumMap<>(Field.class);
        facts.putAll(People.facts(player.who()));
        facts.putAll(player.facts());
        if (club != null) {
            facts.put(Field.CLUB, club);
            facts.putIfAbsent(Field.CLUB_AS_OF, asOf(player.from()));
        }
        said.add(slug, player.from(), facts);
        player.aliases().forEach(alias -> people.addName(slug, alias, "alias", writing));
        Optional.ofNullable(facts.get(Field.FULL_NAME)).ifPresent(name -> people.addName(slug, name, "full", writing));
    }

    private void stint(Entry.OnStint stint, int place, Tally tally) {
        String club = teams.slug(stint.club(), place, stint.from(), writing);
        writing.add(
                Table.STINT,
                place,
                player(stint, tally),
                club,
                stint.startYear(),
                stint.from().source(),
                or(stint.endYear()),
                or(stint.from().url()),
                asOf(stint.from()));
    }

    private void sighting(Entry.OnSighting seen, int place, Tally tally) {
        String club = teams.slug(seen.club(), place, seen.from(), writing);
        writing.add(
                Table.SIGHTING,
                place,
                player(seen, tally),
                seen.day().toString(),
                club,
                seen.from().source(),
                seen.kind(),
                or(seen.from().url()),
                asOf(seen.from()));
    }

    private void event(Entry.OnEvent given, int place, Tally tally) {
        Optional<String> player = given.who().flatMap(who -> known(who, given, place, tally));
        Entry.OnEvent event = player.filter(given.name()::equals)
                .flatMap(this::name)
                .map(given::named)
                .orElse(given);
        player.ifPresent(touched::add);
        writing.add(
                Table.EVENT,
                place,
                event.from().source() + ":" + event.id(),
                asOf(event.from()),
                or(player),
                event.name(),
                event.day().toString(),
                event.kind(),
                event.certainty().name(),
                event.summary(),
                or(event.about().map(club -> teams.known(club, event.from()))),
                or(event.publisher()),
                event.from().source(),
                or(event.from().url()),
                asOf(event.from()));
    }

    private Optional<String> known(Who who, Entry.OnEvent event, int place, Tally tally) {
        Verdict verdict = people.verdict(who, event.from());
        if (verdict instanceof Verdict.Same(String slug)) {
            return Optional.of(slug);
        }
        who.slug().ifPresent(slug -> {
            throw new Undecided(
                    "No player of the register has the slug '%s': correct it, or give player with born or a club."
                            .formatted(slug),
                    List.of());
        });
        tally.unmatched(event.line(), event.name(), verdict, place);
        return Optional.empty();
    }

    private Optional<String> name(String player) {
        return database.sql("SELECT name FROM football_player WHERE id = :player")
                .param("player", player)
                .query(String.class)
                .optional();
    }

    private void club(Entry.OnClub club, int place) {
        String slug = teams.slug(club.team(), place, club.from(), writing);
        writing.add(
                Table.CLUB,
                place,
                slug,
                club.team().name(),
                PlainName.of(club.team().name()),
                or(club.team().country()),
                or(club.city()),
                or(club.founded()),
                or(club.stadium()),
                club.from().source(),
                or(club.from().url()),
                asOf(club.from()));
        club.aliases().forEach(alias -> teams.addName(slug, alias, writing));
    }

    private @Nullable String club(Optional<Team> team, int place, From from) {
        return teams.slug(team, place, from, writing);
    }
}
