import type { Metadata } from 'next'
import { TypesBoard } from '@/components/appointments/agenda/types-board'
import { AgendaTabs } from '@/components/appointments/agenda/agenda-tabs'
import { PageHeading } from '@/components/portal/page-heading'
import { typesText } from '@/content/appointment-types'
import { listTypes } from '@/lib/appointments/types'
import { listStaff } from '@/lib/clients/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: typesText.title }
}

export default async function TypesPage() {
  const member = await requireStaff()
  const [types, staff] = await Promise.all([listTypes(member), listStaff(member)])
  const changes = member.role === 'admin'
  return (
    <>
      <PageHeading
        title={typesText.title}
        subtitle={`${typesText.intro} ${typesText.usual} ${changes ? '' : typesText.onlyAdmins}`}
      />
      <AgendaTabs current="types" />
      <TypesBoard types={types} staff={staff.map(({ id, name }) => ({ id, name }))} changes={changes} />
    </>
  )
}
