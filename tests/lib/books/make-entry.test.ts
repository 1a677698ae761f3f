import { describe, expect, test } from 'vitest'
import type { BookDocument } from '@/lib/books/document'
import { balances } from '@/lib/books/entry'
import { makeEntry, type Doubt } from '@/lib/books/make-entry'
import type { Treatment } from '@/lib/books/treatment'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'

/** Returns account, debit and credit (in pesos) of each line. */
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

test('the example of the journal: services of a million with IVA and withholding of 4 %', () => {
  expect(linesOf({})).toEqual([
    ['513595', 1_000_000, 0],
    ['24081001', 190_000, 0],
    ['23652501', 0, 40_000],
    ['23355001', 0, 1_150_000],
  ])
})

test('withholding of IVA is taken from the IVA, that of ICA per mil from the base, each with the base the firm typed', () => {
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

test('below the base in UVT nothing is withheld; a base between the exact and the printed one is left to a person', () => {
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

test('a day before the norm, or a year without UVT, asks for the firm’s own percentage', () => {
  expect(doubtsOf({ day: '2025-05-31' })).toEqual(['old-base'])
  expect(doubtsOf({ day: '2031-05-31' }, {}, true)).toEqual(['no-uvt'])
  const own = {
    withholding: { concept: 'own', name: 'Honorarios', percent: 11, from: 0, account: '236515' },
  } as const
  expect(linesOf({ day: '2031-05-31' }, own)[2]).toEqual(['236515', 0, 110_000])
})

test('IVA that is no credit and INC are cost', () => {
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

test('several rates are lines of their own with their bases, and the part without IVA is told apart', () => {
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

describe('rounding', () => {
  test('up to a peso for each line is a line of its own', () => {
    expect(linesOf({ payable: 1_190_000.6 })).toContainEqual(['513595', 0.6, 0])
    expect(linesOf({ payable: 1_189_999.2 })).toContainEqual(['513595', 0, 0.8])
    expect(linesOf({ payable: 1_190_002, lines: 2 })).toContainEqual(['513595', 2, 0])
  })

  test('the rounding that the document states counts whatever it is', () => {
    expect(linesOf({ payable: 1_190_050, rounding: 50 })).toContainEqual(['513595', 50, 0])
  })

  test('more is left to a person, who may take it to the expense of this invoice, up to a thousand pesos', () => {
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

describe('notes', () => {
  const part: Partial<BookDocument> = {
    base: 400_000,
    taxes: [vat(400_000, 19)],
    payable: 476_000,
    kind: 'credit-note',
  }
  const purchases = { withholding: { concept: 'purchases', account: '23654001' } } as const

  test('a credit note reverses, and gives back what its invoice withheld', () => {
    const about = { number: 'EC5120', base: 2_000_000 }
    expect(linesOf({ ...part, about }, purchases)).toEqual([
      ['513595', 0, 400_000],
      ['24081001', 0, 76_000],
      ['23654001', 10_000, 0],
      ['23355001', 466_000, 0],
    ])
  })

  test('nothing comes back of an invoice below the base', () => {
    expect(linesOf({ ...part, about: { number: 'EC5120', base: 500_000 } }, purchases)).toHaveLength(3)
  })

  test('without its invoice a person decides, unless nothing is withheld', () => {
    expect(doubtsOf(part, purchases)).toContain('orphan-note')
    expect(doubtsOf(part, { withholding: null })).toEqual([])
  })

  test('a debit note is held against the base of its invoice and its own', () => {
    const about = { number: 'EC5120', base: 300_000 }
    expect(linesOf({ ...part, kind: 'debit-note', about }, purchases)).toContainEqual(['23654001', 0, 10_000])
  })
})

test('another currency is booked in pesos by the rate of the document; without a rate it is not', () => {
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
])('%s is left to a person, and settled by a decision about this invoice', (doubt, document) => {
  expect(doubtsOf(document)).toEqual([doubt])
  expect(doubtsOf(document, {}, true)).toEqual([])
})

test('a supplier without a number needs one of the firm, and negative amounts make no entry', () => {
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

test('the base of an AIU is what a person types for this invoice', () => {
  const aiu = { operation: '09', taxes: [vat(250_000, 19)], payable: 1_047_500 }
  expect(linesOf(aiu, { base: 250_000_00 }, true)).toContainEqual(['23652501', 0, 10_000])
})

test('withholdings above the invoice are refused', () => {
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

test('the third party is the number without check digit, unless the firm typed its own', () => {
  expect(makeEntry(someDocument({ nit: '999120773-5' }), someTreatment()).entry?.party).toBe('999120773')
  const { entry } = makeEntry(someDocument({ idType: '50' }), someTreatment({ party: '444444001' }))
  expect(entry).toMatchObject({ party: '444444001', digit: '' })
})

test('names of a stranger are one line of the length that programs take', () => {
  const { entry } = makeEntry(
    someDocument({ supplier: '=HYPERLINK("x")\n\u202Efin', first: `${'😀'.repeat(120)}` }),
    someTreatment({ detail: '' }),
  )
  expect(entry?.name).toBe('=HYPERLINK("x") fin')
  expect(Array.from(entry?.lines[0]?.detail ?? '')).toHaveLength(100)
})
