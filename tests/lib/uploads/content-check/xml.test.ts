import { describe, expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import { activeXml, brokenXml, soundXml, xmlAttacks } from '../../../support/files/odd-xml'
import { leastWork } from '../../../support/least-work'
import { memoryGrowth } from '../../../support/memory-growth'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { tinyElements } from '../../../support/files/slow-files'
import { checkContent, streamOf } from './stream-of'

const refused = { ok: false, problem: 'file-type' }
const invoice = Buffer.from(xmlFile().bytes).toString('utf8')
const check = (content: string | Uint8Array, piece?: number) =>
  checkContent(
    streamOf(typeof content === 'string' ? Buffer.from(content) : content, piece),
    'application/xml',
  )

describe('a valid XML file is accepted', () => {
  test.each(soundXml)('%s', async (_, content) => {
    expect(await check(content)).toMatchObject({ ok: true })
    expect(await check(content, 3)).toMatchObject({ ok: true })
  })
})

describe('an XML file that a browser would draw or run is refused', () => {
  test.each(activeXml)('%s', async (_, content) => {
    expect(await check(content)).toMatchObject(refused)
  })
})

describe('a broken XML file is refused, and called damaged when a whole copy may exist', () => {
  test.each(brokenXml)('%s', async (_, content) => {
    for (const piece of [undefined, 3]) {
      const answer = await check(content, piece)
      const damaged = /^xml-(malformed|encoding)$/.test('detail' in answer ? answer.detail : '')
      expect(answer).toMatchObject({ ok: false, problem: damaged ? 'file-damaged' : 'file-type' })
    }
  })

  test('an incomplete invoice', async () => {
    expect(await check(invoice.slice(0, -400))).toMatchObject({ ok: false, problem: 'file-damaged' })
  })
})

test.each([...activeXml, ...brokenXml, ['with a DOCTYPE', '<!DOCTYPE a><a/>'] as const])(
  'an XML is refused at its upload for the same reason as by the reader: %s',
  async (_, content) => {
    const { refused: unread } = await reviewXml(typeof content === 'string' ? Buffer.from(content) : content)
    expect(unread).toBeDefined()
    for (const piece of [undefined, 3])
      expect(await check(content, piece)).toMatchObject({ detail: `xml-${unread?.reason}` })
  },
)

test('an XML with 2.4 million elements in 9.9 MB is refused', async () => {
  expect(await check(tinyElements())).toMatchObject({ ...refused, detail: 'xml-elements' })
})

describe('an XML file', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  const attributes = (count: number) =>
    `<a ${Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')}/>`

  test('may have 100 levels, 200 attributes and 2 MB of text, and not one more of each', async () => {
    expect(await check(nested(100))).toMatchObject({ ok: true })
    expect(await check(nested(101))).toMatchObject({ ...refused, detail: 'xml-depth' })
    expect(await check(attributes(200))).toMatchObject({ ok: true })
    expect(await check(attributes(201))).toMatchObject({ ...refused, detail: 'xml-attributes' })
    expect(await check(`<a>${'b'.repeat(2 * 1_048_576 - 100)}</a>`)).toMatchObject({ ok: true })
    expect(await check(`<a>${'b'.repeat(2 * 1_048_576 + 1)}</a>`)).toMatchObject({
      ...refused,
      detail: 'xml-text',
    })
  })
})

describe('an XML that attacks the parser', () => {
  const workOf = (bytes: Buffer, answer: object) =>
    leastWork(async () => expect(await check(bytes)).toMatchObject(answer))

  // The limit is a multiple of the time for valid files, because a busy machine needs more milliseconds for both.
  test.each(Object.entries(xmlAttacks))(
    'is refused with less work than six valid files of 50,000 elements need: %s',
    async (_, content) => {
      const valid = await workOf(Buffer.from(`<a>${'<b>c</b>'.repeat(50_000)}</a>`), { ok: true })
      expect(await workOf(Buffer.from(content), refused)).toBeLessThan(6 * valid)
    },
  )

  test.each(Object.entries(xmlAttacks))('takes less than 50 MB of memory: %s', async (_, content) => {
    const bytes = Buffer.from(content)
    expect(await memoryGrowth(() => check(bytes))).toBeLessThan(50)
  })
})
