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

  test('make it a purchase when a client’s company buys, also with a NIT stored with points', async () => {
    expect(await review(draft, company('999.200.555'))).toMatchObject({ direction: 'purchase', texts: [] })
  })
  test('make it a sale when a client’s company sells', async () => {
    expect(await review(draft, company(draft.supplier.nit))).toMatchObject({ direction: 'sale', texts: [] })
  })
  test('cause a refusal with both NITs when both are strangers', async () => {
    const { texts, findings, proposal } = await review(draft, company('999111222'))
    expect({ texts, proposal }).toEqual({ texts: ['N2.foreign block'], proposal: 'wrong' })
    expect(findings[0]?.message).toContain(dotted(draft.supplier.nit))
    expect(findings[0]?.message).toContain(dotted(ownCompany.nit))
  })
  test('are named when the buyer is the final consumer', async () => {
    const final = sound('final-consumer', { credit: false })
    expect((await review(final, company('999111222'))).texts).toEqual(['N2.final block'])
  })
  test('are reported when the client’s name is in the supplier’s place, even with the right NIT', async () => {
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
    // In a sale the client is the supplier, so the finding `N4.own` must not appear.
    expect(await textsOf({ ...draft, supplier: ownCompany, customer: draft.supplier })).not.toContain(
      'N4.own',
    )
  })
  test('are not judged when no company of the client is known', async () => {
    expect(await review(draft, { companies: [] })).toMatchObject({ direction: null, texts: [] })
  })
})

describe('an invoice that was already sent', () => {
  const draft = sound('national', { credit: false })
  const kept = {
    id: '1',
    label: 'INV-2026-007',
    number: `${draft.prefix}${draft.serial}`,
    supplierNit: draft.supplier.nit,
    total: '',
  }

  test('is refused when the CUFE is the same, and the earlier one is named', async () => {
    const { texts, findings } = await review(draft, { earlier: [{ ...kept, code: codeOf(draft) }] })
    expect(texts).toEqual(['D1.same block'])
    expect(findings[0]?.message).toContain('INV-2026-007')
  })
  test('is refused with both totals when they differ, and the original is asked for', async () => {
    const { texts, findings } = await review(draft, {
      earlier: [{ ...kept, code: codeOf(draft), total: '1736210' }],
    })
    expect(texts).toEqual(['D1.altered block'])
    expect(findings[0]?.message).toMatch(
      /^Ya habías enviado esta factura: es INV-2026-007, por \$\u00a01\.736\.210\. Este archivo dice \$/,
    )
  })
  test('causes a warning when only the supplier’s number is the same', async () => {
    expect((await review(draft, { earlier: [{ ...kept, code: 'f'.repeat(96) }] })).texts).toEqual([
      'D1.number warn',
    ])
  })
  test('is no duplicate when the same number is of another supplier', async () => {
    const other = { ...kept, code: '', supplierNit: '999888777' }
    expect((await review(draft, { earlier: [other] })).texts).toEqual([])
  })
})

describe('a credit or debit note', () => {
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

  test('names the invoice that it cancels, and tells the caller', async () => {
    const { texts, effect } = await review(cancelling, { earlier: [kept('99999999999')] })
    expect(texts).toEqual(['D2.cancels info'])
    expect(effect).toMatchObject({ kind: 'cancels', invoice: { id: '9' } })
  })
  test('finds its invoice also by supplier and number', async () => {
    const byNumber = {
      ...kept(''),
      code: '',
      number: cancelling.reference?.number ?? '',
      supplierNit: cancelling.supplier.nit,
    }
    expect((await review(cancelling, { earlier: [byNumber] })).texts).toEqual(['D2.cancels info'])
  })
  test('causes a warning when it is larger than what remains of the invoice', async () => {
    const { texts } = await review(cancelling, { earlier: [kept('500000.00', '499999.00')] })
    expect(texts).toContain('D2.exceeds warn')
    // This credit note is smaller than the invoice, but larger than what earlier credit notes left of the invoice.
    const { invoice } = await readDocument(new TextEncoder().encode(invoiceXml(cancelling)), demoAnchors)
    const note = Number(invoice?.totals.payable)
    const left = async (rest: number) =>
      (await review(cancelling, { earlier: [kept(String(note + 1000), String(1000 - rest))] })).texts
    expect(await left(0)).not.toContain('D2.exceeds warn')
    expect(await left(-500)).toContain('D2.exceeds warn')
  })
  test('reduces the invoice as a credit note and increases it as a debit note', async () => {
    for (const [kind, text] of [
      ['credit-note', 'D2.reduces info'],
      ['debit-note', 'D2.increases info'],
    ] as const) {
      const note = sound(kind)
      const earlier = [{ ...kept(''), code: note.reference?.code ?? '' }]
      expect((await review(note, { earlier })).texts).toEqual([text])
    }
  })
  test('without its invoice asks the client to send that one', async () => {
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
    // After too many wrong codes the database stops comparing codes with the supplier's key, so a person decides.
    ['limited', false, ['C1.limited warn'], 'doubtful'],
  ] as const)(
    'is judged only by the comparison in the database: %s',
    async (codeCheck, recomputed, texts, proposal) => {
      const document = await readDocument(new TextEncoder().encode(textOf(parts)), demoAnchors)
      const reviewed = await reviewDocument(document, { today, context: { codeCheck } })
      expect(reviewed).toMatchObject({ recomputed, proposal })
      const about = reviewed.findings.filter(({ id }) => id === 'C1')
      expect(about.map(({ text, severity }) => `${text} ${severity}`)).toEqual(texts)
      for (const { figures } of about) expect(figures).toEqual({ code: codeOf(parts.draft) })
    },
  )
})

describe('the dates of an invoice', () => {
  test('give the term on credit in business days of Colombia from the receipt', async () => {
    const draft = sound('national', { credit: true })
    // Monday 16 November is a holiday, so the three business days after Friday are Tuesday to Thursday.
    const { findings } = await review(draft, { receivedOn: '2026-11-13' })
    expect(findings[0]).toMatchObject({
      text: 'P1.purchase',
      figures: { from: '2026-11-13', deadline: '2026-11-19' },
    })
  })
  test('are explained from the seller’s side for a sale on credit', async () => {
    const draft = sound('national', { credit: true })
    expect((await review(draft, company(draft.supplier.nit))).texts).toEqual(['P1.sale info'])
  })
  test('give a final consumer no hint about receipts', async () => {
    const draft = sound('final-consumer', { credit: true })
    for (const context of [{}, company(draft.supplier.nit)])
      expect((await review(draft, context)).texts).toEqual([])
  })
  test('cause a warning when the period is already closed', async () => {
    const draft = sound('national', { credit: false, date: '2026-03-31' })
    expect((await review(draft, { openFrom: '2026-04-01' })).texts).toEqual(['P2.closed warn'])
    expect((await review(draft, { openFrom: '2026-03-31' })).texts).toEqual([])
  })
})
