import { expect, test } from 'vitest'
import {
  blankFiling,
  doubtsOf,
  fillIn,
  filingItem,
  isFilled,
  placeFiles,
  type DroppedFile,
  type Row,
} from '@/lib/obligations/filing'
import type { Expected } from '@/lib/obligations/match-receipts'
import type { Receipt } from '@/lib/obligations/receipts'

const today = '2026-11-26'
const expected: Expected = {
  id: 'o1',
  nit: '900100037',
  form: '350',
  year: 2026,
  part: 10,
  value: null,
  number: null,
  due: '2026-11-24',
  periodEnd: '2026-10-31',
}
const receipt: Receipt = {
  form: '350',
  nit: '900100037',
  year: 2026,
  part: 10,
  number: '3500000000001',
  pays: null,
  filedOn: '2026-11-17',
  value: 2_171_000,
}
const row: Row = {
  id: 'o1',
  version: 3,
  client: 'c',
  title: 'Retención',
  open: true,
  advisors: [],
  own: false,
  filed: null,
  expected,
  files: [],
}
const file = (more: Partial<DroppedFile> = {}): DroppedFile => ({
  key: 'k1',
  file: new File(['x'], '350.pdf'),
  hash: 'h1',
  kind: 'return',
  receipt,
  obligation: 'o1',
  why: null,
  disagreements: [],
  ...more,
})
const paid = file({
  key: 'k2',
  kind: 'payment',
  receipt: { ...receipt, form: '490', number: '4900000000001', filedOn: '2026-11-18' },
})
const blank = blankFiling(row, today)

test.each([
  ['in time', '2026-11-17', '', {}, []],
  ['in the future', '2026-11-27', '', {}, ['future']],
  ['with a payment in the future', '2026-11-17', '2026-12-01', {}, ['paid-future']],
  ['before the period ends', '2026-10-31', '', {}, ['early']],
  ['on the day after the period', '2026-11-01', '', {}, []],
  ['in the year before', '2025-11-17', '', {}, ['early']],
  [
    'a year late',
    '2026-02-01',
    '',
    { due: '2025-02-10', periodEnd: '2025-01-31', year: 2025 },
    ['other-year'],
  ],
  ['in the year after, without a due day', '2027-01-10', '', { due: null }, ['future']],
  [
    'two years after, without a due day',
    '2024-01-10',
    '',
    { due: null, year: 2022, periodEnd: null },
    ['other-year'],
  ],
  [
    'within the period of a property tax',
    '2026-05-10',
    '',
    { due: '2026-06-19', periodEnd: '2026-12-31' },
    [],
  ],
])('a filing %s raises the right doubts', (_, day, paidOn, more, doubts) =>
  expect(doubtsOf({ day, paidOn }, { ...expected, ...more }, today)).toEqual(doubts),
)

test('the form of a filing is filled from the receipts of its return and its payment', () => {
  expect(fillIn(blank, expected, [file(), paid])).toMatchObject({
    number: '3500000000001',
    day: '2026-11-17',
    value: '2171000',
    paidOn: '2026-11-18',
    settled: false,
  })
})

test('a payment alone proves a filing without a form, and says only when a return was paid', () => {
  expect(fillIn(blank, { ...expected, form: null }, [paid])).toMatchObject({
    number: '4900000000001',
    day: '2026-11-18',
    paidOn: '2026-11-18',
  })
  expect(fillIn(blank, expected, [paid])).toMatchObject({ number: '', day: today, paidOn: '2026-11-18' })
})

test('values that cannot be read from a receipt are left as the person typed them', () => {
  const torn = file({ receipt: { ...receipt, number: null, filedOn: null, value: null } })
  expect(fillIn(blank, expected, [torn])).toMatchObject({ number: '', day: '', value: '' })
  const typed = { ...blank, number: '35', day: '2026-11-20', value: '9' }
  expect(fillIn(typed, expected, [file({ receipt: null })])).toMatchObject(typed)
})

test('only a filing with a number or a receipt is stored, and one that is filed already needs a receipt', () => {
  expect(isFilled(row, blank)).toBe(false)
  expect(isFilled(row, { ...blank, number: '35' })).toBe(true)
  expect(isFilled({ ...row, files: [file()] }, blank)).toBe(true)
  const filed = { ...row, open: false, filed: { number: '35', day: '2026-11-17', value: 9 } }
  expect(isFilled(filed, blankFiling(filed, today))).toBe(false)
  expect(isFilled({ ...filed, files: [paid] }, blankFiling(filed, today))).toBe(true)
})

test('a filing is stored with the values of each receipt, and with what was typed for a scan', () => {
  const documents = new Map([
    ['k1', 'd1'],
    ['k2', 'd2'],
  ])
  const filing = { ...blank, number: '35', day: '2026-11-17', value: '900', paidOn: '2026-11-18' }
  const scan = file({ receipt: null })
  expect(filingItem({ ...row, files: [scan, paid, file({ key: 'lost' })] }, filing, documents)).toEqual({
    obligation: 'o1',
    seen: 3,
    receipt: '35',
    filedOn: '2026-11-17',
    paidOn: '2026-11-18',
    value: '900',
    receipts: [
      { document: 'd1', kind: 'return', number: '35', date: '2026-11-17', value: '900' },
      { document: 'd2', kind: 'payment', number: '4900000000001', date: '2026-11-18', value: '2171000' },
    ],
  })
})

test('receipts find their obligation, others keep the reason, and a second return asks a question', () => {
  const read = ({ key, file: dropped, hash, kind, receipt: values, why }: DroppedFile) => ({
    key,
    file: dropped,
    hash,
    kind,
    receipt: values,
    why,
  })
  const placed = placeFiles(
    [read(file({ key: 'a' })), read(file({ key: 'b', receipt: null, why: 'no-text' }))],
    [],
    [expected],
  )
  expect(placed).toMatchObject([
    { key: 'a', obligation: 'o1', why: null },
    { key: 'b', obligation: null, why: 'no-text' },
  ])
  expect(placeFiles([read(file({ key: 'c' }))], placed, [expected])).toMatchObject([
    { key: 'c', obligation: 'o1', disagreements: ['twice'] },
  ])
  const payment = { ...read(paid), receipt: { ...paid.receipt!, pays: '3500000000001' } }
  expect(placeFiles([payment], placed, [expected])).toMatchObject([{ obligation: 'o1', disagreements: [] }])
})
