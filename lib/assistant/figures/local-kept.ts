import { localKept as text } from '@/content/assistant/local-kept'
import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { vatPercent, withVat } from '@/content/services'
import type { Question } from '@/lib/assistant/question'
import { foldText } from '@/lib/format/fold-text'
import { formatNumber, formatPesos } from '@/lib/format/number'

const names = /\b(?:reteica|rete ica|ica|industria y comercio)\b/
const perThousand = /(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:x|por)\s*(?:mil\b|1\.?000\b)/
const asksSum = /\b(?:cuanto|cuanta|calcul\w+|valor|neto|total)\b|\b(?:esta bien|correcto) (?:el|la|lo)\b/
const keeps = /\b(?:ret[ei]\w+|descuent\w+|descont\w+|quit\w+|llega\w*|consign\w+|gir\w+|pagan|queda\w*)\b/
/** This answer is wrong for a message with one of these words, such as about a fine or another withholding. */
const other =
  /\b(?:multa\w*|sancion\w*|interes\w*|mora|avisos|bomberil|cuando|vence\w*|cada cuanto|simple|4 ?por ?mil|gmf|certificad\w+|cuenta contable|asiento|contabiliz\w+|devuelv\w+|devoluc\w+|ret\w*fuente|rete fuente|retencion en la fuente|reteiva|rete iva)\b|%|\bpor ?ciento\b/
/** No rate of ICA is above this. */
const mostPerThousand = 30

/** Computes the ICA of an amount, or what arrives after its withholding, when the message names the rate. */
export function localKeptReply({ text: typed, typed: message, amounts, english }: Question): Reply | null {
  const [amount, ...others] = amounts
  if (english || !amount || others.length > 0 || !names.test(typed) || !asksSum.test(typed)) return null
  const folded = foldText(message)
  if (other.test(typed) || folded.includes('%')) return null
  const rate = Number(perThousand.exec(folded)?.[1]?.replace(',', '.') ?? 0)
  if (!rate || rate > mostPerThousand) return null
  const said = formatNumber(rate)
  const kept = (base: number) => Math.round((base * rate) / 1000)
  if (!keeps.test(typed))
    return {
      text: [text.tax(formatPesos(amount), said, formatPesos(kept(amount))), text.taxRest],
      links: [write, call],
    }
  const inside = Math.round((amount * 100) / (100 + vatPercent))
  const plusVat = /\bmas (?:el )?iva\b/.test(typed)
  const withoutVat =
    plusVat ||
    /\b(?:sin|antes de|no (?:cobro|llevo|tiene|lleva|soy responsable de)) (?:el )?iva\b/.test(typed)
  const first = plusVat
    ? text.plusVat(
        formatPesos(amount),
        said,
        formatPesos(kept(amount)),
        formatPesos(withVat(amount)),
        formatPesos(withVat(amount) - kept(amount)),
      )
    : text.kept(formatPesos(amount), said, formatPesos(kept(amount)), formatPesos(amount - kept(amount)))
  const ofInside = text.withVat(
    formatPesos(amount),
    formatPesos(inside),
    formatPesos(kept(inside)),
    formatPesos(amount - kept(inside)),
  )
  return { text: [first, ...(withoutVat ? [] : [ofInside]), text.rest], links: [write, call] }
}
