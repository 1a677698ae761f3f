import { beforeAll, describe, expect, test } from 'vitest'
import { balances, sumOfDebits, type Entry } from '@/lib/books/entry'
import { hardDoubts, makeEntry, type Doubt } from '@/lib/books/make-entry'
import type { BookDocument } from '@/lib/books/document'
import { treatmentSchema, type Treatment } from '@/lib/books/treatment'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { documentOf } from '../../support/books/document-of'
import { someTreatment } from '../../support/books/treatment'
import { demoAnchors } from '../../support/einvoice/deliveries'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { randomOf } from '../../support/einvoice/random'
import { soldShapes } from '../../support/einvoice/shapes/sold'
import { taxedShapes } from '../../support/einvoice/shapes/taxed'
import { draftKinds, soundInvoice } from '../../support/einvoice/sound-invoice'

const generated = 1000

type Named = { name: string; document: BookDocument }
const documents: Named[] = []
beforeAll(async () => {
  const texts = [
    ...[...taxedShapes, ...soldShapes].map(({ name, text }) => ({ name, text })),
    ...Array.from({ length: generated }, (_, seed) => ({
      name: `seed ${seed}`,
      text: invoiceXml(soundInvoice({ seed, kind: draftKinds[seed % draftKinds.length]! })),
    })),
  ]
  for (const [at, { name, text }] of texts.entries()) {
    const { invoice } = await readDocument(new TextEncoder().encode(text), demoAnchors)
    if (!invoice) throw new Error(name)
    const random = randomOf(at)
    const base = random.pick([0, 300_000, 5_000_000])
    documents.push({
      name,
      document: documentOf(invoice, {
        about: invoice.kind === 'invoice' || base === 0 ? null : { number: 'FV1', base },
      }),
    })
  }
}, 120_000)

/** Returns random settings for booking an invoice; the same seed gives the same settings. */
function treatmentFor(seed: number) {
  const random = randomOf(seed + 7)
  const isCost = random.chance(0.3)
  return someTreatment({
    taxUse: isCost ? 'cost' : 'deductible',
    taxAccount: isCost ? null : '24081001',
    party: random.chance(0.3) ? '444444001' : '',
    withholding: random.pick([
      null,
      { concept: 'purchases', account: '23654001' },
      { concept: 'services', account: '23652501' },
      { concept: 'own', name: 'Honorarios', percent: 11, from: 0, account: '23651501' },
    ] as const),
    vatWithheld: random.chance(0.3) ? { percent: 15, from: 0, account: '23670101' } : null,
    icaWithheld: random.chance(0.3) ? { perMil: 9.66, from: 100_000_00, account: '23680101' } : null,
    difference: random.chance(0.5),
  })
}

/** Returns settings that book each line of the invoice differently; the seed decides how. */
function splitFor(document: BookDocument, seed: number): Treatment {
  const random = randomOf(seed + 11)
  return {
    ...treatmentFor(seed),
    lines: document.items.map((_, at) => ({
      account: random.pick(['', '143505', '514515', `52${String(at).padStart(4, '0')}`]),
      detail: random.chance(0.3) ? `Renglón ${at}` : '',
      centre: random.pick(['', '02 Ventas']),
      withholding: random.pick([
        null,
        { concept: 'same' },
        { concept: 'purchases', account: '23654001' },
        { concept: 'own', name: 'Honorarios', percent: 11, from: 0, account: '23651501' },
      ] as const),
    })),
  }
}

const all = () =>
  documents.flatMap(({ name, document }, at) =>
    [false, true].map((isOwn) => ({
      name,
      document,
      isOwn,
      ...makeEntry(document, treatmentFor(at), isOwn),
    })),
  )
const made = () => all().flatMap(({ entry, ...rest }) => (entry ? [{ ...rest, entry }] : []))

describe('in a thousand generated invoices, and in every kind of invoice that the review knows,', () => {
  test('every entry balances in whole cents, and each line has either a debit or a credit', () => {
    const entries = made()
    expect(entries.length).toBeGreaterThan(1500)
    for (const { name, entry } of entries) {
      expect(balances(entry), name).toBe(true)
      expect(sumOfDebits(entry), name).toBeGreaterThan(0)
      for (const { debit, credit, account } of entry.lines) {
        expect(Number.isSafeInteger(debit) && Number.isSafeInteger(credit), name).toBe(true)
        expect(debit > 0 !== credit > 0, name).toBe(true)
        expect(account, name).toMatch(/^\d{4,12}$/)
      }
    }
  })

  test('the payable and the withheld amounts add up to the total of the document', () => {
    const sideOf = (entry: Entry, concepts: readonly string[]) =>
      entry.lines
        .filter(({ concept }) => concepts.includes(concept))
        .reduce((sum, { debit, credit }) => sum + credit + debit, 0)
    for (const { name, document, entry } of made()) {
      const rate = document.currency === 'COP' ? 1 : document.rate!
      const payable = Math.round(document.payable! * rate * 100)
      const paid = payable + Math.round(document.prepaid! * rate * 100)
      const total = sideOf(entry, ['por_pagar', 'retefuente', 'reteiva', 'reteica'])
      expect([payable, paid], name).toContain(total)
    }
  })

  test('rounding is one line of its own, at most a peso for each line of the document', () => {
    for (const { name, document, entry, isOwn } of made()) {
      const rounded = entry.lines.filter(({ rounding }) => rounding)
      expect(rounded.length, name).toBeLessThanOrEqual(1)
      if (!isOwn && document.currency === 'COP' && !document.rounding)
        for (const { debit, credit } of rounded)
          expect(debit + credit, name).toBeLessThanOrEqual(100 * document.lines)
    }
  })

  test('an entry that is split by lines balances and owes the same as the whole one', () => {
    let splits = 0
    for (const [at, { name, document }] of documents.entries()) {
      if (document.items.length === 0) continue
      const treatment = splitFor(document, at)
      const { entry, doubts } = makeEntry(document, treatment, true)
      const whole = makeEntry(document, { ...treatment, lines: [] }, true)
      if (!entry) {
        const negative = document.items.some(({ base }) => base === null || base < 0)
        expect(whole.entry === null || negative || doubts.includes('too-withheld'), name).toBe(true)
        continue
      }
      splits++
      expect(balances(entry), name).toBe(true)
      for (const { debit, credit } of entry.lines) expect(debit > 0 !== credit > 0, name).toBe(true)
      expect(treatmentSchema.safeParse(treatment).success, name).toBe(true)
      const sum = (concepts: readonly string[], of: Entry) =>
        of.lines
          .filter(({ concept }) => concepts.includes(concept))
          .reduce((total, { debit, credit }) => total + credit - debit, 0)
      const owed = ['por_pagar', 'retefuente', 'reteiva', 'reteica']
      if (whole.entry) expect(sum(owed, entry), name).toBe(sum(owed, whole.entry))
      const rounded = entry.lines.filter(({ rounding }) => rounding)
      expect(rounded.length, name).toBeLessThanOrEqual(1)
      if (document.currency === 'COP' && !document.rounding && !treatment.difference)
        for (const { debit, credit } of rounded)
          expect(debit + credit, name).toBeLessThanOrEqual(200 * document.items.length)
    }
    expect(splits).toBeGreaterThan(600)
  })

  test('each has an entry or a reason to ask a person, and after a decision only the hard reasons remain', () => {
    for (const { name, entry, doubts, isOwn } of all()) {
      expect(entry !== null || doubts.length > 0, name).toBe(true)
      if (isOwn)
        expect(
          doubts.filter((one) => !hardDoubts.includes(one)),
          name,
        ).toEqual([])
    }
  })

  test('every reason to ask a person that they can cause occurs', () => {
    const shown = new Set<Doubt>(all().flatMap(({ doubts }) => doubts))
    expect([...shown].toSorted()).toEqual(
      expect.arrayContaining([
        'aiu',
        'amounts',
        'gift',
        'orphan-note',
        'other-tax',
        'prepaid',
        'stated',
        'unbalanced',
      ]),
    )
  })
})
