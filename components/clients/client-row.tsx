import Link from 'next/link'
import { ClientStatus } from '@/components/clients/client-status'
import { SelectBox } from '@/components/admin/selection'

import { cn } from '@/components/ui/cn'
import { clientsText } from '@/content/clients'
import { regimes } from '@/content/tax-calendar/profile'
import { addDays, bogotaDay, daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
import { clientHref } from '@/lib/format/client-href'
import type { ClientItem, Waiting } from '@/lib/clients/queries'
import { formatTime } from '@/lib/format/date'
import { dayName, formatDayAndMonth } from '@/lib/format/day-name'
import { formatNitWithDigit } from '@/lib/format/nit'
import { nameOf } from '@/lib/obligations/obligation'

const { columns } = clientsText
const cell = 'py-3 pr-4 align-top max-sm:p-0'

export function ClientRow({ client, now }: { client: ClientItem; now: Date }) {
  const { id, title, email, nit, companies, advisors, regime, tags, waiting, next, seen_at: seenAt } = client
  const labels = waitingLabels(waiting)
  const details = [
    nit ? `${clientsText.nit} ${formatNitWithDigit(nit)}` : null,
    companies > 1 ? clientsText.more(companies - 1) : null,
    title === email ? null : email || null,
    regime ? regimes[regime] : null,
    ...tags,
  ].filter(Boolean)
  return (
    <tr
      data-item={id}
      className="border-t border-rule text-[1rem] hover:bg-sheet has-[:checked]:bg-sheet max-sm:relative max-sm:grid max-sm:gap-1 max-sm:py-3 max-sm:pr-12"
    >
      <td className="align-top max-sm:absolute max-sm:top-1 max-sm:right-0 sm:pt-1.5">
        <SelectBox id={id} title={title} />
      </td>
      <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
        <Link
          href={clientHref(id)}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-[550] underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
        >
          <bdi>{title}</bdi>
        </Link>
        {details.length > 0 ? (
          <small className="block text-sm text-ink-2">{details.join(' · ')}</small>
        ) : null}
      </th>
      <td className={`${cell} sm:pt-5`}>
        <NextDate next={next} today={bogotaDay(now)} />
      </td>
      <td className={`${cell} sm:pt-5`}>
        {labels.length === 0 ? (
          <span className="text-ink-2">{clientsText.nothingWaits}</span>
        ) : (
          <ul className="font-[550] text-ochre-ink">
            {labels.map((waitingLabel) => (
              <li key={waitingLabel}>{waitingLabel}</li>
            ))}
          </ul>
        )}
      </td>
      <td className={`${cell} text-ink-2 max-lg:hidden sm:pt-5`}>{seenText(seenAt, now)}</td>
      <td className={`${cell} text-ink-2 sm:pt-5`}>
        <span className="sm:sr-only">{clientsText.columns.advisor}: </span>
        {advisors.length > 0 ? advisors.join(', ') : clientsText.noAdvisor}
      </td>
      <td className={`${cell} pr-0 sm:pt-5`}>
        <ClientStatus {...client} />
      </td>
    </tr>
  )
}

function NextDate({ next, today }: { next: ClientItem['next']; today: CivilDay }) {
  if (!next) return <span className="text-ink-2 max-sm:hidden">{clientsText.nothingNext}</span>
  const { due } = next
  const isLate = due < today
  const day = formatDayAndMonth(due)
  const when = isLate
    ? clientsText.next.overdue(day)
    : due === today
      ? clientsText.next.today
      : due === addDays(today, 1)
        ? clientsText.next.tomorrow
        : day
  return (
    <span className={cn(isLate ? 'font-[550] text-red' : due === today && 'font-[550] text-ochre-ink')}>
      <span className="sm:sr-only">{columns.next}: </span>
      {when}, <bdi>{nameOf(next)}</bdi>
    </span>
  )
}

function seenText(at: string | null, now: Date): string {
  if (at === null) return clientsText.seen.never
  const [day, today] = [bogotaDay(at), bogotaDay(now)]
  if (day === today) return clientsText.seen.today(formatTime(at))
  return daysBetween(day, today) < 7 ? dayName(at, now) : formatDayAndMonth(at)
}

/** The database counts at most 100, so 100 is shown as "100 o más". */
function waitingLabels(waiting: Waiting): string[] {
  const kinds = ['invoices', 'messages', 'appointments', 'deliveries', 'requests'] as const
  return kinds
    .filter((kind) => waiting[kind] > 0)
    .map((kind) => clientsText.waiting[kind](waiting[kind] < 100 ? String(waiting[kind]) : '100 o más'))
}
