import type { Metadata } from 'next'
import { ClientPage } from '@/components/clients/client-page'
import { RefreshForFirm } from '@/components/live/refresh'
import { readClientTab } from '@/lib/format/client-href'
import { readHistory, readOverview } from '@/lib/clients/overview'
import { listStaff } from '@/lib/clients/queries'
import { startClientTotals } from '@/lib/monthly-totals/queries'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/clientes/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const member = await requireStaff()
  return { title: (await readOverview(member, (await params).id)).title }
}

export default async function OneClientPage({ params, searchParams }: Props) {
  const member = await requireStaff()
  const [{ id }, asked] = await Promise.all([params, searchParams])
  const { historia, ver } = asked
  const before = typeof historia === 'string' && /^\d{1,15}$/.test(historia) ? Number(historia) : null
  const tab = before === null ? readClientTab(ver) : 'ficha'
  const totals = tab === 'cifras' ? startClientTotals(member, id) : null
  const [client, older, staff] = await Promise.all([
    readOverview(member, id),
    before === null ? null : readHistory(member, id, before),
    member.role === 'admin' ? listStaff(member) : null,
  ])
  return (
    <>
      <ClientPage
        member={member}
        params={asked}
        tab={tab}
        client={client}
        totals={totals}
        older={older}
        staff={staff}
      />
      <RefreshForFirm
        member={member.id}
        tables={[
          'documents',
          'invoices',
          'appointments',
          'message_threads',
          'calendar_changes',
          'user_approval_status',
        ]}
      />
    </>
  )
}
