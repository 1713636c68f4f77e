package touchline;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Starts the service; wires nothing else. */
@SpringBootApplication
public class Touchline {

    public static void main(String[] arguments) {
        SpringApplication.run(Touchline.class, arguments);
    }
}
