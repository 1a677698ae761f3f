import { delay as text } from '@/content/assistant/computed'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { minimumPenaltyInPesos, uvt } from '@/content/legal-figures'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { monthName } from '@/content/tax-calendar/words'
import { monthsOf } from '@/lib/assistant/delay-reply'
import type { Question } from '@/lib/assistant/question'
import { formatPercent } from '@/lib/format/number'
import { latePartPerMonth, mostLateMonths } from '@/lib/tax-calendar/penalties'

const other =
  /\b(?:empla[zs]\w*|resolucion|requer\w+|mandamiento|embarg\w+|corr[ie][gj]\w*|correccion|en ceros?|sin ventas|cerr\w+|cierr\w+|carcel|delito|renta|retencion\w*|retefuente|ica|exogena|consumo|simple|nomina|factura\w*|termin\w+)\b/

/** Tells who is late with the IVA what the penalty and the interest are, if the message names no tax in pesos. */
export function monthsLateReply(question: Question): Reply | null {
  if (question.amounts.length > 0 || question.english || other.test(question.text)) return null
  const months = monthsOf(question)
  const newest = usuryRates.at(-1)
  if (!newest || months > mostLateMonths) return null
  const share = months > 0 ? formatPercent(months * latePartPerMonth * 100) : null
  return {
    text: [
      text.vatLate(months, share, minimumPenaltyInPesos, uvt.year),
      text.vatInterest(monthName(newest.month), formatPercent(newest.percent - 2)),
      text.vatSteps,
    ],
    links: [lateLink, call],
  }
}
