import Link from 'next/link'
import { ConfirmButton } from '@/components/agenda/confirm-button'
import { EntryBadge } from '@/components/agenda/entry-badge'
import { agenda } from '@/content/agenda'
import { entryAddress } from '@/lib/agenda/address'
import type { AgendaEntry } from '@/lib/agenda/agenda'
import { formatHours, formatWeekday } from '@/lib/format/appointment-time'

const text = agenda.list
const cell = 'py-2 pr-4 align-middle max-md:p-0'

export function EntryRow({ entry, confirms }: { entry: AgendaEntry; confirms: boolean }) {
  const { id, name, email, title, startsAt, endsAt, status } = entry
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-md:grid max-md:gap-y-1 max-md:py-3">
      <th scope="row" className={`${cell} text-left leading-snug font-[550] wrap-anywhere`}>
        <bdi>{name}</bdi>
        {name === email ? null : <span className="block text-sm font-normal text-ink-2">{email}</span>}
      </th>
      <td className={`${cell} leading-snug wrap-anywhere`}>
        <bdi>{title}</bdi>
      </td>
      <td className={cell}>
        <time dateTime={startsAt}>
          {formatWeekday(startsAt)}, {formatHours(startsAt, endsAt)}
        </time>
      </td>
      <td className={cell}>
        <EntryBadge status={status} />
      </td>
      <td className={`${cell} pr-0 md:text-right`}>
        <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1 md:justify-end">
          {confirms ? <ConfirmButton entry={entry} /> : null}
          <Link
            href={entryAddress(id)}
            prefetch={false}
            className="inline-flex min-h-tap min-w-tap items-center text-sm font-[550] text-green underline hover:decoration-2"
          >
            {text.details}
            <span className="sr-only">{text.detailsOf(title, name)}</span>
          </Link>
        </span>
      </td>
    </tr>
  )
}
