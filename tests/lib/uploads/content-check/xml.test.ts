import { describe, expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-xml'
import { checkContent } from '@/lib/uploads/content-check/check-content'
import { xmlAttacks } from '../../../support/files/xml-attacks'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { streamOf } from './stream-of'

const refused = { ok: false, problem: 'file-type' }
const invoice = Buffer.from(xmlFile().bytes).toString('utf8')
const body = invoice.slice(invoice.indexOf('<Invoice'))
const check = (content: string | Uint8Array, piece?: number) =>
  checkContent(
    streamOf(typeof content === 'string' ? Buffer.from(content) : content, piece),
    'application/xml',
  )

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${body}`
const bom = '\uFEFF'

describe('a sound XML file is accepted', () => {
  test.each([
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
    ['of no known kind', '<pedido><linea cantidad="3">Resma</linea></pedido>'],
    ['with another document in CDATA', `<a><![CDATA[${invoice.repeat(20)}]]></a>`],
    ['with a processing instruction of its own', `<?mi-programa versión="1"?>${body}`],
  ])('%s', async (_, content) => {
    expect(await check(content)).toMatchObject({ ok: true })
    expect(await check(content, 3)).toMatchObject({ ok: true })
  })
})

const active: [string, string][] = [
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
const broken: [string, string | Uint8Array][] = [
  ['cut', invoice.slice(0, -20)],
  ['with two roots', body + body],
  ['with text behind its root', `${body}hola`],
  ['with an unknown entity', '<a>&nada;</a>'],
  ['with wrong UTF-8', Buffer.from('<a>\xf3</a>', 'latin1')],
  ['that says UTF-16 and is not', declared('UTF-16')],
  ['in an unknown encoding', declared('UTF-7')],
  ['of blanks', ' \n\n '],
  ['with a control character', '<a>\u0001</a>'],
  ['with an undeclared prefix', '<cbc:ID>1</cbc:ID>'],
]

describe('an XML file that a browser would draw or run is refused', () => {
  test.each(active)('%s', async (_, content) => {
    expect(await check(content)).toMatchObject(refused)
  })
})

describe('a broken XML file is refused', () => {
  test.each(broken)('%s', async (_, content) => {
    expect(await check(content)).toMatchObject(refused)
  })
})

test.each([...active, ...broken, ['with a DOCTYPE', '<!DOCTYPE a><a/>'] as const])(
  '%s: as it is uploaded for the reason for which it would not be read',
  async (_, content) => {
    const { refused: unread } = await reviewXml(typeof content === 'string' ? Buffer.from(content) : content)
    expect(unread).toBeDefined()
    for (const piece of [undefined, 3])
      expect(await check(content, piece)).toMatchObject({ detail: `xml-${unread?.reason}` })
  },
)

describe('limits', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  const attributes = (count: number) =>
    `<a ${Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')}/>`

  test('100 levels, 200 attributes and 1 MB of text are accepted, one more of each is not', async () => {
    expect(await check(nested(100))).toMatchObject({ ok: true })
    expect(await check(nested(101))).toMatchObject({ ...refused, detail: 'xml-depth' })
    expect(await check(attributes(200))).toMatchObject({ ok: true })
    expect(await check(attributes(201))).toMatchObject({ ...refused, detail: 'xml-attributes' })
    expect(await check(`<a>${'b'.repeat(1_048_500)}</a>`)).toMatchObject({ ok: true })
    expect(await check(`<a>${'b'.repeat(1_048_577)}</a>`)).toMatchObject({ ...refused, detail: 'xml-text' })
  })
})

describe('an attack', () => {
  test.each(Object.entries(xmlAttacks))('%s is refused within 200 ms of work', async (_, content) => {
    const bytes = Buffer.from(content)
    await check(invoice)
    const begun = process.cpuUsage()
    expect(await check(bytes)).toMatchObject(refused)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(200)
  })
})
