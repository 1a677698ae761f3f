import type { findingTexts, ruleNames } from '@/content/einvoice/findings'
import type { Facts } from '@/lib/einvoice/facts'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { SwappedDigits } from '@/lib/einvoice/rules/compare'
import type { Authenticity } from '@/lib/einvoice/signature/authenticity'
import type { CivilDay } from '@/lib/format/civil-day'

/** What a rule may look at. */
export type Subject = {
  document: EDocument
  /** Null for what is no invoice or note. */
  authenticity: Authenticity | null
  /** In Bogotá. */
  today: CivilDay
  facts: Facts
}

export type Rule = {
  id: RuleId
  /** The rule of DIAN's annex 1.9, or the norm, that it follows; '' where it is ours. */
  source: string
  /** Null when there is nothing here for this rule to look at: then it neither holds nor fails. */
  check: (subject: Subject) => readonly Hit[] | null
}

/** A rule that looks at the invoice alone. */
export const invoiceRule = (
  id: RuleId,
  source: string,
  check: (invoice: Invoice, subject: Subject) => readonly Hit[] | null,
): Rule => ({
  id,
  source,
  check: (subject) => (subject.document.invoice ? check(subject.document.invoice, subject) : null),
})

export type Severity = 'block' | 'warn' | 'info'
export type RuleId = keyof typeof ruleNames

type Texts = typeof findingTexts
export type TextKey = keyof Texts
export type FiguresOf<K extends TextKey> = Taken<Texts[K]['client']> & Taken<Texts[K]['advisor']>
/** A sentence that needs no figures takes none. */
type Taken<T> = T extends (figures: infer F, ...rest: never[]) => string ? F : unknown

type Extra = {
  currency?: string
  /** Looked for when the finding is told, and not before: a file can hold thousands of wrong lines. */
  swapped?: () => SwappedDigits | null
}

/** What a rule saw, before it is put into words. */
export type Hit = {
  text: TextKey
  severity: Severity
  /** Amounts as plain decimals, dates as `yyyy-MM-dd`, the rest as the document writes it. */
  figures: Readonly<Record<string, string>>
  extra: Extra
}

export const hit = <K extends TextKey>(
  text: K,
  severity: Severity,
  figures: FiguresOf<K>,
  extra: Extra = {},
): Hit => ({ text, severity, figures: figures as Record<string, string>, extra })
