import type { Invoice } from '@/lib/einvoice/model/invoice'

/**
 * What annex a document goes by: sales and their notes, support documents of those who do not invoice, equivalents such as
 * the ticket of a till; `unknown` when its type is none of DIAN's.
 */
export type DocumentClass = 'sale' | 'support' | 'equivalent' | 'unknown'

const classes: Readonly<Record<string, DocumentClass>> = {
  '01': 'sale',
  '02': 'sale',
  '03': 'sale',
  '04': 'sale',
  '91': 'sale',
  '92': 'sale',
  '05': 'support',
  '95': 'support',
  '20': 'equivalent',
  '25': 'equivalent',
  '27': 'equivalent',
  '32': 'equivalent',
  '35': 'equivalent',
  '40': 'equivalent',
  '45': 'equivalent',
  '50': 'equivalent',
  '55': 'equivalent',
  '60': 'equivalent',
  '93': 'equivalent',
  '94': 'equivalent',
}

/** A debit note has no element for its type. */
export function documentClass({ kind, typeCode }: Pick<Invoice, 'kind' | 'typeCode'>): DocumentClass {
  const known = classes[typeCode === '' && kind === 'debit-note' ? '92' : typeCode] ?? 'unknown'
  // A note's type on an invoice, or the reverse, is nobody's.
  const isInvoice = Number(typeCode || '92') < 90
  return isInvoice === (kind === 'invoice') ? known : 'unknown'
}
