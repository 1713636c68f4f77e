package touchline.market.tools;

import touchline.law.Instruments;
import touchline.market.Research;
import touchline.market.lens.View;

/** Puts what a research found into the form of an answer. */
public final class Findings {

    private final Desk desk;
    private final Instruments register;

    public Findings(Desk desk, Instruments register) {
        this.desk = desk;
        this.register = register;
    }

    DossierContent of(Research research) {
        return new DossierContent(
                SnapshotAnswer.of(research.snapshot(), desk),
                research.intel().stream().map(IntelLine::of).toList(),
                research.alike().stream().map(Findings::alike).toList(),
                research.legal().stream().map(this::legal).toList(),
                research.decisions().stream().map(DecisionLine::of).toList(),
                desk.today(),
                research.notSearched());
    }

    LegalLine legal(View view) {
        return LegalLine.of(view, register, desk.today());
    }

    private static DossierContent.AlikeLine alike(Research.Alike alike) {
        return new DossierContent.AlikeLine(
                alike.slug(), alike.name(), alike.pool(), Math.round(alike.likeness() * 100) / 100.0, alike.agree());
    }
}
