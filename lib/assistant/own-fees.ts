import { duties } from '@/content/assistant/duties'
import { asksUnkept } from '@/content/assistant/question-words'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { formatPesos } from '@/lib/format/number'

/** Matches a person who is paid for work of their own, such as a designer who works independently. */
const ownWork =
  /\b(?:independientes?|freelance\w*|contratista|cuenta de cobro|por mi cuenta|disen(?:os?|ar|ador[a]?|e)|logos?|ilustra\w+|fotograf\w+|traducc?i\w+|consultori\w+|asesori\w+|capacitacion\w*|conferencias?|clases|pagina web|programacion|software)\b/
const isPaid =
  /\b(?:me (?:van a |va a |quieren )?(?:pag\w+|retien\w+|retener|descuent\w+|quit\w+|lleg\w+|qued\w+)|recibo|cobre|cobro)\b/
/** Words of a payment to a company, of a wage, or of a payment with another rate than services. */
const notOwnWork =
  /\b(?:honorarios?|mi (?:empresa|sas|sociedad)|somos|sueldo|salario|nomina|emplead\w+|simple|certificad\w+|dolares|exterior|arr[ie]+nd\w+|alquil\w+|vend\w+|compr\w+|pension|flete|transporte|comision\w*|bien|correct[oa]|legal|normal)\b/

export const asksOwnFees = (typed: string): boolean =>
  [/\bcuanto\b/, isPaid, ownWork].every((words) => words.test(typed)) &&
  !notOwnWork.test(typed) &&
  !asksUnkept.test(typed)

/** Answers what is withheld from, and what is left of, a payment for own work that the wage table does not tax. */
export function ownFeesOf(typed: string, amount: number): Reply {
  const share = (percent: number) => formatPesos(Math.round((amount * percent) / 100))
  return {
    text: [
      duties.ownFeesNone(formatPesos(amount), formatPesos(95 * uvt.value)),
      duties.ownFeesCosts(share(10), share(90), share(11), formatPesos(3_300 * uvt.value)),
      ...(/\b(?:ica|reteica|rete ica)\b/.test(typed) ? [duties.localKept] : []),
      duties.ownFeesRest,
    ],
    links: duties.links.fees,
  }
}
