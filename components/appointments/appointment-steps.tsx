'use client'
import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import { GoogleLink, whenOf } from '@/components/appointments/booking'
import { useOpened } from '@/components/appointments/use-opened'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { linkStyles } from '@/components/ui/control-styles'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { placeStepText } from '@/content/appointment-place-step'
import { cancelAppointmentAction, confirmAppointmentAction } from '@/lib/appointments/actions'
import type { Appointment } from '@/lib/appointments/appointment'
import { placesOf } from '@/lib/appointments/places'
import { ofType, type Agenda } from '@/lib/appointments/rules'
import { aboutAccount } from '@/lib/supabase/named-account'

const text = appointments.details

const ChangeForm = dynamic(
  openedPart(() => import('@/components/appointments/change-form').then((module) => module.ChangeForm)),
  { loading: () => <Spinner label={appointments.booking.opening} /> },
)

const OwnPlaceForm = dynamic(
  openedPart(() => import('@/components/appointments/own-place-form').then((module) => module.OwnPlaceForm)),
  { loading: () => <Spinner label={appointments.booking.opening} /> },
)

type AppointmentStepsProps = {
  account: string
  appointment: Appointment
  agenda: Agenda
  may: { change: boolean; confirm: boolean; export: boolean }
  /** The action whose form is open from the start, because the user followed a link in a mail. */
  first?: 'change' | 'cancel' | null
  /** The id of the appointment's status, which takes the focus when a button disappears. */
  place?: string
}

export function AppointmentSteps({
  account,
  appointment,
  agenda,
  may,
  first = null,
  place = '',
}: AppointmentStepsProps) {
  const { id, sequence } = appointment
  const { busy, doing, act } = useAct()
  const { view, form, opener, open, close } = useOpened<'change' | 'place' | 'cancel'>(
    may.change ? first : null,
  )
  const kind = ofType(agenda, appointment.type ?? '').type
  // The place of an appointment offered from the waiting list cannot be changed.
  const canMove = may.change && !appointment.offerUntil && kind !== undefined && placesOf(kind).length > 1
  const failing = { failed: text.toasts.failed, lost: text.lost }
  const confirm = () =>
    act({
      name: 'confirm',
      work: () => confirmAppointmentAction({ appointment: id, seen: sequence }),
      done: text.toasts.confirmed,
      place,
      ...failing,
    })
  const cancel = () =>
    act({
      name: 'cancel',
      work: () => cancelAppointmentAction({ appointment: id }),
      done: text.toasts.cancelled,
      place,
      ...failing,
    })

  return (
    <div className="mt-6 grid gap-6">
      <p className="flex flex-wrap gap-3 empty:hidden">
        {may.confirm ? (
          <Button variant="primary" busy={doing === 'confirm'} disabled={busy} onClick={confirm}>
            {text.confirm}
          </Button>
        ) : null}
        {may.change && view !== 'change' ? (
          <Button id={opener('change')} disabled={busy} onClick={() => open('change')}>
            {text.change}
          </Button>
        ) : null}
        {canMove && view !== 'place' ? (
          <Button id={opener('place')} disabled={busy} onClick={() => open('place')}>
            {placeStepText.open}
          </Button>
        ) : null}
        {may.change ? (
          <Button
            id={opener('cancel')}
            variant="danger"
            busy={doing === 'cancel'}
            disabled={busy}
            onClick={() => open('cancel')}
          >
            {text.cancel}
          </Button>
        ) : null}
      </p>
      {view && view !== 'cancel' && may.change ? (
        <div ref={form} tabIndex={-1} className="outline-none">
          {view === 'change' ? (
            <ChangeForm appointment={appointment} agenda={agenda} onClose={close} />
          ) : canMove ? (
            <OwnPlaceForm appointment={appointment} agenda={agenda} onClose={close} />
          ) : null}
        </div>
      ) : null}
      {may.export ? (
        <p className="flex flex-wrap gap-x-6">
          <GoogleLink appointment={appointment}>{text.google}</GoogleLink>
          <a href={aboutAccount(`/api/citas/${id}`, account)} download className={linkStyles}>
            <Download strokeWidth={1.75} aria-hidden />
            {text.file}
          </a>
        </p>
      ) : null}
      {view === 'cancel' ? (
        <ConfirmDialog
          title={text.cancelTitle}
          confirm={text.cancel}
          keep={text.keep}
          onConfirm={cancel}
          onClose={close}
        >
          {text.cancelText(whenOf(appointment))}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
