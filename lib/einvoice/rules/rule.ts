import { findingTexts, swapHint, type ruleNames } from '@/content/einvoice/findings'
import { dotted } from '@/content/einvoice/findings/text'
import { formatCivilDay, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatAmount, formatDecimal, readAmount } from '@/lib/einvoice/amount'
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
  /** The codes of the rule in DIAN's annex 1.9, or the name of a norm; '' for a rule that only the portal has. */
  source: string
  /** Null means that the rule does not apply, so that it neither passes nor fails. */
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
export type TextKey = keyof Texts
export type FiguresOf<K extends TextKey> = Taken<Texts[K]['client']> & Taken<Texts[K]['advisor']>
type Taken<T> = T extends (figures: infer F, ...rest: never[]) => string ? F : unknown

type Extra = {
  currency?: string
  /** Swapped digits are searched only for findings that are shown, because a file can have thousands of findings. */
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
  // `violation()` accepts only the figures that the functions of this `text` need, so the cast is safe.
  const { title, client, advisor } = findingTexts[text] as unknown as Sentences
  const { currency = 'COP', swapped: lookForSwap } = extra
  const money = (amount: string) => formatAmount(amount, currency)
  const short = mapValues(figures, (value) => value.slice(0, maxFigure))
  const shown = readable(
    text,
    mapValues(short, (value) => (isCivilDay(value) ? formatCivilDay(value) : value)),
  )
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

/** Values with these names contain NITs, so each number of eight to ten digits in them gets dots. */
const nitFigures = new Set(['nit', 'supplier', 'customer', 'companies', 'written', 'signer', 'by'])
const moreNits: Partial<Record<TextKey, readonly string[]>> = {
  'E2.party': ['wrapper'],
  'N4.nit': ['other'],
}
const withDots = (value: string) => value.replace(/(?<![\d.])\d{8,10}(?![\d.])/g, dotted)

function readable(text: TextKey, figures: Values): Values {
  const { path = '' } = figures
  const isAmount = /(?:Amount|Quantity|Percent|Rate|Numeric|Measure)$/.test(path)
  const isNit = path.endsWith('CompanyID')
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      if (nitFigures.has(name) || moreNits[text]?.includes(name)) return [name, withDots(value)]
      if (name === 'quantity' || name === 'units') return [name, formatDecimal(value, 'quantity')]
      if (name !== 'first' && name !== 'other') return [name, value]
      if (isAmount && readAmount(value)) return [name, formatDecimal(value)]
      if (/^[0-9a-f]{96}$/i.test(value)) return [name, `${value.slice(0, 8)}…${value.slice(-8)}`]
      return [name, isNit ? withDots(value) : value]
    }),
  )
}

const mapValues = (values: Values, change: (value: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
