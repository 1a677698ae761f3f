import { Ban, Check, UserX } from 'lucide-react'
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
  missed: 'unknown',
}
const icons = { cancelled: Ban, done: Check, missed: UserX } as const
const entryTones: Record<AgendaStatus, BadgeTone> = {
  requested: 'pending',
  proposed: 'unknown',
  confirmed: 'ok',
  cancelled: 'unknown',
  done: 'unknown',
  missed: 'unknown',
}
const entryIcons = { cancelled: { icon: Ban }, done: { icon: Check }, missed: { icon: UserX } } as const

export function StatusBadge({ status }: { status: Status }) {
  const icon = status in icons ? { icon: icons[status as keyof typeof icons] } : {}
  return (
    <Badge tone={tones[status]} {...icon}>
      {appointments.status[status]}
    </Badge>
  )
}

/** Only appointments that wait for the firm have an ochre badge, because ochre marks what needs attention. */
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
