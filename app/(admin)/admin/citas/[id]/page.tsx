import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EntryDetails } from '@/components/appointments/agenda/entry-details'
import { RefreshForFirm } from '@/components/live/refresh'
import { agenda } from '@/content/appointment-agenda'
import { findEntry } from '@/lib/appointments/agenda'
import { readAgenda } from '@/lib/appointments/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: agenda.details.pageTitle }
}

export default async function AgendaEntryPage({ params }: PageProps<'/admin/citas/[id]'>) {
  const member = await requireStaff()
  const [details, hours] = await Promise.all([findEntry(member, (await params).id), readAgenda(member)])
  if (!details) notFound()
  return (
    <>
      <EntryDetails details={details} hours={{ ...hours, lead: 0 }} />
      <RefreshForFirm member={member.id} tables={['appointments']} />
    </>
  )
}
