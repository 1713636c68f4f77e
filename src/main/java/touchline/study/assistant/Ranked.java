package touchline.study.assistant;

import touchline.models.Statement;

/** A statement with how well it answers, about 0 to 1. */
record Ranked(Statement statement, double score) {}
