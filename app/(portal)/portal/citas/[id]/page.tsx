import type { Metadata } from 'next'
import { AppointmentDetails } from '@/components/appointments/appointment-details'
import { RefreshOnChange } from '@/components/live/refresh'
import { appointments } from '@/content/appointments'
import { findAppointment, readAgenda } from '@/lib/appointments/queries'
import { notFoundHere, requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: appointments.details.pageTitle }

export default async function AppointmentPage({ params }: PageProps<'/portal/citas/[id]'>) {
  const [client, { id }] = [await requireClient(), await params]
  const [appointment, agenda] = await Promise.all([findAppointment(client, id), readAgenda(client)])
  if (!appointment) return notFoundHere(client, 'appointments', id, `/portal/citas/${id}`)
  return (
    <>
      <AppointmentDetails account={client.account} appointment={appointment} agenda={agenda} />
      <RefreshOnChange account={client.account} table="appointments" />
    </>
  )
}
