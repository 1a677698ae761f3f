import { delayText } from '@/content/tax-calendar/penalties'
import { monthName } from '@/content/tax-calendar/words'
import { lateFilingText as text } from '@/content/tools/late-filing'
import { addDays, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatPesos, readPesos } from '@/lib/format/number'
import { delayCost, missingFigure, mostYearsLate, type DelayCost } from '@/lib/tax-calendar/delay'
import { noFigures } from '@/lib/tax-calendar/figures'
import { lateInterest, type Estimate } from '@/lib/tax-calendar/penalties'
import { noAnswers, type ReductionAnswers } from '@/lib/tax-calendar/penalty-reduction'
import { knownRates } from '@/lib/tax-calendar/usury-rates'

export const lateFilingFields = [
  'due',
  'filed',
  'tax',
  'unpaid',
  'income',
  'netWorth',
  'summoned',
  'before',
] as const
export type LateFilingFields = Partial<Readonly<Record<(typeof lateFilingFields)[number], string>>>

type Line = { label: string; amount: string; formula: string }
export type LateFiling = {
  lines: readonly Line[]
  /** The figures that are missing. Without them the total is a lower bound. */
  missing: readonly string[]
  total: { label: string; amount: string } | null
  sources: readonly string[]
}
export type LateFilingProblems = Partial<Record<keyof LateFilingFields, string>>
export type LateFilingAnswer = { cost: LateFiling } | { problems: LateFilingProblems }

/** Estimates penalty and interest of a return that is late (E.T., arts. 634, 635 and 639 to 642). */
export function lateFilingOf(typed: LateFilingFields): LateFilingAnswer {
  const { due = '', filed = '' } = typed
  const amounts = {
    tax: read(typed.tax),
    unpaid: read(typed.unpaid),
    income: read(typed.income),
    netWorth: read(typed.netWorth),
  }
  const problems: LateFilingProblems = {}
  if (!isCivilDay(due)) problems.due = text.problems.day
  if (!isCivilDay(filed)) problems.filed = text.problems.day
  else if (isCivilDay(due) && (filed < due || filed > addDays(due, mostYearsLate * 365)))
    problems.filed = text.problems.order
  for (const [name, amount] of Object.entries(amounts))
    if (amount === null) problems[name as keyof typeof amounts] = text.problems.amount
  const { tax, unpaid, income, netWorth } = amounts
  if (tax === null || unpaid === null || income === null || netWorth === null) return { problems }
  if (Object.keys(problems).length > 0) return { problems }
  const summoned = typed.summoned === 'on'
  const cost = delayCost(
    {
      kind: 'return',
      late: { due, filed, tax, income, netWorth, creditBalance: 0, summoned },
      answers: answersOf(typed.before, summoned),
      unpaid: [{ due, pesos: unpaid }],
      paid: filed,
    },
    noFigures,
  )
  return { cost: shownCost(cost, { due, filed, unpaid }) }
}

const read = (typed = ''): number | null => (typed.trim() === '' ? 0 : readPesos(typed))

function answersOf(before: string | undefined, summoned: boolean): ReductionAnswers {
  const known = before === 'never' || before === 'one-year' || before === 'less' ? before : null
  return known ? { ...noAnswers, setBy: 'taxpayer', before: known, dianActed: summoned } : noAnswers
}

type Owed = { due: CivilDay; filed: CivilDay; unpaid: number }

function shownCost({ penalty, reduced, interest, sources }: DelayCost, owed: Owed): LateFiling {
  const missing: string[] = []
  const lines: Line[] = []
  let total = 0
  const add = (label: string, estimate: Estimate, counts = true) => {
    if (!estimate.known) return void missing.push(missingFigure(estimate))
    lines.push({
      label,
      amount: formatPesos(estimate.pesos),
      formula: `${estimate.formula} (${estimate.norm})`,
    })
    if (counts) total += estimate.pesos
  }
  const isReduced = reduced !== null && reduced.percent < 100
  if (penalty) add(delayText.penalty.return, penalty, !isReduced)
  if (isReduced) add(delayText.reduction.reduced(reduced.percent), reduced.estimate)
  for (const { estimate } of interest) {
    if (estimate.known || estimate.missing !== 'usury-rate') add(delayText.interest, estimate)
    else {
      const until = lastKnownDay(owed)
      if (until > owed.due) {
        add(text.interestUntil(formatDay(until)), lateInterest(owed.unpaid, owed.due, until, ratesByMonth))
      }
      missing.push(text.missing(new Intl.ListFormat('es-CO').format(estimate.months.map(monthName))))
    }
  }
  const label = missing.length > 0 ? text.atLeast : text.total
  return { lines, missing, total: lines.length > 0 ? { label, amount: formatPesos(total) } : null, sources }
}

const ratesByMonth = new Map(knownRates(noFigures).map(({ month, ...rate }) => [month, rate]))

/** Returns the last day of the delay whose usury rate is known, or the due day if the first rate is already missing. */
function lastKnownDay({ due, filed }: Owed): CivilDay {
  let day = due
  for (
    let next = addDays(day, 1);
    next <= filed && ratesByMonth.has(next.slice(0, 7));
    next = addDays(next, 1)
  )
    day = next
  return day
}
