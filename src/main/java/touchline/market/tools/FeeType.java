package touchline.market.tools;

import touchline.football.Fee;

/** What was paid for a move, as far as a source says. */
enum FeeType {
    FEE,
    FREE,
    LOAN,
    LOAN_FEE,
    UNDISCLOSED,
    UNKNOWN;

    static FeeType of(Fee fee) {
        return switch (fee.kind()) {
            case FEE, COMPENSATION -> FEE;
            case FREE -> FREE;
            case LOAN, LOAN_RETURN -> LOAN;
            case LOAN_FEE -> LOAN_FEE;
            case UNDISCLOSED -> UNDISCLOSED;
            case SWAP, FREE_OR_LOAN, UNKNOWN -> UNKNOWN;
        };
    }
}
