import { describe, expect, test } from 'vitest'
import { agendaFrom, yearTable, type Entry } from '@/lib/obligations/calendar'
import { delayEstimate } from '@/lib/obligations/delay-kind'
import { missingText, phaseOf, titleOf } from '@/lib/obligations/obligation'
import { noFigures } from '@/lib/tax-calendar/figures'

const today = '2026-12-02'
const entry = (due: string | null, more: Partial<Entry> = {}): Entry => ({
  id: `${more.obligation ?? 'withholding'} ${due}`,
  obligation: 'withholding',
  name: null,
  municipality: null,
  period: '2026-11',
  listed: due ?? '2026-12-31',
  due,
  actBy: due,
  dateState: due ? 'published' : null,
  norm: due && 'Una norma',
  source: due && 'Una fuente',
  missing: due ? null : 'no-table',
  state: 'not-started',
  applies: true,
  message: null,
  receipt: null,
  receipts: [],
  filedOn: null,
  paidOn: null,
  responsible: 'Laura Gómez',
  value: null,
  request: null,
  delivered: false,
  ...more,
})
const filed = (due: string, filedOn: string) => entry(due, { state: 'filed', filedOn })

describe('the phase of an obligation', () => {
  test.each<[string, Entry, string]>([
    ['what is open and past its day', entry('2026-12-01'), 'overdue'],
    ['what waits for the client and is past its day', entry('2026-12-01', { state: 'waiting' }), 'overdue'],
    ['what is due today', entry(today), 'ours'],
    ['what waits for the client', entry('2026-12-18', { state: 'waiting' }), 'waiting'],
    ['what was filed late', filed('2026-11-01', '2026-11-20'), 'filed'],
    [
      'what does not apply',
      entry('2026-11-01', { state: 'not-applicable', message: 'Sin pagos' }),
      'excused',
    ],
    ['what the profile no longer asks for', entry('2026-11-01', { state: 'ready', applies: false }), 'ours'],
    ['what has no date', entry(null), 'ours'],
  ])('tells apart %s', (_, one, phase) => expect(phaseOf(one, today)).toBe(phase))
})

describe('the title of an obligation', () => {
  const title = (obligation: string, period: string, municipality: string | null = null) =>
    titleOf({ obligation, period, municipality })
  test('names its period once', () => {
    expect(title('vat-bimonthly', '2026-B6')).toBe('IVA, bimestre 6 de 2026')
    expect(title('withholding', '2026-11')).toBe('Retención en la fuente, noviembre de 2026')
  })
  test('names the city, or its code when the name is unknown', () => {
    expect(title('local-tax-bimonthly', '2026-B6', '11001')).toBe('ICA Bogotá, bimestre 6 de 2026')
    expect(title('local-tax-annual', '2026', '05999')).toBe('ICA anual municipio 05999, 2026')
    expect(title('local-tax-annual', '2026', '05266')).toBe('ICA anual Envigado, 2026')
  })
})

describe('the estimated cost of a delay', () => {
  test('is the minimum penalty of the year for an overdue return, with formula and norm', () =>
    expect(delayEstimate(entry('2026-12-01'), today, noFigures)).toMatchObject({
      pesos: 524_000,
      norm: 'E.T., art. 639',
    }))
  test.each([
    ['what is not overdue', entry('2026-12-18'), today],
    ['what is not filed with the DIAN', entry('2026-12-01', { obligation: 'social-security' }), today],
    [
      'an instalment, which has no penalty',
      entry('2026-12-01', { obligation: 'company-income-second' }),
      today,
    ],
    ['what only informs the DIAN', entry('2026-12-01', { obligation: 'exogenous' }), today],
    ['a year without UVT', entry('2026-12-01'), '2090-01-01'],
  ])('is unknown for %s', (_, one, day) => expect(delayEstimate(one, day, noFigures)).toBeNull())
  test('uses the UVT that the firm entered, alone or instead of the built-in one', () => {
    const own = (year: number) => ({ uvt: [{ year, value: 60_000, source: 'Resolución' }], rates: [] })
    expect(delayEstimate(entry('2026-12-01'), '2090-01-01', own(2090))).toMatchObject({ pesos: 600_000 })
    expect(delayEstimate(entry('2026-12-01'), today, own(2026))).toMatchObject({ pesos: 600_000 })
  })
})

test('an obligation without a date says why', () => {
  expect(missingText(entry(null))).toMatch(/^Sin tabla/)
  expect(missingText(entry(null, { missing: 'nit' }))).toMatch(/^Falta el NIT/)
  expect(missingText(entry(today))).toBeNull()
})

describe('the agenda of obligations', () => {
  const days = (rows: readonly Entry[]) => rows.map(({ due }) => due)

  test('begins with overdue dates, then two months with headings, later dates and recently settled ones', () => {
    const rows = ['2026-10-20', '2026-11-18', '2026-12-18', '2027-01-20', '2027-03-31'].map((due) =>
      due < today ? filed(due, due) : entry(due),
    )
    const agenda = agendaFrom([...rows, entry('2026-11-30')], today)
    expect(days(agenda.overdue)).toEqual(['2026-11-30'])
    expect(agenda.months.map(({ month, entries }) => [month, days(entries)])).toEqual([
      ['2026-12', ['2026-12-18']],
      ['2027-01', ['2027-01-20']],
    ])
    expect(days(agenda.later)).toEqual(['2027-03-31'])
    expect(agenda.settled.map(({ month, entries }) => [month, days(entries)])).toEqual([
      ['2026-11', ['2026-11-18']],
    ])
  })

  test('is empty without obligations', () =>
    expect(agendaFrom([], today)).toEqual({ overdue: [], months: [], later: [], settled: [] }))
})

test('the year counts what applies, what is done and what was late, with undated obligations in a month too', () => {
  const rows = [
    filed('2026-02-10', '2026-02-10'),
    filed('2026-03-10', '2026-03-12'),
    entry('2026-12-18'),
    entry(null, { obligation: 'exogenous', listed: '2026-05-31' }),
    entry('2026-04-10', { state: 'not-applicable' }),
    entry('2026-04-11', { applies: false }),
    entry('2027-01-20'),
  ]
  const { lines, ...counts } = yearTable(rows, 2026, today)
  expect(counts).toEqual({ total: 4, done: 2, late: 1 })
  expect(lines.map(({ name }) => name)).toEqual(['Retención en la fuente', 'Información exógena'])
  expect(lines[0]?.months.map((cells) => cells.map((cell) => cell.join(' ')).join())).toEqual([
    '',
    '10 filed',
    '10 filed',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '18 ours',
  ])
  expect(lines[1]?.months[4]).toEqual([['?', 'ours']])
})
