import { benefitsLink, benefitsText } from '@/content/assistant/benefits'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { benefitsReply, wageOf } from '@/lib/assistant/benefits-reply'
import { monthNumber } from '@/lib/assistant/numbers'
import { readQuestion, type Question } from '@/lib/assistant/question'
import { bogotaDay, daysBetween, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'

const text = benefitsText.unpaid

const settlement = /\b(?:liquidacion|liquid(?:ado|aron|o|an|en|aban)|prestaciones)\b/
const unpaid =
  /\bno (?:(?:me|le|les|nos|la|se|te) )*(?:(?:han|ha|he|hemos) )?(?:pag\w+|liquid\w+|dad[oa]|dan|dieron|consign\w+|entreg\w+|quier\w+ pagar)\b|\b(?:sin pagar|(?:me|nos|le) deben? (?:la |mi |las )?(?:liquidacion|prestaciones)|se demor\w+|demor\w+)\b/
const asksDelay =
  /\b(?:cuanto tiempo|plazos?|hasta cuando|cuantos dias|cuando (?:me|le|tienen|deben)|multas?|sancion\w*|mora|intereses|que pasa|por dia|cada dia|demora\w*)\b/
const other =
  /\b(?:dian|declar\w+|ugpp|iva|retenc\w+|retefuente|embaraz\w+|descont\w+|quincenas?|meses de sueldo|primas?|seguridad social|ustedes|no declar\w+)\b/

/** Answers by when a settlement must be paid after the end of a contract, and what each day of delay costs. */
export function unpaidSettlementReply(
  question: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  const { text: typed, numbers } = question
  if (![settlement, unpaid].every((words) => words.test(typed)) || other.test(typed)) return null
  if (!asksDelay.test(typed) && !(ofDays(question).length === 2 && /\bcuant[oa]\b/.test(typed))) return null
  const wage = wageOf(typed, numbers)
  if (typeof wage !== 'number' || wage < 100_000 || wage > 100_000_000) return null
  const each = Math.round(wage / 30)
  const days = daysLate(question, today)
  const least = wageByYear[uvt.year]?.value ?? 0
  const sum = sumOf(question)
  return {
    text: [
      text.due(formatPesos(each), formatPesos(wage), wage > least),
      ...(days > 0 ? [text.late(days, formatPesos((wage / 30) * days))] : []),
      ...(sum ? sum.text.filter((line) => line !== benefitsText.settled) : []),
      text.rest,
    ],
    ...(sum?.remark && { remark: sum.remark }),
    links: [benefitsLink, call],
  }
}

const ofDays = ({ numbers }: Question) =>
  numbers.flatMap(({ kind, unit, value }) => {
    const month = kind === 'day' ? monthNumber(unit) : null
    return month ? [makeDay(uvt.year, month, value)] : []
  })

/** Returns how many days ago the contract ended; 0 if the message has neither a number of days nor a date. */
function daysLate(question: Question, today: CivilDay): number {
  const counts = question.numbers.filter(({ kind, unit }) => kind === 'count' && unit === 'dia')
  const [count, ...more] = counts
  if (
    count &&
    more.length === 0 &&
    /\b(?:hace|llev\w+|van|despues de|tard\w+|demor\w+)\b/.test(question.text)
  )
    return count.value
  const last = ofDays(question).toSorted().at(-1)
  return last && !/\b20[01]\d\b|\b202[0-5]\b/.test(question.text) ? Math.max(0, daysBetween(last, today)) : 0
}

/** Computes the settlement if the message has the first and the last day of work. */
function sumOf(question: Question): Reply | null {
  if (ofDays(question).length !== 2) return null
  const plainly = question.typed
    .replace(/\bno (?:(?:me|le|les|nos|la|se|te) )*(?:(?:han|ha|he|hemos) )?\p{L}+/giu, ' ')
    .replace(/\b(?:multa|sanci[oó]n)\w*/giu, ' ')
  return benefitsReply(readQuestion(`cuánto es la liquidación, ${plainly}`))
}
