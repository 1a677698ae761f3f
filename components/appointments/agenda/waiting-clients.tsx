import Link from 'next/link'
import { linkStyles } from '@/components/ui/control-styles'
import { appointments } from '@/content/appointments'
import { waitsText as text } from '@/content/appointment-waits'
import type { FirmWait } from '@/lib/appointments/agenda'
import { formatWeekday } from '@/lib/format/appointment-time'
import { clientHref } from '@/lib/format/client-href'

/** Shows the waiting list; renders nothing while nobody waits. */
export function WaitingClients({ waits }: { waits: readonly FirmWait[] }) {
  if (waits.length === 0) return null
  return (
    <section aria-labelledby="waiting-clients" className="mt-10">
      <h2 id="waiting-clients" className="pb-3 rule-opens">
        {text.firm.title}
      </h2>
      <p className="pt-3 text-ink-2">{text.firm.text}</p>
      <ol className="mt-3 rule-closes">
        {waits.map(({ id, client, name, type, place, days }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule last:border-0"
          >
            <Link href={clientHref(client)} prefetch={false} className={linkStyles}>
              {name}
            </Link>
            <span className="wrap-anywhere text-ink-2">
              {text.entry(
                [type ?? appointments.booking.usual, place && appointments.places[place].toLowerCase()]
                  .filter(Boolean)
                  .join(', '),
                days.map(([first, last]) => text.range(formatWeekday(first), formatWeekday(last))).join(', '),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
