import type { Metadata } from 'next'
import { FeeList } from '@/components/fees/fee-list'
import { feesText as text } from '@/content/fees'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readFeesQuery } from '@/lib/fees/href'
import { listFees } from '@/lib/fees/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.title }
}

export default async function FeesPage({ searchParams }: PageProps<'/admin/honorarios'>) {
  const member = await requireStaff()
  const wanted = readFeesQuery(await searchParams)
  return <FeeList wanted={wanted} page={await listFees(member, wanted)} today={bogotaDay(new Date())} />
}
