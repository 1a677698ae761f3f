import { duties } from '@/content/assistant/duties'
import type { Reply } from '@/content/assistant/replies'
import { soldAndEarned as text } from '@/content/assistant/sold-and-earned'
import { uvt, wageByYear, type LegalFigure } from '@/content/legal-figures'
import { anotherMatter, kindOf } from '@/lib/assistant/amount-kind'
import { asksToDeclare } from '@/lib/assistant/asks-duty'
import { yearLines } from '@/lib/assistant/income-years'
import { numbersWithin } from '@/lib/assistant/numbers'
import { formatPesos } from '@/lib/format/number'

const sells =
  /\bvend(?:i|imos)\b[^]*\b(?:carros?|motos?|camionetas?|vehiculos?|lotes?|casas?|aptos?|apartamentos?|fincas?|taxi)\b/
const earnsLeast =
  /\b(?:gan[oe]|ganaba|ganamos|sueldo|salario|pagan|pagaban|devengo|con)\b(?: \w+){0,3} minimo\b|\b(?:sueldo|salario) minimo\b/
/** Words of another tax or of a wage that was not earned the whole year. */
const otherwise =
  /\b(?:sas|empresa|sociedad|iva|ret[ei]n\w+|heren\w*|hered\w*|sucesion|cripto\w*|multa\w*|sancion\w*|desemplead\w+|meses|pension\w*|impuestos?|cuanto)\b/
/** A wage above this many minimum wages has no transport aid. */
const mostWithAid = 2

/** Adds what somebody earned in a year as an employee to the price of a thing that they sold in it. */
export function soldAndEarned(
  typed: string,
  message: string,
  amounts: readonly number[],
  figure: LegalFigure | null,
): Reply | null {
  const least = figure && wageByYear[figure.year]
  if (!least || !sells.test(typed) || !asksToDeclare(typed)) return null
  if (anotherMatter.test(typed) || otherwise.test(typed)) return null
  const money = numbersWithin(message).filter(({ kind }) => kind === 'money')
  const price = money.find((one) => kindOf(one) === 'sold')?.value
  const told = money.find((one) => kindOf(one) === 'income')?.value
  const wage = told ?? (earnsLeast.test(typed) ? least.value : undefined)
  if (!price || !wage || amounts.length !== (told ? 2 : 1) || wage > 10 * least.value) return null
  const aid = wage <= mostWithAid * least.value ? (least.aid ?? 0) : 0
  // The bonus and the severance pay are a month each, and the interest is 12% of the severance pay.
  const withBenefits = 12 * (wage + aid) + (2 + 0.12) * (wage + aid)
  const limit = 1_400 * figure.value
  const [bare, whole] = [12 * wage + price, withBenefits + price]
  const verdict = bare >= limit ? 'yes' : whole >= limit ? 'likely' : 'no'
  return {
    text: [
      text.sum(verdict, {
        year: figure.year,
        wages: formatPesos(12 * wage),
        price: formatPesos(price),
        bare: formatPesos(bare),
        whole: formatPesos(Math.round(whole / 100_000) * 100_000),
        limit: formatPesos(limit),
        aid: aid > 0,
      }),
      text.look(figure.year, formatPesos(4_500 * figure.value)),
      ...yearLines(typed, figure, { amount: bare, units: 1_400, atLimit: true }),
      ...(figure.year < uvt.year && verdict !== 'no' ? [text.late(figure.year)] : []),
    ],
    links: duties.links.income,
  }
}
