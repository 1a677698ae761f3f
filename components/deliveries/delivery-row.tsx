import { DropForm } from '@/components/deliveries/drop-form'
import { RetryButton } from '@/components/deliveries/retry-button'
import { Badge } from '@/components/ui/badge'
import { deliveriesText } from '@/content/deliveries'
import type { Delivery } from '@/lib/outbox/queries'
import { reasonWords } from '@/lib/outbox/delivery-error'
import { formatDateTime, formatShortDate, formatTime } from '@/lib/format/date'

function whatItIs({ kind, template }: Delivery): string {
  const { templates, what } = deliveriesText
  if (template && Object.hasOwn(templates, template))
    return `${what[kind]}: ${templates[template as keyof typeof templates]}`
  return template ? `${what[kind]}: ${template}` : what[kind]
}

/** What did not arrive, why, and what can be done about it. */
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
          {client ?? deliveriesText.noClient}. {reasonWords(delivery.last_error)}{' '}
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
