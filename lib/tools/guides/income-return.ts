import type { Given, GuideAnswer } from '@/content/tools/guides/guide'
import {
  declaredYears,
  incomeReturnQuestions,
  incomeReturnText as text,
} from '@/content/tools/guides/income-return'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate } from '@/lib/tax-calendar/due-date'
import { publishedSources } from '@/lib/tax-calendar/published'

/** Says whether a natural person has to declare income tax, and until when (E.T., arts. 592 and 594-3). */
export function incomeReturnOf(
  { year: typed, reached = '', ending = '' }: Given,
  today: CivilDay,
): GuideAnswer {
  const { ask, all, late } = text.links
  if (reached === '')
    return { verdict: text.no, reasons: [text.noReason], norm: text.norm, links: [all, ask] }
  const marked = new Set(reached.split(','))
  const choices = incomeReturnQuestions[1].choices.filter(({ id }) => marked.has(id))
  const year = declaredYears.find((one) => String(one) === typed) ?? declaredYears[0]
  const date = ending === '' ? null : dateOf(year, ending)
  const day = date && formatDay(date.due)
  const isPast = date !== null && date.due < today
  return {
    verdict: text.yes,
    reasons: [
      ...choices.map(({ label }) => `${label}.`),
      day === null ? text.range : isPast ? text.past(day) : text.due(day),
      ...(date?.state === 'computed' ? [text.computed] : []),
      text.price,
    ],
    norm: text.norm,
    links: [...(isPast ? [late] : []), all, ask],
  }
}

const calendar = taxCalendar(publishedSources)

function dateOf(year: number, ending: string) {
  const nit = `8001002${ending}`
  const found = dueDate(
    calendar,
    'person-income-return',
    { cycle: 'year', year, part: 1 },
    { client: null, nit, digit: checkDigit(nit), municipality: null },
  )
  return found.status === 'dated' ? found : null
}
