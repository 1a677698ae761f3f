import Link from 'next/link'
import { FactCells } from '@/components/invoices/history/fact-columns'
import { InvoiceStatusBadge } from '@/components/invoices/history/invoice-status'
import { InvoiceWords } from '@/components/invoices/history/invoice-words'
import { RowActions } from '@/components/invoices/history/row-actions'
import { invoices } from '@/content/invoices'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import type { InvoiceItem } from '@/lib/invoices/invoice'

const text = invoices.registered
const cell = 'py-1.5 pr-4 sm:h-14 sm:whitespace-nowrap max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'

type InvoiceRowProps = {
  invoice: InvoiceItem
  /** Also what the file says. */
  withFacts: boolean
  onRemove: (invoice: InvoiceItem) => void
}

/** On phones every row is an entry: name and number, then date and size, then state and what can be done. */
export function InvoiceRow({ invoice, withFacts, onRemove }: InvoiceRowProps) {
  const { id, number, status, name, size, createdAt, withdrawnAt, review } = invoice
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-1.5 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <Link href={`/portal/facturas/${id}`} prefetch={false} className="underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <small className="block text-xs font-normal text-ink-2">
          {number}
          {withdrawnAt ? ` · ${text.withdrawn(formatListDate(withdrawnAt))}` : null}
          {review?.replaces ? ` · ${text.replaces(review.replaces)}` : null}
          {review?.replacedBy ? ` · ${text.replacedBy(review.replacedBy)}` : null}
        </small>
        <InvoiceWords invoice={invoice} />
      </th>
      {withFacts ? <FactCells facts={invoice.facts ?? null} status={invoice.status} /> : null}
      <td className={cell}>{formatListDate(createdAt)}</td>
      <td className={`${cell} text-right sm:pr-10`}>{formatFileSize(size)}</td>
      <td className={cell}>
        <InvoiceStatusBadge status={status} />
      </td>
      <td className="text-right whitespace-nowrap">
        <RowActions invoice={invoice} onRemove={onRemove} />
      </td>
    </tr>
  )
}
