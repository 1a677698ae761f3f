import { findingTexts, swapHint, type ruleNames } from '@/content/einvoice/findings'
import { formatCivilDay, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatAmount } from '@/lib/einvoice/amount'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { SwappedDigits } from '@/lib/einvoice/rules/compare'
import type { Authenticity } from '@/lib/einvoice/signature/authenticity'

export type Subject = {
  document: EDocument
  authenticity: Authenticity | null
  today: CivilDay
  context: ReviewContext
}

export type Rule = {
  id: RuleId
  /** The rule of DIAN's annex 1.9, or the norm; '' for rules that only the portal has. */
  source: string
  /** Returns null when the rule does not apply, so that it neither passes nor fails. */
  check: (subject: Subject) => readonly Violation[] | null
}

export const invoiceRule = (
  id: RuleId,
  source: string,
  check: (invoice: Invoice, subject: Subject) => readonly Violation[] | null,
): Rule => ({
  id,
  source,
  check: (subject) => (subject.document.invoice ? check(subject.document.invoice, subject) : null),
})

export type Severity = 'block' | 'warn' | 'info'
export type RuleId = keyof typeof ruleNames

type Texts = typeof findingTexts
type TextKey = keyof Texts
export type FiguresOf<K extends TextKey> = Taken<Texts[K]['client']> & Taken<Texts[K]['advisor']>
type Taken<T> = T extends (figures: infer F, ...rest: never[]) => string ? F : unknown

type Extra = {
  currency?: string
  /** A function, because it is needed only for findings that are shown, and a file can have thousands of findings. */
  swapped?: () => SwappedDigits | null
}

export type Violation = {
  text: TextKey
  severity: Severity
  /** Values that the finding's sentences contain: plain decimals, `yyyy-MM-dd` dates, or text of the document. */
  figures: Readonly<Record<string, string>>
  extra: Extra
}

export const violation = <K extends TextKey>(
  text: K,
  severity: Severity,
  figures: FiguresOf<K>,
  extra: Extra = {},
): Violation => ({ text, severity, figures: figures as Record<string, string>, extra })

export type Finding = {
  id: RuleId
  text: TextKey
  severity: Severity
  title: string
  message: string
  detail: string
  figures: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, string>>
type Sentence = (figures: Values, money: (amount: string) => string) => string
type Sentences = { title: string | Sentence; client: Sentence; advisor: Sentence }

const maxFigure = 300

export function toFinding({ text, severity, figures, extra }: Violation): Finding {
  // The type of `violation()` guarantees that the figures fit the sentence.
  const { title, client, advisor } = findingTexts[text] as unknown as Sentences
  const { currency = 'COP', swapped: lookForSwap } = extra
  const money = (amount: string) => formatAmount(amount, currency)
  const short = mapValues(figures, (value) => value.slice(0, maxFigure))
  const shown = mapValues(short, (value) => (isCivilDay(value) ? formatCivilDay(value) : value))
  const swapped = lookForSwap?.() ?? null
  const hint = swapped ? ` ${swapHint(money(swapped.from), money(swapped.to))}` : ''
  return {
    id: text.split('.')[0] as RuleId,
    text,
    severity,
    title: typeof title === 'string' ? title : title(shown, money),
    message: client(shown, money) + hint,
    detail: advisor(shown, money) + hint,
    figures: swapped ? { ...short, swapped: swapped.to } : short,
  }
}

const mapValues = (values: Values, change: (value: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
