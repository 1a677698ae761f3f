import type { Metadata } from 'next'
import { ClientPage } from '@/components/clients/client-page'
import { RefreshForFirm } from '@/components/live/refresh'
import { readHistory, readOverview } from '@/lib/clients/overview'
import { listColleagues } from '@/lib/clients/queries'
import { startClientTotals } from '@/lib/monthly-totals/queries'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/clientes/[id]'>

/** The title waits for the same answer as the page: whoever does not see the client finds nothing. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const member = await requireStaff()
  return { title: (await readOverview(member, (await params).id)).title }
}

export default async function OneClientPage({ params, searchParams }: Props) {
  const member = await requireStaff()
  const [{ id }, { historia }] = await Promise.all([params, searchParams])
  const before = typeof historia === 'string' && /^\d{1,15}$/.test(historia) ? Number(historia) : null
  const totals = startClientTotals(member, id)
  const [client, older, colleagues] = await Promise.all([
    readOverview(member, id),
    before === null ? null : readHistory(member, id, before),
    member.role === 'admin' ? listColleagues(member) : null,
  ])
  return (
    <>
      <ClientPage client={client} totals={totals} older={older} colleagues={colleagues} />
      <RefreshForFirm
        userId={member.id}
        tables={['documents', 'invoices', 'appointments', 'message_threads', 'user_approval_status']}
      />
    </>
  )
}
