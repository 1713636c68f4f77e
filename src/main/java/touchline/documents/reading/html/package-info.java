/** Web pages and Markdown: what is text, without menus, banners and scripts. */
@NullMarked
package touchline.documents.reading.html;

import org.jspecify.annotations.NullMarked;
