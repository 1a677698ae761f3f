import { ArrowLeft, Download } from 'lucide-react'
import Link from 'next/link'
import { InvoiceDocument } from '@/components/einvoice/document'
import { ProposalBadge } from '@/components/einvoice/proposal-badge'
import { ReadingFindings } from '@/components/einvoice/reading-findings'
import { InvoiceStatusBadge, InvoiceNote } from '@/components/invoices/invoice-status'
import { Working } from '@/components/invoices/working'
import { RecordLink } from '@/components/records/record-link'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { reading as note } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import { formatDateTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { tabAddress } from '@/lib/invoices/address'
import type { OwnInvoice } from '@/lib/invoices/queries'

const text = invoices.detail

/**
 * One invoice of the client: what the file says, and beside it what the rules and the firm say about it. Without a
 * certificate to sign them there are no records.
 */
export function InvoiceReading({ invoice, records }: { invoice: OwnInvoice; records: boolean }) {
  const { number, name, status, file, reading, created_at: createdAt } = invoice
  const document = reading?.document?.invoice
  return (
    <>
      <p className="pt-6">
        <Link href={tabAddress('history')} className={linkStyles}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {text.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-3 pb-6">
        <h1 className="min-w-0 wrap-anywhere">
          <bdi>{document ? `${document.number}, ${document.supplier.name}` : name}</bdi>
        </h1>
        <InvoiceStatusBadge status={status} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-2 text-sm text-ink-2">
        <p className="wrap-anywhere">
          {number}. {text.received(formatDateTime(createdAt))}
        </p>
        {file ? (
          <Button asChild size="sm" variant="quiet" className="-ml-3 sm:ml-0">
            <a href={`/api/documentos/${file.id}`} download>
              <Download strokeWidth={1.75} aria-hidden />
              {text.download} ({formatFileSize(file.size)})
            </a>
          </Button>
        ) : null}
      </div>
      {records && (status === 'accepted' || status === 'rejected') ? (
        <div className="border-t border-rule py-1">
          <RecordLink invoiceId={invoice.id} />
        </div>
      ) : null}
      <FirmNote invoice={invoice} />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pt-4 pb-16 ${document ? 'min-[64rem]:grid-cols-[minmax(0,1fr)_24rem]' : 'max-w-2xl'}`}
      >
        {document ? <InvoiceDocument invoice={document} findings={reading.review?.findings} /> : null}
        <InvoiceFindings invoice={invoice} />
      </div>
    </>
  )
}

/** What the firm wrote with its decision, and what the client can do about it. */
function FirmNote({ invoice }: { invoice: OwnInvoice }) {
  const { replaced_by: replacedBy, file } = invoice
  if (replacedBy) {
    return (
      <Notice className="mb-4">
        {text.replacedBy} <Link href={`/portal/facturas/${replacedBy.id}`}>{replacedBy.number}</Link>.
      </Notice>
    )
  }
  return (
    <InvoiceNote
      invoice={{
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        name: invoice.name,
        href: file ? `/api/documentos/${file.id}` : '',
        size: file?.size ?? 0,
        createdAt: invoice.created_at,
        withdrawnAt: invoice.withdrawn_at,
        review: { note: invoice.note, asked: invoice.asked, replaces: null, replacedBy: null },
      }}
    />
  )
}

/** What the rules say, or why they say nothing (yet). */
export function InvoiceFindings({
  invoice: { reading, status, created_at: createdAt },
}: {
  invoice: OwnInvoice
}) {
  const proposal = reading?.review?.proposal ?? null
  const review = reading?.review
  // Sums that hold are no news where nobody knows who made them.
  const isUnproven = proposal === 'doubtful' && (review?.authenticity?.cap ?? 'sound') !== 'sound'
  // What a person has decided is no longer in doubt.
  const decided = status === 'accepted' || status === 'rejected'
  return (
    <section aria-labelledby="review-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-2 rule-opens">
        <h2 id="review-title" className="text-[1.4375rem]">
          {text.findings}
        </h2>
        {reading && !decided ? <ProposalBadge proposal={proposal} /> : null}
      </div>
      <div role="status" className="py-4 text-[1rem]">
        {reading ? (
          decided && proposal ? (
            <p className="text-ink-2">{note.findings.decided}</p>
          ) : proposal ? (
            <p>
              {isUnproven ? note.findings.unproven : note.findings.summary[proposal]}{' '}
              <span className="text-ink-2">{text.proposal}</span>
            </p>
          ) : null
        ) : (
          <p>{decided ? text.byPerson : <Working since={createdAt} />}</p>
        )}
      </div>
      {reading ? <ReadingFindings reading={reading} reader="client" /> : null}
    </section>
  )
}
