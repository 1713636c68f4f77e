package touchline.football.intake;

/** What is made of the register, and has to be made anew when rows were taken. */
@FunctionalInterface
public interface AfterIntake {

    void refresh();
}
