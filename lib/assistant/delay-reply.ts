import { delay as text } from '@/content/assistant/computed'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { monthName } from '@/content/tax-calendar/words'
import { mayBeTax } from '@/lib/assistant/amount-kind'
import { numbersIn, numbersWithin } from '@/lib/assistant/numbers'
import { makeDay } from '@/lib/calendar/civil-day'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'
import { usuryReply } from '@/lib/assistant/usury-reply'
import {
  latePartPerMonth,
  latePenalty,
  minimumPenalty,
  mostLateMonths,
  reducedPenalty,
  type Estimate,
} from '@/lib/tax-calendar/penalties'

/** Computes what a late return costs, or gives the interest rate for late taxes. */
export const delayReply = (question: Question): Reply | null =>
  zeroOf(question) ?? penaltyOf(question) ?? leastOf(question) ?? usuryReply(question)

/** Counts the months of a delay; a month that has begun counts fully, so «2 meses y 10 días» are three. */
export function monthsOf({ text: typed, numbers }: Question): number {
  const counts = numbers.filter(({ kind }) => kind === 'count')
  const of = (stem: string) => counts.find(({ unit }) => unit === stem)?.value ?? 0
  const days = of('dia') + of('semana') * 7
  const more = /\bmes(es)? y medio\b/.test(typed) || days % 30 > 0 ? 1 : 0
  return of('ano') * 12 + of('mes') + Math.floor(days / 30) + more
}

function penaltyOf(question: Question): Reply | null {
  const { text: message, amounts } = question
  if (!/\b(sancion\w*|multa\w*|extemporane\w*)\b/.test(message)) return null
  if (amounts.length !== 1 || amounts[0] === undefined) return null
  if (
    /\b(exogena|medios magneticos|ugpp|camara|corr[ie][gj]\w*|correccion|equivo[cq]\w+|de menos|no declarar)\b/.test(
      message,
    )
  )
    return null
  return isOther(question) ? null : penaltyFor(question, { tax: amounts[0], income: 0 })
}

/** True if the amount is what somebody sold, earned or owns, so that the tax is not known. */
const isOther = ({ typed }: Question): boolean =>
  numbersWithin(typed).some((one) => one.kind === 'money' && !mayBeTax(one))

type Base = { tax: number; income: number }
const isSummoned = (message: string) =>
  /emplaz/.test(message) && !/\b(sin|no|ni|antes)\b.{0,25}emplaz/.test(message)

/** Returns the penalty for the months of delay and the summons that the message names. */
function estimateOf(question: Question, { tax, income }: Base): Extract<Estimate, { known: true }> | null {
  const months = monthsOf(question)
  if (months < 1 || months > 24) return null
  // The due day and the filing day are both the 15th, so that the delay is exactly `months` months.
  const filed = makeDay(uvt.year, 12, 15)
  const due = makeDay(uvt.year - Math.floor(months / 12), 12 - (months % 12), 15)
  const summoned = isSummoned(question.text)
  const penalty = latePenalty({
    due,
    filed,
    tax,
    unpaid: tax,
    income,
    netWorth: 0,
    creditBalance: 0,
    summoned,
  })
  return penalty.known ? penalty : null
}

/** Returns the penalty for a delay with its reduction, and says what a summons by the tax authority changes. */
function penaltyFor(question: Question, base: Base): Reply | null {
  const penalty = estimateOf(question, base)
  if (!penalty) return null
  const reduced = reducedPenalty(penalty, 50, uvt.year)
  const least = minimumPenalty(uvt.year)
  if (!reduced.known || !least.known) return null
  const less = reduced.pesos > least.pesos ? text.reduced : text.reducedToLeast
  return {
    text: [
      text.penalty(formatPesos(penalty.pesos), penalty.formula, penalty.norm),
      // After a summons the penalty is not reduced any more (E.T., art. 640).
      isSummoned(question.text) ? text.summoned : less(formatPesos(reduced.pesos)),
      ...(/\binteres(?:es)?\b/.test(question.text) ? interestOf(base.tax, monthsOf(question)) : []),
    ],
    links: [lateLink, call],
  }
}

/** Estimates the interest on a tax for the months of its delay, at the newest known usury rate (E.T., art. 635). */
function interestOf(tax: number, months: number): string[] {
  const newest = usuryRates.at(-1)
  if (!newest || tax <= 0) return []
  const each = (tax * (newest.percent - 2)) / 100 / 365
  return [
    text.interest(
      formatPesos(each * months * 30),
      months,
      formatPesos(each),
      monthName(newest.month),
      formatPercent(newest.percent),
    ),
  ]
}

const forgot = /\b(?:olvid\w*|present\w*|declar\w*|tarde|atras\w*|extempor\w*|se (?:me|nos) paso)\b/
const isTheFine = /\b(?:multa|sancion|comparendo)\w* (?:es |fue )?(?:de|por) (?:\$ ?)?\d/
const declared = /\b(?:iva|renta|retencion\w*|retefuente|consumo|declaracion)\b/
const otherRule =
  /\b(?:exogena|medios magneticos|ugpp|camara|corr[ie][gj]\w*|correccion|equivo[cq]\w+|de menos|no declarar|emplaz\w*|pila|planilla)\b/

/** Says for how many months of delay the minimum penalty applies, if the message names the tax but not the delay. */
function leastOf(question: Question): Reply | null {
  const {
    text: message,
    amounts: [tax, ...others],
    time,
  } = question
  const asked = /\b(?:sancion\w*|multa\w*|extemporane\w*)\b/.test(message) && /\bcuant[oa]s?\b/.test(message)
  if (!tax || !asked || !forgot.test(message) || !declared.test(message) || isOther(question)) return null
  const least = minimumPenalty(uvt.year)
  if (isTheFine.test(message) || otherRule.test(message) || !least.known) return null
  if (others.length > 0)
    return others.length + 1 === time.months.length
      ? leastOfEach(message, [tax, ...others], least.pesos)
      : null
  const each = Math.round(tax * latePartPerMonth)
  const months = Math.floor(least.pesos / each)
  const [shown, floor] = [formatPesos(each), formatPesos(least.pesos)]
  return {
    text: [
      text.eachMonth(formatPesos(tax), shown),
      months >= mostLateMonths
        ? text.alwaysLeast(floor, uvt.year)
        : months > 0
          ? text.leastFor(months, floor, uvt.year)
          : text.aboveLeast(floor, uvt.year),
      text.halved,
    ],
    links: [lateLink, call],
  }
}

/** Says what several late returns cost, and for how long each of them costs only the minimum penalty. */
function leastOfEach(message: string, taxes: readonly number[], least: number): Reply | null {
  const months = Math.min(...taxes.map((tax) => Math.floor(least / (tax * latePartPerMonth))))
  if (months < 1) return null
  const shown = taxes.map((tax) => formatPesos(tax)).join(' y ')
  const sum = formatPesos(least * taxes.length)
  return {
    text: [
      text.leastEach(shown, months, taxes.length, formatPesos(least), sum),
      ...(/\b(?:retencion\w*|retefuente)\b/.test(message) ? [text.keptFromOthers] : []),
      text.halved,
    ],
    links: [lateLink, call],
  }
}

/** Matches a return without tax, for which the penalty is a share of the income (E.T., art. 641). */
const noTax =
  /\ben ceros?\b|\bsin (?:tener |que hubiera )?(?:ningun )?impuesto\b(?! (?:a|por|que) pagar)|\bno (?:me |nos )?(?:dio|da|daba|salio|sale|resulto|hubo|hay|habia|tenia|tuve|tengo|tiene|genero)(?: ningun| nada)?(?: de| a| que)? impuestos?\b(?! (?:a|por|que) pagar)|\bimpuestos? (?:a cargo )?(?:(?:me |nos )?(?:es|fue|era|dio|da|de|en|salio|quedo) )*(?:cero|0)\b/
/** Matches a return that leaves nothing to pay, for example because withholdings cover the income tax. */
const nothingLeft =
  /\b(?:saldo|dio|quedo|salio) a favor\b|\bsin (?:tener |que hubiera )?(?:ningun )?(?:impuesto (?:a|por|que) pagar|nada (?:a|que|por) pagar|saldo a pagar)\b|\bno (?:me |nos )?(?:dio|da|daba|salio|sale|resulto|hubo|hay|habia|tenia|tuve|tengo|tiene|genero|toco)(?: ningun| nada)?(?: de| a| que| por)? (?:impuestos? (?:a|por|que) pagar|pagar|saldo a pagar)\b|\bno (?:debo|debia|debemos|debiamos) (?:nada|impuestos?)\b|\b(?:cero|0) (?:a|por) pagar\b|\ba pagar (?:\w+ ){0,2}(?:cero|0)\b/
/** Matches taxes that no withholdings reduce, such as IVA: if nothing is left to pay, there was no tax. */
const withoutCredits =
  /^(?!.*\brenta\b).*\b(?:iva|consumo|(?:present|declar)\w* (?:\w+ ){0,2}(?:retencion\w*|retefuente))\b/
/** Matches «impuesto a cargo de 12 millones». */
const charged =
  /\bimpuesto (?:a cargo )?(?:(?:me |nos )?(?:es|fue|era|dio|da|de|por|salio|quedo|en) )*\$? ?[1-9]/
const isLate =
  /\b(?:tarde|atras\w*|extempor\w*|meses|un mes|despues de(?:l)? (?:la )?(?:fecha|plazo)|se (?:me|nos) paso)\b/
/** Matches the return of what somebody withheld from others, which is not due for a month without withholdings. */
const ofWithholding =
  /^(?!.*\b(?:renta|iva|consumo|me retuv\w+|me retien\w+|certificad\w+|reteica|ica|emplaz\w+)\b).*\b(?:retenciones|retencion|retefuente|rete fuente|formulario 350)\b/
const ofIncome = /\b(?:ingres\w+|vend[ií]\w*|ventas|factur(?:e|o|amos|aron)|gan[eoa]\w*|recib\w+)\b/

function zeroOf(question: Question): Reply | null {
  const { text: message, amounts } = question
  const left = nothingLeft.test(message)
  const none = noTax.test(message) || (left && withoutCredits.test(message))
  const late = isLate.test(message) && (declared.test(message) || forgot.test(message))
  if (!(none || left) || !late || otherRule.test(message.replace(/\bemplaz\w*/g, ''))) return null
  const [amount, ...others] = amounts
  const months = monthsOf(question)
  const asked = /\bcuant[oa]\b|\b(?:sancion\w*|multa\w*)\b/.test(message)
  if (!asked && !(amount && others.length === 0 && months > 0)) return null
  const least = minimumPenalty(uvt.year)
  if (!least.known) return null
  const income = others.length === 0 && ofIncome.test(message) ? amount : undefined
  const floor = formatPesos(least.pesos)
  if (!none) return coveredOf(question, income, floor)
  if (others.length > 0 || (amount && !income && months < 1)) return null
  if (!amount && ofWithholding.test(message))
    return { text: [text.zeroKept, text.zeroKeptRest(floor)], links: [lateLink, call] }
  const sum = income === undefined ? null : penaltyFor(question, { tax: 0, income })
  if (sum) return { ...sum, text: [...sum.text, text.zeroRest] }
  const owed = /\biva\b/.test(message) && !/\brenta\b/.test(message) ? text.zeroIfVat : text.zeroIfOwed
  return { text: [text.zero(floor, uvt.year, owed)], links: [lateLink, call] }
}

function coveredOf(question: Question, income: number | undefined, floor: string): Reply | null {
  const from = question.text.search(charged)
  const [tax] = from < 0 ? [] : numbersIn(question.text.slice(from))
  if (tax?.kind === 'money') return penaltyFor(question, { tax: tax.value, income: 0 })
  // With a credit balance («a favor»), the penalty also depends on this balance, so it is not computed here.
  const known = income !== undefined && !/\ba favor\b/.test(question.text)
  const sum = known ? estimateOf(question, { tax: 0, income }) : null
  return {
    text: [
      text.depends(floor, uvt.year),
      ...(sum ? [text.withoutTax(formatPesos(sum.pesos), sum.formula)] : []),
      text.dependsRest,
    ],
    links: [lateLink, call],
  }
}
