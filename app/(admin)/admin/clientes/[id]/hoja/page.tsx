import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
import { KnownMonths } from '@/components/dian-lists/known-months'
import { WorksheetPage } from '@/components/worksheet/worksheet-page'
import { worksheetText } from '@/content/worksheet'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'
import { readKnown } from '@/lib/dian-lists/queries'
import { daysOf, readWorksheetQuery } from '@/lib/worksheet/period'
import { openWorksheet, readWorksheetDocuments } from '@/lib/worksheet/queries'

type Props = PageProps<'/admin/clientes/[id]/hoja'>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: worksheetText.title }
}

export default async function ClientWorksheetPage({ params, searchParams }: Props) {
  const member = await requireStaff()
  const [{ id }, asked] = await Promise.all([params, searchParams])
  const query = readWorksheetQuery(asked, bogotaDay(Date.now()))
  const { period, sheet } = await openWorksheet(member, id, query.period)
  const { from_day: from, until_day: until } = daysOf(period)
  const [documents, known] = await Promise.all([
    query.figure ? readWorksheetDocuments(member, id, period, query) : null,
    readKnown(member, id, from, until),
  ])
  return (
    <>
      <WorksheetPage client={id} period={period} sheet={sheet} query={query} documents={documents}>
        <KnownMonths client={id} months={known} />
      </WorksheetPage>
      <RefreshForFirm member={member.id} tables={['invoices', 'dian_months']} />
    </>
  )
}
