import { CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { requestsText } from '@/content/document-requests'
import type { RequestItem } from '@/lib/document-requests/request'
import { capitalized, formatHours, formatLongDay } from '@/lib/format/appointment-time'

type State = RequestItem['state']

const tones: Record<State, BadgeTone> = {
  pending: 'unknown',
  answered: 'ok',
  none: 'unknown',
  returned: 'pending',
  accepted: 'ok',
}
const icons: Partial<Record<State, LucideIcon>> = { pending: Clock, returned: CircleAlert }

export function ItemBadge({ state, className }: { state: State; className?: string }) {
  const icon = icons[state]
  return (
    <Badge tone={tones[state]} {...(icon && { icon })} {...(className && { className })}>
      {requestsText.states[state]}
    </Badge>
  )
}

export function HourText({ startsAt, endsAt, status }: NonNullable<RequestItem['appointment']>) {
  return (
    <span>
      {capitalized(formatLongDay(startsAt))}, <b>{formatHours(startsAt, endsAt)}</b>,{' '}
      {requestsText.appointment.states[status]}
    </span>
  )
}
