const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

/** Files made to exhaust a parser or to make it read something else. */
export const xmlAttacks: Record<string, string> = {
  'billion laughs': document(`<!DOCTYPE x [<!ENTITY l0 "ja">${laughs}]><x>&l9;</x>`),
  'quadratic blow-up': document(
    `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]><x>${'&a;'.repeat(20_000)}</x>`,
  ),
  'external entity': document('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'),
  'external subset': document('<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd"><x/>'),
  '1.5 million numeric entities': document(`<x>${'&#65;'.repeat(1_500_000)}</x>`),
  '200,000 nested elements': document('<a>'.repeat(200_000) + '</a>'.repeat(200_000)),
  '200,000 attributes': document(`<x ${Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  'a text of 9 MB': document(`<x>${'a'.repeat(9_000_000)}</x>`),
  '600,000 entities in a DOCTYPE': document(`<!DOCTYPE x [${'<!ENTITY a "">'.repeat(600_000)}]><x/>`),
  'a comment of 9 MB before the root': document(`<!--${'<a>'.repeat(3_000_000)}--><x/>`),
  'a DOCTYPE of 9 MB': document(`<!DOCTYPE x [<!ENTITY a "${'a'.repeat(9_000_000)}">]><x/>`),
}
