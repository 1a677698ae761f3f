import { CalendarDays } from 'lucide-react'
import Link from 'next/link'
import { AppointmentRow } from '@/components/appointments/appointment-row'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { appointments } from '@/content/appointments'
import { isUnconfirmed } from '@/lib/appointments/appointment'
import type { AppointmentList } from '@/lib/appointments/queries'

const text = appointments.list
const head = 'py-2.5 pr-4 text-left text-sm font-medium text-ink-2'

type AppointmentTableProps = { list: AppointmentList; paged: boolean }

/** What is to come, then what is over; `paged` is a page of the past alone. */
export function AppointmentTable({ list: { coming, past, older }, paged }: AppointmentTableProps) {
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
