import { billedMore as text } from '@/content/assistant/billed-more'
import type { Reply } from '@/content/assistant/replies'
import { withVat } from '@/content/services'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

/** A bill up to this share above the agreed price with IVA still counts as that price. */
const nearly = 1.01

/** Compares the firm's bill with the price of the contract, because the contract's price has no IVA. */
export function billedMoreReply({ text: typed, amounts, english }: Question): Reply | null {
  const isAbout = [text.bill, text.ofFirm, text.agreed].every((words) => words.test(typed))
  if (english || !isAbout || text.other.test(typed)) return null
  const said = amounts.length === 1 ? [...amounts, ...shortAmount(typed)] : amounts
  if (said.length !== 2) return null
  const [agreed, billed] = said.toSorted((one, other) => one - other)
  if (!agreed || !billed || agreed === billed || billed > 5 * agreed) return null
  const figures = [formatPesos(agreed), formatPesos(withVat(agreed))] as const
  const compared = billed <= withVat(agreed) * nearly ? text.isVat(...figures) : text.isMore(...figures)
  return { text: [text.sorry, compared, text.rest], links: text.links }
}

/** Reads «quedamos en 700» as 700.000, which is how people say a price beside another one in pesos. */
function shortAmount(typed: string): number[] {
  const [, hundreds] = /\ben (?:los )?(\d{3})(?: ?mil)?\b/.exec(typed) ?? []
  return hundreds ? [Number(hundreds) * 1000] : []
}
