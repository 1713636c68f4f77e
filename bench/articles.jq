# The part of the register that every server answers from, one compact object an article.
. as $instrument
| [ .articles[]
    | { instrument: $instrument.code,
        article: .number,
        title,
        summary,
        key_facts: [ .key_facts[]? | { paragraph: .ref, fact } ],
        edition: .edition_in_force,
        status,
        in_force_from: .effective_from,
        in_force_to: .effective_to,
        suspended: [ .suspended_paragraphs[]? | tostring ],
        changes: [ .change_notes[]? | { date, note, source } ],
        source_url: $instrument.source_url }
    | del(..|nulls) ]
