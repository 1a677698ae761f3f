import { AppointmentSteps } from '@/components/appointments/appointment-steps'
import { StatusBadge } from '@/components/appointments/status-badge'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { NeedsScript } from '@/components/ui/needs-script'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'
import { needsScript } from '@/content/needs-script'
import { waitsText } from '@/content/appointment-waits'
import { portal } from '@/content/portal'
import type { Appointment } from '@/lib/appointments/appointment'
import type { ClientAgenda } from '@/lib/appointments/queries'
import { mayStillChange } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { capitalized, formatHours, formatLongDay, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { listed } from '@/lib/format/listed'

const text = appointments.details

function standing({ status, cancelledBy, startsAt, endsAt, offerUntil }: Appointment, now: string): string {
  if (offerUntil && (status === 'proposed' || cancelledBy === 'time')) {
    if (status !== 'proposed' || Date.parse(offerUntil) <= Date.parse(now)) return waitsText.over
    return waitsText.offered(momentText(startsAt), `el ${momentText(offerUntil)}`)
  }
  if (status === 'cancelled') return text.cancelledBy[cancelledBy ?? 'firm']
  if (status === 'done' || status === 'missed') return text[status]
  if (endsAt <= now) return text.over
  return { requested: text.waiting, proposed: text.proposed, confirmed: text.confirmed }[status]
}

const momentText = (moment: string) => `${formatWeekday(moment)} a las ${formatTime(moment)}`

type AppointmentDetailsProps = {
  account: string
  appointment: Appointment
  agenda: ClientAgenda
  first: 'change' | 'cancel' | null
}

export function AppointmentDetails({ account, appointment, agenda, first }: AppointmentDetailsProps) {
  const { title, type, startsAt, endsAt, status, note, person, second, place, answer } = appointment
  const kind = type ? agenda.kinds[type] : undefined
  const people = [person, second].flatMap((id) => (id && agenda.names[id] ? [agenda.names[id]] : []))
  const now = agenda.now
  const open = mayStillChange(appointment, now)
  const lasting = !['cancelled', 'done', 'missed'].includes(status) && Date.parse(endsAt) > Date.parse(now)
  const facts = [
    ...(kind ? [[text.facts.kind, kind] as const] : []),
    [text.facts.date, capitalized(formatLongDay(startsAt))],
    [text.facts.time, formatHours(startsAt, endsAt)],
    ...(people.length > 0
      ? [[people.length > 1 ? text.facts.people : text.facts.person, listed(people) ?? ''] as const]
      : []),
    [text.facts.place, place],
    ...(answer ? [[text.facts.answer, answer] as const] : []),
    ...(note ? [[text.facts.note, note] as const] : []),
  ] as const
  return (
    <article className="max-w-[46rem] pt-8 pb-12">
      <Breadcrumb
        trail={[
          { label: portal.navigation.label, href: '/portal' },
          { label: appointments.title, href: '/portal/citas' },
        ]}
        current={title}
      />
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="mt-3 mb-6">
        <StatusBadge status={status} />
      </p>
      <dl className="border-t border-ink rule-closes">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-rule py-3 last:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[550] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div id="appointment-standing" tabIndex={-1} className="mt-6 outline-none">
        <Notice tone={status === 'proposed' ? 'warn' : 'info'}>
          <p>{standing(appointment, now)}</p>
          {lasting ? (
            <p>{open ? text.until(formatWeekday(addDays(bogotaDay(startsAt), -1))) : text.closed}</p>
          ) : null}
        </Notice>
      </div>
      <NeedsScript>{needsScript.appointments}</NeedsScript>
      <AppointmentSteps
        key={appointment.id}
        account={account}
        appointment={appointment}
        agenda={agenda}
        first={first}
        place="appointment-standing"
        may={{ change: open, confirm: lasting && status === 'proposed', export: status !== 'cancelled' }}
      />
    </article>
  )
}
