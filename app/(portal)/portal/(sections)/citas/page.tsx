import type { Metadata } from 'next'
import { AppointmentsExtras } from '@/components/appointments/appointments-extras'
import { AppointmentsSection } from '@/components/appointments/appointments-section'
import { PageHeading } from '@/components/portal/page-heading'
import { appointments } from '@/content/appointments'
import { startAppointments } from '@/lib/appointments/queries'
import { appointmentsQuery } from '@/lib/appointments/schema'

export const metadata: Metadata = { title: appointments.title }

export default async function AppointmentsPage({ searchParams }: PageProps<'/portal/citas'>) {
  const { antes } = appointmentsQuery.parse(await searchParams)
  const { answer } = await startAppointments(antes)
  const hasTypes = answer.ok && (answer.data.agenda.types ?? []).length > 0
  return (
    <>
      <PageHeading
        title={appointments.title}
        subtitle={hasTypes ? appointments.subtitleWithTypes : appointments.subtitle}
      />
      <AppointmentsSection before={antes}>
        <AppointmentsExtras before={antes} />
      </AppointmentsSection>
    </>
  )
}
