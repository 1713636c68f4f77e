/** Opens the files that operators hold, packed or not, within bounds, and reads their tables row by row. */
@NullMarked
package touchline.football.files;

import org.jspecify.annotations.NullMarked;
