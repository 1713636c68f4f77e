package touchline.scout.tools;

import touchline.football.Position;

/** Positions as a caller names them. */
enum PlayingPosition {
    GOALKEEPER(Position.GK),
    DEFENDER(Position.DF),
    MIDFIELDER(Position.MF),
    FORWARD(Position.FW);

    private final Position position;

    PlayingPosition(Position position) {
        this.position = position;
    }

    Position position() {
        return position;
    }
}
