import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { ClientItem } from '@/lib/clients/queries'
import { statusText } from '@/lib/clients/status-text'

const tones: Record<ClientItem['status'], BadgeTone> = {
  approved: 'ok',
  waitlist: 'pending',
  rejected: 'bad',
}

export function ClientStatus(client: Pick<ClientItem, 'status' | 'retired' | 'invited'>) {
  const { status, retired, invited } = client
  const isEmpty = status === 'approved' && invited === false
  const tone = retired || isEmpty ? 'unknown' : status === 'approved' && invited ? 'pending' : tones[status]
  return <Badge tone={tone}>{statusText(client)}</Badge>
}
