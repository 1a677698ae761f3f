import { describe, expect, test } from 'vitest'
import type { BookDocument } from '@/lib/books/document'
import { balances } from '@/lib/books/entry'
import { makeEntry, type Doubt } from '@/lib/books/make-entry'
import type { Treatment } from '@/lib/books/treatment'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'

/** Returns the account, the debit and the credit (in pesos) of each line. */
function linesOf(document: Partial<BookDocument>, treatment: Partial<Treatment> = {}, isOwn = false) {
  const { entry, doubts } = makeEntry(someDocument(document), someTreatment(treatment), isOwn)
  if (!entry) throw new Error(doubts.join())
  expect(balances(entry)).toBe(true)
  return entry.lines.map(({ account, debit, credit }) => [account, debit / 100, credit / 100])
}
const doubtsOf = (document: Partial<BookDocument>, treatment: Partial<Treatment> = {}, isOwn = false) =>
  makeEntry(someDocument(document), someTreatment(treatment), isOwn).doubts
const vat = (base: number, percent: number) => ({
  code: '01',
  withheld: false,
  percent,
  base,
  amount: (base * percent) / 100,
})

test('services of a million with IVA and a withholding of 4% give the entry of the example', () => {
  expect(linesOf({})).toEqual([
    ['513595', 1_000_000, 0],
    ['24081001', 190_000, 0],
    ['23652501', 0, 40_000],
    ['23355001', 0, 1_150_000],
  ])
})

test('IVA is withheld from the IVA and ICA per mil from the base, from the amounts that the firm set', () => {
  const more = {
    vatWithheld: { percent: 15, from: 0, account: '23670101' },
    icaWithheld: { perMil: 9.66, from: 100_000_00, account: '23680101' },
  }
  expect(linesOf({}, more).slice(2)).toEqual([
    ['23652501', 0, 40_000],
    ['23670101', 0, 28_500],
    ['23680101', 0, 9_660],
    ['23355001', 0, 1_111_840],
  ])
  expect(linesOf({}, { ...more, icaWithheld: { ...more.icaWithheld, from: 2_000_000_00 } })).toHaveLength(5)
})

test('below the base in UVT nothing is withheld, and a base close to the limit is left to a person', () => {
  const small = { base: 100_000, taxes: [], payable: 100_000 }
  expect(linesOf(small)).toEqual([
    ['513595', 100_000, 0],
    ['23355001', 0, 100_000],
  ])
  const between = { base: 523_800, taxes: [], payable: 523_800 }
  const purchases = { withholding: { concept: 'purchases', account: '23654001' } } as const
  expect(doubtsOf(between, purchases)).toEqual(['between'])
  expect(linesOf(between, purchases, true)[1]).toEqual(['23654001', 0, 13_095])
})

test('before the date of the norm, or in a year without UVT, the firm has to give its own percentage', () => {
  expect(doubtsOf({ day: '2025-05-31' })).toEqual(['old-base'])
  expect(doubtsOf({ day: '2031-05-31' }, {}, true)).toEqual(['no-uvt'])
  const own = {
    withholding: { concept: 'own', name: 'Honorarios', percent: 11, from: 0, account: '236515' },
  } as const
  expect(linesOf({ day: '2031-05-31' }, own)[2]).toEqual(['236515', 0, 110_000])
})

test('IVA that cannot be deducted, and INC, are booked as cost', () => {
  expect(linesOf({}, { taxUse: 'cost', taxAccount: null, withholding: null })).toEqual([
    ['513595', 1_000_000, 0],
    ['513595', 190_000, 0],
    ['23355001', 0, 1_190_000],
  ])
  const meal = { base: 110_000, taxes: [{ ...vat(110_000, 8), code: '04' }], payable: 118_800 }
  const { entry } = makeEntry(someDocument(meal), someTreatment({ withholding: null }))
  expect(entry?.lines.map(({ account, concept, debit }) => [account, concept, debit])).toEqual([
    ['513595', 'gasto', 110_000_00],
    ['513595', 'inc', 8_800_00],
    ['23355001', 'por_pagar', 0],
  ])
})

test('each rate of IVA has a line with its base, and so has the part without IVA', () => {
  const mixed = {
    base: 1_000_000,
    taxes: [vat(500_000, 19), vat(300_000, 5), vat(100_000, 0)],
    payable: 1_110_000,
  }
  const { entry } = makeEntry(someDocument(mixed), someTreatment({ withholding: null }))
  expect(entry?.lines.map(({ debit, base, rate, untaxed }) => [debit / 100, base, rate, untaxed])).toEqual([
    [800_000, null, null, false],
    [200_000, null, null, true],
    [95_000, 500_000_00, 19, false],
    [15_000, 300_000_00, 5, false],
    [0, null, null, false],
  ])
})

describe('rounding in an invoice', () => {
  test('up to a peso for each line is booked as a line of its own', () => {
    expect(linesOf({ payable: 1_190_000.6 })).toContainEqual(['513595', 0.6, 0])
    expect(linesOf({ payable: 1_189_999.2 })).toContainEqual(['513595', 0, 0.8])
    expect(linesOf({ payable: 1_190_002, lines: 2 })).toContainEqual(['513595', 2, 0])
  })

  test('is accepted at any size when the document states it', () => {
    expect(linesOf({ payable: 1_190_050, rounding: 50 })).toContainEqual(['513595', 50, 0])
  })

  test('above that is left to a person, who may book up to a thousand pesos as expense', () => {
    expect(makeEntry(someDocument({ payable: 1_190_002 }), someTreatment())).toMatchObject({
      entry: null,
      doubts: ['unbalanced'],
      difference: 200,
    })
    expect(doubtsOf({ payable: 1_190_002 }, {}, true)).toEqual(['unbalanced'])
    expect(linesOf({ payable: 1_190_002 }, { difference: true }, true)).toContainEqual(['513595', 2, 0])
    expect(doubtsOf({ payable: 1_191_500 }, { difference: true }, true)).toEqual(['unbalanced'])
    expect(doubtsOf({ payable: 1_190_002 }, { difference: true })).toEqual(['unbalanced'])
  })
})

describe('a note on a purchase', () => {
  const part: Partial<BookDocument> = {
    base: 400_000,
    taxes: [vat(400_000, 19)],
    payable: 476_000,
    kind: 'credit-note',
  }
  const purchases = { withholding: { concept: 'purchases', account: '23654001' } } as const

  test('as a credit note reverses the entry, and returns what the invoice withheld', () => {
    const about = { number: 'EC5120', base: 2_000_000 }
    expect(linesOf({ ...part, about }, purchases)).toEqual([
      ['513595', 0, 400_000],
      ['24081001', 0, 76_000],
      ['23654001', 10_000, 0],
      ['23355001', 466_000, 0],
    ])
  })

  test('returns no withholding when the invoice was below the base', () => {
    expect(linesOf({ ...part, about: { number: 'EC5120', base: 500_000 } }, purchases)).toHaveLength(3)
  })

  test('without its invoice is left to a person, unless nothing is withheld', () => {
    expect(doubtsOf(part, purchases)).toContain('orphan-note')
    expect(doubtsOf(part, { withholding: null })).toEqual([])
  })

  test('as a debit note withholds by the base of the invoice and of the note together', () => {
    const about = { number: 'EC5120', base: 300_000 }
    expect(linesOf({ ...part, kind: 'debit-note', about }, purchases)).toContainEqual(['23654001', 0, 10_000])
  })
})

test('a foreign invoice is booked in pesos at its own rate, and not at all without a rate', () => {
  const dollars = { currency: 'USD', base: 100.55, taxes: [vat(100.55, 19)], payable: 119.65, rate: 4123.45 }
  const { entry } = makeEntry(someDocument(dollars), someTreatment())
  expect(entry).toMatchObject({ currency: 'USD', rate: 4123.45 })
  const paid = entry?.lines.filter(({ concept }) => concept === 'por_pagar' || concept === 'retefuente')
  expect(paid?.reduce((sum, { credit }) => sum + credit, 0)).toBe(Math.round(119.65 * 4123.45 * 100))
  expect(doubtsOf({ ...dollars, rate: null }, {}, true)).toEqual(['amounts'])
})

test.each<[Doubt, Partial<BookDocument>]>([
  ['aiu', { operation: '09', taxes: [vat(100_000, 19)], payable: 1_019_000 }],
  ['mandate', { operation: '11' }],
  [
    'other-tax',
    { taxes: [vat(1_000_000, 19), { ...vat(0, 0), code: '22', amount: 140 }], payable: 1_190_140 },
  ],
  ['prepaid', { prepaid: 190_000, payable: 1_000_000 }],
  ['prepaid', { prepaid: 190_000 }],
  ['gift', { taxes: [vat(1_500_000, 19)], payable: 1_285_000 }],
  ['stated', { taxes: [vat(1_000_000, 19), { ...vat(1_000_000, 11), code: '06', withheld: true }] }],
  ['foreign', { idType: '50', nit: '4471' }],
])('an invoice with the doubt %s is left to a person, whose decision settles it', (doubt, document) => {
  expect(doubtsOf(document)).toEqual([doubt])
  expect(doubtsOf(document, {}, true)).toEqual([])
})

test('a supplier without a number needs one from the firm, and negative amounts make no entry', () => {
  expect(doubtsOf({ nit: 'GB-' }, {}, true)).toEqual(['party'])
  expect(makeEntry(someDocument({ nit: 'GB-' }), someTreatment({ party: '444444' })).entry?.party).toBe(
    '444444',
  )
  expect(doubtsOf({ base: -5, taxes: [], payable: -5 }, {}, true)).toEqual(['amounts'])
  expect(doubtsOf({ base: 0, taxes: [], payable: 0 }, {}, true)).toEqual(['amounts'])
  const returned = { ...vat(-50_000, 19), amount: 0 }
  expect(doubtsOf({ base: 100_000, taxes: [returned], payable: 100_000 }, {}, true)).toEqual(['amounts'])
  const endless = { ...vat(1e18, 8), code: '04', amount: 8_000 }
  expect(doubtsOf({ base: 100_000, taxes: [endless], payable: 108_000 }, {}, true)).toEqual(['amounts'])
  const many = Array.from({ length: 41 }, () => vat(100, 19))
  expect(doubtsOf({ taxes: many, payable: 1_000_779 }, {}, true)).toEqual(['amounts'])
})

test('the base of an AIU is the amount that a person typed for this invoice', () => {
  const aiu = { operation: '09', taxes: [vat(250_000, 19)], payable: 1_047_500 }
  expect(linesOf(aiu, { base: 250_000_00 }, true)).toContainEqual(['23652501', 0, 10_000])
})

test('withholdings larger than the invoice are refused', () => {
  const own = {
    withholding: { concept: 'own', name: 'Todo', percent: 100, from: 0, account: '236515' },
  } as const
  const more = { ...own, icaWithheld: { perMil: 100, from: 0, account: '2368' } }
  expect(makeEntry(someDocument({ taxes: [], payable: 1_000_000 }), someTreatment(more), true)).toMatchObject(
    {
      entry: null,
      doubts: ['too-withheld'],
    },
  )
})

test('the third party is the NIT without check digit, unless the firm typed another number', () => {
  expect(makeEntry(someDocument({ nit: '999120773-5' }), someTreatment()).entry?.party).toBe('999120773')
  const { entry } = makeEntry(someDocument({ idType: '50' }), someTreatment({ party: '444444001' }))
  expect(entry).toMatchObject({ party: '444444001', digit: '' })
})

test('names and details from a document are one line, cut to the length that programs accept', () => {
  const { entry } = makeEntry(
    someDocument({ supplier: '=HYPERLINK("x")\n\u202Efin', first: `${'😀'.repeat(120)}` }),
    someTreatment({ detail: '' }),
  )
  expect(entry?.name).toBe('=HYPERLINK("x") fin')
  expect(Array.from(entry?.lines[0]?.detail ?? '')).toHaveLength(100)
})
