import { createHash } from 'node:crypto'
import { codeSource } from '@/lib/einvoice/cufe'
import type { Invoice } from '@/lib/einvoice/model/invoice'

/** The CUFE or CUDE that a key gives, as only the database computes it for the product; '' without a source. */
export function computeCode(invoice: Invoice, secret: string): string {
  const source = codeSource(invoice)
  if (!source) return ''
  return createHash('sha384')
    .update(source.before + secret + source.after)
    .digest('hex')
}
