package touchline.documents.scanning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.documents.Reason;
import touchline.documents.Unreadable;

class VirusScanTest {

    @TempDir
    Path folder;

    @Test
    void aCleanFilePassesAndAHarmfulOneDoesNot() throws Exception {
        try (var clamd = LoopbackScanner.onAPort(0)) {
            var scan = new VirusScan(ScanMode.REQUIRED, "127.0.0.1:" + clamd.port());
            scan.check(file("clean ".repeat(50_000)));
            assertThatExceptionOfType(Unreadable.class)
                    .isThrownBy(() -> scan.check(file("clean ".repeat(50_000) + LoopbackScanner.HARMFUL)))
                    .satisfies(refusal -> {
                        assertThat(refusal.reason()).isEqualTo(Reason.INFECTED);
                        assertThat(refusal.details()).containsEntry("found", "Test-Signature");
                    });
        }
    }

    @Test
    void aUnixSocketIsAsGood() {
        var socket = folder.resolve("clamd.ctl");
        try (var clamd = LoopbackScanner.on(socket)) {
            assertThat(clamd.channel().isOpen()).isTrue();
            assertThatExceptionOfType(Unreadable.class)
                    .isThrownBy(() -> new VirusScan(ScanMode.BEST_EFFORT, socket.toString())
                            .check(file(LoopbackScanner.HARMFUL)));
        }
    }

    @Test
    void withoutAScannerAFileIsReadUnlessScanningIsRequired() throws Exception {
        var nobody = folder.resolve("nobody.ctl").toString();
        new VirusScan(ScanMode.BEST_EFFORT, nobody).check(file("text"));
        new VirusScan(ScanMode.OFF, "").check(file(LoopbackScanner.HARMFUL));
        assertThatExceptionOfType(Unreadable.class)
                .isThrownBy(() -> new VirusScan(ScanMode.REQUIRED, nobody).check(file("text")))
                .satisfies(refusal -> assertThat(refusal.reason()).isEqualTo(Reason.NOT_SCANNED));
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("file"), text);
    }
}
