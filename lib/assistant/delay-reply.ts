import { delay as text } from '@/content/assistant/computed'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { monthName } from '@/content/tax-calendar/words'
import { makeDay } from '@/lib/calendar/civil-day'
import { formatPercent, formatPesos } from '@/lib/format/number'
import { latePenalty, minimumPenalty, reducedPenalty } from '@/lib/tax-calendar/penalties'

/** Answers with the cost of a late return, for the tax and months of the message, or with the newest usury rate. */
export const delayReply = (message: string): Reply | null => penaltyOf(message) ?? usuryOf(message)

function penaltyOf(message: string): Reply | null {
  if (!/\b(sancion\w*|multa\w*|extemporane\w*)\b/.test(message)) return null
  const months = Number(/\b(\d{1,2}) mes(?:es)?\b/.exec(message)?.[1] ?? 0)
  const tax = Number(/\b\d{5,14}\b/.exec(message)?.[0] ?? 0)
  if (months < 1 || tax === 0) return null
  // Both days are the 15th of a month, so that the delay is exactly this number of months.
  const filed = makeDay(uvt.year, 12, 15)
  const due = makeDay(uvt.year, 12 - months, 15)
  const summoned = /emplaz/.test(message)
  const penalty = latePenalty({
    due,
    filed,
    tax,
    unpaid: tax,
    income: 0,
    netWorth: 0,
    creditBalance: 0,
    summoned,
  })
  if (!penalty.known) return null
  const reduced = reducedPenalty(penalty, 50, uvt.year)
  const least = minimumPenalty(uvt.year)
  if (!reduced.known || !least.known) return null
  const less = reduced.pesos > least.pesos ? text.reduced : text.reducedToLeast
  return {
    text: [
      text.penalty(formatPesos(penalty.pesos), penalty.formula, penalty.norm),
      // A summons ends the right to the reduction (E.T., art. 640).
      summoned ? text.summoned : less(formatPesos(reduced.pesos)),
    ],
    links: [lateLink, call],
  }
}

function usuryOf(message: string): Reply | null {
  const asksRate = /\btasa\b|\busura\b/.test(message) && /\b(usura|mora|interes(es)?)\b/.test(message)
  const asksToday = /\binteres(es)? de mora\b/.test(message) && /\b(cuanto|cual|hoy|actual)\b/.test(message)
  const newest = usuryRates.at(-1)
  if (!newest || !(asksRate || asksToday)) return null
  const asked = usuryRates.findLast(({ month }) => message.includes(monthName(month).split(' ')[0] ?? ''))
  const { month, percent, source } = asked ?? newest
  return {
    text: [text.usury(monthName(month), formatPercent(percent), formatPercent(percent - 2)), text.noOther],
    remark: `${source}.`,
    links: [lateLink, call],
  }
}
