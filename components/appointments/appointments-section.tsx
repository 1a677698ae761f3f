import { CalendarDays } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LazyBookingForm } from '@/components/appointments/lazy-booking-form'
import { StatusBadge } from '@/components/appointments/status-badge'
import { RefreshOnChange } from '@/components/live/refresh'
import { ForRole } from '@/components/portal/for-role'
import { linkStyles } from '@/components/ui/control-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { NeedsScript } from '@/components/ui/needs-script'
import { State } from '@/components/ui/state'
import { appointments } from '@/content/appointments'
import { needsScript } from '@/content/needs-script'
import { isUnconfirmed, type Appointment } from '@/lib/appointments/appointment'
import { startAppointments, type AppointmentList } from '@/lib/appointments/queries'
import type { Cursor } from '@/lib/appointments/schema'
import { formatListDate, formatTime } from '@/lib/format/date'

type AppointmentsSectionProps = {
  /** If set, only past appointments that began before this moment are listed. */
  before?: Cursor | undefined
  children?: ReactNode
}

export async function AppointmentsSection({ before, children }: AppointmentsSectionProps) {
  const { user, answer } = await startAppointments(before)
  const { title, failed } = appointments.list
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[62rem]:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="my-appointments" className="min-w-0">
        {answer.ok ? (
          <ForRole atLeast="assistant">
            <p className="pb-4 min-[62rem]:hidden">
              <a href="#book-appointment" className={linkStyles}>
                {appointments.booking.title}
              </a>
            </p>
          </ForRole>
        ) : null}
        <h2 id="my-appointments" className="pb-3 rule-opens">
          {title}
        </h2>
        {answer.ok ? (
          <AppointmentTable list={answer.data.list} paged={before !== undefined} />
        ) : (
          <LoadFailed {...failed} />
        )}
      </section>
      {answer.ok ? (
        <div className="min-[62rem]:col-start-2 min-[62rem]:row-span-2 min-[62rem]:row-start-1">
          <ForRole atLeast="assistant">
            <NeedsScript>{needsScript.appointments}</NeedsScript>
            <LazyBookingForm agenda={answer.data.agenda} />
          </ForRole>
        </div>
      ) : null}
      {children ? <div className="grid min-w-0 gap-10">{children}</div> : null}
      <RefreshOnChange account={user.account} table="appointments" />
    </div>
  )
}

const text = appointments.list
const head = 'py-2.5 pr-4 text-left text-sm font-medium text-ink-2'

type AppointmentTableProps = { list: AppointmentList; paged: boolean }

/** `paged` is true on the pages of past appointments, which list no coming appointments. */
function AppointmentTable({ list: { coming, past, older }, paged }: AppointmentTableProps) {
  const rows = [...coming, ...past]
  const { title, date, time, status, action } = text.columns
  return (
    <>
      {rows.length === 0 ? (
        <State icon={CalendarDays} className="mt-4" title={text.empty}>
          {text.emptyHint}
        </State>
      ) : (
        <>
          <table aria-labelledby="my-appointments" className="w-full border-collapse">
            <thead className="max-sm:sr-only">
              <tr>
                {[title, date, time, status].map((label) => (
                  <th key={label} scope="col" className={head}>
                    {label}
                  </th>
                ))}
                <th scope="col" className={`${head} pr-0 text-right`}>
                  {action}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((appointment) => (
                <AppointmentRow key={appointment.id} appointment={appointment} />
              ))}
            </tbody>
          </table>
          <p
            role="status"
            className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes"
          >
            <span>{text.count(rows.length)}</span>
            {paged ? null : <span>{text.unconfirmed(coming.filter(isUnconfirmed).length)}</span>}
          </p>
        </>
      )}
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {paged ? (
          <Link href="/portal/citas" prefetch={false} className={linkStyles}>
            {text.newer}
          </Link>
        ) : null}
        {older ? (
          <Link
            href={`/portal/citas?antes=${encodeURIComponent(older)}`}
            prefetch={false}
            className={linkStyles}
          >
            {text.older}
          </Link>
        ) : null}
      </p>
    </>
  )
}

const cell = 'py-1.5 pr-4 sm:h-14 sm:whitespace-nowrap max-sm:p-0'

function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const { id, title, startsAt, status, type, where } = appointment
  const { places } = appointments
  const { details, of } = appointments.list
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:pt-3 max-sm:pb-1.5 max-[18rem]:grid-cols-[minmax(0,1fr)]">
      <th
        scope="row"
        className="py-1.5 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <bdi>{title}</bdi>
      </th>
      <td className={cell}>{formatListDate(startsAt)}</td>
      <td className={cell}>
        {formatTime(startsAt)}
        {type ? <span className="block text-sm text-ink-2">{places[where]}</span> : null}
      </td>
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
