import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EntryDetails } from '@/components/appointments/agenda/entry-details'
import { RefreshForFirm } from '@/components/live/refresh'
import { agenda } from '@/content/appointment-agenda'
import { findEntry, readHours } from '@/lib/appointments/agenda'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: agenda.details.pageTitle }
}

export default async function AgendaEntryPage({ params, searchParams }: PageProps<'/admin/citas/[id]'>) {
  const member = await requireStaff()
  const { hacer } = await searchParams
  const first = hacer === 'mover' ? 'move' : hacer === 'cancelar' ? 'cancel' : null
  const details = await findEntry(member, (await params).id)
  if (!details) notFound()
  const hours = await readHours(member, { client: details.appointment.client })
  return (
    <>
      <EntryDetails details={details} hours={hours} first={first} />
      <RefreshForFirm member={member.id} tables={['appointments']} />
    </>
  )
}
