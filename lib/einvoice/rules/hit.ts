import type { findingTexts, ruleNames } from '@/content/einvoice/findings'
import type { SwappedDigits } from '@/lib/einvoice/money/swapped-digits'

export type Severity = 'block' | 'warn' | 'info'
export type RuleId = keyof typeof ruleNames

type Texts = typeof findingTexts
export type TextKey = keyof Texts
export type FiguresOf<K extends TextKey> = Taken<Texts[K]['client']> & Taken<Texts[K]['advisor']>
/** A sentence that needs no figures takes none. */
type Taken<T> = T extends (figures: infer F, ...rest: never[]) => string ? F : unknown

export type Extra = {
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
