import { findingTexts, swapHint, type ruleNames } from '@/content/einvoice/findings'
import { formatCivilDay, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatAmount } from '@/lib/einvoice/amount'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { SwappedDigits } from '@/lib/einvoice/rules/compare'
import type { Authenticity } from '@/lib/einvoice/signature/authenticity'

/** What a rule may look at. */
export type Subject = {
  document: EDocument
  /** Null for what is no invoice or note. */
  authenticity: Authenticity | null
  /** In Bogotá. */
  today: CivilDay
  context: ReviewContext
}

export type Rule = {
  id: RuleId
  /** The rule of DIAN's annex 1.9, or the norm, that it follows; '' where it is ours. */
  source: string
  /** Null when there is nothing here for this rule to look at: then it neither holds nor fails. */
  check: (subject: Subject) => readonly Violation[] | null
}

/** A rule that looks at the invoice alone. */
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
/** A sentence that needs no figures takes none. */
type Taken<T> = T extends (figures: infer F, ...rest: never[]) => string ? F : unknown

type Extra = {
  currency?: string
  /** Computed only for findings that are shown: a file can hold thousands of wrong lines. */
  swapped?: () => SwappedDigits | null
}

/** What a rule found, before its sentences are written. */
export type Violation = {
  text: TextKey
  severity: Severity
  /** Amounts as plain decimals, dates as `yyyy-MM-dd`, the rest as the document writes it. */
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

type Values = Readonly<Record<string, string>>
type Sentence = (figures: Values, money: (amount: string) => string) => string
type Sentences = { title: string | Sentence; client: Sentence; advisor: Sentence }

const maxFigure = 300

/** Writes the sentences of a violation. */
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
