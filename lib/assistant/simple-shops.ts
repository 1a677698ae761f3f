import type { Reply } from '@/content/assistant/replies'
import { simpleShops as text } from '@/content/assistant/simple-shops'
import { uvt } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

/** The percent of SIMPLE for small shops and hairdressers, for incomes below these UVT (E.T., art. 908 num. 1). */
const shopRates: readonly (readonly [below: number, percent: number])[] = [
  [6_000, 1.2],
  [15_000, 2.8],
  [30_000, 4.4],
  [100_000, 5.6],
]

/** Answers whether SIMPLE pays for a hairdresser's or a small shop, with the tax if the message tells its sales. */
export function simpleShopsReply({ text: typed, amounts }: Question): Reply | null {
  if (!text.asks.every((words) => words.test(typed)) || text.not.test(typed)) return null
  const [amount, ...others] = amounts
  const income = amount && text.monthly.test(typed) ? amount * 12 : amount
  const rate = income ? shopRates.find(([below]) => income < below * uvt.value)?.[1] : undefined
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
