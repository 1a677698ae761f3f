import { describe, expect, test } from 'vitest'
import { once, repetitionsIn } from '@/lib/einvoice/model/repetition'
import { reviewXml } from '@/lib/einvoice/review-document'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { answerXml, attachedDocument, invoiceXml } from '../../support/einvoice/invoice-xml'
import { repeatedIn } from '../../support/einvoice/repeated'
import { context, draft } from '../../support/einvoice/signing'
import { soundInvoice } from '../../support/einvoice/sound-invoice'

async function said(text: string) {
  const read = await reviewXml(new TextEncoder().encode(text), { today: '2026-11-20', context })
  if (read.refused) throw new Error(read.refused.reason)
  const own = read.review.findings.filter(({ id }) => id === 'E7')
  return { proposal: read.review.proposal, own, passed: read.review.passed }
}

const note = soundInvoice({ seed: 4, kind: 'credit-note' })
const debit = soundInvoice({ seed: 5, kind: 'debit-note' })
const rich = soundInvoice({ seed: 3 })
const sources = [
  ['an invoice', invoiceXml(rich)],
  ['a credit note', invoiceXml(note)],
  ['a debit note', invoiceXml(debit)],
  ['an answer of DIAN', answerXml(draft, true)],
  ['an envelope', attachedDocument(draft, 'x', 'y')],
] as const
const all = sources.flatMap(([source, text]) => repeatedIn(text).map((one) => ({ ...one, source })))

describe('an element that must occur once and occurs several times', () => {
  test('is tested for most of the table, in every kind of document', () => {
    const rows = new Set(all.map(({ name }) => name.split(',')[0]))
    const table = [...once].flatMap(([parent, children]) =>
      [...children].map((child) => `${parent}/${child}`),
    )
    expect(rows.size).toBeGreaterThan(80)
    // The map `once` must contain these elements, because amounts are computed from them.
    for (const row of ['Price/PriceAmount', 'Price/BaseQuantity', 'InvoiceLine/LineExtensionAmount'])
      expect(table).toContain(row)
    expect([...rows].every((row) => table.includes(row ?? ''))).toBe(true)
    expect(new Set(all.map(({ source }) => source)).size).toBe(sources.length)
  })

  test.each(all.filter(({ source }) => source !== 'an envelope'))(
    'is reported in $source: $name',
    async ({ text, isSame, isThreefold, name }) => {
      const { own, proposal } = await said(text)
      const row = name.split(',')[0] ?? ''
      expect(own.map((one) => one.text)).toEqual([isSame ? 'E7.copy' : 'E7.several'])
      expect(own[0]?.figures.path?.endsWith(`/${row.split('/')[1]}`)).toBe(true)
      expect(own[0]?.figures.count).toBe(isThreefold ? '3' : '2')
      expect(own[0]?.severity).toBe(isSame ? 'warn' : 'block')
      expect(proposal).not.toBe('sound')
      if (!isSame) expect(proposal).toBe('wrong')
    },
  )

  test.each(
    all.filter(({ source, name }) => source === 'an envelope' && name.startsWith('AttachedDocument/')),
  )('is reported in an envelope: $name', async ({ text }) => {
    const whole = text
      .replace('<![CDATA[x]]>', () => `<![CDATA[${invoiceXml(draft)}]]>`)
      .replace('<![CDATA[y]]>', () => `<![CDATA[${answerXml(draft, false)}]]>`)
    expect((await said(whole)).own.length).toBeGreaterThan(0)
  })

  test('is reported at most ten times in one document', async () => {
    const text = invoiceXml(draft).replace(
      /<cbc:LineExtensionAmount[^]*?<\/cbc:LineExtensionAmount>/g,
      (own) => own.repeat(40),
    )
    const many = text.replace(/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, (lines) => lines.repeat(200))
    expect((await said(many)).own.length).toBeLessThanOrEqual(10)
  })
})

const components = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'
const rowsOf = [...once].flatMap(([parent, children]) =>
  [...children].map((child) => [parent, child] as const),
)

test.each(rowsOf)('a repeated %s/%s is found at any depth of a document', (parent, child) => {
  const inside = `<${child}>1</${child}><!-- between --><${child}>2</${child}>`
  const text = `<x xmlns="${components}"><${parent}>${inside}</${parent}></x>`
  expect(repetitionsIn([parseTree(text)])).toEqual([
    { path: `x/${parent}/${child}`, count: 2, first: '1', other: '2', isSame: false },
  ])
})

test.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'no repetition is reported in the sound document %i',
  async (seed) => {
    const { own, passed } = await said(invoiceXml(soundInvoice({ seed })))
    expect(own).toEqual([])
    expect(passed).toContain('E7')
  },
)
