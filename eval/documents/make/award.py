"""A document as a list of blocks, made by chance from a seed, and what a perfect reader would write of it."""
import random
import string

import prose


class Text:
    def __init__(self, language, seed):
        self.language, self.rng, self.notes = language, random.Random(seed), []
        self.used = []

    def fill(self, sentence):
        pick = self.rng.choice
        return sentence.format(name=pick(prose.NAMES), club=pick(prose.CLUBS), club2=pick(prose.CLUBS), date=pick(prose.DATES),
                               sum=pick(prose.SUMS), case=pick(prose.CASES), case2=pick(prose.CASES))

    def sentence(self):
        if not self.used:
            self.used = prose.TEXT[self.language][:]
            self.rng.shuffle(self.used)
        return self.fill(self.used.pop())

    def paragraph(self, low=2, high=4, note=0.0):
        """Words, with {{n}} where the note n of self.notes is called."""
        sentences = [self.sentence() for _ in range(self.rng.randint(low, high))]
        if self.rng.random() < note:
            self.notes.append(self.fill(self.rng.choice(prose.NOTES[self.language])))
            at = self.rng.randrange(len(sentences))
            sentences[at] += "{{%d}}" % len(self.notes)
        return " ".join(sentences)

    def heads(self, count):
        heads = prose.HEADS[self.language][:]
        if count < len(heads):
            heads = sorted(self.rng.sample(heads, count), key=prose.HEADS[self.language].index)
        return heads

    def items(self):
        items = prose.ITEMS[self.language]
        return [self.fill(item) for item in items]

    def table(self, rows, columns):
        season = lambda i: f"{2018 + i}/{(19 + i) % 100:02d}"
        heads = [["Season", "Club", "Salary", "Bonus", "Paid"], ["Instalment", "Due date", "Amount", "Status", "Remark"]]
        kind = self.rng.randrange(2)
        body = []
        for i in range(rows):
            if kind == 0:
                row = [season(i), self.rng.choice(prose.CLUBS), self.rng.choice(prose.SUMS), f"{self.rng.randint(1, 90)},000",
                       self.rng.choice(["yes", "no", "in part"])]
            else:
                row = [f"No. {i + 1}", self.rng.choice(prose.DATES), self.rng.choice(prose.SUMS),
                       self.rng.choice(["paid", "outstanding", "disputed"]), self.rng.choice(["Exhibit 4", "see para. 12", "–", "none"])]
            body.append(row[:columns])
        return [heads[kind][:columns]] + body


def roman(n):
    return ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"][n - 1]


def award(language, seed, heads=7, notes=0.3, tables=1, numbering="1.", title=True, items=True, bullets=False, columns=4,
          labelled=True, rows=5, per=(2, 5)):
    """Blocks: (h, level, text), (n, number, text), (i, mark, text), (b, text), (t, rows), (p, text)."""
    text = Text(language, seed)
    rng, blocks, number = text.rng, [], 0
    if title:
        blocks.append(("h", 1, {"en": "Arbitral Award", "fr": "Sentence arbitrale", "de": "Schiedsspruch", "es": "Laudo arbitral",
                                "pl": "Orzeczenie", "tr": "Hakem Kararı", "ru": "Арбитражное решение", "ar": "حكم التحكيم"}[language]))
    chosen = text.heads(heads)
    with_table = set(rng.sample(range(len(chosen)), min(tables, len(chosen))))
    for at, head in enumerate(chosen):
        blocks.append(("h", 2, f"{roman(at + 1)}. {head}" if labelled else head))
        for one in range(rng.randint(*per)):
            number += 1
            shown = {"1.": f"{number}.", "1": f"{number}", "1.1": f"{at + 1}.{one + 1}", "": ""}[numbering]
            said = text.paragraph(note=notes)
            blocks.append(("n", shown, said) if shown else ("p", said))
        if items and at % 3 == 1:
            for letter, item in zip(string.ascii_lowercase, text.items()):
                blocks.append(("b", item) if bullets else ("i", f"({letter})", item))
        if at in with_table:
            blocks.append(("t", text.table(rng.randint(3, rows), columns)))
        if rng.random() < 0.2:
            blocks.append(("p", text.paragraph(1, 2)))
    return blocks, text.notes


def truth(blocks, notes):
    out, before = [], ""
    link = lambda said: said.replace("{{", "[^").replace("}}", "]")
    for kind, *rest in blocks:
        if kind in "ib" and before in "ib" and before:
            out.append("\n")
        elif out:
            out.append("\n\n")
        if kind == "h":
            out.append("#" * rest[0] + " " + rest[1])
        elif kind == "n":
            out.append(rest[0] + " " + link(rest[1]))
        elif kind == "i":
            out.append(rest[0] + " " + rest[1])
        elif kind == "b":
            out.append("- " + rest[0])
        elif kind == "p":
            out.append(link(rest[0]))
        else:
            rows = rest[0]
            out.append("\n".join("| " + " | ".join(row) + " |" for row in [rows[0], ["---"] * len(rows[0])] + rows[1:]))
        before = kind
    for n, note in enumerate(notes, 1):
        out.append(f"\n\n[^{n}]: {note}")
    return "".join(out) + "\n"
