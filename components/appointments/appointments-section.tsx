import type { ReactNode } from 'react'
import { AppointmentTable } from '@/components/appointments/appointment-table'
import { BookingForm } from '@/components/appointments/lazy-booking-form'
import { ReadAgain } from '@/components/appointments/read-again'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { State } from '@/components/ui/state'
import { appointments } from '@/content/appointments'
import { startAppointments } from '@/lib/appointments/overview'
import type { Cursor } from '@/lib/appointments/schema'

type AppointmentsSectionProps = {
  /** Turns the pages of the past: what began before this moment. */
  before?: Cursor | undefined
  /** Below the list. */
  children?: ReactNode
}

/** 'Mis Citas' with the form that asks for one; reads its rows itself. */
export async function AppointmentsSection({ before, children }: AppointmentsSectionProps) {
  const { user, answer } = await startAppointments(before)
  const { title, failed } = appointments.list
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[62rem]:grid-cols-[minmax(0,1fr)_23rem]">
      <section aria-labelledby="my-appointments" className="min-w-0">
        <h2 id="my-appointments" className="pb-3 rule-opens">
          {title}
        </h2>
        {answer.ok ? (
          <AppointmentTable list={answer.data.list} paged={before !== undefined} />
        ) : (
          <State tone="error" title={failed.title} action={<ReadAgain label={failed.retry} />}>
            {failed.text}
          </State>
        )}
      </section>
      {answer.ok ? (
        <div className="min-[62rem]:col-start-2 min-[62rem]:row-span-2 min-[62rem]:row-start-1">
          <BookingForm agenda={answer.data.agenda} />
        </div>
      ) : null}
      {children ? <div className="grid min-w-0 gap-10">{children}</div> : null}
      <RefreshOnChange userId={user.id} table="appointments" />
    </div>
  )
}
