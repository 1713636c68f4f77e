package touchline.research;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import touchline.cases.CaseFile;
import touchline.cases.Cases;
import touchline.jobs.JobRun;
import touchline.jobs.Work;
import touchline.law.citations.CitationCheck;
import touchline.law.grammar.Identifiers;
import touchline.mcp.Markdown;
import touchline.research.asking.Answers;
import touchline.research.asking.CaseMaterial;
import touchline.research.asking.CitedLaw;
import touchline.research.asking.Footing;
import touchline.research.asking.Gap;
import touchline.research.asking.Keywords;
import touchline.research.asking.Lead;
import touchline.research.asking.Leads;
import touchline.research.asking.LibrarySearch;
import touchline.research.asking.OwnMaterial;
import touchline.research.asking.RegisterSearch;
import touchline.research.asking.SecondOpinion;
import touchline.research.asking.Snowball;
import touchline.research.brief.Writing;
import touchline.research.findings.Drafting;
import touchline.research.findings.Keeping;
import touchline.research.findings.Kept;
import touchline.research.sources.Inquiry;

/** Does a research, step by step; a step that is finished is not done again. */
final class ResearchWork implements Work {

    /** Never changed: waiting jobs have it in the store. */
    static final String KIND = "case-research";

    private static final int STEPS = 5;
    private static final int KEYWORDS = 3;
    private static final int ARTICLES = 10;
    private static final int DECISIONS = 12;

    private final Cases cases;
    private final Crawl crawl;
    private final CaseMaterial material;
    private final RegisterSearch register;
    private final LibrarySearch library;
    private final Snowball snowball;
    private final SecondOpinion second;
    private final Footing footing;
    private final CitationCheck citations;
    private final Drafting drafting;
    private final Keeping keeping;
    private final Writing writing;
    private final Clock clock;

    ResearchWork(
            Cases cases,
            Crawl crawl,
            CaseMaterial material,
            RegisterSearch register,
            LibrarySearch library,
            Snowball snowball,
            SecondOpinion second,
            Footing footing,
            CitationCheck citations,
            Drafting drafting,
            Keeping keeping,
            Writing writing,
            Clock clock) {
        this.cases = cases;
        this.crawl = crawl;
        this.material = material;
        this.register = register;
        this.library = library;
        this.snowball = snowball;
        this.second = second;
        this.footing = footing;
        this.citations = citations;
        this.drafting = drafting;
        this.keeping = keeping;
        this.writing = writing;
        this.clock = clock;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Object run(JobRun run) throws Exception {
        Request request = run.input(Request.class);
        CaseFile file = cases.find(run.owner(), request.caseId());
        Instant begun = run.step("begin", Instant.class, clock::instant);
        LocalDate asOf = LocalDate.ofInstant(begun, ZoneOffset.UTC);
        Crawled crawled = crawl.read(run, request, inquiry(run, request, file), begun);
        if (!crawled.left().isEmpty()) {
            run.step("left out", Integer.class, () -> {
                crawled.left().forEach(run::note);
                return crawled.left().size();
            });
        }
        var own = run.step("case material", OwnMaterial.class, () -> {
            var found = material.find(run.owner(), file.caseId(), request.query());
            run.note("%d passages of the case's own documents and pages"
                    .formatted(found.passages().size()));
            return found;
        });
        run.progress(1, STEPS);
        List<Lead> leads = Leads.of(request.query(), file.summary(), own.texts());
        CitedLaw cited = CitedLaw.of(citations.of(whole(request, file, own), asOf));
        Answers first = run.step("register", Answers.class, () -> {
            var found = register.find(leads, cited, ARTICLES);
            run.note("%d articles, by %d questions".formatted(found.found().size(), leads.size()));
            return found;
        });
        run.progress(2, STEPS);
        Answers nearest = run.step("library", Answers.class, () -> {
            var found = library.find(leads, cited, first.found(), DECISIONS);
            run.note("%d decisions, by %d questions".formatted(found.found().size(), leads.size()));
            return found;
        });
        Answers articles = first;
        Answers decisions = nearest;
        if (request.depth() == Depth.EXHAUSTIVE) {
            var opinion = run.step("second opinion", SecondOpinion.Opinion.class, () -> {
                var again = second.of(first.found(), nearest.found(), asOf, ARTICLES);
                run.note("%d other questions found %d articles and %d decisions more"
                        .formatted(
                                again.questions(),
                                again.articles().size(),
                                again.decisions().size()));
                return again;
            });
            articles = first.and(opinion.articles());
            Answers both = nearest.and(opinion.decisions());
            decisions = run.step("snowball", Answers.class, () -> {
                var more = snowball.from(both.found(), DECISIONS);
                run.note("%d decisions in the same matters, or that cite those found".formatted(more.size()));
                return both.and(more);
            });
        }
        run.progress(3, STEPS);
        List<Gap> gaps = Stream.of(crawled.gaps(request.query()), own.gaps(), articles.gaps(), decisions.gaps())
                .flatMap(List::stream)
                .toList();
        Answers comparable = decisions;
        Answers law = new Answers(
                footing.of(articles.found(), comparable.found(), whole(request, file, own), asOf),
                articles.gaps(),
                articles.left());
        Kept kept = run.step("findings", Kept.class, () -> {
            var drafts = drafting.of(file, request.query(), law, comparable, own, gaps, asOf);
            var made = keeping.keep(run.owner(), file.caseId(), run.id(), drafts);
            run.note("%d findings kept, %d left out"
                    .formatted(made.ids().size(), made.dropped().size()));
            return made;
        });
        run.progress(4, STEPS);
        var failures = new ArrayList<String>(crawled.said());
        failures.addAll(kept.dropped());
        failures.addAll(Answers.left(articles, decisions));
        var researched = run.step("brief", Researched.class, () -> {
            var written = writing.of(
                    run.owner(), file, request.query(), Markdown.words(request.depth()), kept.ids(), failures, asOf);
            written.note().ifPresent(run::note);
            return new Researched(written.text(), written.engine(), written.note(), kept.ids(), failures);
        });
        run.progress(STEPS, STEPS);
        return researched;
    }

    /** What is looked for on the web: the words of the question that the law is about, and what question and case cite. */
    private Inquiry inquiry(JobRun run, Request request, CaseFile file) throws Exception {
        if (request.depth() == Depth.QUICK) {
            return new Inquiry(List.of(), List.of());
        }
        Answers about = run.step(
                "keywords",
                Answers.class,
                () -> register.find(List.of(new Lead(request.query(), 1)), CitedLaw.NOTHING, KEYWORDS));
        return new Inquiry(
                Keywords.of(request.query(), about.found()),
                Identifiers.in(request.query() + "\n" + file.summary().orElse("")));
    }

    private static String whole(Request request, CaseFile file, OwnMaterial own) {
        return Stream.of(Stream.of(request.query()), file.summary().stream(), own.texts().stream())
                .flatMap(texts -> texts)
                .reduce((one, next) -> one + "\n" + next)
                .orElseThrow();
    }
}
