import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/calendar/civil-day'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { endsIn, endingsOf, stepOf, type Ladder } from '@/lib/tax-calendar/ladder'
import { obligations, type ObligationId } from '@/lib/tax-calendar/obligations'
import { readPeriod } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'
import { cityOf, obligationOf } from '../../support/tax-calendar/reference-names'

type ReferenceRow = Record<'year' | 'name' | 'period' | 'endings' | 'date' | 'confidence', string>

/** The collected dates of 2025 to 2027, each as it was published or worked out by others. */
const reference = readFileSync(new URL('./reference.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): ReferenceRow => {
    const [year = '', name = '', period = '', endings = '', date = '', confidence = ''] = line.split('\t')
    return { year, name, period, endings, date, confidence }
  })

const calendar = taxCalendar(publishedSources)
const twoDigits = endingsOf({ digits: 2, firstEnding: 1 })

/** The period as the calendar names it: `AG2025` is 2025, and social security is about the month before it is paid. */
function periodOf({ name, period }: ReferenceRow, id: ObligationId) {
  const key = period
    .replace(/^AG/, '')
    .replace(/-[PBT](\d)$/, obligations[id].cycle === 'quarter' ? '-Q$1' : '-B$1')
  if (name === 'pila') return readPeriod(addDays(`${period.slice(-7)}-01`, -1).slice(0, 7))
  return readPeriod(/_spac_c\d$/.test(name) ? key.replace(/$/, `${partLetter(id)}${name.slice(-1)}`) : key)
}
const partLetter = (id: ObligationId) => (obligations[id].cycle === 'quarter' ? '-Q' : '-S')

/** The days that the calendar gives for a row, over every NIT ending that the row names. */
function datesOf(row: ReferenceRow, id: ObligationId, read: (date: DueDate) => string) {
  const period = periodOf(row, id)
  if (!period) throw new Error(`no period: ${row.name} ${row.period}`)
  const bySector = row.name === 'medellin_predial'
  const endings =
    row.endings === '*' || bySector ? ['00'] : twoDigits.filter((two) => endsIn(`9001234${two}`, row.endings))
  return endings.map((two) => {
    const nit = `9001234${two}`
    const municipality = { code: cityOf(row.name), duties: [], sector: row.endings.slice(0, 2) }
    const date = dueDate(calendar, id, period, {
      client: null,
      nit,
      digit: checkDigit(nit),
      municipality: cityOf(row.name) ? municipality : null,
    })
    return date.status === 'dated'
      ? { date: read(date), from: date.from }
      : { date: date.status, from: 'none' }
  })
}

describe('the collected dates', () => {
  test('are given by the calendar: 2,060 rows by rules, 216 from tables', () => {
    const differences: string[] = []
    const counts = { rule: 0, table: 0, noDay: 0 }
    for (const row of reference.filter(({ name }) => name !== '_no_habil')) {
      // Of the annual ICA of Cali only the first and the last day were published.
      if (row.date.includes('/')) {
        counts.noDay += 1
        continue
      }
      const { id, read } = obligationOf(row.name)
      for (const found of datesOf(row, id, read))
        if (found.date !== row.date || (row.confidence === 'confirmed_each' && found.from !== 'rule'))
          differences.push(`${row.name} ${row.period} ${row.endings}: ${row.date}, not ${found.date}`)
      counts[obligations[id].rule.on === 'table' ? 'table' : 'rule'] += 1
    }
    expect(differences).toEqual([])
    expect(counts).toEqual({ rule: 2060, table: 216, noDay: 2 })
  })

  test.each([2025, 2026, 2027])('of %i have its non-business days with their scope', (year) => {
    const scopes = { nacional: 'national', rama_ejecutiva_nacional: 'executive' } as Record<string, string>
    const theirs = reference
      .filter((row) => row.name === '_no_habil' && row.year === String(year))
      .map(({ date, endings }) => `${date} ${scopes[endings]}`)
    const ours = nonBusinessDaysOf(year)
      // In 2025 the third Friday of April is Good Friday.
      .filter(({ day, scope }) => !(day === '2025-04-18' && scope === 'executive'))
      .map(({ day, scope }) => `${day} ${scope}`)
    expect(ours.toSorted()).toEqual(theirs.toSorted())
  })
})

test('published are in 2026 those alone whose every date was compared', () => {
  const of2026 = reference.filter(({ year, name }) => year === '2026' && name !== '_no_habil')
  const byName = Map.groupBy(of2026, ({ name }) => name)
  const compared = [...byName]
    .filter(([, rows]) => rows.every(({ confidence }) => confidence === 'confirmed_each'))
    .map(([name]) => obligationOf(name).id)
  expect(publishedSources.comparisons.flatMap(({ obligations: ids }) => ids).toSorted()).toEqual(
    compared.toSorted(),
  )
})

/** The ladders of Res. 000162 de 2023, art. 65: no rule of ours, because each year changes them, but a check of the tables. */
const resolution = {
  'exogenous-large-taxpayer': {
    digits: 1,
    firstEnding: 1,
    groups: Array<number>(10).fill(1),
    runs: [
      { after: 0, first: 17, last: 18 },
      { after: 1, first: 1, last: 8 },
    ],
  },
  exogenous: {
    digits: 2,
    firstEnding: 1,
    groups: Array<number>(20).fill(5),
    runs: [
      { after: 0, first: 9, last: 19 },
      { after: 1, first: 1, last: 9 },
    ],
  },
} satisfies Partial<Record<ObligationId, Ladder>>

test.each(['exogenous-large-taxpayer', 'exogenous'] as const)(
  'the tables of %s are the ladder of the resolution, before extensions',
  (id) => {
    const ladder: Ladder = resolution[id]
    for (const year of [2024, 2025]) {
      const rows = calendar.rowsAt({ obligation: id, municipality: null, period: String(year) })
      for (const ending of endingsOf(ladder)) {
        const step = stepOf(ladder, ending)
        const month = (obligations[id].months[0] ?? 0) + (step?.after ?? 0)
        const day = calendar.daysFor('dian').inMonth(year, month)[(step?.nth ?? 0) - 1]
        expect(rows.filter(({ endings }) => endsIn(ending, endings)).map(({ due }) => due)).toEqual([day])
      }
    }
  },
)
