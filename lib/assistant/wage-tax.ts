import { laterSums } from '@/content/assistant/later-sums'
import { contributions } from '@/content/assistant/payroll'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { monthSteps, mostExempt, taxOf } from '@/lib/assistant/income-table'
import { isPensioner } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

/** The percent for the solidarity fund, from this many minimum wages on (Ley 797 de 2003, arts. 7 and 8). */
export const solidarity: readonly (readonly [from: number, percent: number])[] = [
  [20, 2],
  [19, 1.8],
  [18, 1.6],
  [17, 1.4],
  [16, 1.2],
  [4, 1],
]
/** No contribution is paid on more than this many minimum wages. */
export const mostWages = 25
/** An all-inclusive wage is at least this many minimum wages: ten and 30% for benefits (C.S.T., art. 132). */
export const leastAllInclusive = 13

/**
 * Returns what a month's wage pays for health, pension and solidarity, and its withholding in UVT, before deductions.
 * Contributions are paid on `share` of the wage, which is 70% of an all-inclusive one (Ley 100 de 1993, art. 18).
 */
export function takenFrom(wage: number, least: number, share = 1) {
  const counted = wage * share
  const fund = solidarity.find(([from]) => counted >= from * least)?.[1] ?? 0
  const percent = 2 * contributions.ofWorker + fund
  const contributory = Math.min(counted, mostWages * least)
  const paid = (contributory * percent) / 100
  const exempt = Math.min((wage - paid) * 0.25, (mostExempt / 12) * uvt.value)
  const base = wage - paid - exempt
  const units = base / uvt.value
  return { contributory, fund, percent, paid, exempt, base, units, tax: taxOf(units, monthSteps) }
}

const withholding = /\b(?:retenc\w*|retefuente|rete fuente|retien\w+|retengo|reten\w+)\b/
const ofWage =
  /\b(?:emplead\w+|trabajador\w*|asalariad\w+|sueldo|salario|nomina|devengo|devenga)\b|\b(?:gan[ao]|me pagan|me gano)\b[^]*\b(?:en (?:una|la|mi) empresa|mi (?:jefe|empresa|patron)|el jefe|mi trabajo|al mes|mensual\w*)\b/
/** Matches what somebody earns without saying whether it is a wage or fees. */
const earns =
  /\b(?:me )?gan[ao](?: (?:como|unos|casi|cerca de|alrededor de|mas o menos))* (?:\d|un millon|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)/
/** «Cuánto me retienen» alone may mean any withholding, so the tax itself has to be named. */
const namesTax = /\b(?:retencion\w*|retefuente|rete fuente)\b/
const notEarned =
  /\b(?:negocio|tienda|local|ventas|vendo|rifas?|sorteo|premios?|loteria|apuestas?|cdt|rendimientos|interes(?:es)?|inver\w+|youtube\w*|uber\w*|rappi\w*|freelanc\w*|airbnb|taxi\w*|cuentas? de cobro|ops|por mi cuenta|simple|salud|pension)\b/
const asks =
  /\b(?:cuant\w+|deben?|debo|toca|tienen? que|tengo que|hay que|hacen?|hago|aplica\w*|retienen|retengo|descuentan|lleva|obligad\w+|causa|genera|paga|pago|bien|correct\w+|normal)\b/
/** Matches somebody who asks whether it is right that nothing is withheld. */
const notKept = /\bno (?:me |le |les )?(?:hac\w+|hic\w+|hag\w+|retien\w+|descuent\w+|quit\w+)\b/
/** This answer is wrong for a message with one of these words, such as about fees, a certificate or a date. */
const other =
  /\b(?:honorarios|independiente|contratista|servicios|anual|al ano|integral|arr[ie]+nd\w+|dividendos?|factur\w+|compras?|vend\w+|iva|ica|reteica|certificad\w+|cuando|vence\w*|plazo|devolucion|devuelv\w+|saldo a favor|prima|liquidacion|indemniz\w+|cesantias|vacaciones|bonificacion|bono|comision\w*|dolares|exterior|declar\w+|renta)\b/

/** Says whether a monthly wage has a withholding, and how much it is before deductions (E.T., art. 383). */
export function wageTaxOf({ text: typed, amounts: [wage, ...others] }: Question): Reply | null {
  if (!wage || others.length > 0 || wage < 1_000_000 || wage > 300_000_000) return null
  if (!withholding.test(typed) || !asks.test(typed)) return null
  const told = ofWage.test(typed)
  if (!told && (!earns.test(typed) || !namesTax.test(typed) || notEarned.test(typed))) return null
  if (other.test(typed.replace(/\bdesde el? ano\b/g, ' ')) || isPensioner(typed)) return null
  const least = wageByYear[uvt.year]?.value
  if (!least) return null
  const { fund, percent, paid, exempt, base, units, tax } = takenFrom(wage, least)
  const text = laterSums.wageTax
  const missing = notKept.test(typed)
  const steps = text.steps(
    formatPercent(percent),
    formatPesos(paid),
    fund > 0 ? formatPercent(fund) : null,
    formatPesos(exempt),
    formatPesos(base),
    formatNumber(Math.round(units * 10) / 10),
    uvt.year,
  )
  const sum =
    tax > 0
      ? text.sum(formatPesos(wage), formatPesos(Math.round((tax * uvt.value) / 1000) * 1000), missing)
      : text.none(formatPesos(wage), missing)
  return {
    text: [
      told ? sum : text.ofEarned(sum),
      steps,
      tax > 0 ? text.rest : text.noneRest,
      ...(told ? [] : [text.ifFees]),
    ],
    links: laterSums.withheld.links,
  }
}
