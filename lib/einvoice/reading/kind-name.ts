import { documentNames, typeNames } from '@/content/einvoice/documents'
import { documentClass } from '@/lib/einvoice/model/document-class'
import type { Invoice } from '@/lib/einvoice/model/invoice'

const names = {
  invoice: documentNames.Invoice,
  'credit-note': documentNames.CreditNote,
  'debit-note': documentNames.DebitNote,
}

/** What a document with lines is called: by its root, or by its type where it is no sale. */
export function kindName(invoice: Pick<Invoice, 'kind' | 'typeCode'>): string {
  const special = typeNames[invoice.typeCode]?.replace(/^una? /, '')
  if (!special || documentClass(invoice) === 'sale') return names[invoice.kind]
  return special.charAt(0).toUpperCase() + special.slice(1)
}
