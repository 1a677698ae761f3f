import { Badge, type BadgeTone } from '@/components/ui/badge'
import { clientsText } from '@/content/clients'
import type { ClientItem } from '@/lib/clients/queries'

const tones: Record<ClientItem['status'], BadgeTone> = {
  approved: 'ok',
  waitlist: 'pending',
  rejected: 'bad',
}

export function ClientStatus({ status }: Pick<ClientItem, 'status'>) {
  return <Badge tone={tones[status]}>{clientsText.status[status]}</Badge>
}
