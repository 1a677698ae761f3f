import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { Hit, RuleId } from '@/lib/einvoice/rules/hit'
import type { CivilDay } from '@/lib/format/civil-day'
import type { Facts } from '@/lib/einvoice/known/facts'
import type { Authenticity } from '@/lib/einvoice/signature/authenticity'

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
