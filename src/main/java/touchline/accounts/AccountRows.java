package touchline.accounts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The accounts as the database holds them. */
final class AccountRows {

    private final Clock clock;
    private final Entitlements entitlements;

    AccountRows(Clock clock, Entitlements entitlements) {
        this.clock = clock;
        this.entitlements = entitlements;
    }

    Optional<Account> byId(JdbcClient database, String id) {
        return whole(
                database, database.sql("SELECT * FROM account WHERE id = :id").param("id", id));
    }

    Optional<Account> byEmail(JdbcClient database, Email email) {
        return whole(
                database,
                database.sql("SELECT * FROM account WHERE email = :email").param("email", email.text()));
    }

    Optional<Account> bySubject(JdbcClient database, String issuer, String subject) {
        return whole(
                database,
                database.sql("SELECT * FROM account WHERE issuer = :issuer AND subject = :subject")
                        .param("issuer", issuer)
                        .param("subject", subject));
    }

    Optional<String> password(JdbcClient database, Email email) {
        return database.sql("SELECT password FROM account WHERE email = :email AND password IS NOT NULL")
                .param("email", email.text())
                .query(String.class)
                .optional();
    }

    /** @return the new account's id; empty when the address has an account */
    Optional<String> add(JdbcClient database, Email email, Optional<String> password, boolean demo) {
        var id = UUID.randomUUID().toString();
        int added = database.sql("""
                        INSERT INTO account (id, email, password, demo, created_at)
                        VALUES (:id, :email, :password, :demo, :now)
                        ON CONFLICT (email) DO NOTHING
                        """)
                .param("id", id)
                .param("email", email.text())
                .param("password", password.orElse(null))
                .param("demo", demo ? 1 : 0)
                .param("now", Moments.now(clock).toString())
                .update();
        return added == 1 ? Optional.of(id) : Optional.empty();
    }

    /** Ties the account of that address to a subject, unless it is tied to one already. */
    void tie(JdbcClient database, Email email, String issuer, String subject) {
        database.sql("UPDATE account SET issuer = :issuer, subject = :subject WHERE email = :email AND issuer IS NULL")
                .param("issuer", issuer)
                .param("subject", subject)
                .param("email", email.text())
                .update();
    }

    /** Ends what a password let somebody do: the password itself and the applications it connected. */
    void forgetPassword(JdbcClient database, String id) {
        database.sql("UPDATE account SET password = NULL WHERE id = :id")
                .param("id", id)
                .update();
        database.sql("DELETE FROM signin_grant WHERE account_id = :id")
                .param("id", id)
                .update();
        database.sql("DELETE FROM signin_consent WHERE account_id = :id")
                .param("id", id)
                .update();
    }

    /** Removes every demo account whose address ends so, and with it its keys. */
    int removeDemo(JdbcClient database, String end) {
        return database.sql("DELETE FROM account WHERE demo = 1 AND email LIKE :pattern")
                .param("pattern", "%" + end)
                .update();
    }

    private Optional<Account> whole(JdbcClient database, JdbcClient.StatementSpec select) {
        return select.query((row, number) -> bare(row))
                .optional()
                .map(it -> new Account(
                        it.id(), it.email(), entitlements.of(database, it.id()), it.demo(), it.createdAt()));
    }

    private static Account bare(ResultSet row) throws SQLException {
        return new Account(
                row.getString("id"),
                row.getString("email"),
                Set.of(),
                row.getInt("demo") == 1,
                Moments.read(row.getString("created_at")));
    }
}
