package touchline.market.tools;

import touchline.market.Dossiers;
import touchline.market.Memories;

/** What is kept for owners: dossiers, and what they noted or found out. */
public record Archive(Dossiers dossiers, Memories memories) {}
