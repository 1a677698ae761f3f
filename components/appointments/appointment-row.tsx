import Link from 'next/link'
import { StatusBadge } from '@/components/appointments/status-badge'
import { appointments } from '@/content/appointments'
import type { Appointment } from '@/lib/appointments/appointment'
import { formatListDate, formatTime } from '@/lib/format/date'

const cell = 'py-1.5 pr-4 sm:h-14 sm:whitespace-nowrap max-sm:p-0'

export function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const { id, title, startsAt, status } = appointment
  const { details, of } = appointments.list
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-1.5 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <bdi>{title}</bdi>
      </th>
      <td className={cell}>{formatListDate(startsAt)}</td>
      <td className={cell}>{formatTime(startsAt)}</td>
      <td className={cell}>
        <StatusBadge status={status} />
      </td>
      <td className="text-right whitespace-nowrap">
        <Link
          href={`/portal/citas/${id}`}
          prefetch={false}
          className="inline-flex min-h-tap items-center text-sm font-[550] text-green underline hover:decoration-2"
        >
          {details}
          <span className="sr-only">{of(title)}</span>
        </Link>
      </td>
    </tr>
  )
}
