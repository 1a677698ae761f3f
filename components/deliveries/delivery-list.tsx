import { DropForm, RetryButton } from '@/components/deliveries/delivery-steps'
import { Badge } from '@/components/ui/badge'
import { deliveriesText, type DeliveryKind } from '@/content/deliveries'
import { emails } from '@/content/mails'
import { formatDateTime, formatShortDate, formatTime } from '@/lib/format/date'
import { reasonText } from '@/lib/deliveries/delivery-error'
import type { Delivery, ServiceState } from '@/lib/deliveries/schema'

const health = deliveriesText.health

export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, status, attempts, client } = delivery
  const what = `${whatItIs(delivery)}, ${client ?? deliveriesText.noClient}`
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0 md:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <time
        dateTime={delivery.created_at}
        className="text-sm font-[550] md:border-r-5 md:border-double md:border-rule-green md:pr-3"
      >
        {formatShortDate(delivery.created_at)}
        <span className="ml-2 text-ink-2 md:ml-0 md:block">{formatTime(delivery.created_at)}</span>
      </time>
      <div className="grid justify-items-start gap-1">
        <h3 className="wrap-anywhere">{whatItIs(delivery)}</h3>
        <p className="text-[1rem] wrap-anywhere text-ink-2">
          {client ?? deliveriesText.noClient}. {reasonText(delivery.last_error)}{' '}
          {deliveriesText.attempts(attempts)}.
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Badge tone={status === 'parked' ? 'bad' : 'pending'}>{deliveriesText.states[status]}</Badge>
          {status === 'pending' ? `${deliveriesText.nextTry} ${formatDateTime(delivery.next_at)}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RetryButton id={id} what={what} />
        <DropForm id={id} what={what} />
      </div>
    </li>
  )
}

function whatItIs({ kind, template }: Delivery): string {
  const what = deliveriesText.kind[kind]
  if (!template) return what
  return `${what}: ${isMail(template) ? emails[template].name : template}`
}

const isMail = (template: string): template is keyof typeof emails => Object.hasOwn(emails, template)

export function HealthCard({ kind, state }: { kind: DeliveryKind; state: ServiceState }) {
  const { waiting, late, parked, delivered_at: last, delivered_today: today } = state
  const verdict = parked > 0 ? 'parked' : late > 0 ? 'late' : 'good'
  const tones = { good: 'ok', late: 'pending', parked: 'bad' } as const
  return (
    <li className="grid content-start justify-items-start gap-2 border-t border-ink py-4">
      <h3>{deliveriesText.kinds[kind]}</h3>
      <Badge tone={tones[verdict]}>{health[verdict]}</Badge>
      <p className="text-sm text-ink-2">
        {[
          health.delivered(today),
          waiting > 0 ? health.waiting(waiting) : null,
          late + parked > 0 ? health.stuck(late + parked) : null,
        ]
          .filter(Boolean)
          .join(', ')}
        .
      </p>
      <p className="text-sm text-ink-2">
        {last ? `${health.last} ${formatDateTime(last)}` : `${health.never}.`}
      </p>
    </li>
  )
}
