package touchline.documents.reading.rtf;

import com.rtfparserkit.parser.RtfListenerAdaptor;
import com.rtfparserkit.rtf.Command;
import com.rtfparserkit.rtf.CommandType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import touchline.documents.reading.Piece;
import touchline.documents.reading.rtf.Group.Target;

/** Follows the commands of the file and gathers its text. */
final class RtfText extends RtfListenerAdaptor {

    /** All other destinations hold no text of the document. */
    private static final Set<Command> TEXT = Set.of(Command.rtf, Command.field, Command.fldrslt);

    private final Deque<Group> groups = new ArrayDeque<>();
    private final RtfStyles styles = new RtfStyles();
    private final RtfBlocks blocks = new RtfBlocks(styles);
    private Group group = new Group(Target.TEXT, false, false);
    private boolean changed;

    @Override
    public void processGroupStart() {
        groups.push(group);
    }

    @Override
    public void processGroupEnd() {
        var ended = group;
        group = groups.isEmpty() ? group : groups.pop();
        if (ended.target() == Target.NOTE && group.target() != Target.NOTE) {
            blocks.endNote();
        }
        if (ended.target() == Target.STYLES) {
            styles.end();
        }
    }

    @Override
    public void processString(String text) {
        if (group.counts()) {
            write(text);
        }
    }

    private void write(String text) {
        switch (group.target()) {
            case STYLES -> styles.name(text);
            case MARK -> blocks.mark(text);
            default -> blocks.text(text);
        }
    }

    @Override
    public void processCommand(Command command, int parameter, boolean hasParameter, boolean optional) {
        if (command.getCommandType() == CommandType.Destination) {
            open(command);
            return;
        }
        boolean on = !hasParameter || parameter != 0;
        switch (command) {
            case deleted -> {
                changed |= on;
                group = group.deleted(on);
            }
            case revised -> changed |= on;
            case v -> group = group.hidden(on);
            case plain -> group = group.hidden(false).deleted(false);
            case s -> style(parameter);
            default -> {
                if (group.isText()) {
                    blocks.command(command, parameter);
                }
            }
        }
    }

    private void open(Command destination) {
        switch (destination) {
            case footnote -> {
                group = group.to(Target.NOTE);
                if (group.counts()) {
                    blocks.beginNote();
                }
            }
            case listtext, pntext -> group = group.to(Target.MARK);
            case stylesheet -> group = group.to(Target.STYLES);
            default -> {
                if (!TEXT.contains(destination)) {
                    group = group.to(Target.NOWHERE);
                }
            }
        }
    }

    private void style(int number) {
        if (group.target() == Target.STYLES) {
            styles.begin(number);
        } else if (group.isText()) {
            blocks.style(number);
        }
    }

    List<Piece> pieces() {
        return blocks.pieces();
    }

    List<String> warnings() {
        return changed
                ? List.of("The document has tracked changes: its text is given as if all of them were accepted.")
                : List.of();
    }
}
