package touchline.operations;

import java.util.Map;

/**
 * An import that was asked for.
 *
 * @param file in the folder of imports
 */
record ImportOrder(String format, String file, Map<String, String> options, boolean dryRun) {}
