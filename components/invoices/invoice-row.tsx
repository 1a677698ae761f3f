'use client'
import { Download, FileX2, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import { InvoiceRowText, InvoiceTotal, RowFindings } from '@/components/invoices/invoice-row-text'
import { InvoiceStatusBadge, InvoiceNote } from '@/components/invoices/invoice-status'
import { useMay } from '@/components/portal/for-role'
import { invoices } from '@/content/invoices'
import { bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { wayBack, type InvoiceItem } from '@/lib/invoices/invoice'
import { toast } from '@/lib/toast'

const text = invoices.registered
const look = 'inline-grid size-tap place-items-center rounded-sheet hover:bg-sunk last:-mr-2.5 [&_svg]:size-5'
const cell = 'py-1.5 pr-4 sm:h-14 sm:whitespace-nowrap max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'
type InvoiceRowProps = {
  invoice: InvoiceItem
  onRemove: (invoice: InvoiceItem) => void
}

/** On phones every row is an entry: whose it is and its number, then total and day, then state and what can be done. */
export function InvoiceRow({ invoice, onRemove }: InvoiceRowProps) {
  const { id, label, status, createdAt, issuedOn, withdrawnAt, review } = invoice
  // What a person has decided is no longer in doubt.
  const isDecided = status === 'accepted' || status === 'rejected'
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-2 pr-4 text-left leading-snug font-normal wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <InvoiceRowText
          label={label}
          href={`/portal/facturas/${id}` as Route}
          sizeColumn
          notes={[
            issuedOn &&
              issuedOn !== bogotaDay(createdAt) &&
              text.issued(formatListDate(momentAt(issuedOn, 12))),
            withdrawnAt && text.withdrawn(formatListDate(withdrawnAt)),
            review?.replaces && text.replaces(review.replaces),
            review?.replacedBy && text.replacedBy(review.replacedBy),
          ]}
        />
        {isDecided ? null : <RowFindings label={label} />}
        <InvoiceNote invoice={invoice} />
      </th>
      <td className={`${cell} text-right max-sm:order-1`}>
        <InvoiceTotal label={label} />
      </td>
      <td className={cell}>{formatListDate(createdAt)}</td>
      <td className={`${cell} text-right max-lg:hidden lg:pr-10`}>{formatFileSize(label.size)}</td>
      <td className={`${cell} max-sm:order-2`}>
        <InvoiceStatusBadge status={status} />
      </td>
      <td className="text-right whitespace-nowrap max-sm:order-3">
        <RowActions invoice={invoice} onRemove={onRemove} />
      </td>
    </tr>
  )
}

export const removeButtonId = (id: string) => `invoice-remove-${id}`

type RowActionsProps = { invoice: InvoiceItem; onRemove: (invoice: InvoiceItem) => void }

function RowActions({ invoice, onRemove }: RowActionsProps) {
  const mayRemove = useMay('owner')
  const way = mayRemove ? wayBack(invoice) : null
  const Icon = way === 'delete' ? Trash2 : FileX2
  return (
    <>
      <a
        href={invoice.href}
        // What fails is a failed download, never a page of the portal that turns into an error.
        download
        onClick={() => toast({ kind: 'info', ...invoices.downloading })}
        aria-label={`${text.download} ${invoice.label.number}`}
        title={text.download}
        className={look}
      >
        <Download strokeWidth={1.75} aria-hidden />
      </a>
      {way ? (
        <button
          type="button"
          id={removeButtonId(invoice.id)}
          onClick={() => onRemove(invoice)}
          aria-label={`${text.remove[way]} ${invoice.label.number}`}
          title={text.remove[way]}
          className={look}
        >
          <Icon strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        <span className="inline-block w-tap last:-mr-2.5" />
      )}
    </>
  )
}
