import { contactHref } from '@/content/contact-topics'
import { fixedTerm as text } from '@/content/assistant/fixed-term'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { monthNumber } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { addDays, bogotaDay, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

const fixed = /\b(?:termino fijo|contratos? fijos?|contrato (?:a|por) (?:un ano|\w+ meses))\b/
const asksNotice = /\b(?:preaviso|avis\w+|(?:no )?(?:renov\w+|renuev\w+)|prorrog\w+)\b/
const ends = /\b(?:venc\w+|termin(?:a|e)|acab(?:a|e)|hasta)\b/
const asksMost =
  /\b(?:cuant[oa]s|maximo|limite)\b(?: \w+){0,3} (?:contratos?|veces|prorrogas?|renovaciones|anos)\b/
const other =
  /\b(?:arriendo|arrend\w+|local|indemniz\w+|embaraz\w+|incapac\w+|mi contrato|me (?:van|han|avis\w+))\b/
const notice = 30

/** Answers by when to give notice for a fixed-term contract that ends on a named day, and how long it may last. */
export function fixedTermReply(
  { text: typed, numbers, time }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (![fixed, asksNotice, ends].every((words) => words.test(typed)) || other.test(typed)) return null
  const [day, ...others] = numbers.filter(({ kind }) => kind === 'day')
  const month = day ? monthNumber(day.unit) : null
  if (!day || !month || others.length > 0) return null
  const thisYear = Number(today.slice(0, 4))
  const inYear = makeDay(time.year ?? thisYear, month, day.value)
  const last = time.year === null && inYear < today ? makeDay(thisYear + 1, month, day.value) : inYear
  const until = addDays(last, -notice)
  return {
    text: [
      ...(asksMost.test(typed) ? [text.most, text.renewals] : []),
      text.notice(formatDay(last), formatDay(until), until < today),
      `${text.rest} ${text.end}`,
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  }
}
