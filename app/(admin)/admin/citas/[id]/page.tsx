import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EntryDetails } from '@/components/appointments/agenda/entry-details'
import { RefreshForFirm } from '@/components/live/refresh'
import { agenda } from '@/content/appointment-agenda'
import { findEntry, readHours, readWeek } from '@/lib/appointments/agenda'
import { listGoogleChanges } from '@/lib/appointments/google/changes'
import { isOpenEntry } from '@/lib/appointments/rules'
import { bogotaDay, mondayOf } from '@/lib/calendar/civil-day'
import { listStaff } from '@/lib/clients/queries'
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
  const { id, client, startsAt } = details.appointment
  const [hours, week, staff, google] = await Promise.all([
    readHours(member, { client }),
    readWeek(member, mondayOf(bogotaDay(startsAt))),
    listStaff(member),
    listGoogleChanges(member, id),
  ])
  return (
    <>
      <EntryDetails
        details={details}
        hours={hours}
        google={google}
        first={first}
        swaps={{
          others: week.appointments.filter((one) => one.id !== id && isOpenEntry(one, hours.now)),
          names: Object.fromEntries(staff.map((one) => [one.id, one.name])),
        }}
      />
      <RefreshForFirm member={member.id} tables={['appointments']} />
    </>
  )
}
