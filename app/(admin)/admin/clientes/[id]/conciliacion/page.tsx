import type { Metadata } from 'next'
import { ReconciliationPage } from '@/components/dian-lists/reconciliation-page'
import { RefreshForFirm } from '@/components/live/refresh'
import { dianListsText } from '@/content/dian-lists'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readReconciliationQuery } from '@/lib/dian-lists/href'
import { openDianMonth } from '@/lib/dian-lists/open-month'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/clientes/[id]/conciliacion'>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: dianListsText.title }
}

export default async function ClientReconciliationPage({ params, searchParams }: Props) {
  const member = await requireStaff()
  const [{ id }, asked] = await Promise.all([params, searchParams])
  const today = bogotaDay(Date.now())
  const query = readReconciliationQuery(asked, today)
  const page = await openDianMonth(member, id, query)
  return (
    <>
      <ReconciliationPage client={id} page={page} query={query} today={today} />
      <RefreshForFirm member={member.id} tables={['dian_months', 'invoices']} />
    </>
  )
}
