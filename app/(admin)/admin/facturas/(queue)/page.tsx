import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
import { SharePresence } from '@/components/invoices/decisions/presence'
import { QueueView } from '@/components/invoices/decisions/queue-view'
import { review } from '@/content/invoice-decisions'
import { readReviewQuery } from '@/lib/invoices/decisions/href'
import { startQueue } from '@/lib/invoices/decisions/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: review.title }
}

export default async function ReviewPage({ searchParams }: PageProps<'/admin/facturas'>) {
  const member = await requireStaff()
  const query = readReviewQuery(await searchParams)
  const listing = await startQueue(member.db, query, 50)
  return (
    <>
      <QueueView query={query} listing={listing} now={new Date()} admin={member.role === 'admin'} />
      <SharePresence invoice={null} />
      <RefreshForFirm member={member.id} tables={['invoices']} />
    </>
  )
}
