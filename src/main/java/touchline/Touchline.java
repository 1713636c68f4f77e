package touchline;

import java.util.Locale;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Starts the service; wires nothing else. */
@SpringBootApplication
public class Touchline {

    public static void main(String[] arguments) {
        // Figures and words are written one way, wherever the machine stands.
        Locale.setDefault(Locale.ENGLISH);
        SpringApplication.run(Touchline.class, arguments);
    }
}
