import { StatusBadge } from '@/components/appointments/status-badge'
import { ClientSection } from '@/components/clients/client-section'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = clientText.appointments

export function UpcomingAppointments({ appointments }: Pick<Overview, 'appointments'>) {
  return (
    <ClientSection
      id="client-appointments"
      title={text.title}
      small
      empty={appointments.length === 0 && text.empty}
    >
      <ul>
        {appointments.map(({ id, title, starts_at, status }) => (
          <li key={id} className="border-t border-rule py-3 text-[1rem] first:border-t-0">
            <b className="font-[550] wrap-anywhere">{title}</b>
            <span className="block text-sm text-ink-2">
              {capitalized(formatWeekday(starts_at))}, {formatTime(starts_at)}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}
