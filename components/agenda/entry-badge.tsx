import { Ban, Check } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { agenda } from '@/content/agenda'
import type { AgendaStatus } from '@/lib/appointments/agenda'

const tones: Record<AgendaStatus, BadgeTone> = {
  requested: 'pending',
  proposed: 'unknown',
  confirmed: 'ok',
  cancelled: 'unknown',
  done: 'unknown',
}
const icons = { cancelled: { icon: Ban }, done: { icon: Check } } as const

/** Only what waits for the firm is ochre. */
export function EntryBadge({ status }: { status: AgendaStatus }) {
  return (
    <Badge tone={tones[status]} {...(status in icons ? icons[status as keyof typeof icons] : {})}>
      {agenda.status[status]}
    </Badge>
  )
}
