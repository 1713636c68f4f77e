"""Makes the quality set anew: make.py FOLDER [NAME ...] writes dev, test and fresh there, each PDF with its truth as Markdown.

Needs Typst (TYPST_NODE = a folder with the npm package @myriaddreamin/typst-ts-node-compiler), Chromium, LibreOffice and the Debian
package fonts-noto-core. The two halves differ in text, fonts, sizes, margins, headers and marks of their numbers.
"""
import pathlib
import subprocess
import sys

import award
import writers

HERE = pathlib.Path(__file__).parent
BOLD = 'font-size: 1em; font-weight: bold;'
CAPS = 'text(size: 1em, weight: "bold", upper(it.body))'
PLAIN = 'text(size: if it.level == 1 { 1.3em } else { 1em }, weight: "bold", it.body)'

# name: (writer, language, blocks, layout) for dev and for test
SET = {
    "typst-inline": [
        ("typst", "en", dict(seed=1), dict(header="CAS 2019/A/6219 - Page header", footer="center")),
        ("typst", "en", dict(seed=2, notes=0.4), dict(font="Noto Serif", size=10.5, header="Case No. 2021/O/18", header2="confidential", footer="right", page="Page #counter(page).display() of #counter(page).final().first()", margin="3cm")),
    ],
    "typst-hanging": [
        ("typst", "fr", dict(seed=3, numbering="1."), dict(hanging="1.2cm", heading=PLAIN, header="TAS 2020/A/7001")),
        ("typst", "fr", dict(seed=4, numbering="1"), dict(hanging="1cm", font="DejaVu Serif", size=10, heading=PLAIN, page="– #counter(page).display() –")),
    ],
    "typst-columns": [
        ("typst", "en", dict(seed=5, notes=0.2, tables=0), dict(columns=2, size=9, hyphenate=True, margin="2cm", header="Digest of decisions")),
        ("typst", "en", dict(seed=6, notes=0.25, tables=1, columns=3), dict(columns=2, size=8.5, hyphenate=True, margin="1.8cm", font="Noto Sans", header="Yearbook of sports law 2023", footer="right")),
    ],
    "typst-columns-german": [
        ("typst", "de", dict(seed=7, notes=0.2, tables=0, numbering="1."), dict(columns=2, size=9.5, hyphenate=True, margin="2cm")),
        ("typst", "de", dict(seed=8, notes=0.2, tables=0, numbering="1."), dict(columns=2, size=9, hyphenate=True, font="DejaVu Sans", margin="1.9cm", paper="us-letter", header="SchiedsVZ 2022")),
    ],
    "typst-clauses": [
        ("typst", "en", dict(seed=9, numbering="1.1", notes=0, tables=2, labelled=True), dict(heading=PLAIN, hanging="1.3cm", par=True)),
        ("typst", "en", dict(seed=10, numbering="1.1", notes=0, tables=2, labelled=False, columns=5), dict(heading=CAPS, hanging="1.5cm", par=True, font="Noto Serif", size=10, header="Employment contract", page="#counter(page).display()/#counter(page).final().first()")),
    ],
    "typst-open-table": [
        ("typst", "en", dict(seed=11, tables=3, notes=0.1, columns=4), dict(table="none")),
        ("typst", "es", dict(seed=12, tables=3, notes=0.1, columns=3), dict(table="none", font="Noto Sans", size=10)),
    ],
    "typst-ruled-table": [
        ("typst", "es", dict(seed=13, tables=3, notes=0.2, columns=5), dict(table="rules", size=10)),
        ("typst", "en", dict(seed=14, tables=4, notes=0.2, columns=4, rows=8), dict(table="rules", font="DejaVu Serif", size=9.5)),
    ],
    "typst-cyrillic": [
        ("typst", "ru", dict(seed=15, notes=0.3), dict(font="Noto Serif", header="САС 2020/A/7002")),
        ("typst", "ru", dict(seed=16, notes=0.3, numbering="1"), dict(font="DejaVu Sans", size=10, hanging="1cm", hyphenate=True)),
    ],
    "typst-polish": [
        ("typst", "pl", dict(seed=17, notes=0.3), dict(font="Libertinus Serif", hyphenate=True)),
        ("typst", "pl", dict(seed=18, notes=0.3), dict(font="Noto Sans", size=10, hyphenate=True, columns=2, margin="2cm", footer="left")),
    ],
    "office-award": [
        ("office", "en", dict(seed=19, notes=0.35), dict(header="CAS 2019/A/6300 FC Altstadt v. SK Nordhavn – Page 1 of the file", page="Page {} of {n}", hanging="1.2cm")),
        ("office", "en", dict(seed=20, notes=0.35), dict(font="Noto Sans", size=10, header="TAS/CAS", hanging="1cm", footer="end", h1="start", leading="150%")),
    ],
    "office-spanish": [
        ("office", "es", dict(seed=21, notes=0.2, tables=2, numbering="1."), dict(h2=1.0, font="DejaVu Serif", size=10)),
        ("office", "es", dict(seed=22, notes=0.2, tables=2, numbering="1.", columns=3), dict(h2=1.0, font="Noto Serif", size=11, justify=False, header="Laudo 2021/O/7")),
    ],
    "office-columns": [
        ("office", "en", dict(seed=23, notes=0, tables=0), dict(columns=2, size=9, font="Noto Serif", header="Sports law quarterly")),
        ("office", "fr", dict(seed=24, notes=0, tables=1, columns=3), dict(columns=2, size=9, font="DejaVu Serif", header="Bulletin TAS 2022", **{"table-size": 7})),
    ],
    "office-capitals": [
        ("office", "en", dict(seed=25, notes=0.2, numbering="1"), dict(hanging="1.4cm", h2=1.0, **{"h2-style": 'fo:text-transform="uppercase"'})),
        ("office", "de", dict(seed=26, notes=0.2, numbering="1"), dict(hanging="1.4cm", h2=1.0, font="Noto Sans", size=10, **{"h2-style": 'fo:text-transform="uppercase"'})),
    ],
    "office-polish": [
        ("office", "pl", dict(seed=27, notes=0.3, tables=1), dict(font="DejaVu Sans", size=10, hanging="1cm")),
        ("office", "pl", dict(seed=28, notes=0.3, tables=1), dict(font="Noto Serif", size=12, page="Strona {}", **{"table": "none"})),
    ],
    "office-turkish": [
        ("office", "tr", dict(seed=29, notes=0.3), dict(font="Noto Serif", h2=1.0)),
        ("office", "tr", dict(seed=30, notes=0.3, bullets=True), dict(font="Noto Sans", size=10.5, h2=1.1, header="Tahkim Kurulu")),
    ],
    "office-arabic": [
        ("office", "ar", dict(seed=31, notes=0, tables=0, items=False, numbering=""), dict(font="Noto Naskh Arabic", size=12)),
        ("office", "ar", dict(seed=32, notes=0, tables=0, items=False, numbering=""), dict(font="Noto Sans Arabic", size=11, header="هيئة التحكيم")),
    ],
    "web-regulations": [
        ("chromium", "en", dict(seed=33, notes=0, bullets=True, tables=2, numbering="1.1", labelled=False), dict(header="Regulations 2023", page='"Page " counter(page) " of " counter(pages)')),
        ("chromium", "en", dict(seed=34, notes=0, bullets=True, tables=2, numbering="1.1", labelled=False, columns=5), dict(font="DejaVu Serif", size=10, header="Statutes and rules", heading=BOLD)),
    ],
    "web-columns": [
        ("chromium", "en", dict(seed=35, notes=0, tables=0), dict(columns=2, size=9, align="justify", shy=True)),
        ("chromium", "fr", dict(seed=36, notes=0, tables=0), dict(columns=2, size=9.5, align="justify", shy=True, font="Noto Serif", header="Chronique de jurisprudence")),
    ],
    "web-arabic": [
        ("chromium", "ar", dict(seed=37, notes=0, tables=0, items=False, numbering=""), dict(font="Noto Naskh Arabic", size=13)),
        ("chromium", "ar", dict(seed=38, notes=0, tables=0, items=False, numbering="", labelled=False), dict(font="Noto Sans Arabic", size=12, header="حكم")),
    ],
    "web-turkish": [
        ("chromium", "tr", dict(seed=39, notes=0, tables=2), dict(font="Noto Sans", cell="border-bottom: 1px solid #999;")),
        ("chromium", "tr", dict(seed=40, notes=0, tables=2, columns=5), dict(font="Noto Serif", size=10, align="justify", cell="border-bottom: 1px solid #999;", heading=BOLD)),
    ],
    "web-statement": [
        ("chromium", "de", dict(seed=41, notes=0, tables=4, numbering="", per=(1, 2), columns=5), dict(font="Noto Sans", size=10)),
        ("chromium", "en", dict(seed=42, notes=0, tables=5, numbering="", per=(1, 2), columns=5, rows=9), dict(font="DejaVu Sans", size=9, cell="border: none;")),
    ],
    "web-indents": [
        ("chromium", "en", dict(seed=43, notes=0, tables=0, numbering=""), dict(align="justify", css="p { margin: 0; text-indent: 1.5em; } .i { text-indent: 0; }", font="Noto Serif")),
        ("chromium", "es", dict(seed=44, notes=0, tables=0, numbering=""), dict(align="justify", css="p { margin: 0; text-indent: 2em; } .i { text-indent: 0; }", font="DejaVu Serif", size=10, header="Informe")),
    ],
}

# name: what is printed, and how the paper is scanned: dots an inch, degrees askew, grey of the paper
SCANS = {
    "scan-award": [
        ("office", "en", dict(seed=45, notes=0, tables=0, heads=4), dict(header="CAS 2018/A/5999", size=12, scan=(300, 0.0, 255))),
        ("typst", "en", dict(seed=46, notes=0, tables=0, heads=4), dict(font="Noto Serif", scan=(200, 0.4, 235))),
    ],
    "scan-french": [
        ("typst", "fr", dict(seed=47, notes=0, tables=0, heads=3), dict(font="Noto Serif", size=12, scan=(300, 0.3, 240))),
        ("office", "de", dict(seed=48, notes=0, tables=0, heads=3), dict(font="DejaVu Serif", size=11, scan=(300, -0.3, 245))),
    ],
}
SET |= SCANS

# Scans alone, made when the other halves had been looked at: dots an inch, degrees askew, grey of the paper, specks of dirt, blur
FRESH = {
    "scan-margin": ("typst", "en", dict(seed=101, notes=0, tables=0, heads=4), dict(hanging="1.2cm", heading=PLAIN, font="Noto Serif", scan=(300, 0.2, 240, 400, 0))),
    "scan-unmarked": ("typst", "en", dict(seed=102, notes=0, tables=0, heads=3, numbering="1"), dict(hanging="1cm", font="DejaVu Serif", size=10.5, scan=(200, -0.3, 230, 800, 0))),
    "scan-coarse": ("typst", "en", dict(seed=103, notes=0, tables=0, heads=3), dict(scan=(150, 0.3, 235, 300, 0))),
    "scan-german": ("office", "de", dict(seed=104, notes=0, tables=0, heads=3), dict(font="Noto Serif", size=11, h2=1.0, scan=(200, 0.3, 240, 400, 0.6))),
    "scan-spanish": ("office", "es", dict(seed=105, notes=0, tables=0, heads=4), dict(font="Noto Sans", size=11, hanging="1cm", header="TAS 2021/A/8122", scan=(300, -0.4, 220, 3000, 0))),
    "scan-capitals": ("typst", "fr", dict(seed=106, notes=0, tables=0, heads=4), dict(heading=CAPS, hanging="1cm", font="Noto Serif", header="TAS 2020/A/7001", scan=(200, 0.2, 245, 600, 0.4))),
    "scan-clauses": ("typst", "en", dict(seed=107, notes=0, tables=0, heads=5, numbering="1.1"), dict(heading=PLAIN, hanging="1.3cm", par=True, font="Noto Sans", size=10, scan=(300, 0.5, 238, 500, 0.5))),
    "scan-long": ("typst", "en", dict(seed=108, notes=0, tables=0, heads=14, per=(3, 5)), dict(heading=PLAIN, font="Noto Serif", size=10, header="CAS 2022/A/9021", page="Page #counter(page).display()", scan=(200, 0.3, 240, 500, 0.3))),
}


def main(folder):
    for name, halves in SET.items():
        for half, (writer, language, blocks, layout) in zip(("dev", "test"), halves):
            make(folder / half / f"{name}.pdf", writer, language, blocks, layout)
    for name, what in FRESH.items():
        make(folder / "fresh" / f"{name}.pdf", *what)


def make(target, writer, language, blocks, layout):
    made, notes = award.award(language, **blocks)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.with_suffix(".md").write_text(shown(award.truth(made, notes), layout))
    source = getattr(writers, writer)(made, notes, dict(layout, language=language, name=target.stem))
    print(target)
    PRINT[writer](source, target)
    if "scan" in layout:
        scan(target, *layout["scan"])


def shown(truth, layout):
    """Headings that the layout prints in capitals are capitals on paper."""
    capitals = layout.get("heading") == CAPS
    office = layout.get("h2-style", "")
    lines = []
    for line in truth.split("\n"):
        deep = line.startswith("## ")
        if (capitals and line.startswith("#")) or ("uppercase" in office and deep):
            marks, said = line.split(" ", 1)
            line = marks + " " + said.upper()
        lines.append(line)
    return "\n".join(lines)


def print_typst(source, target):
    file = target.with_suffix(".typ")
    file.write_text(source)
    subprocess.run(["node", HERE / "typst.mjs", file.resolve()], check=True)
    file.unlink()


def print_chromium(source, target):
    file = target.with_suffix(".html")
    file.write_text(source)
    subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--print-to-pdf={target}", file.resolve().as_uri()],
                   check=True, stderr=subprocess.DEVNULL)
    file.unlink()


def print_office(source, target):
    file = target.with_suffix(".fodt")
    file.write_text(source)
    subprocess.run(["soffice", "--headless", "--convert-to", "pdf", "--outdir", target.parent, file], check=True, stdout=subprocess.DEVNULL)
    file.unlink()


def scan(target, dots, askew, paper, specks=400, blur=0):
    """The pages as pictures on grey paper, a little askew, dirty and blurred, in a PDF without text."""
    from PIL import Image, ImageFilter
    import random
    chance = random.Random(target.name + target.parent.name)
    subprocess.run(["pdftoppm", "-r", str(dots), "-gray", target, target.with_suffix("")], check=True)
    pages = []
    for file in sorted(target.parent.glob(target.stem + "-*.pgm")):
        page = Image.open(file).rotate(askew, fillcolor=255, resample=Image.BICUBIC)
        page = page.filter(ImageFilter.GaussianBlur(blur)) if blur else page
        page = page.point([round(value * paper / 255) for value in range(256)])
        for _ in range(specks):
            page.putpixel((chance.randrange(page.width), chance.randrange(page.height)), 60)
        pages.append(page)
        file.unlink()
    pages[0].save(target, save_all=True, append_images=pages[1:], resolution=dots, quality=60)


PRINT = {"typst": print_typst, "chromium": print_chromium, "office": print_office}

if __name__ == "__main__":
    if sys.argv[2:]:
        SET = {name: SET[name] for name in sys.argv[2:] if name in SET}
        FRESH = {name: FRESH[name] for name in sys.argv[2:] if name in FRESH}
    main(pathlib.Path(sys.argv[1]))
