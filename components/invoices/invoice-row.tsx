import { Download } from 'lucide-react'
import { InvoiceStatus } from '@/components/invoices/invoice-status'
import { invoices } from '@/content/invoices'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/file-size'
import type { InvoiceItem } from '@/lib/invoices/schema'

const cell = 'py-1.5 pr-4 sm:h-14 sm:whitespace-nowrap max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'

export function InvoiceRow({ invoice }: { invoice: InvoiceItem }) {
  const { number, status, name, href, size, createdAt } = invoice
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-1.5 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <bdi>{name}</bdi>
        <small className="block text-xs font-normal text-ink-2">{number}</small>
      </th>
      <td className={cell}>{formatListDate(createdAt)}</td>
      <td className={`${cell} text-right sm:pr-10`}>{formatFileSize(size)}</td>
      <td className={cell}>
        <InvoiceStatus status={status} />
      </td>
      <td className="text-right">
        <a
          href={href}
          aria-label={`${invoices.registered.download} ${number}`}
          className="-mr-2.5 inline-grid size-tap place-items-center rounded-sheet hover:bg-sunk"
        >
          <Download className="size-5" strokeWidth={1.75} aria-hidden />
        </a>
      </td>
    </tr>
  )
}
