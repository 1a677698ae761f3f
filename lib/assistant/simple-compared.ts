import { contributions } from '@/content/assistant/payroll'
import type { Reply } from '@/content/assistant/replies'
import { simpleCompared as text } from '@/content/assistant/simple-compared'
import { simpleBracket, simplePercents } from '@/content/assistant/simple-rates'
import { uvt, wageByYear } from '@/content/legal-figures'
import { mostExempt, taxOf, yearSteps } from '@/lib/assistant/income-table'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

/** Below this income in UVT, a natural person in the SIMPLE regime pays no advances (E.T., art. 910, par. 3). */
const leastAdvance = 3_500

const rounded = (amount: number) => formatPesos(Math.round(amount / 1000) * 1000)

/** Compares what SIMPLE and the ordinary regime cost somebody with the income of a profession and few expenses. */
export function simpleComparedReply({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0 || !text.asks.every((words) => words.test(typed)) || text.not.test(typed))
    return null
  const wage = wageByYear[uvt.year]?.value
  const income = text.monthly.test(typed) ? amount * 12 : amount
  const bracket = simpleBracket(income / uvt.value)
  const rate = bracket === null ? undefined : simplePercents.professions[bracket]
  if (!wage || !rate) return null
  const monthlyBase = Math.max(wage, (income * contributions.base) / 100 / 12)
  // Incomes below a minimum wage, or high enough for the solidarity fund, have other contributions and get no answer.
  if (income < 12 * wage || monthlyBase >= contributions.plainBelow * wage) return null
  const paid = (monthlyBase * 12 * (contributions.health + contributions.pension)) / 100
  const exempt = Math.min((income - paid) * 0.25, mostExempt * uvt.value)
  const base = income - paid - exempt
  const ordinary = taxOf(base / uvt.value, yearSteps) * uvt.value
  const simple = (income * rate) / 100
  const nearer =
    ordinary < simple
      ? text.ordinaryWins(rounded(simple - ordinary))
      : text.simpleWins(rounded(ordinary - simple))
  return {
    text: [
      text.sum(
        formatPesos(income),
        rounded(simple),
        formatPercent(rate),
        rounded(ordinary),
        uvt.year,
        nearer,
      ),
      text.steps(rounded(paid), rounded(exempt), rounded(base)),
      text.rest(income < leastAdvance * uvt.value),
    ],
    links: text.links,
  }
}
