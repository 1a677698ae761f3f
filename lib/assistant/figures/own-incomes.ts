import { duties } from '@/content/assistant/duties'
import { ownIncomes as text } from '@/content/assistant/own-incomes'
import { numberWords } from '@/content/assistant/keywords'
import { call, incomeLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { declaredYear } from '@/lib/assistant/declared-year'
import { numbersWithin, type NumberWithin } from '@/lib/assistant/numbers'
import { yearLines } from '@/lib/assistant/income-years'
import { isPensioner, pensionPayments } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

const asksToDeclare = /\b(?:declar\w+|renta)\b/
const asksTax = /\b(?:retenc\w*|retefuente|retien\w+|impuestos?|pag[ao]\w* (?:la )?renta)\b/
const asksHealth = /\b(?:descuent\w*|descont\w*|quitan?|salud|eps|queda\w*|neto|libre)\b/
/** Words of other income beside a pension, such as a wage or a rent, for which this answer would be wrong. */
const otherIncome =
  /\b(?:sueldo|salario|emplead\w+|trabaj\w+|contrat\w+|honorarios|independiente|prestacion|exterior|extranjer\w+|arr[ie]+nd\w+|negocio|ventas|iva|cobran ustedes|ustedes)\b/
const thing =
  '(?:cdts?|ahorr\\w+|inver\\w+|casas?|apartamentos?|aptos?|lotes?|fincas?|local|carros?|motos?|bancos?|cuentas?|consign\\w+|compr\\w+|gast\\w+|tarjetas?|vend\\w+|acciones|prestamos?|deudas?|patrimonio|bienes)'
/** Match an amount of something that a pensioner owns, buys or moves, which is not the pension. */
const ofThing = new RegExp(`\\b${thing}\\b(?: [a-z]+){0,4} $`)
const inThing = new RegExp(
  `^ ?(?:mil|millon(?:es)?|palos)? ?(?:pesos )?(?:en|de) (?:un |una |el |la |mi )?${thing}\\b`,
)
const ofCdt = /\bcdts?\b(?: [a-z]+){0,3} $/
const inCdt = /^ ?(?:mil|millon(?:es)?|palos)? ?(?:pesos )?en (?:un |una |el )?cdts?\b/
/** Answers whether a pension makes somebody file a return, whether it is taxed and what is deducted from it. */
export function pensionReply(question: Question): Reply | null {
  const { text: typed } = question
  const money = numbersWithin(question.typed).filter(({ kind }) => kind === 'money')
  const isThing = (one: NumberWithin) => ofThing.test(one.before.slice(-45)) || inThing.test(one.after)
  const isCdt = (one: NumberWithin) => ofCdt.test(one.before.slice(-45)) || inCdt.test(one.after)
  const [pension, ...others] = money.filter((one) => !isThing(one))
  if (!pension || others.length > 0 || money.some((one) => isThing(one) && !isCdt(one))) return null
  const amount = pension.value
  if (amount < 300_000 || amount > 100_000_000) return null
  if (!isPensioner(typed) || otherIncome.test(typed)) return null
  const month = /\b(?:al ano|anual\w*|en el ano)\b/.test(typed) ? amount / pensionPayments : amount
  const lines = [
    ...(asksToDeclare.test(typed) ? pensionDeclares(question, month) : []),
    ...(asksTax.test(typed) && !asksToDeclare.test(typed) ? pensionTaxed(month) : []),
    ...(asksHealth.test(typed) ? pensionHealth(month) : []),
  ]
  return lines.length > 0 ? { text: lines, links: [incomeLink, call] } : null
}

function pensionDeclares(question: Question, month: number): string[] {
  const figure = declaredYear(question)
  if (!figure) return []
  const limit = 1_400 * figure.value
  const [sum, more] = [month * pensionPayments, month * (pensionPayments + 1)]
  const deposit = cdtOf(question)
  const say = sum < limit ? text.pensionBelow : text.pensionAbove
  return [
    say(formatPesos(month), formatPesos(sum), figure.year, formatPesos(limit)) +
      (sum < limit && more >= limit ? ` ${text.fourteen(formatPesos(more))}` : ''),
    ...(/\bcdts?\b/.test(question.text)
      ? [text.withCdt(figure.year, formatPesos(limit), deposit === null ? null : formatPesos(sum + deposit))]
      : []),
    ...yearLines(question.text, figure, { amount: sum, units: 1_400, atLimit: true }),
    text.pensionRest(figure.year, formatPesos(limit), formatPesos(4_500 * figure.value)),
    ...(month <= 1_000 * uvt.value
      ? [text.exempt(formatPesos(1_000 * uvt.value), uvt.year)]
      : pensionTaxed(month)),
  ]
}

/** Returns the amount of a message's only term deposit (CDT); «un CDT de 40» means 40 million pesos. */
function cdtOf({ typed, text: told }: Question): number | null {
  const [cdt, ...others] = numbersWithin(typed).filter(
    (one) => one.kind === 'money' && (ofCdt.test(one.before.slice(-45)) || inCdt.test(one.after)),
  )
  if (cdt) return others.length === 0 ? cdt.value : null
  const [, bare] = /\bcdt (?:de|por|con) (\d{1,3})\b(?! (?:mil|dias|meses|anos?|por ciento))/.exec(told) ?? []
  return bare ? Number(bare) * 1_000_000 : null
}

function pensionTaxed(month: number): string[] {
  const limit = 1_000 * uvt.value
  return [
    month <= limit
      ? text.untaxed(formatPesos(month), formatPesos(limit), uvt.year)
      : text.taxed(formatPesos(month), formatPesos(month - limit), formatPesos(limit), uvt.year),
  ]
}

function pensionHealth(month: number): string[] {
  const least = wageByYear[uvt.year]?.value
  if (!least) return []
  const percent = month <= least ? 4 : month <= 3 * least ? 10 : 12
  const part = (month * percent) / 100
  return [
    text.health(formatPesos(month), formatPercent(percent), formatPesos(part), formatPesos(month - part)),
    text.healthRule,
  ]
}

const rents = /\b(?:arr[ie]+nd\w+|alquil\w+|canon)\b/
const asksDuty =
  /\b(?:toca|debo|debe|tengo que|tiene que|hay que|obliga\w*|declaro|declaran?|necesito|declararl[oa]s?|cuenta)\b/
/** This answer is wrong for a message with one of these words, such as from a tenant, a company or a foreigner. */
const otherRent =
  /\bpag(?:o|amos|ar|a|ue)\b(?: \w+){0,4} (?:arriendo|canon|alquiler)\b|\b(?:viv[eo]\w* en arriendo|me arriendan|tom[oeé] en arriendo|iva|retenc\w*|retien\w+|ica|sas|s a s|empresa|sociedad|salud|pila|planilla|seguridad social|exterior|extranjer\w+|airbnb|turist\w+|predial|ustedes|cobran|multa\w*|sancion\w*|nunca|anos)\b/
const eachMonth = /^\s*(?:mil|millon(?:es)?|palos)?\s*(?:pesos )?(?:al mes|mensual\w*|cada mes|por mes)\b/
const eachOne =
  /\b(2|dos|3|tres|4|cuatro|5|cinco) (?:\w+ )?(?:aptos?|apartamentos?|casas?|locales|apartaestudios?|inmuebles|habitaciones)\b[^]*\bcada un[oa]\b/
/** A rent is below this amount a month; a greater amount is the value of the property. */
const mostRent = 20_000_000

/** Answers whether rent obliges somebody to file a return: the rent is income, and the property is an asset. */
export function rentReply(question: Question): Reply | null {
  const { text: typed, typed: message } = question
  if (!rents.test(typed) || !asksToDeclare.test(typed) || !asksDuty.test(typed) || otherRent.test(typed))
    return null
  const money = numbersWithin(message).filter(({ kind, value }) => kind === 'money' && value >= 100_000)
  const yearly = /\b(?:al ano|anual\w*|en el ano)\b/.test(typed)
  const isMonthly = ({ value, after }: (typeof money)[number]) =>
    !yearly && (value < mostRent || eachMonth.test(after))
  const incomes = money.filter((one) => yearly || isMonthly(one)).map(({ value }) => value)
  const [worth = 0, ...more] = money.filter((one) => !yearly && !isMonthly(one)).map(({ value }) => value)
  const figure = declaredYear(question)
  if (!figure || incomes.length === 0 || more.length > 0 || (yearly && incomes.length > 1)) return null
  const [, named = ''] = eachOne.exec(typed) ?? []
  const count = incomes.length === 1 && named ? (numberWords[named] ?? Number(named)) : 1
  const sum = incomes.reduce((all, one) => all + one, 0) * count
  const year = yearly ? sum : sum * 12
  const [limit, wealth] = [1_400 * figure.value, 4_500 * figure.value]
  const say = year < limit ? duties.incomeBelow : duties.incomeAbove
  const how = yearly ? '' : duties.year(formatPesos(sum), formatPesos(year))
  return {
    text: [
      (worth > wealth ? text.propertyAbove(formatPesos(worth), formatPesos(wealth)) : '') +
        (count > 1 ? text.rentOfOne(formatPesos(sum / count), count, formatPesos(sum)) : '') +
        how +
        say(formatPesos(year), figure.year, formatPesos(limit)) +
        (year < limit && worth <= wealth ? text.allIncomes : ''),
      ...yearLines(typed, figure, { amount: year, units: 1_400, atLimit: true }),
      ...(worth > wealth ? [] : [text.property(formatPesos(limit), formatPesos(wealth))]),
      text.rentRest,
    ],
    links: duties.links.income,
  }
}
