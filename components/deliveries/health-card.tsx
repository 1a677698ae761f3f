import { Badge } from '@/components/ui/badge'
import { deliveriesText } from '@/content/deliveries'
import type { DeliveryKind, ServiceState } from '@/lib/outbox/queries'
import { formatDateTime } from '@/lib/format/date'

const text = deliveriesText.health

/** How one service is doing, in a sentence. */
export function HealthCard({ kind, state }: { kind: DeliveryKind; state: ServiceState }) {
  const { waiting, late, parked, delivered_at: last, delivered_today: today } = state
  const verdict = parked > 0 ? 'parked' : late > 0 ? 'late' : 'good'
  const tones = { good: 'ok', late: 'pending', parked: 'bad' } as const
  return (
    <li className="grid content-start justify-items-start gap-2 border-t border-ink py-4">
      <h3>{deliveriesText.kinds[kind]}</h3>
      <Badge tone={tones[verdict]}>{text[verdict]}</Badge>
      <p className="text-sm text-ink-2">
        {[
          text.delivered(today),
          waiting > 0 ? text.waiting(waiting) : null,
          late + parked > 0 ? text.stuck(late + parked) : null,
        ]
          .filter(Boolean)
          .join(', ')}
        .
      </p>
      <p className="text-sm text-ink-2">{last ? `${text.last} ${formatDateTime(last)}` : `${text.never}.`}</p>
    </li>
  )
}
