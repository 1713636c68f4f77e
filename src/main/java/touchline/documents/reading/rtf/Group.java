package touchline.documents.reading.rtf;

/** What holds until a brace closes: what the text in it is, and whether it counts. */
final class Group {

    /** Where text goes. */
    enum Target {
        TEXT,
        MARK,
        NOTE,
        STYLES,
        NOWHERE
    }

    private final Target target;
    private final boolean deleted;
    private final boolean hidden;

    Group(Target target, boolean deleted, boolean hidden) {
        this.target = target;
        this.deleted = deleted;
        this.hidden = hidden;
    }

    Group to(Target other) {
        return new Group(target == Target.NOWHERE ? target : other, deleted, hidden);
    }

    Group deleted(boolean now) {
        return new Group(target, now, hidden);
    }

    Group hidden(boolean now) {
        return new Group(target, deleted, now);
    }

    Target target() {
        return target;
    }

    boolean isText() {
        return counts() && (target == Target.TEXT || target == Target.NOTE);
    }

    boolean counts() {
        return !deleted && !hidden && target != Target.NOWHERE;
    }
}
