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
const asksSettlement = /\bliquid\w+\b|\bque (?:hay que|debo|le debo|tengo que|le) (?:pag\w+)\b/
const notice = 30

/** Answers by when to give notice for a fixed-term contract that ends on a named day, and how long it may last. */
export function fixedTermReply(
  { text: typed, numbers, time }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (![fixed, asksNotice, ends].every((words) => words.test(typed)) || other.test(typed)) return null
  const last = lastDay({ text: typed, numbers, time }, today)
  if (!last) return null
  const until = addDays(last, -notice)
  return {
    text: [
      ...(asksMost.test(typed) ? [text.most, text.renewals] : []),
      text.notice(formatDay(last), formatDay(until), until < today),
      ...(asksSettlement.test(typed) ? [text.rest, text.settled] : [`${text.rest} ${text.end}`]),
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  }
}

/** Matches a contract whose last day has passed, as in «se venció el 15 de noviembre». */
const hasEnded = /\b(?:vencio|acabo|finalizo|termino(?! fijo))\b/

/** Returns the only day that a message names, in this year or the next; null if there is none, or more than one. */
function lastDay(
  { text, numbers, time }: Pick<Question, 'text' | 'numbers' | 'time'>,
  today: CivilDay,
): CivilDay | null {
  const [day, ...others] = numbers.filter(({ kind }) => kind === 'day')
  const month = day ? monthNumber(day.unit) : null
  if (!day || !month || others.length > 0) return null
  const thisYear = Number(today.slice(0, 4))
  const inYear = makeDay(time.year ?? thisYear, month, day.value)
  return time.year === null && inYear < today && !hasEnded.test(text)
    ? makeDay(thisYear + 1, month, day.value)
    : inYear
}

const ownFixed =
  /\b(?:termino fijo|plazo fijo|contratos? fijos?|contrato (?:laboral |de trabajo )?(?:a|de|por) (?:(?:termino )?(?:un|1) ano|\w+ meses)|contrato (?:laboral|de trabajo))\b/
const ownEnds = /\b(?:venc\w+|vence|termin(?:a|e|o)|acab(?:a|e|o)|finaliz(?:a|o)|hasta|va)\b/
const ownAsks =
  /\b(?:ren[ou]e?v\w+|prorrog\w+|sigo|continu\w+|(?:no )?me (?:han |van a |tienen que |deben )?(?:dicho|dicen|dijeron|avis\w+))\b/
const notOwn =
  /\b(?:arriendo|arrend\w+|local|indemniz\w+|embaraz\w+|incapac\w+|enferm\w+|prestacion de servicios|ustedes|aprendi\w+|cuanto(?! tiempo)|liquid\w+|renovaron|deben|pag\w+|primas?|cesantias|emplead[oa]|trabajador\w*|despid\w+|despedi\w*|echaron|renunci\w+|ya (?:me )?(?:avisaron|dijeron|entregaron|dieron)|me (?:avisaron|dijeron|entregaron|llego))\b/

/** Answers a worker whether their own contract is renewed if nobody has said anything. */
export function ownTermReply(
  { text: typed, numbers, time, english }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (english || ![ownFixed, ownEnds, ownAsks].every((words) => words.test(typed)) || notOwn.test(typed))
    return null
  const last = lastDay({ text: typed, numbers, time }, today)
  const until = last && addDays(last, -notice)
  const when =
    last && until
      ? [text.ownEnd(formatDay(last), formatDay(until), until < today)]
      : time.months.includes(12)
        ? [text.ownDecember]
        : []
  return {
    text: [[text.ownNotice, ...when].join(' '), text.ownRenewed, text.ownSteps],
    links: [call],
  }
}
