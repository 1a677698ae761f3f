import { plainNit } from '@/lib/format/nit'
import type { KnownCompany } from '@/lib/einvoice/known/facts'
import type { Invoice } from '@/lib/einvoice/model/invoice'

/** What an invoice is for the client: `foreign` when none of the companies is in it. */
export type Direction = 'purchase' | 'sale' | 'foreign'

/** Null when no company is known to compare with. Between two companies of the client it is a purchase of one. */
export function directionOf(
  invoice: Invoice,
  companies: readonly KnownCompany[] | undefined,
): Direction | null {
  if (!companies || companies.length === 0) return null
  const own = new Set(companies.map(({ nit }) => plainNit(nit)))
  if (own.has(invoice.customer.nit)) return 'purchase'
  return own.has(invoice.supplier.nit) ? 'sale' : 'foreign'
}
