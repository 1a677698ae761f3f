import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { invoices } from '@/content/invoices'
import { historyAddress, type InvoiceFilters } from '@/lib/invoices/address'
import type { InvoicePage } from '@/lib/invoices/invoice'

const text = invoices.registered.pages

/** The ways to the neighbouring pages; nothing while there is only one. */
export function InvoicePager({ filters, page }: { filters: InvoiceFilters; page: InvoicePage }) {
  const { before, after } = page
  if (!before && !after) return null
  return (
    <nav aria-label={text.label} className="flex flex-wrap justify-between gap-x-6 pt-2">
      {before ? (
        <Link
          className={linkStyles}
          prefetch={false}
          href={historyAddress(filters, { way: 'hasta', cursor: before })}
        >
          <ArrowLeft strokeWidth={1.75} aria-hidden /> {text.newer}
        </Link>
      ) : (
        <span />
      )}
      {after ? (
        <Link
          className={linkStyles}
          prefetch={false}
          href={historyAddress(filters, { way: 'desde', cursor: after })}
        >
          {text.older} <ArrowRight strokeWidth={1.75} aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}
