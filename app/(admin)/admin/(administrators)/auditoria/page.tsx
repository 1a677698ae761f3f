import type { Metadata } from 'next'
import { AuditFilterForm, AuditList } from '@/components/audit/audit-list'
import { PageHeading } from '@/components/portal/page-heading'
import { auditText } from '@/content/audit'
import { readAuditQuery } from '@/lib/audit/href'
import { listAudit, mostAuditRows } from '@/lib/audit/queries'
import { requireAdmin } from '@/lib/session/require'
import { listTeam } from '@/lib/team/queries'

const pageSize = 50

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: auditText.title }
}

export default async function AuditLogPage({ searchParams }: PageProps<'/admin/auditoria'>) {
  const admin = await requireAdmin()
  const { cursor, ...filters } = readAuditQuery(await searchParams)
  const [page, members] = await Promise.all([listAudit(admin, filters, cursor, pageSize), listTeam(admin)])
  return (
    <>
      <PageHeading title={auditText.title} subtitle={auditText.intro} />
      <AuditFilterForm filters={filters} members={members} />
      <AuditList
        page={page}
        names={new Map(members.map(({ personId, name }) => [personId, name]))}
        filters={filters}
        continued={cursor !== null}
        most={mostAuditRows.toLocaleString('es-CO')}
      />
    </>
  )
}
