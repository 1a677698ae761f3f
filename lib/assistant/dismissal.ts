import { laterSums } from '@/content/assistant/later-sums'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { dismisses } from '@/lib/assistant/dismisses'
import { highWage, indemnity, indemnityDays, shownDays } from '@/lib/assistant/indemnity'
import { monthNumber, numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, daysBetween, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatNumber, formatPesos } from '@/lib/format/number'

const text = laterSums.dismissal

const fixed = /\b(?:fijo|obra|labor)\b/
const asksCost = /\bcuanto (?:me |nos |le )?(?:cuesta\w*|sale|saldria|vale|valdria|costaria)\b/
const otherCost = /\b(?:contab\w+|ustedes|cobran|nomina|vacaciones|asesoria)\b/
const asksAmount = /\b(?:cuant\w*|calcul\w*|valor)\b/
/** Matches words of the person who was dismissed or of their family, and not of an employer. */
const isWorker =
  /^(?!.*\b(?:me (?:cuesta|sale|costaria)|emplead[oa]s?|trabajador(?:a|es)?)\b).*(?:\b(?:me|nos) (?:\w+ ){0,2}(?:ech|bot|despid|despedi|sac|deb|toca|indemni|ofrec|liquid|pag)\w*|\b(?:a |de )?mi (?:espos[oa]|marido|mujer|papa|mama|herman[oa]|hij[oa]|prim[oa]|novi[oa]|ti[oa]|cunad[oa]|amig[oa])\b|\ble (?:ofrecen|quieren (?:pagar|dar)|deben)\b)/
/** Matches the words before an amount that somebody offers or paid, which is no wage. */
const isOffered =
  /\b(?:ofrec\w+|propon\w+|pretend\w+|quier\w+ (?:pagar|dar|reconocer)\w*|(?:van|va) a (?:pagar|dar|reconocer)\w*|(?:dieron|pagaron|liquid(?:o|aron)|consign(?:o|aron)|giraron|entregaron)(?: con| de)?)\b[^,;.?!]*$/
/** This answer is wrong for a message with one of these words, such as about a resignation or a pregnant worker. */
const other =
  /\b(?:accidente|seguro|embaraz\w*|incapacitad\w*|incapacidad|enferm\w*|lactancia|periodo de prueba|renunci\w+|mutuo acuerdo|arriendo|cesantias de|retirar|horas?|multa|de edad|abogado)\b/

/** Computes the indemnity; `asked` is true if the caller already knows that the message asks for an amount. */
export function dismissalReply(question: Question, asked = false): Reply | null {
  const { text: typed, numbers } = question
  if (!dismisses(typed) || !(asked || asksAmount.test(typed)) || other.test(typed)) return null
  const { wage, offered, unclear } = amountsOf(question)
  if (unclear) return null
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
  const open = /\bindefinid[oa]\b/.test(typed) ? [] : [text.fixed]
  const rest = [...open, ...cause, isWorker.test(typed) ? text.worker : text.besides, ...claim]
  if (monthly === null)
    return limit === null
      ? null
      : {
          text: [
            text.onlyDays(
              formatNumber(shownDays(indemnityDays(years, indemnity.low))),
              formatNumber(shownDays(indemnityDays(years, indemnity.high))),
              formatPesos(limit),
            ),
            ...rest,
          ],
          links: text.links,
        }
  const steps = limit === null || monthly < limit ? indemnity.low : indemnity.high
  const days = indemnityDays(years, steps)
  const sum = (monthly / 30) * days
  return {
    text: [
      text.indefinite(
        formatPesos(sum),
        formatNumber(shownDays(days)),
        formatPesos(monthly),
        steps[0],
        steps[1],
      ),
      ...(offered === null ? [] : [text.offered(formatPesos(offered), offered < Math.round(sum))]),
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
  const told = /\bfalta\w*\b/.test(typed) ? countOf(numbers, 'mes') + countOf(numbers, 'dia') / 30 : 0
  const missing = told || restOfTerm(typed)
  const sum =
    /\bfijo\b/.test(typed) && missing > 0 && monthly !== null
      ? [text.missing(formatPesos(monthly * missing), formatPesos(monthly), formatNumber(missing))]
      : []
  const besides = isWorker.test(typed) ? text.worker : text.besides
  return { text: [...sum, text.fixed, besides], links: text.links }
}

/** Returns the months left of a term, as in «fijo de un año, me echaron a los 5 meses»; 0 if unknown. */
function restOfTerm(typed: string): number {
  const [, year, months] = /\bfijo (?:de|a|por) (?:(un|1) ano|(\d{1,2}) meses)\b/.exec(typed) ?? []
  const [, worked] = /\b(?:a los|llev\w+|trabaj\w+|despues de) (?:solo )?(\d{1,2}) meses\b/.exec(typed) ?? []
  return worked && (year || months) ? Math.max(0, (year ? 12 : Number(months)) - Number(worked)) : 0
}

type Amounts = { wage?: number | undefined; offered: number | null; unclear: boolean }

/** Separates the wage from the amount that the employer offers; `unclear` is true for two wages or two offers. */
function amountsOf({ typed }: Question): Amounts {
  const money = numbersWithin(typed).filter(({ kind, value }) => kind === 'money' && value > 0)
  const offers = money.filter(({ before }) => isOffered.test(before.slice(-60)))
  const [wage, ...others] = money.filter((one) => !offers.includes(one))
  return {
    wage: wage?.value,
    offered: offers.length === 1 ? (offers[0]?.value ?? null) : null,
    unclear: others.length > 0 || offers.length > 1,
  }
}

const countOf = (numbers: Question['numbers'], stem: string): number =>
  numbers.find(({ kind, unit }) => kind === 'count' && unit === stem)?.value ?? 0

const since =
  /\b(?:desde|entr[eo]|ingrese|ingreso|empece|empezo|inicie|inicio)(?: a trabajar)?(?: en| el)? (?:\d{1,2} de )?([a-z]+) (?:de |del )?(20\d\d)\b/

/** Returns how many years somebody has worked, from a duration or from the month and year of the beginning. */
function yearsIn(typed: string, numbers: Question['numbers']): number {
  const half = /\banos? y medio\b/.test(typed)
  const whole = countOf(numbers, 'ano')
  const told = (half ? Math.max(whole, 1) + 0.5 : whole) + countOf(numbers, 'mes') / 12
  const days = told > 0 ? [] : datesIn(numbers)
  const [start, end] = days.toSorted()
  if (start) return daysBetween(start, end ?? bogotaDay(new Date())) / 365.25
  const [, month, year] = since.exec(typed) ?? []
  const first = monthNumber(month)
  if (told > 0 || !first || !year) return told
  const today = bogotaDay(new Date())
  const [now, of] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return (now * 12 + of - Number(year) * 12 - first) / 12
}

/** Returns the days of a message that have a year, such as «15 de enero de 2021». */
const datesIn = (numbers: Question['numbers']): readonly CivilDay[] =>
  numbers.flatMap(({ kind, unit, value }, at) => {
    const month = kind === 'day' ? monthNumber(unit) : null
    const next = numbers[at + 1]
    return month && next?.kind === 'year' ? [makeDay(next.value, month, value)] : []
  })
