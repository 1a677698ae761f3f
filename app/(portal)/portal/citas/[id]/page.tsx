import type { Metadata } from 'next'
import { AppointmentDetails } from '@/components/appointments/appointment-details'
import { RefreshOnChange } from '@/components/live/refresh'
import { appointments } from '@/content/appointments'
import { findAppointment, readAgenda } from '@/lib/appointments/queries'
import { notFoundHere, requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: appointments.details.pageTitle }

export default async function AppointmentPage({ params, searchParams }: PageProps<'/portal/citas/[id]'>) {
  const [client, { id }, { hacer }] = [await requireClient(), await params, await searchParams]
  const first = hacer === 'mover' ? 'change' : hacer === 'cancelar' ? 'cancel' : null
  const [appointment, agenda] = await Promise.all([findAppointment(client, id), readAgenda(client)])
  if (!appointment) return notFoundHere(client, 'appointments', id, `/portal/citas/${id}`)
  return (
    <>
      <AppointmentDetails account={client.account} appointment={appointment} agenda={agenda} first={first} />
      <RefreshOnChange account={client.account} table="appointments" />
    </>
  )
}
