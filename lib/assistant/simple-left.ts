import { simpleLeft } from '@/content/assistant/simple-left'
import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'
import { spansReply } from '@/lib/assistant/spans-reply'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

/** Answers what somebody in the SIMPLE regime still has to pay this year, from the tables of due dates. */
export async function simpleLeftReply(
  { text, ending }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Promise<Reply | null> {
  if (ending !== null || !simpleLeft.asks.every((words) => words.test(text)) || simpleLeft.not.test(text))
    return null
  const { taxDates } = await import('@/lib/tools/tax-dates')
  const year = today.slice(0, 4)
  const spans = taxDates()
    .filter(({ slug }) => slug === 'regimen-simple')
    .flatMap(({ dates }) => dates)
    .map(({ title, period, days }) => ({
      name: `${title}, ${period}`,
      days: days.map(({ due }) => due).toSorted(),
    }))
    .filter(({ days }) => days[0]?.startsWith(year))
    .toSorted((one, other) => (one.days[0] ?? '').localeCompare(other.days[0] ?? ''))
  const say = ({ name, days }: (typeof spans)[number]) =>
    simpleLeft.span(name, formatDay(days[0] ?? today), formatDay(days.at(-1) ?? today))
  const left = spans.filter(({ days }) => (days.at(-1) ?? '') >= today)
  const last = spans.at(-1)
  const next = await spansReply({ slugs: ['regimen-simple'], part: null, within: null, next: true }, today)
  if (!next || !last) return null
  const first = left.length > 0 ? simpleLeft.left(year, left.map(say)) : simpleLeft.none(year, say(last))
  return { ...next, text: [first, ...next.text, simpleLeft.rest] }
}
