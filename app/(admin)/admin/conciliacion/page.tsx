import type { Metadata } from 'next'
import { FirmMonths } from '@/components/dian-lists/firm-months'
import { RefreshForFirm } from '@/components/live/refresh'
import { dianListsText } from '@/content/dian-lists'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readReconciliationQuery } from '@/lib/dian-lists/href'
import { readFirmMonths } from '@/lib/dian-lists/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: dianListsText.title }
}

export default async function FirmReconciliationPage({ searchParams }: PageProps<'/admin/conciliacion'>) {
  const member = await requireStaff()
  const { month, passed } = readReconciliationQuery(await searchParams, bogotaDay(Date.now()))
  return (
    <>
      <FirmMonths month={month} passed={passed} months={await readFirmMonths(member, month, passed)} />
      <RefreshForFirm member={member.id} tables={['dian_months']} />
    </>
  )
}
