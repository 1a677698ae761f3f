import type { InvoiceKind, Totals } from '@/lib/einvoice/model/invoice'
import { nodeAt, textAt, type XmlNode } from '@/lib/einvoice/xml/node'

/** Debit notes call their totals by another name. */
export function readTotals(root: XmlNode, kind: InvoiceKind): Totals {
  const totals = nodeAt(root, kind === 'debit-note' ? 'RequestedMonetaryTotal' : 'LegalMonetaryTotal')
  return {
    lines: textAt(totals, 'LineExtensionAmount'),
    taxExclusive: textAt(totals, 'TaxExclusiveAmount'),
    taxInclusive: textAt(totals, 'TaxInclusiveAmount'),
    allowances: textAt(totals, 'AllowanceTotalAmount'),
    charges: textAt(totals, 'ChargeTotalAmount'),
    prepaid: textAt(totals, 'PrepaidAmount'),
    rounding: textAt(totals, 'PayableRoundingAmount'),
    payable: textAt(totals, 'PayableAmount'),
  }
}
