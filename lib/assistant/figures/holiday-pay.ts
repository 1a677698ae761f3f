import { benefitsLink } from '@/content/assistant/benefits'
import { holidayPay as text } from '@/content/assistant/holiday-pay'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { wageOf } from '@/lib/assistant/benefits-reply'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const asksValue = /\b(?:cuant[oa]s?|valor|vale|valen|calcul\w*|liquid\w*|cuenta|sale|esta bien|correct[oa])\b/
const asksDays = /\bcuant[oa]s? dias\b/
/** Matches holidays that are sold instead of taken, which have a limit of their own. */
const sold = /\bvend\w+|\bcompens\w+|\ben (?:dinero|plata|efectivo)\b/
const asksTime = /\bcuant[oa]s? (?:dias|tiempo)\b|\bcuando\b/
/** A message with one of these words asks for more than the pay of holidays, such as a whole settlement. */
const other =
  /\b(?:primas?|cesantias|prestaciones|indemniz\w*|incapac\w*|renta|retencion|iva|ustedes|cobran|liquidacion)\b/
/** Matches «días de vacaciones» after a number, but not «días de vacaciones por año», which is the legal minimum. */
const after =
  /^\s*(?:dias?|semanas?)(?: (?:habiles|calendario|corridos|pendientes|acumulad[oa]s|causad[oa]s|de descanso))*(?: (?:de|por|en|a))?(?: (?:mis|sus|las|unas))? vacaciones\b(?! por (?:cada )?ano)/
const before =
  /\bvacaciones(?: (?:pendientes|acumuladas|atrasadas|compensadas|pagas|que|me|le|nos|son|debo|deben|quedan|tengo|tiene|tomo|toma|por|de|los|unos|en dinero))*[\s(:]*$/
const daysAfter =
  /^\s*(?:dias?|semanas?)\b(?! (?:de )?(?:trabaj\w+|labor\w+))(?! (?:al|por|cada) (?:cada )?ano)/

const weeks = ['una', 'dos', 'tres', 'cuatro']
const inWeeks = /\b(una|dos|tres|cuatro) semanas? (?:de )?(?:mis |sus )?vacaciones\b/

/** Computes the pay for the holiday days in a message, which must not be counted as days of work. */
export function holidayPayReply({ typed, text: asked, numbers, english }: Question): Reply | null {
  if (english || !asksValue.test(asked) || asksTime.test(asked) || other.test(asked)) return null
  const named = numbersWithin(typed).filter(
    (one) =>
      one.kind === 'count' &&
      /^(?:dia|semana)$/.test(one.unit ?? '') &&
      (after.test(one.after) || (before.test(one.before) && daysAfter.test(one.after))),
  )
  const [holiday, ...others] = named
  const written = weeks.indexOf(inWeeks.exec(asked)?.[1] ?? '') + 1
  if (others.length > 0 || (!holiday && !written)) return null
  const days = holiday ? holiday.value * (holiday.unit === 'semana' ? 7 : 1) : written * 7
  // «Tengo derecho a 15 días, llevo 6 meses» asks for the days earned so far, not for the pay of 15 days.
  if (/\b(?:derecho|me tocan?)\b/.test(asked) && numbers.some(({ unit }) => unit === 'mes')) return null
  const wage = averageOf(asked, numbers) ?? wageOf(asked, numbers)
  const shown = `${days} ${days === 1 ? 'día' : 'días'}`
  if (days > 120 || wage === 'unknown') return null
  if (wage === null) {
    const least = wageByYear[uvt.year]
    return least && numbers.every(({ kind }) => kind !== 'money' && kind !== 'either')
      ? {
          text: [
            text.formula(shown, formatPesos((least.value / 30) * days), formatPesos(least.value), least.year),
            text.rest,
          ],
          links: [benefitsLink, call],
        }
      : null
  }
  if (wage < 100_000 || wage > 100_000_000) return null
  const sum = (wage / 30) * days
  const [paid, ...morePaid] = numbers.filter((one) => one.paid)
  return {
    text: [
      text.sum(formatPesos(sum), formatPesos(wage), shown),
      ...(paid && morePaid.length === 0
        ? [text.compared(formatPesos(paid.value), paid.value < Math.round(sum))]
        : []),
      text.rest,
    ],
    links: [benefitsLink, call],
  }
}

const took =
  /\b(?:tom(?:o|e|aron|ara|ar)|disfrut\w+|descans(?:o|e|aron|a)|sal(?:io|i|ieron)|cog(?:io|i)|gast(?:o|e))\b/
const restInMoney =
  /\b(?:resto|demas|otr[oa]s|que (?:le |me )?(?:faltan|quedan))\b.*\b(?:plata|dinero|efectivo)\b|\b(?:plata|dinero|efectivo)\b.*\b(?:resto|demas|otr[oa]s)\b/
const daysPerYear = 15

/** Divides the holidays of a year into the days that somebody took and the others, which are paid in money. */
export function dividedHolidaysReply({ text: asked, numbers, english }: Question): Reply | null {
  if (english || !took.test(asked) || !restInMoney.test(asked) || other.test(asked)) return null
  const [days, ...others] = numbers.filter(({ kind, unit }) => kind === 'count' && unit === 'dia')
  const wage = wageOf(asked, numbers)
  if (!days || others.length > 0 || !Number.isInteger(days.value) || days.value >= daysPerYear) return null
  if (wage === null || wage === 'unknown' || wage < 100_000 || wage > 100_000_000) return null
  const left = daysPerYear - days.value
  const [year, money] = [formatPesos(wage / 2), formatPesos((wage / 30) * left)]
  return {
    text: [
      text.split(year, days.value, left, money, formatPesos(wage)),
      left > daysPerYear / 2 ? text.moreThanHalf : text.half,
    ],
    links: [benefitsLink, call],
  }
}

/** Says how many days of holiday a year of work earns and what they are worth, if the message asks both and names a wage. */
export function yearHolidaysReply({ text: asked, numbers, english }: Question): Reply | null {
  if (
    english ||
    !asksDays.test(asked) ||
    other.test(asked) ||
    sold.test(asked) ||
    !/\bcomo\b|\bcuanto\b|\bvalor\b/.test(asked)
  )
    return null
  if (numbers.some(({ kind }) => kind === 'count' || kind === 'day' || kind === 'year')) return null
  const wage = wageOf(asked, numbers)
  if (wage === null || wage === 'unknown' || wage < 100_000 || wage > 100_000_000) return null
  return {
    text: [text.ofYear(formatPesos(wage), formatPesos(wage / 2), formatPesos(wage / 24)), text.rest],
    links: [benefitsLink, call],
  }
}

/** Returns the wage and its average commissions together, which are the base of the holidays (C.S.T., art. 192). */
function averageOf(asked: string, numbers: Question['numbers']): number | null {
  const money = numbers.filter(({ kind, paid }) => kind === 'money' && !paid)
  const [wage, more, ...others] = money
  return wage && more && others.length === 0 && /\b(?:comision\w*|promedio|variables?)\b/.test(asked)
    ? wage.value + more.value
    : null
}
