package touchline.football.reading;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Streams one after the other, each opened when it is due. A flatMap would read a whole table before its first row. */
public final class InTurn<T> implements Iterator<T> {

    private final Iterator<Supplier<Stream<T>>> due;
    private Optional<Stream<T>> open = Optional.empty();
    private Iterator<T> current = java.util.Collections.emptyIterator();

    private InTurn(List<Supplier<Stream<T>>> streams) {
        this.due = streams.iterator();
    }

    public static <T> Stream<T> of(List<Supplier<Stream<T>>> streams) {
        var turn = new InTurn<>(streams);
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(turn, Spliterator.ORDERED), false)
                .onClose(turn::close);
    }

    @Override
    public boolean hasNext() {
        while (!current.hasNext() && due.hasNext()) {
            close();
            Stream<T> next = due.next().get();
            open = Optional.of(next);
            current = next.iterator();
        }
        return current.hasNext();
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return current.next();
    }

    private void close() {
        open.ifPresent(Stream::close);
        open = Optional.empty();
    }
}
