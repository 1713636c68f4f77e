package touchline.law;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A body of rules, or a list of circulars or cases, with what the register knows of its articles.
 *
 * @param code how the register cites it, such as {@code RSTP}
 * @param alsoCalled other names that lead here
 * @param nextEditionOf the code of the instrument that this edition replaces from {@code edition.from} on
 * @param edition the edition in force on {@code stateOfSources}, or the coming one
 * @param read what was read; an article may name another edition
 * @param numbering a warning about article numbers that goes with every article
 * @param stateOfSources the last day on which sources were looked at
 */
public record Instrument(
        String code,
        String title,
        List<String> alsoCalled,
        String issuer,
        Kind kind,
        Optional<String> nextEditionOf,
        Edition edition,
        ReadText read,
        Optional<String> numbering,
        String sourceUrl,
        Optional<String> sourceUrlNote,
        LocalDate stateOfSources,
        List<ChangeNote> changes,
        List<Article> articles) {

    /** What the numbers of an instrument count. */
    public enum Kind {
        INSTRUMENT,
        CIRCULAR_LIST,
        CASE_LIST
    }

    /** An edition with the days for which it is in force, as far as known. */
    public record Edition(String name, Optional<LocalDate> from, Optional<LocalDate> to, Optional<String> note) {

        public Edition {
            Fields.present("edition.name", name);
        }
    }

    /** The edition whose text was read, or what was read instead of a text. */
    public record ReadText(String edition, Optional<String> note) {

        public ReadText {
            Fields.present("read.edition", edition);
        }
    }

    public Instrument {
        Fields.present("code", code);
        Fields.present("title", title);
        Fields.present("issuer", issuer);
        Fields.present("kind", kind);
        Fields.present("edition", edition);
        Fields.present("read", read);
        Fields.present("source_url", sourceUrl);
        Fields.present("state_of_sources", stateOfSources);
        Fields.that(!articles.isEmpty(), "the instrument has no articles");
        Fields.that(nextEditionOf.isEmpty() || edition.from().isPresent(), "a next edition needs 'edition.from'");
        alsoCalled = List.copyOf(alsoCalled);
        changes = List.copyOf(changes);
        articles = List.copyOf(articles);
    }

    /** How many articles the register knows, each counted once whatever its editions. */
    public int articleCount() {
        return (int) articles.stream().map(Article::number).distinct().count();
    }
}
