import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RefreshForFirm } from '@/components/live/refresh'
import { Desk } from '@/components/review/desk'
import { Watch } from '@/components/review/looking-at'
import { review } from '@/content/review'
import { hasSigner } from '@/lib/records/firm-signer'
import { isUuid } from '@/lib/request'
import { readReviewAddress } from '@/lib/review/address'
import { readDeskInvoice, startQueue } from '@/lib/review/queries'
import { requireStaff } from '@/lib/session/require'

type DeskProps = PageProps<'/admin/facturas/[id]'>

async function openInvoice({ params }: DeskProps) {
  const member = await requireStaff()
  const { id } = await params
  return { member, invoice: isUuid(id) ? await readDeskInvoice(member.db, id) : null }
}

export async function generateMetadata(props: DeskProps): Promise<Metadata> {
  const { invoice } = await openInvoice(props)
  return invoice ? { title: `${invoice.number} · ${review.title}` } : {}
}

export default async function DeskPage(props: DeskProps) {
  const query = readReviewAddress(await props.searchParams)
  const { db, id, role } = await requireStaff()
  const reading = startQueue(db, query, 30)
  const { invoice } = await openInvoice(props)
  const listing = await reading
  if (!invoice) notFound()
  return (
    <>
      <Desk
        invoice={invoice}
        query={query}
        listing={listing}
        now={new Date()}
        records={hasSigner()}
        isAdmin={role === 'admin'}
      />
      <Watch invoice={invoice.id} />
      <RefreshForFirm userId={id} tables={['invoices', 'room_changes']} />
    </>
  )
}
