import { xmlFile } from '../../../supabase/sample-files/xml-file'

const invoice = Buffer.from(xmlFile().bytes).toString('utf8')
const body = invoice.slice(invoice.indexOf('<Invoice'))
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${body}`
const bom = '\uFEFF'

type Variant = [name: string, content: string | Uint8Array]

export const soundXml: Variant[] = [
  ['with a declaration', invoice],
  ['without a declaration', body],
  ['with a byte order mark', bom + invoice],
  ['with a blank line before its declaration', `\r\n\n  ${invoice}`],
  ['in UTF-16, little endian, with mark', utf16(bom + declared('UTF-16'))],
  ['in UTF-16, little endian, without mark', utf16(declared('UTF-16'))],
  ['in UTF-16, big endian, with mark', utf16(bom + declared('UTF-16')).swap16()],
  ['in UTF-16, big endian, without mark', utf16(declared('UTF-16')).swap16()],
  ['in UTF-16 with a blank line first', utf16(`\n${body}`)],
  ['in ISO-8859-1, declared', Buffer.from(declared('ISO-8859-1'), 'latin1')],
  ['that says UTF-16 and is UTF-8', declared('UTF-16')],
  ['in ISO-8859-1, undeclared', Buffer.from(body, 'latin1')],
  ['of no known kind', '<pedido><linea cantidad="3">Resma</linea></pedido>'],
  ['with another document in CDATA', `<a><![CDATA[${invoice.repeat(20)}]]></a>`],
  ['with a processing instruction of its own', `<?mi-programa versión="1"?>${body}`],
]

export const activeXml: [string, string][] = [
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG with a declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['SVG without a namespace', '<SVG/>'],
  ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
  [
    'XHTML inside of an invoice',
    '<a><h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script></a>',
  ],
  ['XSLT', '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'],
  ['a simplified XSLT', '<a xsl:version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'],
  ['with a stylesheet', `<?xml-stylesheet type="text/xsl" href="x.xsl"?>${body}`],
]
export const brokenXml: Variant[] = [
  ['cut', invoice.slice(0, -20)],
  ['with two roots', body + body],
  ['with text behind its root', `${body}hola`],
  ['with an unknown entity', '<a>&nada;</a>'],
  ['with wrong UTF-8', Buffer.from('<a>\x82</a>', 'latin1')],
  ['of two encodings', Buffer.concat([Buffer.from('<a>ñ'), Buffer.from('ñ</a>', 'latin1')])],
  ['in an unknown encoding', declared('UTF-7')],
  ['of blanks', ' \n\n '],
  ['with a control character', '<a>\u0001</a>'],
  ['with an undeclared prefix', '<cbc:ID>1</cbc:ID>'],
]

const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

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
