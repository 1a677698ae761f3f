import { duties } from '@/content/assistant/duties'
import { asksUnkept } from '@/content/assistant/question-words'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { uvt, uvtBefore, uvtByYear, type LegalFigure } from '@/content/legal-figures'
import { declaredYear } from '@/lib/assistant/declared-year'
import {
  anotherMatter,
  clauseOf,
  isOfBusiness,
  isOnce,
  kindOf,
  losesPension,
  ofFarm,
  soldGoods,
} from '@/lib/assistant/amount-kind'
import { asksDuty, asksToDeclare } from '@/lib/assistant/asks-duty'
import { auditorOf, auditorOfBoth } from '@/lib/assistant/auditor-reply'
import { numbersWithin } from '@/lib/assistant/numbers'
import { thisYearReply, yearLines } from '@/lib/assistant/income-years'
import { asksOwnFees, ownFeesOf, tableOf } from '@/lib/assistant/own-fees'
import { isPensioner } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { soldAndEarned } from '@/lib/assistant/sold-and-earned'
import { asksPeriod, becomesLiable, monthly, ofYear, periodOf } from '@/lib/assistant/vat-period'
import { formatNumber, formatPesos } from '@/lib/format/number'

/** Compares the only amount of a message with a tax limit, or computes the withholding on fees. */
export function dutyReply(question: Question): Reply | null {
  const { amounts, units, text, time } = question
  const [count, ...others] = units
  if (amounts.length > 0 || count === undefined || others.length > 0)
    return amountReply(question) ?? thisYearReply(question)
  const ofSales = /\biva\b/.test(text) && !asksPeriod.test(text)
  const figure = ofSales ? uvtByYear[time.year ?? uvt.year] : declaredYear(question)
  if (!figure) return null
  const pesos = Math.round(count * figure.value)
  const found = amountReply({ ...question, amounts: [pesos] })
  const [first, ...rest] = found?.text ?? []
  return found && first
    ? {
        ...found,
        text: [first + duties.units(formatNumber(count), figure.year, formatPesos(pesos)), ...rest],
      }
    : null
}

function amountReply({ text: typed, typed: message, amounts, time }: Question): Reply | null {
  const told = typed.replace(notOwned, ' ')
  const text = isEarned.test(told) && !valued.test(told) ? told.replace(owned, ' ') : told
  const owns = text !== told
  const declared = declaredYear({ text, time })
  const held = soldAndEarned(typed, message, amounts, declared) ?? holdingOf(text, message, amounts, declared)
  if (held) return held
  const audited = auditorOfBoth(text, amounts, time.year)
  if (audited) return audited
  const [amount, ...others] = amounts
  if (amount === undefined || others.length > 0) return null
  return (
    feesOf(text, amount, message) ??
    auditorOf(text, amount, time.year) ??
    vatOf(text, amount, time.year) ??
    withOwned(incomeOf(text, amount, declared), owns)
  )
}

const withOwned = (income: Reply | null, owns: boolean): Reply | null =>
  income && owns ? { ...income, text: [...income.text, duties.owned] } : income

/** Matches what somebody does not have, such as «no tengo carro», so that a car does not count as a possession. */
const notOwned =
  /\b(?:no tengo|sin) (?:ni )?[a-z]+(?: ni [a-z]+)+|\b(?:no tengo|sin|no recibo) (?:ningun )?(?:ingresos?|sueldo|salario|trabajo)\b/g

/** Matches an amount that somebody earned, which is not the value of a possession. */
const isEarned =
  /\b(?:gan[eoa]\w*|me (?:pagaron|entraron)|recibi|ingresos (?:de|por)|facture)\b(?: \w+){0,2} (?:\$ ?)?\d/
/** Matches the value of a possession, such as «un apartamento de 300 millones». */
const valued =
  /\b(?:carro|moto|apto|apartamento|casa|lote|finca) (?:de|por|en|avaluad[oa] en|que vale) (?:\$ ?)?\d/
/** Matches possessions and debts without a value, such as «tengo un carro y un credito de vivienda». */
const owned =
  /\b(?:y |ademas |tambien )?(?:teng|pag)\w+(?:,? (?:y |un |una |mi |el |la |dos |unos |de )*(?:carros?|motos?|camionetas?|apto|aptos|apartamento|casa|lote|finca|(?:credito|prestamo|hipoteca|deuda)s?(?: (?:de vivienda|hipotecari[oa]|del? (?:la )?(?:casa|carro|apto|apartamento|moto)|de libre inversion|de consumo|con el banco))?)(?! (?:de|por) \d))+/g

/** Matches «una droguería cobra IVA», which asks whether the shop's owner has to charge VAT. */
const asksOfTrade = /\b(?:cobran?|llevan?|pagan?) (?:el )?iva\b/
const notIncome =
  /\b(iva|retenc\w*|retefuente|retuv\w+|retien\w+|descont\w+|sancion\w*|multa\w*|exogena|ica|cripto\w*|bitcoin|patrimonio|compr[eoa]\w*|credito|prestamo|casa|carro|lote|herencia|apartamento)\b/
const isSpent = /\b(?:pago|pague|pagamos|gasto|gaste) (?:como |unos? |casi )?(?:\$ ?)?\d/
/** Alimony and the fees of a school are called «pensión» too, but they are paid and not received. */
const paidPension = /\bpension\b(?: \w+){0,3} (?:aliment\w+|colegio|jardin|escolar|universidad)\b/
/** An amount for a day is not compared with a limit, because limits apply to monthly or yearly amounts. */
const daily = /\b(?:diari\w+|(?:al|por|cada|el) dia)\b/
const company = /\b(sas|s a s|empresa|sociedad|ltda|compania)\b/

const reply = (text: readonly string[], links: readonly ReplyLink[]): Reply => ({ text, links })

function vatOf(typed: string, amount: number, year: number | null): Reply | null {
  const often = periodOf(typed, amount, year)
  if (often) return often
  const asked = [asksDuty, asksOfTrade, becomesLiable].some((words) => words.test(typed))
  if (!/\biva\b/.test(typed) || !asked || company.test(typed)) return null
  if (!/\b(vend\w+|ventas|factur\w+|gan[oae]\w*|ingresos?|recib\w+|cobro)\b/.test(typed)) return null
  if (/\barr[ie]+nd\w+/.test(typed) && /\b(?:apartamentos?|aptos?|casas?|vivienda)\b/.test(typed)) return null
  const sales = ofYear(typed, amount)
  if (!sales) return null
  const figure = uvtByYear[year ?? uvt.year]
  if (!figure) return null
  const limit = 3_500 * figure.value
  const say = sales.year < limit ? duties.vatBelow : duties.vatAbove
  return reply(
    [
      sales.how + say(formatPesos(sales.year), `${formatPesos(limit)} en ${figure.year}`),
      ...(sales.year >= limit ? [duties.vatFrom(uvt.year)] : []),
      duties.vatRest,
    ],
    duties.links.vat,
  )
}

function incomeOf(typed: string, amount: number, figure: LegalFigure | null): Reply | null {
  if (!asksToDeclare(typed)) return null
  if (anotherMatter.test(typed)) return null
  if (notIncome.test(typed) || company.test(typed) || isSpent.test(typed) || daily.test(typed)) return null
  if (paidPension.test(typed)) return null
  if (
    !/\b(gan[oaeu]\w*|ingresos?|sueldo|salario|pension|mesada|recib\w+|me pagan|entra\w*|factur(?!as\b)\w+|honorarios|vendo|vendemos|ventas|hice|hicimos|hago|hacemos)\b/.test(
      typed,
    ) &&
    !soldGoods.test(typed)
  )
    return null
  const once = isOnce(typed) && !monthly.test(typed)
  const income =
    ofYear(typed, amount) ??
    (amount < 20_000_000 && !once ? ofYear(`${typed} al mes`, amount) : { year: amount, how: '' })
  if (!income) return null
  if (!figure) return null
  const limit = formatPesos(1_400 * figure.value)
  const say = income.year < 1_400 * figure.value ? duties.incomeBelow : duties.incomeAbove
  return reply(
    [
      income.how + say(formatPesos(income.year), figure.year, limit),
      ...yearLines(typed, figure, { amount: income.year, units: 1_400, atLimit: true }),
      ...(once ? [duties.once] : []),
      ...(isPensioner(typed) ? [duties.pensioned] : []),
      duties.incomeRest(figure.year, limit, formatPesos(4_500 * figure.value)),
      ...(figure.year < uvtBefore.year ? [duties.incomeYear(figure.year)] : []),
    ],
    duties.links.income,
  )
}

const kinds = [
  {
    words: /\bvend(?:i|io|imos|ieron)\b|\bventa de (?:un|una|el|la|mi|su|los|las)\b/,
    units: 1_400,
    say: duties.kinds.sold,
  },
  { words: /\b(?:tarjetas?|compr[eoa]\w*|gast[eo]\w*)\b/, units: 1_400, say: duties.kinds.spent },
  {
    words: /\b(?:consign\w+|movi\w*|nequi|daviplata|transfer\w+|giran?|giraron)\b/,
    units: 1_400,
    say: duties.kinds.banked,
  },
  {
    words:
      /\b(?:patrimonio|acciones|ahorr\w+|cdts?|saldo\w*|inversion\w*|casas?|apartamentos?|aptos?|apartaestudios?|fincas?|lotes?|locales|local|bodegas?|carros?|camionetas?|motos?|vehiculos?|bienes|inmuebles?|vale|valen|avalu\w+)\b|\b(?:tengo|tiene|hay) (?:\w+ ){0,3}\d[\d.]*(?: millones)?(?: \w+){0,2} en (?:el |un |la |una )?(?:banco|cuenta|bancolombia|davivienda|nequi)\b/,
    units: 4_500,
    say: duties.kinds.owned,
  },
] as const

/** Investments made in a year are compared with the limit for deposits, which is lower than that for possessions. */
const invested = {
  words: /\b(?:cdts?|inver(?:ti|tio|timos|sion(?:es)?))\b/,
  units: 1_400,
  say: duties.kinds.invested,
}

const pensioned = /\b(?:pensionad[ao]s?|pension|mesadas?|jubilad[ao]s?)\b/

/** Matches somebody who sold a thing and asks whether the sale is taxed. */
const soldAndPays =
  /\bvend(?:i|io|imos|ieron)\b[^]*\b(?:carros?|motos?|camionetas?|vehiculos?|casas?|apartamentos?|aptos?|lotes?|fincas?|local|bodega|taxi)\b[^]*(?:\bimpuestos?\b(?! (?:al|de) consumo)|\bcuanto (?:\w+ ){0,2}pag\w+)/

/** Compares what somebody bought, moved or owns with the limit from which an income return is due. */
function holdingOf(
  typed: string,
  message: string,
  amounts: readonly number[],
  figure: LegalFigure | null,
): Reply | null {
  const taxed = soldAndPays.test(typed)
  const asked = taxed || asksToDeclare(typed)
  if (!asked || company.test(typed) || anotherMatter.test(typed)) return null
  if (
    /\b(?:arr[ie]+nd\w+|iva|cripto\w*|bitcoin|vendo|venden?|vendemos|sancion\w*|multa\w*|heren\w*|hered\w*|fallec\w+|muri\w+|difunt\w+|sucesion|credito de vivienda)\b/.test(
      typed,
    )
  )
    return null
  if (soldGoods.test(typed) && amounts.length === 1) return null
  if (/\b(?:deudas?|debo|creditos?|prestamos?) (?:\w+ ){0,2}(?:\$ ?)?\d/.test(typed)) return null
  const money = numbersWithin(message).filter(({ kind }) => kind === 'money')
  const price = taxed ? money.find((one) => kindOf(one) === 'sold')?.value : undefined
  const amount = price ?? Math.max(...amounts)
  const around = money.find(({ value }) => value === amount)
  const clause = around ? clauseOf(around) : ''
  if (/\bentr(?:o|aron|ado)\b/.test(clause) && ofFarm.test(clause)) return null
  // The whole message is searched only if the words beside the amount do not say what the amount is.
  const told = [...kinds, invested].some(({ words }) => words.test(clause)) ? clause : typed
  const found = kinds.find(({ words }) => words.test(told))
  const isWealth = amount > 4_500 * (figure?.value ?? 0)
  const kind = invested.words.test(told) && found?.units !== 1_400 && !isWealth ? invested : found
  if (!kind || !figure || amounts.length === 0 || amount < (taxed ? 500_000 : 10_000_000)) return null
  const limit = kind.units * figure.value
  const shown = formatPesos(limit)
  // A sale is income, and income equal to the limit requires a return (E.T., art. 592); other limits must be exceeded.
  const isIncome = taxed || kind.say === duties.kinds.sold
  const above = isIncome ? amount >= limit : amount > limit
  return reply(
    [
      ...(taxed ? [duties.soldTax(formatPesos(amount))] : []),
      (taxed ? duties.soldLimit : kind.say)(formatPesos(amount), above, figure.year, shown),
      ...yearLines(typed, figure, { amount, units: kind.units, atLimit: isIncome }),
      ...(losesPension.test(typed) ? [duties.pensionKept] : []),
      ...(pensioned.test(typed) ? [duties.pensioned] : []),
      duties.holdingRest(figure.year, formatPesos(1_400 * figure.value), formatPesos(4_500 * figure.value)),
    ],
    duties.links.income,
  )
}

function feesOf(typed: string, amount: number, message: string): Reply | null {
  if (numbersWithin(message).some((one) => one.value === amount && isOfBusiness(typed, one))) return null
  if (!/\b(retenc\w*|retefuente|rete fuente|retengo|retienen|retener)\b/.test(typed) || /\biva\b/.test(typed))
    return null
  const own = asksOwnFees(typed)
  if (own) return ownFeesOf(typed, amount)
  if (
    !/\b(honorarios?|abogad[oa]|contador[a]?|ingenier[oa]|medic[oa]|arquitect[oa]|consultor\w*|asesor\w*|disenador\w*|psicolog[oa])\b/.test(
      typed,
    )
  )
    return null
  const share = (percent: number) => formatPesos((amount * percent) / 100)
  return reply(
    [
      duties.fees(formatPesos(amount), share(10), share(11), formatPesos(3_300 * uvt.value)),
      ...feesByTable(amount),
      ...(/\b(?:ica|reteica|rete ica)\b/.test(typed) ? [duties.localKept] : []),
      ...(asksUnkept.test(typed) ? [duties.unkept] : []),
      duties.feesRest,
    ],
    duties.links.fees,
  )
}

/** Says what the wage table withholds from the fees of a person who deducts no costs. */
function feesByTable(amount: number): string[] {
  const start = 95 * uvt.value
  if (amount <= start) return [duties.feesBelowTable(formatPesos(start))]
  const { base, units, tax } = tableOf(amount)
  return [duties.feesTable(base, units, tax > 0 ? formatPesos(tax) : null)]
}
