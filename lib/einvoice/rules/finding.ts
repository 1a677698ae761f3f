import { findingTexts, swapHint } from '@/content/einvoice/findings'
import { formatAmount } from '@/lib/einvoice/amount'
import type { Hit, RuleId, Severity, TextKey } from '@/lib/einvoice/rules/rule'
import { formatCivilDay, isCivilDay } from '@/lib/format/civil-day'

export type Finding = {
  id: RuleId
  /** Which of the rule's sentences this is. */
  text: TextKey
  severity: Severity
  /** What is the matter, in a few words. */
  title: string
  /** For the client. */
  message: string
  /** For the advisor. */
  detail: string
  /** Amounts as plain decimals, dates as `yyyy-MM-dd`, the rest as the document writes it, cut to what can be quoted. */
  figures: Readonly<Record<string, string>>
}

type Said = Readonly<Record<string, string>>
type Sentence = (figures: Said, money: (amount: string) => string) => string
type Words = { title: string | Sentence; client: Sentence; advisor: Sentence }

const maxFigure = 300

/** Puts a hit into words. */
export function tell({ text, severity, figures, extra }: Hit): Finding {
  // `hit` has seen to it that the figures are those of the sentence.
  const { title, client, advisor } = findingTexts[text] as unknown as Words
  const { currency = 'COP', swapped: lookForSwap } = extra
  const money = (amount: string) => formatAmount(amount, currency)
  const short = mapValues(figures, (value) => value.slice(0, maxFigure))
  const said = mapValues(short, (value) => (isCivilDay(value) ? formatCivilDay(value) : value))
  const swapped = lookForSwap?.() ?? null
  const hint = swapped ? ` ${swapHint(money(swapped.from), money(swapped.to))}` : ''
  return {
    id: text.split('.')[0] as RuleId,
    text,
    severity,
    title: typeof title === 'string' ? title : title(said, money),
    message: client(said, money) + hint,
    detail: advisor(said, money) + hint,
    figures: swapped ? { ...short, swapped: swapped.to } : short,
  }
}

const mapValues = (values: Said, change: (value: string) => string): Said =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
