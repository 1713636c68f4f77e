# What every server answers from: the articles of one instrument, without what no answer needs.
. as $instrument
| [ .articles[]
    | { instrument: $instrument.code,
        article: .number,
        title,
        summary,
        key_facts: [ .key_facts[]? | { paragraph: .ref, fact } ],
        edition: $instrument.edition.name,
        status,
        in_force_from,
        in_force_to,
        changes: [ .changes[]? | { date, note, source } ],
        source_url: $instrument.source_url }
    | del(..|nulls) ]
