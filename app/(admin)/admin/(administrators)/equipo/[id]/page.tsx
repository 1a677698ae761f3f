import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { HandOver } from '@/components/team/hand-over'
import { handOverText, teamText } from '@/content/team'
import { noFilters, pageSizes } from '@/lib/clients/href'
import { findFiltered, listStaff } from '@/lib/clients/queries'
import { isUuid } from '@/lib/format/uuid'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: handOverText.link }
}

export default async function HandOverPage({ params }: PageProps<'/admin/equipo/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isUuid(id)) notFound()
  const [staff, found] = await Promise.all([
    listStaff(admin),
    findFiltered(admin, { ...noFilters, status: 'todos', advisor: id, rows: pageSizes[0] }),
  ])
  const member = staff.find((one) => one.id === id)
  if (!member) notFound()
  const title = handOverText.title(member.name)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: teamText.title, href: '/admin/equipo' }]} current={title} />
      </div>
      <PageHeading title={title} subtitle={handOverText.intro} />
      <HandOver
        key={found.clients.map((one) => one.id).join()}
        member={member}
        colleagues={staff.filter((one) => one.id !== id)}
        {...found}
      />
    </>
  )
}
