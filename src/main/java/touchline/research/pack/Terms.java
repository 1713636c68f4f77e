package touchline.research.pack;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import touchline.cases.Authority;
import touchline.cases.Source;
import touchline.mcp.Doc;

/** On what terms a source may be used, as far as it is known. */
public record Terms(@Doc("One or two sentences") String terms, AiUse aiUse) {

    private record Host(String name, Terms terms) {}

    private static final Terms UNKNOWN = new Terms(
            "The terms of this site were not looked at: cite it and link to it, and do not copy its text.",
            AiUse.NOT_ESTABLISHED);

    private static final Terms OWN = new Terms(
            "Material of whoever keeps the case; it is confidential unless they say otherwise.", AiUse.OWNER_DECIDES);

    private static final List<Host> HOSTS = List.of(
            new Host(
                    "tas-cas.org",
                    new Terms(
                            "Awards are the work of the Court of Arbitration for Sport and its panels: metadata, own words and links only.",
                            AiUse.NOT_ESTABLISHED)),
            new Host(
                    "fifa.com",
                    new Terms("Texts are FIFA's copyright: own words and links only.", AiUse.NOT_ESTABLISHED)),
            new Host(
                    "uefa.com",
                    new Terms("Texts are UEFA's copyright: own words and links only.", AiUse.NOT_ESTABLISHED)),
            new Host(
                    "europa.eu",
                    new Terms("EU legal documents may be reused when the source is named.", AiUse.ALLOWED)),
            new Host(
                    "echr.coe.int",
                    new Terms(
                            "Judgments of the Court may be quoted when the source is named; the terms of the database were not looked at.",
                            AiUse.NOT_ESTABLISHED)),
            new Host(
                    "bger.ch",
                    new Terms(
                            "Swiss court decisions are not protected by copyright; translations by others are.",
                            AiUse.ALLOWED)));

    static Terms of(Source source) {
        if (source.documentId().isPresent() || source.authority().equals(Optional.of(Authority.INTERNAL))) {
            return OWN;
        }
        return source.sourceUrl().map(Terms::at).orElse(UNKNOWN);
    }

    static Terms at(String address) {
        return host(address).map(Terms::of).orElse(UNKNOWN);
    }

    private static Terms of(String host) {
        return HOSTS.stream()
                .filter(known -> host.equals(known.name()) || host.endsWith("." + known.name()))
                .map(Host::terms)
                .findFirst()
                .orElse(UNKNOWN);
    }

    private static Optional<String> host(String address) {
        try {
            return Optional.ofNullable(URI.create(address.replace(" ", "%20")).getHost());
        } catch (IllegalArgumentException oddAddress) {
            return Optional.empty();
        }
    }
}
