import Link from 'next/link'
import { InvoiceTable } from '@/components/invoices/history/invoice-table'
import { Button } from '@/components/ui/button'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { invoices } from '@/content/invoices'
import { tabAddress } from '@/lib/invoices/address'
import type { InvoicePage } from '@/lib/invoices/invoice'
import type { Result } from '@/lib/result'

const text = invoices.registered

type HistoryListProps = {
  titleId: string
  listing: Result<InvoicePage>
  filtered: boolean
  atUpload?: boolean
}

/** The rows, or what stands for them: nothing yet, nothing that matches, or a list that could not be read. */
export function HistoryList({ titleId, listing, filtered, atUpload }: HistoryListProps) {
  if (!listing.ok) return <LoadFailed {...text.failed} className="mt-6" />
  const start =
    filtered || atUpload ? undefined : (
      <Button asChild size="sm" variant="primary">
        <Link href={tabAddress('upload')}>{text.start}</Link>
      </Button>
    )
  return (
    <InvoiceTable
      items={listing.data.items}
      titleId={titleId}
      empty={
        <State title={text.emptyTitle} action={start} className="mt-6">
          {filtered ? text.noMatch : text.empty}
        </State>
      }
    />
  )
}
