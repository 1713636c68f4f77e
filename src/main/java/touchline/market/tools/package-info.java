/** The tools of the market, one class each, listed by {@link touchline.market.tools.MarketOffer}. */
@NullMarked
package touchline.market.tools;

import org.jspecify.annotations.NullMarked;
