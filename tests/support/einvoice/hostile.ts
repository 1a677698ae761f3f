import { soundParts, textOf } from './deliveries'
import { randomOf, type Random } from './random'

/** A file made to break the reader, which must refuse the file for one of the `reasons`, if any are given. */
export type Hostile = {
  name: string
  made?: Uint8Array
  bytes: Uint8Array<ArrayBuffer>
  reasons?: readonly string[]
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`
const sound = textOf(soundParts(1))
const bare = soundParts(3).invoice
const inside = (piece: string) => bare.replace('<cbc:UBLVersionID>', () => `${piece}<cbc:UBLVersionID>`)

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)
const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')

const utf16 = (text: string) => {
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

export function namedHostile(): Hostile[] {
  const text = (name: string, content: string, ...reasons: string[]): Hostile => ({
    name,
    bytes: bytesOf(content),
    reasons,
  })
  return [
    text('billion laughs', xml(`<!DOCTYPE x [<!ENTITY l0 "ja">${laughs}]><x>&l9;</x>`), 'doctype'),
    text(
      'quadratic blow-up',
      xml(`<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]><x>${'&a;'.repeat(20_000)}</x>`),
      'doctype',
    ),
    text(
      'external entity',
      xml('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'),
      'doctype',
    ),
    text('external subset', xml('<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd"><x/>'), 'doctype'),
    text('a DOCTYPE before a sound invoice', bare.replace('?>', '?><!DOCTYPE Invoice>'), 'doctype'),
    text('1.3 million numeric entities', xml(`<x>${'&#65;'.repeat(800_000)}</x>`), 'text'),
    text('200,000 nested elements', xml('<a>'.repeat(200_000) + '</a>'.repeat(200_000)), 'depth'),
    text(
      '2 million attributes',
      xml(`<x>${'<y a="" b="" c="" d="" e=""/>'.repeat(140_000)}</x>`),
      'attributes',
      'elements',
    ),
    text(
      '300,000 attributes of one element',
      xml(`<x${many(300_000, (at) => ` a${at}=""`)}/>`),
      'attributes',
    ),
    text('400,000 elements', xml(`<x>${'<y/>'.repeat(400_000)}</x>`), 'elements'),
    text('a text of 3 MB', xml(`<x>${'a'.repeat(3_000_000)}</x>`), 'text'),
    text('a file of 9 MB', xml(`<x>${'<y>a</y>'.repeat(1_100_000)}</x>`), 'too-large'),
    text('a comment of 3 MB before the root', xml(`<!--${'<a>'.repeat(1_000_000)}--><x/>`), 'prolog'),
    text('blanks alone', ' \n\n ', 'empty'),
    text('nothing', '', 'empty'),
    text('SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'active'),
    text('XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>', 'html'),
    text(
      'XSLT',
      '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>',
      'active',
    ),
    text(
      'a stylesheet',
      bare.replace('?>', '?><?xml-stylesheet type="text/xsl" href="x.xsl"?>'),
      'stylesheet',
    ),
    text(
      'a script inside of an invoice',
      inside('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>'),
      'active',
    ),
    text('two invoices in one', bare + bare.slice(bare.indexOf('<Invoice')), 'two-documents'),
    text('two invoices with their declarations', bare + bare, 'two-documents', 'malformed'),
    text('text behind the root', `${bare}hola`, 'malformed', 'two-documents'),
    text('an unknown encoding', bare.replace('UTF-8', 'UTF-7'), 'encoding'),
    text('an encoding that it is not', bare.replace('UTF-8', 'UTF-32'), 'encoding'),
    { name: 'half a UTF-16 letter', bytes: utf16(bare).slice(0, -1), reasons: ['encoding', 'malformed'] },
    {
      name: 'wrong UTF-8',
      bytes: Uint8Array.from([0x3c, 0x61, 0x3e, 0x82, 0x3c, 0x2f, 0x61, 0x3e]),
      reasons: ['encoding'],
    },
    text('an undeclared prefix', '<cbc:ID>1</cbc:ID>', 'malformed'),
    text('an unknown entity', '<a>&nada;</a>', 'malformed'),
    text('no XML', 'Hola, adjunto la factura', 'malformed'),
    text('a PDF with the name of an XML', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'malformed'),
    text('an invoice called __proto__', '<__proto__><constructor/></__proto__>'),
    text('attributes called __proto__', '<a __proto__="1" constructor="2" toString="3"/>'),
  ]
}

/** Yields files that were cut, joined or changed in some bytes; a few of these files stay valid. */
export function* brokenFiles(count: number, seed = 1): Generator<Hostile> {
  const random = randomOf(seed)
  for (let at = 0; at < count; at++) {
    const bytes = bytesOf(random.chance(0.5) ? sound : textOf(soundParts(random.upTo(500))))
    yield { name: `broken ${at}`, bytes: spoil(bytes, random), made: bytes }
  }
}

const pieces = [
  '<',
  '>',
  '&',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?',
  '?>',
  '\u0000',
  '&#0;',
  '&#x110000;',
  '"',
  'xmlns=""',
  '<!DOCTYPE a>',
  '\ud800',
  '9'.repeat(400),
]

function spoil(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  const at = random.upTo(bytes.length)
  const kind = random.upTo(5)
  if (kind === 0) return bytes.slice(0, at)
  if (kind === 1) return join(bytes.slice(0, at), bytesOf(random.pick(pieces)), bytes.slice(at))
  if (kind === 2) return join(bytes.slice(0, at), bytes.slice(random.upTo(bytes.length)))
  const broken = bytes.slice()
  for (let times = random.between(1, 30); times > 0; times--)
    broken[random.upTo(broken.length)] = random.upTo(256)
  return broken
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const end = bare.lastIndexOf('</')
const repeat = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')
const tax = (at: number) =>
  `<cac:TaxTotal><cbc:TaxAmount>12</cbc:TaxAmount><cac:TaxSubtotal><cac:TaxCategory><cac:TaxScheme><cbc:ID>${at}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`
const line = (inside: string) => `<cac:InvoiceLine>${inside}</cac:InvoiceLine>`

export const heavyInvoices = (): Hostile[] =>
  Object.entries({
    'empty lines': repeat(59_000, () => '<cac:InvoiceLine/>'),
    'lines that nobody can read': repeat(29_000, () =>
      line('<cbc:LineExtensionAmount>12E5</cbc:LineExtensionAmount>'),
    ),
    'lines that do not add up': repeat(29_000, () =>
      line('<cbc:LineExtensionAmount>1254.12</cbc:LineExtensionAmount>'),
    ),
    'products that do not hold': repeat(11_000, () =>
      line(
        '<cbc:InvoicedQuantity>999999999999999.9</cbc:InvoicedQuantity><cbc:LineExtensionAmount>123456789</cbc:LineExtensionAmount><cac:Price><cbc:PriceAmount>123456789123.991</cbc:PriceAmount></cac:Price>',
      ),
    ),
    'a tax of its own in every total': repeat(9_900, tax),
    'a line under thousands of taxes': line(repeat(9_900, tax)),
    'a tax of thousands of parts': `<cac:TaxTotal><cbc:TaxAmount>12</cbc:TaxAmount>${repeat(14_000, () => '<cac:TaxSubtotal><cbc:TaxableAmount>199999.99</cbc:TaxableAmount><cbc:TaxAmount>1987612</cbc:TaxAmount><cbc:Percent>19</cbc:Percent></cac:TaxSubtotal>')}</cac:TaxTotal>`,
    references: repeat(
      29_000,
      () => '<cac:BillingReference><cac:InvoiceDocumentReference/></cac:BillingReference>',
    ),
    discounts: repeat(
      29_000,
      () => '<cac:AllowanceCharge><cbc:Amount>1232.12</cbc:Amount></cac:AllowanceCharge>',
    ),
    currencies: repeat(59_000, (at) => `<x currencyID="${at}"/>`),
  }).map(([name, more]) => ({
    name,
    bytes: new TextEncoder().encode(bare.slice(0, end) + more + bare.slice(end)),
  }))
