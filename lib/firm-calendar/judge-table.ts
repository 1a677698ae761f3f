import { firmCalendarText } from '@/content/firm-calendar'
import { municipalityNames } from '@/content/municipalities'
import { obligationTitle } from '@/content/obligations'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { periodName, tableProblems } from '@/content/tax-calendar/words'
import { formatCivilDay, isCivilDay, makeDay } from '@/lib/calendar/civil-day'
import { calendarYears, firstYear } from '@/lib/firm-calendar/href'
import { findObligation } from '@/lib/firm-calendar/obligation-names'
import type { Remark } from '@/lib/firm-calendar/schema'
import { foldWords } from '@/lib/format/fold-text'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { disagreements, problemsOfRows } from '@/lib/tax-calendar/checks'
import { slotKey, type DueRow } from '@/lib/tax-calendar/due-row'
import { endsIn } from '@/lib/tax-calendar/rule'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { cycles, lastDayOf, periodKey, periodsOf, readPeriod, type Period } from '@/lib/tax-calendar/period'

const text = firmCalendarText.table

export type TableLine = {
  row: number
  obligation: string
  municipality: string
  period: string
  endings: string
  due: string
}
type Terms = { norm: string; source: string; state: 'published' | 'confirmed'; falling: boolean }
type Read = DueRow & { row: number }

/** A single fault rejects the whole file; notes only warn, for example of missing periods. */
export function judgeTable(
  calendar: TaxCalendar,
  lines: readonly TableLine[],
  { falling, ...terms }: Terms,
  thisYear: number,
): { rows: DueRow[]; faults: Remark[]; notes: Remark[] } {
  const faults: Remark[] = []
  const read = lines.flatMap((line): Read[] => {
    const slot = readSlot(line, thisYear)
    if (typeof slot === 'string') {
      faults.push({ row: line.row, sentence: slot })
      return []
    }
    const due = readDay(line.due)
    if (due === null) faults.push({ row: line.row, sentence: text.day(line.due) })
    const endings = readEndings(line.endings)
    return [{ ...slot, ...terms, due: due ?? '', endings, version: 1, row: line.row }]
  })
  faults.push(...mixedCycles(read))
  const notes: Remark[] = []
  for (const rows of Map.groupBy(read, slotKey).values()) {
    const [first] = rows
    if (!first) continue
    const title = titleOf(first)
    const dated = rows.filter(({ due }) => due !== '')
    for (const { problem, endings, due } of problemsOfRows(calendar, dated, falling ? 'falling' : 'rising')) {
      // An unreadable date is already reported, so the NIT ending of its row is not reported as missing too.
      if (problem === 'missing-ending' && rows.some((one) => one.due === '' && endsIn(endings, one.endings)))
        continue
      const at = dated.find(
        (one) => one.due === due && (one.endings === endings || endsIn(endings, one.endings)),
      )
      const sentence = text.problem(title, endings, tableProblems[problem])
      faults.push({ row: problem === 'missing-ending' ? null : (at?.row ?? first.row), sentence })
    }
    const [one, ...others] = disagreements(calendar, dated)
    if (one) {
      const [loaded, computed] = [formatCivilDay(one.row.due), formatCivilDay(one.computed)]
      notes.push({ row: null, sentence: text.differs(title, loaded, computed, others.length) })
    }
  }
  for (const missing of missingPeriods(read)) notes.push({ row: null, sentence: missing })
  const rows = read.map((one) => {
    const { row: _, ...row } = one
    return row
  })
  return { rows, faults, notes }
}

type Named = Pick<TableLine, 'obligation' | 'municipality' | 'period'> & Partial<Pick<TableLine, 'due'>>

export function readSlot(
  { obligation, municipality, period, due = '' }: Named,
  thisYear: number,
): Pick<DueRow, 'obligation' | 'municipality' | 'period'> | string {
  const id = findObligation(obligation)
  if (!id) return text.obligation(obligation)
  const code = findMunicipality(municipality)
  const isLocal = obligations[id].field === 'city'
  if (isLocal && municipality.trim() === '') return text.noMunicipality(obligationTexts[id].title)
  if (isLocal && !code) return text.municipality(municipality)
  if (!isLocal && municipality.trim() !== '') return text.national(obligationTexts[id].title)
  const found = findPeriod(id, period, thisYear, readDay(due))
  if (!found) return text.period(period, exampleOf(id, thisYear))
  if (!calendarYears(thisYear).includes(found.year)) return text.year(found.year, firstYear)
  return { obligation: id, municipality: isLocal ? code : null, period: periodKey(found) }
}

function findMunicipality(typed: string): string | null {
  const wanted = foldWords(typed)
  if (/^\d{4,5}$/.test(wanted)) return wanted.padStart(5, '0')
  const fits = (name: string) => foldWords(name) === wanted || foldWords(name.split(',')[0] ?? '') === wanted
  const found = Object.entries(municipalityNames).filter(([, name]) => fits(name))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/** Reads `2026-B2` or «bimestre 2 de 2026»; a period without a year is the last one that ended before `due`. */
function findPeriod(id: ObligationId, typed: string, thisYear: number, due: string | null): Period | null {
  const fitting = obligations[id].cityCycle ? cycles : [obligations[id].cycle]
  const named = readPeriod(typed.trim().toUpperCase())
  if (named) return fitting.includes(named.cycle) ? named : null
  const all = calendarYears(thisYear).flatMap((year) => fitting.flatMap((cycle) => periodsOf(cycle, year)))
  const wanted = foldWords(typed)
  const whole = all.find((period) => foldWords(periodName(period)) === wanted)
  if (whole || due === null) return whole ?? null
  const ofAnyYear = all.filter((period) => foldWords(periodName(period)) === `${wanted} de ${period.year}`)
  return ofAnyYear.filter((period) => lastDayOf(period) < due).at(-1) ?? null
}

const exampleOf = (id: ObligationId, year: number): string => {
  const [first] = periodsOf(obligations[id].cycle, year)
  return first ? periodKey(first) : String(year)
}

const readEndings = (typed: string): string => {
  const written = typed.replaceAll(/\s+/g, '').replaceAll(/[–—]|a(?=\d)/g, '-')
  return written === '' || /^tod[oa]s$/i.test(written) ? '*' : written
}

function readDay(typed: string): string | null {
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? []
  if (year === undefined) return isCivilDay(typed.trim()) ? typed.trim() : null
  const day = makeDay(Number(year), Number(month), Number(date))
  const typedDay = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  return day === typedDay ? day : null
}

/** Taxpayers of a city declare either by month or by bimester, so all periods of a year must have the same length. */
function mixedCycles(rows: readonly Read[]): Remark[] {
  const years = Map.groupBy(rows, ({ obligation, municipality, period }) =>
    [obligation, municipality, period.slice(0, 4)].join('/'),
  )
  return [...years.values()].flatMap(([first, ...others]) => {
    const cycle = readPeriod(first?.period ?? '')?.cycle
    const other = others.find(({ period }) => readPeriod(period)?.cycle !== cycle)
    return first && other
      ? [{ row: other.row, sentence: text.mixed(obligationTitle({ ...first, period: null })) }]
      : []
  })
}

function missingPeriods(rows: readonly DueRow[]): string[] {
  const years = Map.groupBy(rows, ({ obligation, municipality, period }) =>
    [obligation, municipality, period.slice(0, 4)].join('/'),
  )
  return [...years.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const said = new Set(same.map(({ period }) => period))
    const named = readPeriod(first.period)
    const all = named ? periodsOf(named.cycle, named.year) : []
    const left = all.filter((period) => !said.has(periodKey(period)))
    if (left.length === 0) return []
    return [text.missingPeriods(obligationTitle({ ...first, period: null }), left.map(periodName).join(', '))]
  })
}

export const titleOf = ({
  period,
  ...named
}: Pick<DueRow, 'obligation' | 'municipality' | 'period'>): string =>
  obligationTitle({ ...named, period: readPeriod(period) })
