import { reading } from '@/content/einvoice/reading'
import { ruleNames } from '@/content/einvoice/findings'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/money/amount'
import { formatAmount } from '@/lib/einvoice/money/format-amount'
import type { Review } from '@/lib/einvoice/review-document'
import type { RuleId } from '@/lib/einvoice/rules/hit'
import { formatNit } from '@/lib/format/nit'

/** A check that holds, with what it was made on; '' where there is nothing to show. */
export type HeldCheck = { id: RuleId; name: string; on: string }

/** What the rules looked at and found right. */
export function checksHeld({ invoice }: EDocument, { passed, recomputed }: Review): HeldCheck[] {
  return passed.map((id) => ({
    id,
    name: id === 'C1' && recomputed ? reading.findings.recomputed : ruleNames[id],
    on: invoice ? (shown[id]?.(invoice) ?? '') : '',
  }))
}

const money = (amount: string, { currency }: Invoice) => (amount === '' ? '' : formatAmount(amount, currency))

const shown: Partial<Record<RuleId, (invoice: Invoice) => string>> = {
  A2: ({ currency }) => currency,
  T1: (invoice) => money(invoice.totals.lines, invoice),
  T2: (invoice) => money(invoice.totals.taxExclusive, invoice),
  T3: (invoice) => money(invoice.totals.taxInclusive, invoice),
  T4: (invoice) => money(invoice.totals.payable, invoice),
  T5(invoice) {
    const sum = sumOf(invoice.taxes.map(({ amount }) => amountOrZero(amount)))
    return sum ? money(plainAmount(sum), invoice) : ''
  },
  N1: ({ supplier }) => (supplier.digit ? `${formatNit(supplier.nit)}-${supplier.digit}` : supplier.nit),
  N3: ({ number }) => number,
}
