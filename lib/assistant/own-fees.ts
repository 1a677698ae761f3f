import { duties } from '@/content/assistant/duties'
import { contributions } from '@/content/assistant/payroll'
import { asksUnkept } from '@/content/assistant/question-words'
import type { Reply } from '@/content/assistant/replies'
import { withholdingConcepts } from '@/content/books-withholding'
import { uvt, wageByYear } from '@/content/legal-figures'
import { monthSteps, mostExempt, taxOf } from '@/lib/assistant/income-table'
import { mostWages, solidarity } from '@/lib/assistant/wage-tax'
import { formatNumber, formatPesos } from '@/lib/format/number'

const ofServices = /\b(?:prestacion de servicios|contratos? de servicios|ops)\b/
/** Matches a person who is paid for work of their own, such as a designer who works independently. */
const ownWork =
  /\b(?:independientes?|freelance\w*|contratista|cuenta de cobro|por mi cuenta|disen(?:os?|ar|ador[a]?|e)|logos?|ilustra\w+|fotograf\w+|traducc?i\w+|consultori\w+|asesori\w+|capacitacion\w*|conferencias?|clases|pagina web|programacion|software|prestacion de servicios|contratos? de servicios|ops)\b/
const isPaid =
  /\b(?:me (?:van a |va a |quieren )?(?:pag\w+|retien\w+|retener|descuent\w+|quit\w+|lleg\w+|qued\w+)|recibo|cobre|cobro)\b/
/** Words of a payment to a company, of a wage, or of a payment with another rate than services. */
const notOwnWork =
  /\b(?:honorarios?|mi (?:empresa|sas|sociedad)|somos|sueldo|salario|nomina|emplead\w+|simple|certificad\w+|dolares|exterior|arr[ie]+nd\w+|alquil\w+|vend\w+|compr\w+|pension|flete|transporte|comision\w*|bien|correct[oa]|legal|normal)\b/

export const asksOwnFees = (typed: string): boolean =>
  [/\bcuanto\b/, isPaid, ownWork].every((words) => words.test(typed)) &&
  !notOwnWork.test(typed) &&
  !asksUnkept.test(typed)

/** Computes the withholding on the fees of a person who deducts no costs, by the monthly wage table. */
export function tableOf(amount: number): { base: string; units: string; tax: number } {
  const least = wageByYear[uvt.year]?.value ?? 0
  const { base, health, pension } = contributions
  const counted = Math.min(Math.max(least, (amount * base) / 100), mostWages * least)
  const fund = solidarity.find(([from]) => counted >= from * least)?.[1] ?? 0
  const net = amount - (counted * (health + pension + fund)) / 100
  const left = net - Math.min(net / 4, (mostExempt / 12) * uvt.value)
  return {
    base: formatPesos(left),
    units: formatNumber(Math.round((left / uvt.value) * 10) / 10),
    tax: Math.round((taxOf(left / uvt.value, monthSteps) * uvt.value) / 1000) * 1000,
  }
}

/** Answers what is withheld from, and what is left of, a payment for somebody's own work. */
export function ownFeesOf(typed: string, amount: number): Reply {
  const share = (percent: number) => formatPesos(Math.round((amount * percent) / 100))
  const limit = formatPesos(95 * uvt.value)
  const { services, 'services-other': others } = withholdingConcepts
  const { base, units, tax } = tableOf(amount)
  return {
    text: [
      amount <= 95 * uvt.value
        ? duties.ownFeesNone(formatPesos(amount), limit)
        : duties.ownFeesTable(
            base,
            units,
            limit,
            tax > 0 ? formatPesos(tax) : null,
            formatPesos(amount - tax),
          ),
      duties.ownFeesCosts(share(10), share(90), share(11), formatPesos(3_300 * uvt.value)),
      ...(ofServices.test(typed)
        ? [
            duties.ownServices(
              services.percent,
              share(services.percent),
              others.percent,
              share(others.percent),
            ),
          ]
        : []),
      ...(/\b(?:ica|reteica|rete ica)\b/.test(typed) ? [duties.localKept] : []),
      duties.ownFeesRest,
    ],
    links: duties.links.fees,
  }
}
