import { Badge, type BadgeTone } from '@/components/ui/badge'
import { clientsText } from '@/content/clients'
import type { ClientItem } from '@/lib/clients/queries'

const tones: Record<ClientItem['status'], BadgeTone> = {
  approved: 'ok',
  waitlist: 'pending',
  rejected: 'bad',
}

/** «Con acceso» means that somebody can sign in for the client. */
export function ClientStatus({
  status,
  retired,
  invited,
}: Pick<ClientItem, 'status' | 'retired' | 'invited'>) {
  if (retired) return <Badge tone="unknown">{clientsText.retired}</Badge>
  if (status === 'approved' && invited !== null)
    return (
      <Badge tone={invited ? 'pending' : 'unknown'}>
        {invited ? clientsText.invited : clientsText.uninvited}
      </Badge>
    )
  return <Badge tone={tones[status]}>{clientsText.status[status]}</Badge>
}
