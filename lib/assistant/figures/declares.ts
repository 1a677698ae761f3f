import { duties } from '@/content/assistant/duties'
import { halves } from '@/content/assistant/halves'
import { figureTexts as text } from '@/content/assistant/figures'
import type { Reply } from '@/content/assistant/replies'
import { wageByYear } from '@/content/legal-figures'
import { anotherMatter, kindOf, losesPension, type AmountKind } from '@/lib/assistant/amount-kind'
import { declaredYear } from '@/lib/assistant/declared-year'
import { yearLines } from '@/lib/assistant/income-years'
import { monthNumber, numbersWithin, type NumberWithin } from '@/lib/assistant/numbers'
import { isPensionAmount, isPensioner, pensionPayments } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'
import { yearlyDay } from '@/lib/tools/yearly-day'

const units: Readonly<Record<AmountKind, number>> = {
  income: 1_400,
  banked: 1_400,
  spent: 1_400,
  sold: 1_400,
  invested: 1_400,
  owned: 4_500,
}

const asksIt =
  /\b(?:declar\w+|renta)\b[^]*\b(?:toca|debo|debia|tengo que|tenia que|tienen? que|debe|hay que|obliga\w*|declaro|necesito)\b|\b(?:toca|debo|debia|tengo que|tenia que|tienen? que|debe|hay que|obliga\w*|declaro)\b[^]*\b(?:declar\w+|renta)\b|\b(?:eso me obliga|debo declarar|declaro renta|declaro)\b|^(?=[^]*\b(?:renta|declar\w+|salario|sueldo|emplead[oa]|pension|vendi)\b)[^]*\b(?:pas[aoe]\w*|super\w+|sobrepas\w+|lleg[aoue]\w*|exced\w+)\b(?: \w+){0,4} (?:el|los|del|de los|al|a los) topes?\b/
const other =
  /\b(?:sas|s a s|empresa|sociedad|ltda|iva|ret(?:enc|uv|ien)\w+|descont\w+|exogena|arr[ie]+nd\w+|heren\w*|hered\w*|fallec\w+|muri\w+|difunt\w+|sucesion|prestamo|prestaron|credito de vivienda|patrimonio neto|simple|factur\w+ electr\w+|corrij\w*|correg\w*)\b/

type Part = { kind: AmountKind; year: number; how: string }

/** Multiplies an income by `months` if it looks monthly, such as a salary; other amounts stay as they are. */
function ofYear(
  { value, before, after }: NumberWithin,
  kind: AmountKind,
  months: number,
  typed: string,
): Part {
  const said = `${before.slice(-40)} # ${after.slice(0, 25)}`
  const monthly =
    kind === 'income' &&
    value < 20_000_000 &&
    (/\b(?:mes|mensual\w*|sueldo|salario|pension\w*|mesada|pagan)\b/.test(said) || value < 12_000_000) &&
    !/\b(?:ano|anual\w*|en total|en 20)\b/.test((after.split(/ y |,/)[0] ?? '').slice(0, 25))
  if (monthly && months === 12 && isPensionAmount(typed, said)) {
    const year = value * pensionPayments
    return { kind, year, how: text.payments(formatPesos(value), pensionPayments, formatPesos(year)) }
  }
  return monthly
    ? {
        kind,
        year: value * months,
        how: text.months(formatPesos(value), months, formatPesos(value * months)),
      }
    : { kind, year: value, how: '' }
}

/** Matches the sale of a thing, of which only the gain is taxed. */
const soldThing =
  /\bvend(?:i|io|imos|ieron|ido)\b[^]{0,40}\b(?:lotes?|casas?|fincas?|apartamentos?|aptos?|carros?|motos?|camionetas?|vehiculos?|local|bodega|terrenos?|acciones)\b/

const isOver = (year: number): boolean => {
  const last = yearlyDay('person-income-return', year, '00')?.due
  return last !== undefined && last < bogotaDay(new Date())
}

const asksLate = /\b(?:multas?|sancion\w*|que (?:me )?pasa si no)\b/

/** Matches «hasta junio … y después …», which names two monthly incomes one after the other. */
const until = /\bhasta (?:el mes de )?([a-z]+)\b/

/** Counts the months of a span, such as eight for «de enero a agosto». */
function monthsOf(typed: string): number | null {
  const [, first, last] = /\b(?:de|desde) ([a-z]+) (?:a|hasta) ([a-z]+)\b/.exec(typed) ?? []
  const [from, to] = [monthNumber(first), monthNumber(last)]
  return from && to && to >= from ? to - from + 1 : null
}

/** Compares each amount of a message with its limit for the income return. */
export function declaresReply({ text: typed, typed: message, time }: Question, least: number): Reply | null {
  if (!asksIt.test(typed) || other.test(typed) || anotherMatter.test(typed)) return null
  const figure = declaredYear({ text: typed, time })
  if (!figure) return null
  const amounts = numbersWithin(message).filter(({ kind, value }) => kind === 'money' && value >= 500_000)
  const bound = amounts.flatMap((one) => {
    const kind = kindOf(one)
    return kind ? [{ one, kind }] : []
  })
  const span = monthsOf(typed)
  if (bound.length < (span ? 1 : least) || bound.length < amounts.length) return null
  const incomes = bound.filter(
    ({ one, kind }) => kind === 'income' && ofYear(one, kind, 12, typed).how !== '',
  ).length
  const ended = incomes === 2 ? monthNumber(until.exec(typed)?.[1]) : null
  if (incomes > 1 && !ended) return null
  let income = 0
  const parts = bound.map(({ one, kind }) => {
    const months = kind !== 'income' || !ended ? (span ?? 12) : income++ === 0 ? ended : 12 - ended
    return ofYear(one, kind, months, typed)
  })
  const sums = new Map<AmountKind, number>()
  for (const { kind, year } of parts) sums.set(kind, (sums.get(kind) ?? 0) + year)
  // The price of a sold thing is income too, so the limit is compared with the sum of earnings and price.
  const [earned, received] = [sums.get('income'), sums.get('sold')]
  const sold = received !== undefined || (sums.has('banked') && soldThing.test(typed))
  const joint = earned !== undefined && received !== undefined
  if (joint) {
    sums.set('income', earned + received)
    sums.delete('sold')
  }
  const wage = wageByYear[figure.year]
  if (wage && !sums.has('income') && /\bgan\w+ (?:el|un) (?:salario )?minimo\b/.test(typed))
    sums.set('income', wage.value * 12)
  const said = [...sums].map(([kind, year]) => {
    const limit = units[kind] * figure.value
    const above = kind === 'income' || kind === 'sold' ? year >= limit : year > limit
    const line =
      joint && kind === 'income'
        ? text.withSale(formatPesos(year), above, formatPesos(limit), formatPesos(received))
        : text.holds[kind](formatPesos(year), above, formatPesos(limit))
    return { above, line }
  })
  const above = said.filter((one) => one.above)
  const placed = sums.get('invested') ?? 0
  // The limit of 1,400 UVT is only for money invested in the year of the return, so the answer is no plain «Sí».
  const depends = above.length === 1 && placed > 1_400 * figure.value && placed <= 4_500 * figure.value
  const shown = [...above, ...said.filter((one) => !one.above)].map(({ line }) => line)
  return {
    text: [
      parts.map(({ how }) => how).join('') +
        (depends
          ? duties.kinds.invested(formatPesos(placed), true, figure.year, formatPesos(1_400 * figure.value))
          : (above.length > 0 ? text.declares : text.declaresNot)(figure.year, shown)),
      ...(sold ? [text.soldRest] : sums.has('banked') ? [text.bankedRest] : []),
      ...yearLines(typed, figure),
      ...(losesPension.test(typed) ? [duties.pensionKept] : []),
      ...(isPensioner(typed) ? [duties.pensioned] : []),
      duties.incomeRest(figure.year, formatPesos(1_400 * figure.value), formatPesos(4_500 * figure.value)),
      ...(above.length > 0 && !depends && isOver(figure.year) ? [text.over(figure.year)] : []),
      ...(asksLate.test(typed) ? [halves.late] : []),
    ],
    links: duties.links.income,
  }
}
