import { benefitsLink } from '@/content/assistant/benefits'
import { dayBenefits as text } from '@/content/assistant/day-benefits'
import { numberWords } from '@/content/assistant/keywords'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { monthNumber, monthWord } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPesos } from '@/lib/format/number'

const atHome =
  /\b(?:domestic[ao]s?|muchach[ao]|senora|aseador\w*|aseo|nin[ie]?ra|jardinero|cocinera|(?:mi|la|una) casa|empleada|(?:me|nos) (?:cuida|ayuda|cocina|limpia|plancha|colabora))\b/
/** Matches somebody who is paid by days and asks about benefits of their own. */
const ofWorker =
  /\b(?:me pagan?|me dan|gano|trabajo|cobro)\b.*\b(?:me (?:toca|deben|corresponde|pagan|dan|sale)|mi (?:prima|liquidacion)|tengo derecho)\b/
/** Matches days a week without the word «semana», as in «voy 3 días». */
const goes =
  /\b(?:voy|va|vamos|trabajo|trabaja|viene|asisto|camello) (?:solo |como )?(?:\d|un|dos|tres|cuatro|cinco|seis) dias?\b/
const ofDay = /\b(?:al|el|cada|por) dia\b|\bdiari[oa]s?\b|\bpor dias\b/
const weekly = /\b(?:(?:a|por|en|de) (?:la |cada )?semana|semanal\w*|cada semana)\b/
const weekdays = /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g
const asks = {
  bonus: /\bprimas?\b/,
  severance: /\bcesantias\b/,
  interest: /\binteres(?:es)?\b/,
  holidays: /\bvacaciones\b/,
  all: /\b(?:prestaciones|liquid\w+)\b/,
} as const
const other =
  /\b(?:despid\w+|despedi|renunci\w+|retir\w+|horas?|extras?|demand\w+|atras\w+|mora|sancion\w*|multa\w*|ustedes|cobran)\b/
const weeksOfMonth = 52 / 12
/** An amount above this is the pay of a day only if the message says so. */
const mostOfDay = 150_000

const about = (pesos: number) => formatPesos(Math.round(pesos / 1000) * 1000)
/** Returns the days that somebody works in a week: a number, or the days by their names. */
function daysOfWeek({ text: typed, numbers }: Question): number | null {
  const named = new Set(typed.match(weekdays)).size
  const counted = numbers.find(({ kind, unit, value }) => kind === 'count' && unit === 'dia' && value < 7)
  const [, word = ''] = /\b(un|una|dos|tres|cuatro|cinco|seis) (?:dias?|veces)\b/.exec(typed) ?? []
  const count = counted?.value ?? numberWords[word] ?? null
  if (count !== null && (weekly.test(typed) || named > 0 || goes.test(typed))) return count
  return named > 0 ? named : null
}

/** Computes the benefits of somebody who works by days at a home, from the pay of a day and the days of a week. */
export function dayBenefitsReply(question: Question): Reply | null {
  const { text: typed, amounts } = question
  const [told, ...others] = amounts
  const legal = wageByYear[uvt.year]
  if (!legal || others.length > 0) return null
  const isTold = told !== undefined
  if (!isTold && !(atHome.test(typed) && asks.bonus.test(typed) && /\bcuant\w*|\bcomo\b/.test(typed)))
    return null
  const paid = told ?? Math.ceil(legal.value / 30)
  if (!paid || paid > legal.value / 4) return null
  const wanted = Object.values(asks).some((words) => words.test(typed))
  if (
    !wanted ||
    !(atHome.test(typed) || ofWorker.test(typed)) ||
    other.test(typed) ||
    /\bmi (?:jefe|patron\w*)\b/.test(typed)
  )
    return null
  const days = daysOfWeek(question)
  if (!days || days > 6 || !(ofDay.test(typed) || paid <= mostOfDay)) return null
  const inMonth = days * weeksOfMonth
  const wage = paid * inMonth
  const aid = ((legal.aid ?? 0) / 30) * inMonth
  const sum = wage + aid
  const least = legal.value / 30
  const all = asks.all.test(typed)
  const worker = !atHome.test(typed)
  const since = monthNumber(
    /\b(?:desde|entr[oe] (?:en|a)|entr[oe]|empe[cz][eo] (?:en|a)) (?:el |principios de |mes de )*(?:1 de |primero de )?([a-z]+)\b/.exec(
      typed,
    )?.[1],
  )
  const ofSemester = since && since > 7 ? 30 * (13 - since) : null
  return {
    text: [
      ...(isTold || /\bminimo\b/.test(typed) ? [] : [text.atLeast(formatPesos(paid), legal.year)]),
      [
        ...(!worker && /\b(?:tambien|toca|hay que|tengo que|debo|derecho)\b/.test(typed) ? [text.yes] : []),
        text.base(
          formatPesos(paid),
          days,
          formatNumber(Math.round(inMonth * 100) / 100),
          about(wage),
          about(aid),
          about(sum),
        ),
      ].join(' '),
      ...(all || asks.bonus.test(typed)
        ? [
            since && ofSemester && !/\bjunio\b/.test(typed)
              ? text.bonusSince(about((sum * ofSemester) / 360), monthWord(since), ofSemester, about(sum))
              : text.bonus(about(sum / 2)),
          ]
        : []),
      ...(all || asks.severance.test(typed)
        ? [text.severance(about(sum)), text.interest(about(sum * 0.12))]
        : []),
      ...(all || asks.holidays.test(typed) ? [text.holidays(about(wage / 2))] : []),
      ...(paid < least ? [text.tooLittle(formatPesos(paid), formatPesos(least))] : []),
      worker ? text.worker : text.rest,
    ],
    links: [benefitsLink, call],
  }
}
