import { PageHeading } from '@/components/portal/page-heading'
import { RegistrationList } from '@/components/approval/registration-list'
import { RegistrationTabs } from '@/components/approval/registration-tabs'
import { approvalText } from '@/content/approval'
import { listRegistrations } from '@/lib/approval/queries'
import { registrationsQuery } from '@/lib/approval/schema'
import { requireStaff } from '@/lib/auth/require'
import type { Metadata } from 'next'

/** The title waits for the same answer as the page: it is not told to anybody else. */
export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: approvalText.title }
}

export default async function RegistrationsPage({ searchParams }: PageProps<'/admin/solicitudes'>) {
  const member = await requireStaff()
  const { estado, desde } = registrationsQuery.parse(await searchParams)
  const page = await listRegistrations(member, estado.status, desde)
  return (
    <>
      <PageHeading title={approvalText.title} subtitle={approvalText.intro} />
      <RegistrationTabs current={estado} />
      <RegistrationList tab={estado} page={page} continued={Boolean(desde)} now={new Date()} />
    </>
  )
}
