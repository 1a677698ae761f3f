import { laterSums } from '@/content/assistant/later-sums'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { minimumPenaltyInPesos } from '@/content/legal-figures'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { monthName } from '@/content/tax-calendar/words'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

const ofTaxes =
  /\b(?:iva|renta|retenc\w+|retefuente|dian|impuestos?|declaracion\w*|consumo|impoconsumo|ica|reteica|simple)\b/
const ofOthers =
  /\b(?:cesantias|prestamos?|credito|banco|tarjeta|cdt|vivienda|hipotec\w*|deduc\w+|tasa|arriendo|cliente)\b/

/** Says what a tax debt costs per day at the newest known interest rate. */
export function interestReply({ text: typed, numbers, amounts: [debt, ...others] }: Question): Reply | null {
  if (!/\binteres(?:es)?\b/.test(typed) || !/\b(?:cuant\w+|calcul\w+|valor)\b/.test(typed)) return null
  const newest = usuryRates.at(-1)
  if (!debt || others.length > 0 || !newest || !ofTaxes.test(typed) || ofOthers.test(typed)) return null
  const said = laterSums.interest
  const percent = newest.percent - 2
  const each = (debt * percent) / 100 / 365
  const count = (stem: string) =>
    numbers.find(({ kind, unit }) => kind === 'count' && unit === stem)?.value ?? 0
  const days = count('dia') + count('semana') * 7 + count('mes') * 30
  return {
    text: [
      said.each(formatPesos(debt), formatPesos(each), monthName(newest.month), formatPercent(newest.percent)),
      ...(days > 0 && days < 1000 ? [said.several(formatNumber(days), formatPesos(each * days))] : []),
      said.missing,
      said.penalty(minimumPenaltyInPesos),
    ],
    links: [lateLink, call],
  }
}
