import { FileUp, LoaderCircle, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { linkStyles } from '@/components/ui/control-styles'
import { invoices } from '@/content/invoices'
import { replacementHref } from '@/lib/invoices/href'
import { wantsAnother, type InvoiceItem, type InvoiceStatus } from '@/lib/invoices/invoice'

const text = invoices.registered.review
const looks: Record<InvoiceStatus, { tone: BadgeTone; icon?: LucideIcon }> = {
  accepted: { tone: 'ok' },
  reviewing: { tone: 'pending', icon: LoaderCircle },
  rejected: { tone: 'bad' },
}

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus | null }) {
  if (!status) return <Badge tone="unknown">{invoices.status.unknown}</Badge>
  return (
    <Badge {...looks[status]} className={status === 'reviewing' ? '[&>svg]:animate-spin' : ''}>
      {invoices.status[status]}
    </Badge>
  )
}

export type NotedInvoice = Pick<InvoiceItem, 'status' | 'withdrawnAt' | 'review'> & {
  label: { number: string }
}

export function InvoiceNote({ invoice }: { invoice: NotedInvoice }) {
  const {
    label: { number },
    status,
    review,
  } = invoice
  const open = wantsAnother(invoice)
  const note = review?.replacedBy ? null : review?.note
  if (!note && !open) return null
  const reason = review?.asked ? 'asked' : 'rejected'
  const said = review?.asked ? text.asked : status === 'rejected' ? text.rejected : text.note
  return (
    <div className="mt-1.5 max-w-[60ch] border-l-5 border-double border-ochre-ink pl-3 text-sm font-normal">
      {note || review?.asked ? (
        <p className="whitespace-pre-line">
          <b className="font-[550]">{said}</b>
          {note ? `: ${note}` : null}
        </p>
      ) : null}
      {open ? (
        <Link className={linkStyles} prefetch={false} href={replacementHref(number)}>
          <FileUp strokeWidth={1.75} aria-hidden /> {text.send[reason]}
          <span className="sr-only"> ({number})</span>
        </Link>
      ) : null}
    </div>
  )
}
