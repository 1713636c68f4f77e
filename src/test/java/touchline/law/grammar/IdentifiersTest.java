package touchline.law.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifiersTest {

    private static final String MUST_MATCH = """
            CAS_CASE = CAS 2014/A/3793; TAS 2016/A/4490; CAS 2023/O/9370; CAS 2007/A/1298, 1299 & 1300; CAS 2008/A/1519 & CAS 2008/A/1520; CAS 2023/ADD/62; CAS 2019/A/6594; CAS 2009/A/1880 & 1881; CAS 2009/A/1912-1913; CAS 2023/A/10168
            CAS_OLD = CAS 98/200; CAS 92/63
            CAS_ADHOC = CAS OG 20/01; CAS OG 22/08; CAS OG 14/002; CAS AG18/01
            CAS_ADHOC_LONG = CAS ad hoc Division (OG Sochi) 14/002
            FIFA_FT = FPSD-1234
            FIFA_DISC = FDD-12345
            FIFA_DISC_OLD = Decision 140533 PST
            FIFA_DRC_D = FIFA DRC, 25 February 2020; FIFA PSC 27 March 2020
            CFCB = AC-03/2019
            CJEU = C-650/22; C\u2011600/23; C-124/21 P; T-93/18; C-519/04 P
            ECLI = ECLI:EU:C:2024:824; ECLI:EU:T:2005:22; ECLI:DE:LGDO:2023:0524.8O1.23KART.00; ECLI:CE:ECHR:2020:0128JUD003022610; ECLI:DE:BVerfG:2022:rk20220603.1bvr210316
            CELEX = 62021CJ0333; 62023CC0209; 61993CJ0415
            SFT = 4A_558/2011; 4A_260/2017; 4A_616/2024
            SFT_OLD = 4P.267/2002; 4P.267-270/2002
            BGE = BGE 138 III 322; ATF 129 III 445; BGE 138 III 29
            ECHR_APP = application no. 10934/21; nos. 40575/10 and 67474/10; applications nos. 48151/11 and 77769/13
            DE_COURT = LG Dortmund 8 O 1/23 (Kart); OLG Düsseldorf U (Kart) 2/23; LG Frankfurt am Main 2-06 O 142/15; BGH KZR 6/15; BGH II ZR 25/15; BVerfG 1 BvR 2103/16; BVerfG, 1 BvR 2103/16
            EWHC = [2018] EWHC 3318 (Comm)
            """;

    static Stream<List<String>> printedForms() {
        return MUST_MATCH
                .lines()
                .flatMap(line -> Stream.of(line.split(" = ", -1)[1].split("; ", -1))
                        .map(example -> List.of(line.split(" = ", -1)[0], example)));
    }

    @ParameterizedTest
    @MethodSource("printedForms")
    void readsEveryPrintedFormWithOneGrammarOnly(List<String> form) {
        PlainText text = PlainText.of("as held in " + form.get(1) + ".");
        List<String> claimedBy = Identifiers.GRAMMARS.stream()
                .filter(grammar -> !grammar.in(text).isEmpty())
                .map(Grammar::name)
                .toList();
        List<Identifier> found = Identifiers.in(text);

        assertThat(claimedBy).containsExactly(form.get(0));
        assertThat(found.getFirst().start()).isEqualTo(11);
        assertThat(found.getLast().end()).isEqualTo(11 + form.get(1).length());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CAS 2014/A",
                "CAS 2014/B/3793",
                "CAS 14/A/3793",
                "CAS-2014-A-3793",
                "CAS 2014/A/379312",
                "ICAS 2014/A/3793",
                "2014/A/3793",
                "CAS 2018/0/5794",
                "CAS 2014/a/3793",
                "CAS 98/2000",
                "CAS 2098/200",
                "CAS 45/200",
                "CAS 98/200/3",
                "CAS OG 2020/01",
                "OG 20/01",
                "CAS OG20-01",
                "CAS ad hoc Division 14/002",
                "FPSD 1234",
                "FPSD-12",
                "fpsd-1234",
                "FPSD-1234a",
                "FDD 12345",
                "Decision 140533",
                "FIFA DRC 2020",
                "AC-3/19",
                "MAC-03/2019",
                "C650/22",
                "C-650/2022",
                "C-65022",
                "SC-650/22",
                "EC-650/22",
                "EU:C:2024:824",
                "ECLI:EU:C:24:824",
                "62021XX0333",
                "162021CJ0333",
                "4A-558/2011",
                "4A_558/11",
                "4A 558/2011",
                "4P_267/2002",
                "BGE 138 3 322",
                "BGE III 322",
                "138 BGE III 29",
                "10934/2021",
                "10934-21",
                "10934/21",
                "application no. 10934/2021",
                "LG 8 O 1/23",
                "LG Dortmund",
                "[2018] EWCA Civ 3318",
                "2018 EWHC 3318 (Comm)",
                "CAS 1919/A",
                "pp. 12-15",
                "law no. 39/22",
                "9808 Porto v. Junior"
            })
    void refusesTheNearMiss(String nearMiss) {
        assertThat(Identifiers.in("as held in " + nearMiss + ".")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CAS 2007/A/1298, 1299 & 1300 | CAS 2007/A/1298, CAS 2007/A/1299, CAS 2007/A/1300",
                "CAS 2091/A/4411-4413 | CAS 2091/A/4411, CAS 2091/A/4412, CAS 2091/A/4413",
                "CAS 2091/A/4411\u20134413 | CAS 2091/A/4411, CAS 2091/A/4412, CAS 2091/A/4413",
                "CAS 2010/A/2145-47 | CAS 2010/A/2145, CAS 2010/A/2146, CAS 2010/A/2147",
                "CAS 2091/A/20 & CAS 2092/A/15 | CAS 2091/A/20, CAS 2092/A/15",
                "CAS 2091/A/20 & 2092/O/15 | CAS 2091/A/20, CAS 2092/O/15",
                "TAS 2009/A/1960 et 1961 | CAS 2009/A/1960, CAS 2009/A/1961",
                "CAS 2008/A/1519, pp. 12-15 | CAS 2008/A/1519",
                "CAS 2008/A/1519, 19 May 2009 | CAS 2008/A/1519",
                "CAS 2014/A/3793, 24.04.2015 | CAS 2014/A/3793",
                "CAS 2009/A/1880, 2010 | CAS 2009/A/1880",
                "CAS 2008/A/1519 and 17 RSTP | CAS 2008/A/1519",
                "CAS 2091/A/00077 | CAS 2091/A/77",
                "CAS 2091/O/77 | CAS 2091/O/77",
                "CAS 2008 / A / 1519 | CAS 2008/A/1519",
                "CAS 2008/A/ 1519 | CAS 2008/A/1519",
                "CAS/TAS 2008/A/1519 | CAS 2008/A/1519",
                "CAS case no. 2008/A/1519 | CAS 2008/A/1519",
                "TAS n\u00ba 2016/A/4490 | CAS 2016/A/4490",
                "CAS ad hoc Division (OG Sochi) 14/002 | CAS OG 14/02",
                "C\u2010124/21 P | C-124/21",
                "C-0650/22 | C-650/22",
                "62021CJ0333 | C-333/21",
                "62023CC0209 | C-209/23 (AG Opinion)",
                "62002TJ0193 | T-193/02",
                "4P.267-270/2002 | 4P.267/2002, 4P.268/2002, 4P.269/2002, 4P.270/2002",
                "ATF 138 III 29 | BGE 138 III 29",
                "requ\u00eate n\u00b0 10934/21 | 10934/21",
                "nos. 40575/10 and 67474/10 | 40575/10, 67474/10",
                "LG Dortmund, Urteil vom 24. Mai 2023 \u2013 8 O 1/23 (Kart) | LG Dortmund 8 O 1/23",
                "BGH, Urteil vom 7.6.2016 - KZR 6/15 | BGH KZR 6/15",
                "LG Frankfurt a.M. 2-06 O 142/15 | LG Frankfurt 2-06 O 142/15",
                "FIFA Dispute Resolution Chamber, 25 February 2020 | FIFA DRC 2020-02-25",
                "fi\ufb01 CAS\u00a02008/A/15\u00ad19 | CAS 2008/A/1519",
                "'Case C-\n650/22' | C-650/22",
                "'TAS\r\n2016/A/4490' | CAS 2016/A/4490"
            })
    void bringsEveryPrintToItsNormalForm(String printed, String keys) {
        assertThat(Identifiers.in(printed)).extracting(Identifier::key).containsExactly(keys.split(", ", -1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2008/A/1519 | CAS 2008/A/1519",
                "cas2008/a/1519 | CAS 2008/A/1519",
                "CAS-2014-A-3793 | CAS 2014/A/3793",
                "CAS 2014_A_3793 | CAS 2014/A/3793",
                "2007/A/1298, 1299 & 1300 | CAS 2007/A/1298, CAS 2007/A/1299, CAS 2007/A/1300",
                "C\u2011650/22 | C-650/22",
                "C650/22 | C-650/22",
                "c-650/2022 | C-650/22",
                "case c\u2013124/21 p | C-124/21",
                "eu:c:2024:824 | ECLI:EU:C:2024:824",
                "celex:62021cj0333 | C-333/21",
                "4A 558/2011 | 4A_558/2011",
                "4a_558/2011 | 4A_558/2011",
                "4A-586/2014 | 4A_586/2014",
                "og 14/002 | CAS OG 14/02",
                "atf 129 iii 445 | BGE 129 III 445",
                "bge 120 ia 10 | BGE 120 Ia 10",
                "10934/21 | 10934/21",
                "40575/10 and 67474/10 | 40575/10, 67474/10",
                "30226/10 and 4 others | 30226/10",
                "17880/11, 17887/11, 17891/11 and 5506/16 | 17880/11, 17887/11, 17891/11, 5506/16",
                "fpsd-1234 | FPSD-1234",
                "140533 PST | FIFA Decision 140533 PST",
                "C-209/23 (AG Opinion) | C-209/23 (AG Opinion)"
            })
    void readsWhatSomebodyMeantWhoWasAskedForOneNumber(String id, String keys) {
        assertThat(Identifiers.read(id)).extracting(Identifier::key).containsExactly(keys.split(", ", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "1919", "Matuzalem", "CAS 2014/A", "9808 Porto v. Junior", "RSTP 17", "2014/B/3793"})
    void completesNoNumberByGuess(String id) {
        assertThat(Identifiers.read(id)).isEmpty();
    }

    @Test
    void keepsListsOfDifferentCasesApartAndInOrder() {
        String text = "See CAS 2014/A/3793, CAS 2008/A/1519 & 1520, C-650/22 and 4A_558/2011; also ATF 138 III 322.";
        List<Identifier> found = Identifiers.in(text);

        assertThat(found)
                .extracting(Identifier::printed)
                .containsExactly(
                        "CAS 2014/A/3793", "CAS 2008/A/1519", "1520", "C-650/22", "4A_558/2011", "ATF 138 III 322");
        assertThat(found)
                .allSatisfy(one ->
                        assertThat(text.substring(one.start(), one.end())).isEqualTo(one.printed()));
    }
}
