import { delay } from '@/content/assistant/computed'
import { datedDelay as text } from '@/content/assistant/dated-delay'
import { months } from '@/content/assistant/question-words'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { monthName } from '@/content/tax-calendar/words'
import { mayBeTax } from '@/lib/assistant/amount-kind'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, daysBetween, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatPercent, formatPesos } from '@/lib/format/number'
import {
  lateInterest,
  latePartPerMonth,
  latePenalty,
  minimumPenalty,
  monthsLate,
  mostLateMonths,
  reducedPenalty,
} from '@/lib/tax-calendar/penalties'

const asksCost =
  /^(?=.*\b(?:cuant[oa]s?|calcul\w+|valor)\b)(?=.*\b(?:sancion\w*|multa\w*|extemporane\w*|interes(?:es)?|mora)\b).*\b(?:iva|renta|retencion\w*|retefuente|consumo|impoconsumo|declaracion)\b/
/** Other penalties have rules of their own, and after a summons the rates double. */
const otherRule =
  /\b(?:exogena|medios magneticos|ugpp|camara|corr[ie][gj]\w*|correccion|equivo[cq]\w+|de menos|no declarar|empla[zs]\w*|pila|planilla|ica|predial|patrimonio|simple)\b|\b(?:multa|sancion|comparendo)\w* (?:es |fue )?(?:de|por) (?:\$ ?)?\d/
const isDue =
  /\b(?:venc\w+|plazo|limite|tocaba|tenia|teniamos|debia\w*|habia que|era|hasta|fecha|no (?:lo |la )?(?:he|hice|hemos|presente|pague))\b/
const writtenDay = new RegExp(
  `\\b(\\d{1,2}) de (${months.join('|')})(?: (?:de|del)(?: ano)? (20\\d\\d))?\\b`,
  'g',
)

/** A day without a year that would be more than this many days ahead is a day of last year. */
const mostDaysAhead = 183

/** Returns the days that a message names, in order; null if one of the days does not exist. */
function daysIn(typed: string, today: CivilDay): readonly CivilDay[] | null {
  const days: CivilDay[] = []
  for (const [, date = '', name = '', year] of typed.matchAll(writtenDay)) {
    const month = months.findIndex((one) => one === name) + 1
    const of = (one: number) => makeDay(one, month, Number(date))
    const here = of(year ? Number(year) : yearOf(today))
    const before = !year && daysBetween(today, here) > mostDaysAhead
    const day = before ? of(yearOf(today) - 1) : here
    if (Number(day.slice(8)) !== Number(date)) return null
    days.push(day)
  }
  return days.toSorted()
}

/** Computes the penalty and the interest of a return whose due day and tax the message names. */
export function datedDelayReply(
  { text: typed, typed: message, amounts: [tax, ...others], english }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (english || !tax || others.length > 0 || !asksCost.test(typed) || otherRule.test(typed)) return null
  if (numbersWithin(message).some((one) => one.kind === 'money' && !mayBeTax(one))) return null
  const days = daysIn(typed, today) ?? []
  const [due, filed = today] = days
  if (!due || days.length > 2 || filed <= due || due >= today) return null
  if (days.length === 1 && !isDue.test(typed)) return null
  const late = { due, filed, tax, unpaid: tax, income: 0, netWorth: 0, creditBalance: 0, summoned: false }
  const penalty = latePenalty(late)
  const least = minimumPenalty(yearOf(filed))
  if (!penalty.known || !least.known) return null
  const reduced = reducedPenalty(penalty, 50, yearOf(filed))
  if (!reduced.known) return null
  const count = monthsLate(due, filed)
  const share = Math.min(count, mostLateMonths) * latePartPerMonth
  const atLeast = tax * share < least.pesos
  const interest = interestOf(tax, due, filed)
  return {
    text: [
      [
        text.penalty(
          formatDay(due),
          formatDay(filed),
          count,
          formatPercent(share * 100),
          formatPesos(tax * share),
        ),
        atLeast
          ? text.least(formatPesos(least.pesos))
          : text.halved(formatPesos(reduced.pesos), reduced.pesos <= least.pesos),
      ].join(' '),
      ...(/\b(?:retencion\w*|retefuente)\b/.test(typed) ? [delay.keptFromOthers] : []),
      interest.line,
      text.total(formatPesos(tax + reduced.pesos + interest.pesos), !atLeast),
    ],
    links: [lateLink, call],
  }
}

/** Computes the interest, with the newest known rate for the months whose rate is not known yet. */
function interestOf(debt: number, due: CivilDay, paid: CivilDay): { line: string; pesos: number } {
  const [days, rates] = [daysBetween(due, paid), new Map(usuryRates.map((rate) => [rate.month, rate]))]
  const exact = lateInterest(debt, due, paid, rates)
  const newest = usuryRates.at(-1)
  if (exact.known || !newest || exact.missing !== 'usury-rate') {
    const pesos = exact.known ? exact.pesos : 0
    return { line: text.interest(days, formatPesos(pesos), formatPesos(debt)), pesos }
  }
  for (const month of exact.months) rates.set(month, { ...newest, month })
  const about = lateInterest(debt, due, paid, rates)
  const pesos = about.known ? about.pesos : 0
  return {
    line: text.about(days, formatPesos(pesos), formatPesos(debt), monthName(newest.month)),
    pesos,
  }
}
