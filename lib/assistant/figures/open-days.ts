import { openDays as text } from '@/content/assistant/open-days'
import { call, whatsapp } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { monthNumber } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, makeDay, weekdayOf, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidaysOf } from '@/lib/calendar/holidays'
import { formatDay } from '@/lib/format/date'

/** With one of these words, a message asks about the work of others, or for more than the opening of the office. */
const other =
  /\b(?:mis?|emplead\w+|trabajador\w*|mesero\w*|dian|bancos?|camara|alcaldia|notaria\w*|recargo|pag\w+|primas?|nomina|vacaciones|iva|renta|factur\w+|cobr\w+|empresas?|clientes|locales|hoy|manana)\b/
const mostWords = 14

/** Says whether the office is open on the days that a message names. */
export function openDaysReply(
  { text: typed, numbers, english }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (english || other.test(typed) || typed.split(' ').length > mostWords) return null
  const days = numbers.flatMap(({ kind, unit, value }) => {
    const month = kind === 'day' ? monthNumber(unit) : null
    if (!month) return []
    const inYear = makeDay(yearOf(today), month, value)
    return [inYear < today ? makeDay(yearOf(today) + 1, month, value) : inYear]
  })
  if (days.length === 0 || days.length < numbers.length) return null
  return {
    text: [[...days.map(lineOf), text.hours].join(' '), text.rest],
    links: [call, whatsapp, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  }
}

function lineOf(day: CivilDay): string {
  const holiday = holidaysOf(yearOf(day)).get(day)
  const weekday = weekdayOf(day)
  if (holiday || weekday === 0)
    return text.closed(formatDay(day), holiday ? text.holiday(holiday) : text.weekday(weekday))
  return text.open(formatDay(day), text.weekday(weekday))
}
