import type { Reply } from '@/content/assistant/replies'
import { simpleActivities as text } from '@/content/assistant/simple-activities'
import { simpleBracket } from '@/content/assistant/simple-rates'
import { uvt } from '@/content/legal-figures'
import { taxOf, yearSteps } from '@/lib/assistant/income-table'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

const companyPercent = 35
const company = /\b(?:sas|s a s|sociedad|ltda|limitada)\b/
const marginOf = (percent = 0) => formatPercent(Math.round((percent / companyPercent) * 100))
const rounded = (amount: number) => formatPesos(Math.round(amount / 1000) * 1000)

/** Says what SIMPLE costs a kind of business and from which profit on it is cheaper than the ordinary regime. */
export function simpleActivityReply({ text: typed, amounts, english }: Question): Reply | null {
  if (english || !text.asks.every((words) => words.test(typed)) || text.not.test(typed)) return null
  const [kind, ...others] = text.kinds.filter(({ words }) => words.test(typed))
  if (!kind || others.length > 0 || amounts.length > 1) return null
  const extra = text.food.test(typed) ? [text.consumption] : []
  const [amount] = amounts
  const wonders = (text.food.test(typed) || text.transport.test(typed)) && text.suits.test(typed)
  if (amount === undefined && !wonders && !/\b(?:cuant\w+|tarifas?|porcentaje)\b/.test(typed)) return null
  if (amount === undefined)
    return {
      text: [
        ...(wonders ? [text.margins(marginOf(kind.percents[0]), marginOf(kind.percents.at(-1)))] : []),
        text.rates(
          kind.name,
          kind.percents.map((percent) => formatPercent(percent)),
          kind.norm,
        ),
        ...extra,
        text.rest,
      ],
      links: text.links,
    }
  const income = text.monthly.test(typed) ? amount * 12 : amount
  const at = simpleBracket(income / uvt.value) ?? kind.percents.length
  const [percent, bracket] = [kind.percents[at], text.brackets[at]]
  if (percent === undefined || bracket === undefined)
    return { text: [text.tooMuch(formatPesos(income))], links: text.links }
  const tax = (income * percent) / 100
  return {
    text: [
      text.sum(rounded(tax), formatPesos(income), formatPercent(percent), bracket, kind.name, kind.norm),
      ...extra,
      ...(kind.trades
        ? [
            text.compare(
              company.test(typed) ? null : rounded(profitFor(tax)),
              rounded((tax * 100) / companyPercent),
            ),
          ]
        : []),
      text.rest,
    ],
    links: text.links,
  }
}

/** Returns the profit on which a person pays this income tax by the table of E.T., art. 241. */
function profitFor(tax: number): number {
  let [low, high] = [0, 1_000_000]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (taxOf(middle, yearSteps) * uvt.value < tax) low = middle
    else high = middle
  }
  return high * uvt.value
}
