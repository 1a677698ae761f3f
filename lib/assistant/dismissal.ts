import { laterSums } from '@/content/assistant/later-sums'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { dismisses } from '@/lib/assistant/dismisses'
import { highWage, indemnity, indemnityDays } from '@/lib/assistant/indemnity'
import { monthNumber } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatNumber, formatPesos } from '@/lib/format/number'

const text = laterSums.dismissal

const fixed = /\b(?:fijo|obra|labor)\b/
const asksCost = /\bcuanto (?:me |nos |le )?(?:cuesta\w*|sale|saldria|vale|valdria|costaria)\b/
/** Words of a message that also asks for another cost than that of the dismissal. */
const otherCost = /\b(?:contab\w+|ustedes|cobran|nomina|vacaciones|asesoria)\b/
const asksAmount = /\b(?:cuant\w*|calcul\w*|valor)\b/
/** Words of questions that this answer does not fit, such as about a resignation or a pregnant worker. */
const other =
  /\b(?:accidente|seguro|embaraz\w*|incapacitad\w*|incapacidad|enferm\w*|lactancia|periodo de prueba|renunci\w+|mutuo acuerdo|arriendo|cesantias de|retirar|horas?|multa|de edad|abogado)\b/

export function dismissalReply({ text: typed, numbers, amounts: [wage, ...others] }: Question): Reply | null {
  if (!dismisses(typed) || !asksAmount.test(typed) || other.test(typed) || others.length > 0) return null
  const least = wageByYear[uvt.year]?.value ?? 0
  const monthly = wage ?? (/\bminimo\b/.test(typed) ? least : null)
  const years = yearsIn(typed, numbers)
  if ((monthly !== null && monthly < least * 0.5) || years > 50) return null
  if (years <= 0)
    return asksCost.test(typed) && !fixed.test(typed) && !otherCost.test(typed) ? unknownYears(monthly) : null
  if (fixed.test(typed)) return fixedReply(typed, numbers, monthly)
  const cause = /\bsin justa causa\b/.test(typed) ? [] : [text.cause]
  const limit = highWage()
  const claim = /\bdemand\w+\b/.test(typed) ? [text.claim] : []
  const rest = [text.fixed, ...cause, text.besides, ...claim]
  if (monthly === null)
    return limit === null
      ? null
      : {
          text: [
            text.onlyDays(
              formatNumber(indemnityDays(years, indemnity.low)),
              formatNumber(indemnityDays(years, indemnity.high)),
              formatPesos(limit),
            ),
            ...rest,
          ],
          links: text.links,
        }
  const steps = limit === null || monthly < limit ? indemnity.low : indemnity.high
  const days = indemnityDays(years, steps)
  return {
    text: [
      text.indefinite(
        formatPesos((monthly / 30) * days),
        formatNumber(days),
        formatPesos(monthly),
        steps[0],
        steps[1],
      ),
      ...rest,
    ],
    links: text.links,
  }
}

/** Says what a dismissal costs for each year of work, when the message does not tell the number of years. */
function unknownYears(monthly: number | null): Reply | null {
  const limit = highWage()
  if (limit === null) return null
  const [first, later] = monthly === null || monthly < limit ? indemnity.low : indemnity.high
  const day = (monthly ?? 0) / 30
  return {
    text: [
      monthly === null
        ? text.eachYear
        : text.eachYearOf(
            formatPesos(monthly),
            first,
            formatPesos(day * first),
            later,
            formatPesos(day * later),
          ),
      text.fixed,
      text.cause,
      text.besides,
    ],
    links: text.links,
  }
}

/** For a fixed-term contract, a dismissal costs the wages until the contract's end. */
function fixedReply(typed: string, numbers: Question['numbers'], monthly: number | null): Reply | null {
  const missing = /\bfalta\w*\b/.test(typed) ? countOf(numbers, 'mes') + countOf(numbers, 'dia') / 30 : 0
  const sum =
    /\bfijo\b/.test(typed) && missing > 0 && monthly !== null
      ? [text.missing(formatPesos(monthly * missing), formatPesos(monthly), formatNumber(missing))]
      : []
  return { text: [...sum, text.fixed, text.besides], links: text.links }
}

const countOf = (numbers: Question['numbers'], stem: string): number =>
  numbers.find(({ kind, unit }) => kind === 'count' && unit === stem)?.value ?? 0

const since = /\bdesde (?:el )?(?:\d{1,2} de )?([a-z]+) (?:de |del )?(20\d\d)\b/

/** Returns how many years somebody has worked, from a duration or from the month and year of the beginning. */
function yearsIn(typed: string, numbers: Question['numbers']): number {
  const half = /\banos? y medio\b/.test(typed)
  const whole = countOf(numbers, 'ano')
  const told = (half ? Math.max(whole, 1) + 0.5 : whole) + countOf(numbers, 'mes') / 12
  const [, month, year] = since.exec(typed) ?? []
  const first = monthNumber(month)
  if (told > 0 || !first || !year) return told
  const today = bogotaDay(new Date())
  const [now, of] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return (now * 12 + of - Number(year) * 12 - first) / 12
}
