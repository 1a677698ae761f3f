import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RefreshForFirm } from '@/components/live/refresh'
import { ReviewPage } from '@/components/invoices/decisions/review-page'
import { SharePresence } from '@/components/invoices/decisions/presence'
import { review } from '@/content/invoice-decisions'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { hasSigner } from '@/lib/signing/firm-signer'
import { isUuid } from '@/lib/format/uuid'
import { readReviewQuery } from '@/lib/invoices/decisions/href'
import { readReviewInvoice, startQueue } from '@/lib/invoices/decisions/queries'
import { requireStaff } from '@/lib/session/require'

type Props = PageProps<'/admin/facturas/[id]'>

async function openInvoice({ params }: Props) {
  const member = await requireStaff()
  const { id } = await params
  return { member, invoice: isUuid(id) ? await readReviewInvoice(member.db, id) : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { invoice } = await openInvoice(props)
  return invoice ? { title: `${invoiceTitle(invoice.label)} · ${review.title}` } : {}
}

export default async function InvoiceReviewPage(props: Props) {
  const query = readReviewQuery(await props.searchParams)
  const { db, id, role } = await requireStaff()
  const reading = startQueue(db, query, 30)
  const { invoice } = await openInvoice(props)
  const listing = await reading
  if (!invoice) notFound()
  return (
    <>
      <ReviewPage
        invoice={invoice}
        query={query}
        listing={listing}
        now={new Date()}
        records={hasSigner()}
        isAdmin={role === 'admin'}
      />
      <SharePresence invoice={invoice.id} />
      <RefreshForFirm member={id} tables={['invoices', 'section_changes']} />
    </>
  )
}
