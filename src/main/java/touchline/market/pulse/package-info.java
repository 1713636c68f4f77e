/** What has happened on the market in a day or a week: written once a period, kept, and sent to the operator. */
@NamedInterface("pulse")
@NullMarked
package touchline.market.pulse;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
