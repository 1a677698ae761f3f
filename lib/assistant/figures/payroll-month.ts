import { payrollMonth as text } from '@/content/assistant/payroll-month'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { monthNames } from '@/content/calendar-names'
import { contactHref } from '@/content/contact-topics'
import { monthNumber, monthWord } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

const asksDay =
  /\b(?:hasta (?:cuando|que)|cuando|que (?:dia|fecha|plazo)|plazo|vence\w*|a mas tardar|ultimo dia|(?:dia|fecha) (?:limite|maxim[oa]))\b/
const other =
  /\b(?:mult\w+|sancion\w*|tarde|atras\w+|olvid\w+|no (?:la |se |he |hemos )*(?:transmit\w+|envi\w+|mand\w+|report\w+|present\w+)|error\w*|equivo\w+|corr[ei][gj]\w*|correc\w+|ajust\w+|rechaz\w+|pila|cobran|obligad[oa]|que es)\b/
const ofMonth = new RegExp(`\\b(${monthNames.join('|')})\\b`, 'g')
const lastDay = 10

/** Answers until when the electronic payroll of a named month is sent to the DIAN. */
export function payrollMonthReply(
  { text: typed, time }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  const [named, ...others] = [...typed.matchAll(ofMonth)].map(([word]) => word)
  const typedMonth = monthNumber(named)
  if (!typedMonth || others.length > 0 || !asksDay.test(typed) || other.test(typed)) return null
  // «En diciembre» or «el 10 de diciembre» is when the payroll of November is sent.
  const isDue = new RegExp(`\\b(?:en|\\d{1,2} de) ${named}\\b`).test(typed)
  const month = isDue ? ((typedMonth + 10) % 12) + 1 : typedMonth
  const yearOfTyped = time.year ?? nearestYear(typedMonth, today)
  const year = isDue && typedMonth === 1 ? yearOfTyped - 1 : yearOfTyped
  const due = month === 12 ? makeDay(year + 1, 1, lastDay) : makeDay(year, month + 1, lastDay)
  return {
    text: [
      [
        text.due(`${monthWord(month)} de ${year}`, formatDay(due)),
        ...(due < today ? [text.passed] : []),
      ].join(' '),
      text.rest,
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }, call],
  }
}

/** Returns the year in which a month is nearest to today. */
function nearestYear(month: number, today: CivilDay): number {
  const thisMonth = Number(today.slice(5, 7))
  const passed = month - thisMonth
  return yearOf(today) + (passed > 6 ? -1 : passed < -6 ? 1 : 0)
}
