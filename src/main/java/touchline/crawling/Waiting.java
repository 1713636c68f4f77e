package touchline.crawling;

import java.time.Duration;

/** Lets time pass until a turn comes; a test lets its own clock pass. */
interface Waiting {
    void pass(Duration time) throws InterruptedException;
}
