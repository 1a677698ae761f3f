import { laterSums } from '@/content/assistant/later-sums'
import { paidInvoice as text } from '@/content/assistant/paid-invoice'
import type { Reply } from '@/content/assistant/replies'
import { vatPercent, withVat } from '@/content/services'
import type { Question } from '@/lib/assistant/question'
import { foldText } from '@/lib/format/fold-text'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

const asksPaid =
  /\bcuanto (?:\w+ ){0,4}(?:consign\w+|gir(?:o|ar|amos|arle)|pag(?:o|ar|amos|arle|ue)|transf[ie]+r\w+|deposit\w+|desembols\w+|doy)\b|\bcuanto me (?:pagan|deben pagar|consignan|giran|llega|queda|entra)\b(?![^]*\b(?:honorarios|profesional\w*|consultoria|asesoria)\b)|\bneto a pagar\b/
/** This answer is wrong for a message with one of these words, such as about a wage or a price that includes IVA. */
const other =
  /\b(?:sin iva|iva incluid[oa]|incluid[oa] (?:el )?iva|con iva incluido|reteiva|rete iva|me (?:pag(?:o|aron)|consign(?:o|aron)|gir(?:o|aron)|llego|retuv\w+|quit(?:o|aron))|salario|sueldo|nomina|arriendo|dian)\b/
/** Matches an invoice «más IVA»: such a message asks for the sum to pay, even without a question. */
const onlyFigures = /\bfactura\w*\b(?=[^]*(?:\bmas|\by|\+) ?(?:el )?iva\b)/
const asksElse =
  /\b(?:que|q|como|cual|cuando|donde|quien|por ?que|debo|tengo|toca|puedo|puede\w*|esta bien|error|mal|correct\w+|rechaz\w+|anul\w+|nota|certificad\w+|regist\w+|contabiliz\w+)\b/
const rate = '(\\d{1,2}(?:[.,]\\d{1,3})?)'
const incomeRate = new RegExp(
  `\\bret(?:e ?fuente|encion\\w*|engo|ien\\w+|uv\\w+|e)\\b(?! ?ica)[^\\d]{0,30}${rate}\\s*(?:%|por ?ciento|$|[,;?]|\\.(?!\\d)|\\s(?=cuanto|y |mas |en total|neto))|${rate}\\s*(?:%|por ?ciento) (?:de )?(?:rete ?fuente|retencion)`,
)
const localRate = new RegExp(
  `\\bica\\b[^\\d]{0,40}${rate}\\s*(?:x|por)\\s*mil\\b|\\breteica\\b[^\\d]{0,40}${rate}\\s*(?:x|por)\\s*mil\\b`,
)

/** No rate of withholding on income of a resident is above this. */
const mostPercent = 20

const found = (pattern: RegExp, message: string): number | null => {
  const digits = pattern.exec(message)?.slice(1).find(Boolean)
  return digits ? Number(digits.replace(',', '.')) : null
}

/** Computes what is paid of an invoice plus IVA when the payer names the percentage that is withheld. */
export function paidInvoiceReply({
  text: typed,
  typed: message,
  amounts: [base, ...others],
  english,
}: Question): Reply | null {
  if (english || !base || others.length > 0) return null
  const folded = foldText(message)
  if (!asksPaid.test(typed) && !(onlyFigures.test(folded) && !asksElse.test(typed))) return null
  if (!/\biva\b/.test(typed) || other.test(typed)) return null
  const percent = found(incomeRate, folded)
  if (!percent || percent > mostPercent) return null
  const perThousand = found(localRate, folded)
  const names = /\b(?:reteica|rete ica|ica)\b/.test(typed)
  const kept = Math.round((base * percent) / 100)
  const local = Math.round((base * (perThousand ?? 0)) / 1000)
  const paid = withVat(base) - kept - local
  const parts = [
    text.income(formatPercent(percent), formatPesos(kept)),
    ...(perThousand ? [text.local(formatNumber(perThousand), formatPesos(local))] : []),
  ]
  const open = names && !perThousand
  const example = base / 100
  return {
    text: [
      text.total(
        formatPesos(paid),
        formatPesos(base),
        formatPesos((base * vatPercent) / 100),
        formatPesos(withVat(base)),
        parts.join(' y '),
        open,
      ),
      ...(open
        ? [text.localOpen(formatPesos(base / 1000), formatPesos(example), formatPesos(paid - example))]
        : []),
      text.rest,
    ],
    links: laterSums.withheld.links,
  }
}
