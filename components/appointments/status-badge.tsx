import { Ban, Check } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { agenda } from '@/content/appointment-agenda'
import { appointments } from '@/content/appointments'
import type { AgendaStatus } from '@/lib/appointments/agenda'
import type { Status } from '@/lib/appointments/appointment'

const tones: Record<Status, BadgeTone> = {
  requested: 'pending',
  proposed: 'pending',
  confirmed: 'ok',
  cancelled: 'unknown',
  done: 'unknown',
}
const icons = { cancelled: Ban, done: Check } as const
const entryTones: Record<AgendaStatus, BadgeTone> = {
  requested: 'pending',
  proposed: 'unknown',
  confirmed: 'ok',
  cancelled: 'unknown',
  done: 'unknown',
}
const entryIcons = { cancelled: { icon: Ban }, done: { icon: Check } } as const

export function StatusBadge({ status }: { status: Status }) {
  const icon = status in icons ? { icon: icons[status as keyof typeof icons] } : {}
  return (
    <Badge tone={tones[status]} {...icon}>
      {appointments.status[status]}
    </Badge>
  )
}

/** Only appointments that wait for the firm have an ochre badge. */
export function EntryBadge({ status }: { status: AgendaStatus }) {
  return (
    <Badge
      tone={entryTones[status]}
      {...(status in entryIcons ? entryIcons[status as keyof typeof entryIcons] : {})}
    >
      {agenda.status[status]}
    </Badge>
  )
}
