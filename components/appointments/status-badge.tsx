import { Ban, Check } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { appointments } from '@/content/appointments'
import type { Status } from '@/lib/appointments/appointment'

const tones: Record<Status, BadgeTone> = {
  requested: 'pending',
  proposed: 'pending',
  confirmed: 'ok',
  cancelled: 'unknown',
  done: 'unknown',
}
const icons = { cancelled: Ban, done: Check } as const

export function StatusBadge({ status }: { status: Status }) {
  const icon = status in icons ? { icon: icons[status as keyof typeof icons] } : {}
  return (
    <Badge tone={tones[status]} {...icon}>
      {appointments.status[status]}
    </Badge>
  )
}
