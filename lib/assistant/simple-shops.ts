import type { Reply } from '@/content/assistant/replies'
import { simpleShops as text } from '@/content/assistant/simple-shops'
import { simpleBracket, simplePercents } from '@/content/assistant/simple-rates'
import { uvt } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

/** Answers whether SIMPLE suits a hairdresser or a small shop, with the tax if the message names the sales. */
export function simpleShopsReply({ text: typed, amounts }: Question): Reply | null {
  if (!text.asks.every((words) => words.test(typed)) || text.not.test(typed)) return null
  const [amount, ...others] = amounts
  const income = amount && text.monthly.test(typed) ? amount * 12 : amount
  const bracket = income ? simpleBracket(income / uvt.value) : null
  const rate = bracket === null ? undefined : simplePercents.shops[bracket]
  const sum =
    income && rate && others.length === 0
      ? [
          text.sum(
            formatPesos(income),
            formatPesos(Math.round((income * rate) / 100 / 1000) * 1000),
            formatPercent(rate),
          ),
        ]
      : []
  const meaning = /\b(?:que|q) es (?:eso )?(?:de |d)?(?:lo )?(?:del )?(?:el )?(?:regimen )?simple\b/.test(
    typed,
  )
    ? [text.meaning]
    : []
  return { text: [...meaning, text.opening, ...sum, text.compare, text.rest], links: text.links }
}
