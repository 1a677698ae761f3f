import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { HistoryList } from '@/components/invoices/history/history-list'
import { linkStyles } from '@/components/ui/control-styles'
import { invoices } from '@/content/invoices'
import { tabAddress } from '@/lib/invoices/address'
import type { InvoicePage } from '@/lib/invoices/invoice'
import type { Result } from '@/lib/result'

const titleId = 'newest-title'
const text = invoices.registered

/** Below the upload: what was sent last, and where its review stands. */
export function NewestInvoices({ listing }: { listing: Result<InvoicePage> }) {
  const shown = listing.ok ? listing.data.items.length : 0
  return (
    <section aria-labelledby={titleId} className="mt-18">
      <h2 id={titleId} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      <HistoryList titleId={titleId} listing={listing} filtered={false} atUpload />
      {shown > 0 ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-ink text-[1rem] rule-closes">
          <span>{text.newest(shown)}</span>
          <Link className={linkStyles} prefetch={false} href={tabAddress('history')}>
            {text.all} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        </p>
      ) : null}
    </section>
  )
}
