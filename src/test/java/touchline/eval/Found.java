package touchline.eval;

import touchline.eval.metrics.Span;

/** A citation as the service finds it, with its verdict in lower case. */
record Found(Span span, String verdict) {}
