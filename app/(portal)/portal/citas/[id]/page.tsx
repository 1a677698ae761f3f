import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AppointmentDetails } from '@/components/appointments/appointment-details'
import { RefreshOnChange } from '@/components/live/refresh'
import { appointments } from '@/content/appointments'
import { findAppointment, readAgenda } from '@/lib/appointments/queries'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: appointments.details.pageTitle }

export default async function AppointmentPage({ params }: PageProps<'/portal/citas/[id]'>) {
  const client = await requireClient()
  const [appointment, agenda] = await Promise.all([
    findAppointment(client, (await params).id),
    readAgenda(client),
  ])
  if (!appointment) notFound()
  return (
    <>
      <AppointmentDetails appointment={appointment} agenda={agenda} />
      <RefreshOnChange userId={client.id} table="appointments" />
    </>
  )
}
