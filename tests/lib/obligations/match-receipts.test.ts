import { expect, test } from 'vitest'
import { matchReceipts, type Disagreement, type Expected } from '@/lib/obligations/match-receipts'
import type { Receipt } from '@/lib/obligations/receipts'

const nitOf = (n: number) => String(900_100_000 + n * 37)
const receiptOf = (n: number, wrong: Partial<Receipt> = {}): Receipt => ({
  form: n % 2 ? '350' : '300',
  nit: nitOf(n),
  year: 2026,
  part: n % 2 ? 10 : 5,
  number: String(3_500_000_000_000 + n),
  pays: null,
  filedOn: '2026-11-17',
  value: (n + 1) * 1_000_000 + 171_000,
  ...wrong,
})
const expected = (n: number, more: Partial<Expected> = {}): Expected => ({
  id: `o${n}`,
  nit: nitOf(n),
  form: n % 2 ? '350' : '300',
  year: 2026,
  part: n % 2 ? 10 : 5,
  value: n === 4 ? 4_117_000 : null,
  number: null,
  due: '2026-11-24',
  periodEnd: '2026-10-31',
  ...more,
})
const payment = (n: number, more: Partial<Receipt> = {}) =>
  receiptOf(n, { form: '490', number: String(4_900_000_000_000 + n), ...more })
const only = (receipt: Receipt, obligations: readonly Expected[]) =>
  matchReceipts([{ receipt }], obligations)[0]

test('of 40 receipts, 35 match an obligation, and 5 do not, each with its own reason', () => {
  const wrong: Record<number, Partial<Receipt>> = {
    0: { nit: nitOf(99) },
    1: { part: 9 },
    2: { value: null },
    3: { number: null },
  }
  const files = Array.from({ length: 40 }, (_, n) => ({
    name: `recibo-${n}.pdf`,
    receipt: receiptOf(n, wrong[n]),
  }))
  const matches = matchReceipts(
    files,
    Array.from({ length: 40 }, (_, n) => expected(n)),
  )
  const disagreeing = matches.filter(
    ({ expected: found, disagreements }) => !found || disagreements.length > 0,
  )
  expect(matches).toHaveLength(40)
  expect(
    disagreeing.map(({ file, expected: found, disagreements }) => [file.name, found?.id, disagreements]),
  ).toEqual<[string, string | undefined, Disagreement[]][]>([
    ['recibo-0.pdf', undefined, []],
    ['recibo-1.pdf', 'o1', ['period']],
    ['recibo-2.pdf', 'o2', ['value']],
    ['recibo-3.pdf', 'o3', ['number']],
    ['recibo-4.pdf', 'o4', ['value']],
  ])
  const sound = matches.filter(({ disagreements, expected: found }) => found && disagreements.length === 0)
  expect(sound.every(({ file, expected: found }) => file.name === `recibo-${found?.id.slice(1)}.pdf`)).toBe(
    true,
  )
})

test('the receipt of another company matches no obligation', () => {
  const [own, alien] = [receiptOf(1), receiptOf(1, { nit: nitOf(99) })]
  const matches = matchReceipts([{ receipt: alien }, { receipt: own }], [expected(1)])
  expect(matches.map((match) => [match.expected?.id, match.disagreements])).toEqual([
    [undefined, []],
    ['o1', []],
  ])
  expect(only(alien, [expected(1)])).toMatchObject({ disagreements: ['nit'] })
})

test('of two receipts for one obligation neither is matched', () => {
  const twice = matchReceipts(
    [{ receipt: receiptOf(1) }, { receipt: receiptOf(1, { number: '3500000000077' }) }],
    [expected(1)],
  )
  expect(twice.map(({ disagreements }) => disagreements)).toEqual([['twice'], ['twice']])
})

test.each<[string, Receipt, string]>([
  ['no NIT', receiptOf(1, { nit: null }), 'nit-unread'],
  ['the NIT of nobody', receiptOf(1, { nit: nitOf(99) }), 'nit'],
  ['a form that nobody of this NIT files', receiptOf(1, { form: '110', part: null }), 'form'],
  ['another year', receiptOf(1, { year: 2025, part: 3 }), 'period'],
])('a receipt with %s matches nothing and shows the reason', (_, receipt, why) => {
  // Each obligation gets its own receipt, because an obligation without a receipt would match the tested file.
  const files = [{ receipt }, { receipt: receiptOf(1) }, { receipt: receiptOf(3) }]
  expect(matchReceipts(files, [expected(1), expected(3)])[0]).toMatchObject({ expected: null, why })
})

test('a payment receipt belongs to the return that it names, whether that is new or filed already', () => {
  const both = [{ receipt: payment(1, { pays: '3500000000001' }) }, { receipt: receiptOf(1) }]
  expect(matchReceipts(both, [expected(1), expected(3)])[0]).toMatchObject({
    expected: { id: 'o1' },
    disagreements: [],
  })
  const filed = expected(1, { number: '3500000000001', value: 5 })
  expect(only(payment(1, { pays: '3500000000001' }), [filed])).toMatchObject({
    expected: { id: 'o1' },
    disagreements: [],
  })
})

test('a payment receipt that names no return is only proposed, and not when several returns fit', () => {
  expect(only(payment(1), [expected(1), expected(3)])).toMatchObject({
    expected: { id: 'o1' },
    disagreements: ['payment'],
  })
  const two = [expected(1), expected(1, { id: 'ica', form: null })]
  expect(only(payment(1), two)).toMatchObject({ expected: null, why: 'several' })
})

test('a payment receipt whose NIT differs from its return’s matches nothing', () => {
  const filed = expected(1, { number: '3500000000001' })
  expect(only(payment(99, { pays: '3500000000001' }), [filed])).toMatchObject({ expected: null, why: 'nit' })
})
