"""A document of blocks as Typst, as HTML for Chromium and as flat OpenDocument for LibreOffice, in a layout of options."""
import html
import re

NOTE = re.compile(r"\{\{(\d+)\}\}")


def typst(blocks, notes, o):
    def esc(said):
        return re.sub(r"([\\#$*_`<>@\[\]~/=+-])", r"\\\1", said)

    def body(said):
        parts = NOTE.split(said)
        return "".join(esc(part) if i % 2 == 0 else f"#footnote[{esc(notes[int(part) - 1])}]" for i, part in enumerate(parts))

    out = [f'''#set document(title: "{o["name"]}")
#set page(paper: "{o.get("paper", "a4")}", margin: {o.get("margin", "2.5cm")}, columns: {o.get("columns", 1)},
  header: {"none" if not o.get("header") else f'[#set text(8pt); {esc(o["header"])} #h(1fr) {esc(o.get("header2", ""))}]'},
  footer: context [#set text(8pt); #align({o.get("footer", "center")})[{o.get("page", "#counter(page).display()")}]])
#set text(font: "{o.get("font", "Libertinus Serif")}", size: {o.get("size", 11)}pt, lang: "{o["language"]}",
  hyphenate: {str(o.get("hyphenate", False)).lower()})
#set par(justify: {str(o.get("justify", True)).lower()}, leading: {o.get("leading", 0.65)}em, spacing: {o.get("spacing", 1.1)}em)
#set smartquote(enabled: false)
#set super(typographic: false)
#show heading: it => block(above: 1.4em, below: 0.9em, {o.get("heading", 'text(size: if it.level == 1 { 1.5em } else { 1.2em }, weight: "bold", it.body)')})
''']
    for kind, *rest in blocks:
        if kind == "h":
            out.append("=" * rest[0] + " " + esc(rest[1]))
        elif kind == "n":
            if o.get("hanging"):
                out.append(f"#grid(columns: ({o['hanging']}, 1fr), [{esc(rest[0])}], [{body(rest[1])}])" if not o.get("par")
                           else f"#par(hanging-indent: {o['hanging']})[#box(width: {o['hanging']})[{esc(rest[0])}]{body(rest[1])}]")
            else:
                out.append(f"{esc(rest[0])}#h(0.5em){body(rest[1])}" if not rest[0].endswith(".") else f"{rest[0][:-1]}\\. {body(rest[1])}")
        elif kind == "i":
            out.append(f"#pad(left: 1.5em)[{esc(rest[0])} {body(rest[1])}]")
        elif kind == "b":
            out.append(f"- {body(rest[0])}")
        elif kind == "p":
            out.append(body(rest[0]))
        else:
            rows = rest[0]
            stroke = {"grid": "0.5pt", "none": "none", "rules": "(x, y) => (top: if y < 2 { 0.6pt } else { 0pt }, bottom: 0.6pt)"}[o.get("table", "grid")]
            cells = ", ".join(f"[{esc(cell)}]" for row in rows for cell in row)
            out.append(f"#table(columns: {len(rows[0])}, stroke: {stroke}, inset: 5pt, {cells})")
    return "\n\n".join(out)


def chromium(blocks, notes, o):
    def body(said):
        text = html.escape(NOTE.sub("", said))
        if o.get("shy"):
            text = re.sub(r"\b([^\W\d_]{4})([^\W\d_]{4,})\b", "\\1&shy;\\2", text)
        return text

    css = f'''@page {{ size: {o.get("paper", "A4")}; margin: {o.get("margin", "22mm")};
 @top-left {{ content: "{o.get("header", "")}"; font-size: 8pt; }}
 @bottom-{o.get("footer", "center")} {{ content: {o.get("page", "counter(page)")}; font-size: 8pt; }} }}
body {{ font: {o.get("size", 11)}pt "{o.get("font", "Noto Sans")}"; line-height: {o.get("leading", 1.35)}; text-align: {o.get("align", "left")};
 {f"columns: {o['columns']}; column-gap: 8mm;" if o.get("columns") else ""} }}
h1 {{ font-size: 1.5em; }} h2 {{ {o.get("heading", "font-size: 1.2em;")} }}
table {{ border-collapse: collapse; margin: 1em 0; font-size: {o.get("table-size", "1em")}; }} td, th {{ {o.get("cell", "border: 1px solid #444;")} padding: 3pt 7pt; text-align: left; }}
.n {{ {o.get("number", "")} }} .i {{ margin-left: 2em; margin-top: 0; }} {o.get("css", "")}'''
    out = []
    for kind, *rest in blocks:
        if kind == "h":
            out.append(f"<h{rest[0]}>{html.escape(rest[1])}</h{rest[0]}>")
        elif kind == "n":
            out.append(f'<p class="n"><span class="no">{rest[0]}</span> {body(rest[1])}</p>')
        elif kind == "i":
            out.append(f'<p class="i">{rest[0]} {body(rest[1])}</p>')
        elif kind == "b":
            out.append(f"<ul><li>{body(rest[0])}</li></ul>")
        elif kind == "p":
            out.append(f"<p>{body(rest[0])}</p>")
        else:
            rows = rest[0]
            cell = lambda tag, said: f"<{tag}>{html.escape(said)}</{tag}>"
            out.append("<table>" + "".join("<tr>" + "".join(cell("th" if y == 0 else "td", said) for said in row) + "</tr>"
                                           for y, row in enumerate(rows)) + "</table>")
    direction = "rtl" if o["language"] == "ar" else "ltr"
    return f'<!doctype html><html lang="{o["language"]}" dir="{direction}"><meta charset="utf-8"><title>{o["name"]}</title><style>{css}</style>{"".join(out)}</html>'


def office(blocks, notes, o):
    esc = html.escape
    count = [0]

    def body(said):
        def note(found):
            count[0] += 1
            return (f'<text:note text:id="f{count[0]}" text:note-class="footnote"><text:note-citation>{found.group(1)}</text:note-citation>'
                    f'<text:note-body><text:p text:style-name="Footnote">{esc(notes[int(found.group(1)) - 1])}</text:p></text:note-body></text:note>')
        return NOTE.sub(note, esc(said))

    size, font = o.get("size", 11), o.get("font", "Noto Serif")
    rtl = ' style:writing-mode="rl-tb"' if o["language"] == "ar" else ""
    align = "justify" if o.get("justify", True) else "start"
    hang = o.get("hanging", "0cm")
    columns = (f'<style:style style:name="S" style:family="section"><style:section-properties><style:columns fo:column-count="{o["columns"]}" fo:column-gap="0.8cm"/>'
               '</style:section-properties></style:style>') if o.get("columns") else ""
    border = {"grid": 'fo:border="0.5pt solid #000000"', "none": 'fo:border="none"', "rules": 'fo:border-bottom="0.5pt solid #000000"'}[o.get("table", "grid")]

    def par(name, more="", text=""):
        lang = o["language"]
        country = {"en": "GB", "fr": "FR", "de": "DE", "es": "ES", "pl": "PL", "tr": "TR", "ru": "RU", "ar": "EG"}[lang]
        hyphen = str(o.get("hyphenate", False)).lower()
        asian = f'fo:language="{lang}" fo:country="{country}" style:language-complex="{lang}" style:country-complex="{country}"'
        return (f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties {more}{rtl}/>'
                f'<style:text-properties style:font-name="F" style:font-name-complex="F" fo:hyphenate="{hyphen}" {asian} {text}/></style:style>')

    def sized(points, more=""):
        return f'fo:font-size="{points}pt" style:font-size-complex="{points}pt" {more}'

    bold = 'fo:font-weight="bold" style:font-weight-complex="bold"'
    styles = (
        par("Text", f'fo:text-align="{align}" fo:margin-bottom="{o.get("after", "0.25cm")}" fo:line-height="{o.get("leading", "115%")}"', sized(size))
        + par("Number", f'fo:text-align="{align}" fo:margin-left="{hang}" fo:text-indent="-{hang}" fo:margin-bottom="{o.get("after", "0.25cm")}" fo:line-height="{o.get("leading", "115%")}"', sized(size))
        + par("Item", 'fo:margin-left="1.5cm" fo:margin-bottom="0.1cm"', sized(size))
        + par("H1", f'fo:text-align="{o.get("h1", "center")}" fo:margin-bottom="0.5cm"', sized(size * 1.5, bold))
        + par("H2", 'fo:margin-top="0.5cm" fo:margin-bottom="0.3cm" fo:keep-with-next="always"', sized(size * o.get("h2", 1.2), o.get("h2-style", bold)))
        + par("Cell", "", sized(o.get("table-size", size - 1)))
        + par("Small", f'fo:text-align="{o.get("footer", "center")}"', sized(8)))
    out = []
    for kind, *rest in blocks:
        if kind == "h":
            out.append(f'<text:h text:style-name="H{rest[0]}" text:outline-level="{rest[0]}">{esc(rest[1])}</text:h>')
        elif kind == "n":
            tab = "<text:tab/>" if o.get("hanging") else " "
            out.append(f'<text:p text:style-name="Number">{rest[0]}{tab}{body(rest[1])}</text:p>')
        elif kind == "i":
            out.append(f'<text:p text:style-name="Item">{rest[0]} {body(rest[1])}</text:p>')
        elif kind == "b":
            out.append(f'<text:p text:style-name="Item">• {body(rest[0])}</text:p>')
        elif kind == "p":
            out.append(f'<text:p text:style-name="Text">{body(rest[0])}</text:p>')
        else:
            rows = rest[0]
            cell = lambda said: f'<table:table-cell table:style-name="C" office:value-type="string"><text:p text:style-name="Cell">{esc(said)}</text:p></table:table-cell>'
            out.append(f'<table:table><table:table-column table:number-columns-repeated="{len(rows[0])}"/>'
                       + "".join("<table:table-row>" + "".join(map(cell, row)) + "</table:table-row>" for row in rows)
                       + '</table:table><text:p text:style-name="Text"/>')
    text = "".join(out)
    if columns:
        text = f'<text:section text:style-name="S" text:name="s">{text}</text:section>'
    header = f'<style:header><text:p text:style-name="Small">{esc(o["header"])}</text:p></style:header>' if o.get("header") else ""
    number = o.get("page", "{}").replace("{}", "<text:page-number>1</text:page-number>").replace("{n}", "<text:page-count>9</text:page-count>")
    return f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'{font}'"/></office:font-face-decls>
<office:styles><style:style style:name="Footnote" style:family="paragraph"><style:paragraph-properties/><style:text-properties style:font-name="F" {sized(o.get("note-size", 9))}/></style:style>{styles}
<style:style style:name="Mark" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<text:notes-configuration text:note-class="footnote" text:citation-body-style-name="Mark" style:num-format="1"/></office:styles>
<office:automatic-styles>{columns}<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" {border}/></style:style>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="{o.get("width", "21cm")}" fo:page-height="{o.get("height", "29.7cm")}" fo:margin="{o.get("margin", "2.2cm")}"{rtl}/>
<style:header-style><style:header-footer-properties fo:margin-bottom="0.5cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:margin-top="0.5cm"/></style:footer-style></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P">{header}<style:footer><text:p text:style-name="Small">{number}</text:p></style:footer></style:master-page></office:master-styles>
<office:body><office:text>{text}</office:text></office:body></office:document>'''
