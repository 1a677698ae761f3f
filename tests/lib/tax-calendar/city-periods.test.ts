import { describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { problemsOfRows } from '@/lib/tax-calendar/checks'
import { dueDate } from '@/lib/tax-calendar/due-date'
import { rowsOf, type DueRow } from '@/lib/tax-calendar/due-row'
import { dutiesBetween, dutiesOfYear } from '@/lib/tax-calendar/duties'
import { effectiveTable } from '@/lib/tax-calendar/effective-table'
import { periodKey, periodsOf, readPeriod } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'
import { villavicencioTables } from '@/content/tax-calendar/tables/cartagena-and-villavicencio'
import { always, company as base } from '../../support/tax-calendar/clients'

const [bogota, cartagena, villavicencio, pereira, soacha] = ['11001', '13001', '50001', '66001', '25754']
const company = (code: string) =>
  always({ ...base, municipalities: [{ code, duties: ['local-withholding'] }] })
const published = taxCalendar(publishedSources)
const ofCity = <Duty extends { obligation: string }>(duties: readonly Duty[]) =>
  duties.filter(({ obligation }) => obligation === 'local-withholding')

const dueOf = (code: string, period: string, calendar = published, nit = '900123456') => {
  const date = dueDate(calendar, 'local-withholding', readPeriod(period)!, {
    client: null,
    nit,
    digit: checkDigit(nit),
    municipality: { code, duties: [] },
  })
  return date.status === 'dated' ? date.due : date.status
}

describe('the withholding of ICA', () => {
  test.each([
    [bogota, '2026-B5', '2026-11-20'],
    [bogota, '2025-B4', '2025-09-19'],
    [bogota, '2025-B5', '2025-11-21'],
    [bogota, '2025-B3', 'no-table'],
    [cartagena, '2026-B6', '2027-01-28'],
    [cartagena, '2026-B3', 'no-table'],
    [villavicencio, '2026-B4', '2026-09-14'],
    [villavicencio, '2026-B5', '2026-11-17'],
    [pereira, '2026-B5', 'no-table'],
  ])('of the city %s for %s is due on %s', (code = '', period, due) => expect(dueOf(code, period)).toBe(due))

  test('has all dates of the reference', () => {
    const dates = (code: string, nit?: string, year = 2026) =>
      periodsOf('bimester', year)
        .map((period) => dueOf(code, periodKey(period), published, nit))
        .filter((due) => due !== 'no-table')
        .join(' ')
    expect(dates(bogota!)).toBe('2026-03-20 2026-05-22 2026-07-17 2026-09-18 2026-11-20 2027-01-15')
    expect(dates(cartagena!)).toBe('2026-09-24 2026-11-26 2027-01-28')
    const byDigit: [endings: string, dates: string][] = [
      ['012', '2026-09-09 2026-11-11 2027-02-10'],
      ['345', '2026-09-11 2026-11-13 2027-02-12'],
      ['6789', '2026-09-14 2026-11-17 2027-02-15'],
    ]
    for (const [endings, expected] of byDigit)
      for (const digit of endings) expect(dates(villavicencio!, `90012345${digit}`), digit).toBe(expected)
  })

  test('has no date in a city without a table, and is still listed', () => {
    const duties = ofCity(dutiesOfYear(published, company(pereira!), 2026))
    expect(duties.map(({ period, date }) => [periodKey(period), date])).toEqual(
      periodsOf('bimester', 2026).map((period) => [periodKey(period), { status: 'no-table' }]),
    )
  })

  test('names its source, and says when its period was derived', () => {
    const [first] = effectiveTable(published, 'local-withholding', cartagena!, 2026).slice(-1)
    expect(first?.lines[0]?.date).toMatchObject({
      state: 'published',
      source: expect.stringContaining('CERPAT.IO'),
    })
    const [last] = effectiveTable(published, 'local-withholding', villavicencio!, 2026).slice(-1)
    expect(last?.lines.map(({ endings }) => endings)).toEqual(['1-2', '3-5', '6-9', '0'])
    expect(last?.lines[0]?.date).toMatchObject({ state: 'computed' })
  })
})

describe('the periods of a city', () => {
  const row = (period: string, due: string, version = 2): DueRow => ({
    obligation: 'local-withholding',
    municipality: soacha!,
    period,
    endings: '*',
    due,
    norm: 'Resolución de prueba',
    source: 'Gaceta',
    state: 'published',
    version,
  })
  const withRows = (...rows: DueRow[]) =>
    taxCalendar({ ...publishedSources, rows: [...publishedSources.rows, ...rows] })
  const keys = (calendar: typeof published, year = 2026) =>
    ofCity(dutiesOfYear(calendar, company(soacha!), year)).map(({ period }) => periodKey(period))

  test('are those of its table, for the year of that table', () => {
    const calendar = withRows(row('2026-10', '2026-11-18'), row('2026-11', '2026-12-18'))
    expect(keys(calendar)).toEqual(periodsOf('month', 2026).map(periodKey))
    expect(keys(calendar, 2027)).toEqual(periodsOf('bimester', 2027).map(periodKey))
    expect(dueOf(soacha!, '2026-10', calendar)).toBe('2026-11-18')
    expect(dueOf(bogota!, '2026-B5', calendar)).toBe('2026-11-20')
    expect(calendar.periodsOf('vat-bimonthly', null, 2026)).toHaveLength(6)
  })

  test('are those of the newest table', () => {
    const old = row('2026-B5', '2026-11-18', 2)
    expect(keys(withRows(row('2026-10', '2026-11-18', 3), old))).toHaveLength(12)
    expect(keys(withRows(row('2026-10', '2026-11-18', 2), { ...old, version: 3 }))).toHaveLength(6)
  })

  test('without a date are listed in the month after them', () => {
    const calendar = withRows(row('2026-10', '2026-11-18'))
    const december = ofCity(dutiesBetween(calendar, company(soacha!), '2026-12-01', '2026-12-31'))
    expect(december.map(({ period }) => periodKey(period))).toEqual(['2026-11'])
    const january = ofCity(dutiesBetween(calendar, company(soacha!), '2027-01-01', '2027-01-31'))
    expect(january.map(({ period }) => periodKey(period))).toEqual(['2026-12'])
  })
})

test('a city’s table may begin with the ending 0, but its dates may not go up and down', () => {
  const rows = villavicencioTables
    .flatMap((table) => rowsOf(table))
    .filter(({ period }) => period === '2026-B5')
  expect(problemsOfRows(published, rows)).toEqual([])
  const [first, second, third] = rows
  const wrong = [first!, { ...second!, due: '2026-11-18' }, third!]
  expect(problemsOfRows(published, wrong)).toContainEqual(
    expect.objectContaining({ problem: 'out-of-order' }),
  )
})
