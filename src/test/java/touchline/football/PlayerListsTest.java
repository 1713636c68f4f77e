package touchline.football;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.store.Databases;
import touchline.store.Store;

/** Lists of players are the same in every order and on every database. */
class PlayerListsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void namesEachCompetitionOnceInOrder(Databases database) {
        on(database, store -> {
            assertThat(Registers.seasons(store).competitions()).isEmpty();

            season(store, "anna", "Liga B");
            season(store, "anna", "Cup");
            season(store, "bert", "Liga B");

            assertThat(Registers.seasons(store).competitions()).containsExactly("Cup", "Liga B");
        });
    }

    @ParameterizedTest
    @EnumSource
    void givesEveryPageOfAFilteredListInItsOrder(Databases database) {
        on(database, store -> {
            for (int i = 0; i < 7; i++) {
                player(store, "player-" + i, i % 2 == 0 ? Position.GK : Position.FW, 100 * (i / 2));
            }
            Players players = Registers.players(store);
            PlayerFilter keepers = PlayerFilter.of(draft -> draft.position(Position.GK));

            Page<Player> first = players.page(keepers, Players.Sort.MINUTES, 0, 3);
            Page<Player> last = players.page(keepers, Players.Sort.MINUTES, first.next(), 3);

            assertThat(first.items()).extracting(Player::slug).containsExactly("player-6", "player-4", "player-2");
            assertThat(last.items()).extracting(Player::slug).containsExactly("player-0");
            assertThat(List.of(first.total(), last.total())).containsOnly(4);
            assertThat(last.isLast()).isTrue();
            assertThat(players.page(PlayerFilter.EVERYBODY, Players.Sort.NAME, 5, 20)
                            .items())
                    .extracting(Player::slug)
                    .containsExactly("player-5", "player-6");
        });
    }

    private void on(Databases database, Consumer<Store> work) {
        try (ConfigurableApplicationContext context = database.open(folder)) {
            Store store = context.getBean(Store.class);
            write(
                    store,
                    "INSERT INTO football_source (id, name, licence, url, attribution, zone) VALUES ('made', 'Made', 'CC0', '', '', 'core')",
                    Map.of());
            work.accept(store);
        }
    }

    private static void player(Store store, String slug, Position position, int minutes) {
        write(store, """
                INSERT INTO football_player (id, name, plain, nationalities, nations, position, minutes, source, as_of)
                VALUES (:slug, :slug, :slug, '[]', '|', :position, :minutes, 'made', '2091-07-01')
                """, Map.of("slug", slug, "position", position.name(), "minutes", minutes));
    }

    private static void season(Store store, String player, String competition) {
        write(store, """
                INSERT INTO football_season (player, season, competition, team, kind, metrics, detail, source, as_of)
                VALUES (:player, '2090', :competition, 'FC', 'league', '{}', 'event', 'made', '2091-07-01')
                """, Map.of("player", player, "competition", competition));
    }

    private static void write(Store store, String sql, Map<String, ?> params) {
        store.write(client -> client.sql(sql).params(params).update());
    }
}
