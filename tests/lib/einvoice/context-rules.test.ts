import { describe, expect, test } from 'vitest'
import { dotted } from '@/content/einvoice/findings/text'
import { readDocument } from '@/lib/einvoice/model/read-document'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import { reviewDocument } from '@/lib/einvoice/review-document'
import { demoAnchors, soundParts, textOf } from '../../support/einvoice/deliveries'
import { codeOf, type Draft } from '../../support/einvoice/draft'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { ownCompany, soundInvoice, type DraftKind } from '../../support/einvoice/sound-invoice'

const today = '2026-11-20'
const sound = (kind: DraftKind, changes: Partial<Draft> = {}) => ({
  ...soundInvoice({ seed: 4, kind }),
  ...changes,
})

async function review(draft: Draft, context: ReviewContext) {
  const document = await readDocument(new TextEncoder().encode(invoiceXml(draft)), demoAnchors)
  const { findings, ...rest } = await reviewDocument(document, { today, context })
  const only = findings.filter(({ id }) => ['N2', 'D1', 'D2', 'P1', 'P2'].includes(id))
  return { ...rest, texts: only.map(({ text, severity }) => `${text} ${severity}`), findings: only }
}

const company = (nit: string) => ({ companies: [{ nit, name: 'Una empresa' }] })

describe('the parties of an invoice', () => {
  const draft = sound('national', { credit: false })

  test('a purchase of one of the companies, also when its NIT is stored with points', async () => {
    expect(await review(draft, company('999.200.555'))).toMatchObject({ direction: 'purchase', texts: [] })
  })
  test('a sale of one of the companies', async () => {
    expect(await review(draft, company(draft.supplier.nit))).toMatchObject({ direction: 'sale', texts: [] })
  })
  test("somebody else's invoice is refused with both NITs", async () => {
    const { texts, findings, proposal } = await review(draft, company('999111222'))
    expect({ texts, proposal }).toEqual({ texts: ['N2.foreign block'], proposal: 'wrong' })
    expect(findings[0]?.message).toContain(dotted(draft.supplier.nit))
    expect(findings[0]?.message).toContain(dotted(ownCompany.nit))
  })
  test('a purchase in the name of the final consumer is named as such', async () => {
    const final = sound('final-consumer', { credit: false })
    expect((await review(final, company('999111222'))).texts).toEqual(['N2.final block'])
  })
  test("the client's name in the supplier's place is reported when the NIT is right", async () => {
    const context = { companies: [{ nit: ownCompany.nit, name: ownCompany.name }] }
    const crossed = {
      ...draft,
      supplier: { ...draft.supplier, name: 'CAFE TRES LUNAS SAS' },
      customer: { ...ownCompany, name: 'Otra Firma' },
    }
    const textsOf = async (one: Draft) => {
      const document = await readDocument(new TextEncoder().encode(invoiceXml(one)), demoAnchors)
      return (await reviewDocument(document, { today, context })).findings.map(({ text }) => text)
    }
    expect(await textsOf(crossed)).toContain('N4.own')
    expect(
      await textsOf({ ...draft, customer: { ...ownCompany, name: 'CAFE TRES LUNAS S A S' } }),
    ).not.toContain('N4.own')
    // In a sale the client is the supplier, so this finding must not appear.
    expect(await textsOf({ ...draft, supplier: ownCompany, customer: draft.supplier })).not.toContain(
      'N4.own',
    )
  })
  test('without a known company nothing is reported', async () => {
    expect(await review(draft, { companies: [] })).toMatchObject({ direction: null, texts: [] })
  })
})

describe('duplicates', () => {
  const draft = sound('national', { credit: false })
  const kept = {
    id: '1',
    label: 'INV-2026-007',
    number: `${draft.prefix}${draft.serial}`,
    supplierNit: draft.supplier.nit,
    total: '',
  }

  test('the same CUFE blocks and names the earlier one', async () => {
    const { texts, findings } = await review(draft, { earlier: [{ ...kept, code: codeOf(draft) }] })
    expect(texts).toEqual(['D1.same block'])
    expect(findings[0]?.message).toContain('INV-2026-007')
  })
  test('the same CUFE with another total names both totals, and asks for the original', async () => {
    const { texts, findings } = await review(draft, {
      earlier: [{ ...kept, code: codeOf(draft), total: '1736210' }],
    })
    expect(texts).toEqual(['D1.altered block'])
    expect(findings[0]?.message).toMatch(
      /^Ya habías enviado esta factura: es INV-2026-007, por \$\u00a01\.736\.210\. Este archivo dice \$/,
    )
  })
  test('the same number of the supplier under another CUFE warns', async () => {
    expect((await review(draft, { earlier: [{ ...kept, code: 'f'.repeat(96) }] })).texts).toEqual([
      'D1.number warn',
    ])
  })
  test('the same number of another supplier is no duplicate', async () => {
    const other = { ...kept, code: '', supplierNit: '999888777' }
    expect((await review(draft, { earlier: [other] })).texts).toEqual([])
  })
})

describe('notes', () => {
  const cancelling = sound('credit-note-cancels')
  const kept = (total: string, credited?: string) => ({
    id: '9',
    label: 'INV-2026-003',
    number: 'X',
    supplierNit: '1',
    code: cancelling.reference?.code ?? '',
    total,
    credited,
  })

  test('a cancelling credit note names the invoice and says so to the caller', async () => {
    const { texts, effect } = await review(cancelling, { earlier: [kept('99999999999')] })
    expect(texts).toEqual(['D2.cancels info'])
    expect(effect).toMatchObject({ kind: 'cancels', invoice: { id: '9' } })
  })
  test('the invoice is found by supplier and number as well', async () => {
    const byNumber = {
      ...kept(''),
      code: '',
      number: cancelling.reference?.number ?? '',
      supplierNit: cancelling.supplier.nit,
    }
    expect((await review(cancelling, { earlier: [byNumber] })).texts).toEqual(['D2.cancels info'])
  })
  test('a note over the rest of the invoice warns', async () => {
    const { texts } = await review(cancelling, { earlier: [kept('500000.00', '499999.00')] })
    expect(texts).toContain('D2.exceeds warn')
    // The note is smaller than the invoice, but larger than the amount that earlier notes left over.
    const { invoice } = await readDocument(new TextEncoder().encode(invoiceXml(cancelling)), demoAnchors)
    const note = Number(invoice?.totals.payable)
    const left = async (rest: number) =>
      (await review(cancelling, { earlier: [kept(String(note + 1000), String(1000 - rest))] })).texts
    expect(await left(0)).not.toContain('D2.exceeds warn')
    expect(await left(-500)).toContain('D2.exceeds warn')
  })
  test('a credit note reduces, a debit note increases', async () => {
    for (const [kind, text] of [
      ['credit-note', 'D2.reduces info'],
      ['debit-note', 'D2.increases info'],
    ] as const) {
      const note = sound(kind)
      const earlier = [{ ...kept(''), code: note.reference?.code ?? '' }]
      expect((await review(note, { earlier })).texts).toEqual([text])
    }
  })
  test('a note about an invoice that is not here asks for it', async () => {
    expect((await review(cancelling, { earlier: [] })).texts).toEqual(['D2.unknown info'])
  })
})

describe('the CUFE', () => {
  const parts = soundParts(1)
  test.each([
    [undefined, false, [], 'sound'],
    ['unknown', false, [], 'sound'],
    ['match', true, [], 'sound'],
    ['differs', true, ['C1.differs block'], 'wrong'],
    // The supplier's key exists, but the database did not compare the code with it, so a person decides.
    ['limited', false, ['C1.limited warn'], 'doubtful'],
  ] as const)('is compared only by the database: %s', async (codeCheck, recomputed, texts, proposal) => {
    const document = await readDocument(new TextEncoder().encode(textOf(parts)), demoAnchors)
    const reviewed = await reviewDocument(document, { today, context: { codeCheck } })
    expect(reviewed).toMatchObject({ recomputed, proposal })
    const about = reviewed.findings.filter(({ id }) => id === 'C1')
    expect(about.map(({ text, severity }) => `${text} ${severity}`)).toEqual(texts)
    for (const { figures } of about) expect(figures).toEqual({ code: codeOf(parts.draft) })
  })
})

describe('credit and dates', () => {
  test('the term counts business days of Colombia from the receipt', async () => {
    const draft = sound('national', { credit: true })
    // Received on Friday 13 November 2026. Monday is a holiday, so the three business days are Tuesday to Thursday.
    const { findings } = await review(draft, { receivedOn: '2026-11-13' })
    expect(findings[0]).toMatchObject({
      text: 'P1.purchase',
      figures: { from: '2026-11-13', deadline: '2026-11-19' },
    })
  })
  test('a sale on credit is explained from the other side', async () => {
    const draft = sound('national', { credit: true })
    expect((await review(draft, company(draft.supplier.nit))).texts).toEqual(['P1.sale info'])
  })
  test('a final consumer gets no hint about receipts', async () => {
    const draft = sound('final-consumer', { credit: true })
    for (const context of [{}, company(draft.supplier.nit)])
      expect((await review(draft, context)).texts).toEqual([])
  })
  test('an invoice of a closed period warns', async () => {
    const draft = sound('national', { credit: false, date: '2026-03-31' })
    expect((await review(draft, { openFrom: '2026-04-01' })).texts).toEqual(['P2.closed warn'])
    expect((await review(draft, { openFrom: '2026-03-31' })).texts).toEqual([])
  })
})
