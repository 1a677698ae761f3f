import type { Metadata } from 'next'
import { AppointmentsExtras } from '@/components/appointments/appointments-extras'
import { AppointmentsSection } from '@/components/appointments/appointments-section'
import { PageHeading } from '@/components/portal/page-heading'
import { appointments } from '@/content/appointments'
import { appointmentsQuery } from '@/lib/appointments/schema'

export const metadata: Metadata = { title: appointments.title }

export default async function AppointmentsPage({ searchParams }: PageProps<'/portal/citas'>) {
  const { antes } = appointmentsQuery.parse(await searchParams)
  return (
    <>
      <PageHeading title={appointments.title} subtitle={appointments.subtitle} />
      <AppointmentsSection before={antes}>
        <AppointmentsExtras before={antes} />
      </AppointmentsSection>
    </>
  )
}
