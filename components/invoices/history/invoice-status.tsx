import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { invoices } from '@/content/invoices'
import type { InvoiceStatus } from '@/lib/invoices/invoice'

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
