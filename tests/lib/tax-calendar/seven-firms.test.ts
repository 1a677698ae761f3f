import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dutiesBetween, type Duty } from '@/lib/tax-calendar/duties'
import type { DatedProfile } from '@/lib/tax-calendar/history'
import { periodKey } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

const firm = (nit: string, codes: string, more: Partial<DatedProfile>): DatedProfile => ({
  client: null,
  nit,
  digit: checkDigit(nit),
  since: '2020-01-01',
  kind: 'company',
  regime: 'ordinary',
  entity: null,
  responsibilities: codes.split(' '),
  vatCycle: null,
  traits: ['employer', 'merchant'],
  municipalities: [],
  ...more,
})

const bogota = '11001'
const firms: Readonly<Record<string, DatedProfile>> = {
  'large-sas-bogota': firm('900234561', '05 07 09 13 14 42 48 52 55 59', {
    traits: ['employer', 'merchant', 'databases', 'supervised-company', 'risk-report'],
    municipalities: [{ code: bogota, duties: ['local-tax-bimonthly', 'local-withholding'] }],
  }),
  'company-medellin': firm('900345603', '05 07 14 42 48 52', {
    vatCycle: 'four-months',
    municipalities: [{ code: '05001', duties: ['local-tax-annual', 'local-withholding'] }],
  }),
  'person-cali': firm('31456727', '05 49', {
    kind: 'person',
    traits: ['independent'],
    municipalities: [{ code: '76001', duties: ['local-tax-annual'] }],
  }),
  'simple-bogota': firm('900456781', '14 42 47 48 52 55', {
    regime: 'simple',
    municipalities: [{ code: bogota, duties: ['local-withholding'] }],
  }),
  'esal-large': firm('900567890', '04 07 13 14 42 48', {
    regime: 'special',
    traits: ['employer', 'nonprofit-register', 'economic-report'],
  }),
  importer: firm('900678915', '05 07 10 14 18 41 42 48 52 55', { vatCycle: 'bimester' }),
  'restaurant-barranquilla': firm('900789062', '05 07 14 33 42 52', {
    municipalities: [{ code: '08001', duties: ['local-tax-bimonthly', 'local-withholding'] }],
  }),
}

/** Every obligation of each firm due in 2026, listed by hand; brackets mean that only the month is known. */
const table = readFileSync(new URL('./seven-firms.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)

const calendar = taxCalendar(publishedSources)

function lineOf({ obligation, municipality, period, date, listed }: Duty): string {
  const missing = date.status === 'dated' ? null : date.status === 'no-table' ? 'no-table' : date.missing
  const cells = [
    missing ? `(${listed})` : listed,
    [obligation, municipality].filter(Boolean).join(' '),
    periodKey(period),
  ]
  return [...cells, ...(missing ? [missing] : [])].join('\t')
}

describe.each(Object.entries(firms))('%s', (name, profile) => {
  test('has in 2026 exactly the duties that the table lists', () => {
    const listed = table
      .filter((line) => line.startsWith(`${name}\t`))
      .map((line) => line.slice(name.length + 1))
    const duties = dutiesBetween(calendar, [profile], '2026-01-01', '2026-12-31')
    expect(listed.length).toBeGreaterThan(10)
    expect(duties.map(lineOf).toSorted()).toEqual(listed.toSorted())
  })
})

test('the table of duties names no other firm', () => {
  const names = new Set(table.map((line) => line.split('\t')[0]))
  expect([...names].toSorted()).toEqual(Object.keys(firms).toSorted())
})
