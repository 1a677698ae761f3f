import type { Reference } from '@/lib/einvoice/model/invoice'
import { childrenOf, textAt, type XmlNode } from '@/lib/einvoice/xml/node'

const kinds = {
  InvoiceDocumentReference: 'invoice',
  CreditNoteDocumentReference: 'credit-note',
  DebitNoteDocumentReference: 'debit-note',
} as const

/** What this document refers to: of a note, the invoice that it changes. */
export const readReferences = (root: XmlNode): Reference[] =>
  childrenOf(root, 'BillingReference').flatMap((billing) =>
    Object.entries(kinds).flatMap(([name, kind]) =>
      childrenOf(billing, name).map((reference) => ({
        kind,
        number: textAt(reference, 'ID'),
        code: textAt(reference, 'UUID').toLowerCase(),
        date: textAt(reference, 'IssueDate'),
      })),
    ),
  )
