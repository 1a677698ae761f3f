import { describe, expect, test } from 'vitest'
import { catalogueOf, catalogueProblems } from '@/lib/books/catalogue'
import type { BookDocument, DocumentItem } from '@/lib/books/document'
import { balances } from '@/lib/books/entry'
import { lineProposals } from '@/lib/books/line-proposals'
import { makeEntry } from '@/lib/books/make-entry'
import { shared } from '@/lib/books/parts'
import { proposalsOf } from '@/lib/books/proposals'
import type { Treatment, TreatmentLine } from '@/lib/books/treatment'
import { someDocument } from '../../support/books/some-document'
import { someTreatment } from '../../support/books/treatment'

const item = (description: string, base: number, percent = 0, code = '01'): DocumentItem => ({
  description,
  base,
  taxes: percent === 0 ? [] : [{ code, percent, amount: (base * percent) / 100 }],
})
const line = (more: Partial<TreatmentLine> = {}): TreatmentLine => ({
  account: '',
  detail: '',
  centre: '',
  withholding: { concept: 'same' },
  ...more,
})
const goods = { concept: 'purchases', account: '23654001' } as const

/** Returns an invoice of goods for 810.000 with IVA of 19 %, and of their installation for 300.000 without IVA. */
const mixed = (more: Partial<BookDocument> = {}) =>
  someDocument({
    base: 1_110_000,
    taxes: [{ code: '01', withheld: false, percent: 19, base: 810_000, amount: 153_900 }],
    payable: 1_263_900,
    lines: 2,
    items: [item('Motobomba de 2 HP', 810_000, 19), item('Instalación en sitio', 300_000)],
    ...more,
  })
const split = (lines: TreatmentLine[], more: Partial<Treatment> = {}) => someTreatment({ lines, ...more })
const apart = split([
  line({ account: '152405', detail: 'Motobomba', centre: '02 Planta', withholding: goods }),
  line({ account: '514515' }),
])

function linesOf(document: BookDocument, treatment: Treatment) {
  const { entry, doubts } = makeEntry(document, treatment, true)
  if (!entry) throw new Error(doubts.join())
  expect(balances(entry)).toBe(true)
  return entry.lines.map(({ account, debit, credit }) => [account, debit / 100, credit / 100])
}

test('each line of a split invoice goes to its own account, with its own withholding', () => {
  expect(linesOf(mixed(), apart)).toEqual([
    ['152405', 810_000, 0],
    ['514515', 300_000, 0],
    ['24081001', 153_900, 0],
    ['23654001', 0, 20_250],
    ['23652501', 0, 12_000],
    ['23355001', 0, 1_231_650],
  ])
  const [first, second] = makeEntry(mixed(), apart, true).entry!.lines
  expect(first).toMatchObject({ detail: 'Motobomba', centre: '02 Planta', untaxed: false })
  expect(second).toMatchObject({ detail: 'Instalación en sitio', centre: '01 Bodega', untaxed: true })
})

test('lines with the same withholding reach its minimum base together', () => {
  const small = mixed({
    base: 160_000,
    taxes: [],
    payable: 160_000,
    items: [item('Aseo', 80_000), item('Portería', 80_000)],
  })
  expect(linesOf(small, split([line(), line({ account: '513535' })]))).toContainEqual(['23652501', 0, 6_400])
})

test('a tax that is cost goes to the accounts of the lines that carry it', () => {
  const cost = { taxUse: 'cost', taxAccount: null, withholding: null } as const
  expect(linesOf(mixed(), split([line({ account: '152405' }), line({ account: '514515' })], cost))).toEqual([
    ['152405', 810_000, 0],
    ['514515', 300_000, 0],
    ['152405', 153_900, 0],
    ['23355001', 0, 1_263_900],
  ])
})

test('a discount on the whole invoice is shared among its lines to the cent', () => {
  const document = mixed({ base: 1_000_000.01, taxes: [], payable: 1_000_000.01 })
  expect(linesOf(document, split([line({ account: '152405' }), line()], { withholding: null }))).toEqual([
    ['152405', 729_729.74, 0],
    ['513595', 270_270.27, 0],
    ['23355001', 0, 1_000_000.01],
  ])
})

test('a rounding difference of the lines is booked as a line of its own', () => {
  const document = mixed({ base: 1_110_001.4, payable: 1_263_901.4 })
  expect(linesOf(document, apart)).toContainEqual(['513595', 1.4, 0])
})

test('a split credit note is the same entry with the sides swapped', () => {
  const note = mixed({ kind: 'credit-note', about: { number: 'FE1', base: 5_000_000 } })
  expect(linesOf(note, apart).slice(0, 2)).toEqual([
    ['152405', 0, 810_000],
    ['514515', 0, 300_000],
  ])
})

test.each([
  ['another number of lines', mixed({ items: [item('Otra cosa', 1_110_000)] })],
  ['a negative line', mixed({ items: [item('Motobomba', 1_200_000, 19), item('Descuento', -90_000)] })],
  ['a line that is not readable', mixed({ items: [item('A', 1_110_000), { ...item('B', 0), base: null }] })],
  ['lines without any value', mixed({ items: [item('A', 0), item('B', 0)] })],
])('a split that does not fit is left to a person: %s', (_, document) => {
  expect(makeEntry(document, apart, true)).toMatchObject({ entry: null, doubts: ['lines'] })
})

test('a split that would make an endless entry is left to a person', () => {
  const codes = ['21', '22', '23', '24']
  const of = (code: string, base: number) => ({ code, withheld: false, percent: null, base, amount: 100 })
  const many = mixed({
    base: 6000,
    taxes: codes.map((code) => of(code, 6000)),
    payable: 6400,
    items: Array.from({ length: 60 }, (_, at) => item(`Cosa ${at}`, 100)),
  })
  const lines = many.items.map((_, at) => line({ account: String(510_000 + at) }))
  const cost = { taxUse: 'cost', taxAccount: null, withholding: null } as const
  expect(makeEntry(many, split(lines, cost), true)).toMatchObject({ entry: null, doubts: ['lines'] })
  expect(
    makeEntry(
      many,
      split(
        lines.map(() => line()),
        cost,
      ),
      true,
    ).entry?.lines,
  ).toHaveLength(65)
})

test('an amount is shared without losing a cent, whatever the weights', () => {
  expect(shared(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shared(0, [0, 0])).toEqual([0, 0])
  expect(shared(7, [0, 0])).toEqual([7, 0])
  const weights = [10 ** 14 - 1, 1, 99_999_999_999_997]
  expect(shared(99_999_999_999_999, weights).reduce((sum, one) => sum + one, 0)).toBe(99_999_999_999_999)
})

describe('the proposed account of an invoice line', () => {
  const decided = (treatment: Treatment, at: string, says: string[] = []) => ({
    treatment,
    by: 'Diana',
    at,
    number: 'FE1',
    says,
  })
  const before = decided(apart, '2026-10-02T15:00:00Z', ['MOTOBOMBA  de 2 hp', 'Instalación'])

  test('is the one last used for the same words of the supplier, otherwise the rule, otherwise none', () => {
    const rule = decided(someTreatment({ account: '519595', centre: '' }), '2026-06-04T15:00:00Z')
    const [first, second] = lineProposals(mixed({ last: before, rule }))
    expect(first).toEqual({
      origin: 'last',
      line: { account: '152405', detail: 'Motobomba', centre: '02 Planta', withholding: goods },
    })
    expect(second).toEqual({ origin: 'rule', line: line() })
    expect(lineProposals(mixed({ last: before }))[1]?.origin).toBe('none')
    expect(lineProposals(mixed())[0]?.origin).toBe('none')
  })

  test('is the one that was decided for this invoice', () => {
    const own = decided(apart, '2026-10-04T15:00:00Z', ['Motobomba de 2 HP', 'Instalación en sitio'])
    expect(lineProposals(mixed({ own, last: before })).map(({ origin }) => origin)).toEqual(['own', 'own'])
  })

  test('leaves the next invoice to a person, unless the supplier’s rule is newer', () => {
    const rule = (at: string) => decided(someTreatment(), at)
    const early = mixed({ last: before, rule: rule('2026-06-04T15:00:00Z') })
    expect(proposalsOf([early]).doubtful).toMatchObject([{ doubts: ['split'] }])
    const late = mixed({ last: before, rule: rule('2026-11-04T15:00:00Z') })
    expect(proposalsOf([late]).ready).toHaveLength(1)
  })
})

describe('with the client’s chart of accounts', () => {
  const account = (code: string, more = {}) => ({
    code,
    name: `Cuenta ${code}`,
    needsParty: false,
    needsCentre: false,
    ...more,
  })
  const rule = (treatment: Treatment) => ({
    treatment,
    by: 'Diana',
    at: '2026-06-04T15:00:00Z',
    number: null,
    says: [],
  })
  const all = ['513595', '24081001', '23652501', '23355001'].map((code) => account(code))

  test('a rule with an unknown code waits for a person, who sees the code', () => {
    const document = someDocument({ rule: rule(someTreatment()) })
    expect(proposalsOf([document], all).ready).toHaveLength(1)
    expect(proposalsOf([document], all.slice(1)).doubtful).toMatchObject([
      { doubts: ['account'], unlisted: ['513595'] },
    ])
    expect(proposalsOf([document]).ready).toHaveLength(1)
  })

  test('an account that needs a cost centre takes that of the invoice, or the entry waits', () => {
    const strict = all.map((one) => ({ ...one, needsCentre: true }))
    const [one] = proposalsOf([someDocument({ rule: rule(someTreatment()) })], strict).ready
    expect(one?.entry.lines.map(({ centre }) => centre)).toEqual(Array(4).fill('01 Bodega'))
    const without = someDocument({ rule: rule(someTreatment({ centre: '' })) })
    expect(proposalsOf([without], strict).doubtful).toMatchObject([{ doubts: ['centre'] }])
  })

  test('the form marks each field with an unknown code or a missing cost centre', () => {
    const catalogue = catalogueOf([...all.slice(0, 2), account('152405', { needsCentre: true })])
    const treatment = split([line({ account: '152405' }), line({ account: '99', withholding: goods })], {
      centre: '',
    })
    expect(catalogueProblems(treatment, catalogue).map(({ path }) => path.join('.'))).toEqual([
      'payable',
      'withholding.account',
      'lines.0.centre',
      'lines.1.account',
      'lines.1.withholding.account',
    ])
    expect(catalogueProblems(treatment, new Map())).toEqual([])
  })
})
