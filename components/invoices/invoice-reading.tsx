import { ArrowLeft, Download, FileUp, MessageSquare } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { InvoiceDocument } from '@/components/einvoice/document'
import { ProposalBadge, ReadingFindings } from '@/components/einvoice/reading-findings'
import { SupplierMessage } from '@/components/einvoice/supplier-message'
import { FiledWith } from '@/components/invoices/filed-with'
import { InvoiceStatusBadge, InvoiceNote } from '@/components/invoices/invoice-status'
import { Working } from '@/components/invoices/working'
import { RecordLink } from '@/components/records/record-link'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { FileView } from '@/components/documents/file-view'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { reading as note } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { questionHref, tabHref } from '@/lib/invoices/href'
import { hasReading, invoiceTitle } from '@/lib/einvoice/invoice-label'
import { supplierMessage } from '@/lib/einvoice/finding-messages'
import type { OwnInvoice } from '@/lib/invoices/queries'

const text = invoices.detail
const ownInvoiceHref = (id: string) => `/portal/facturas/${id}` as Route

type InvoiceReadingProps = { account: string; invoice: OwnInvoice; records: boolean }

/** The link to the review record appears only when a signing certificate is configured. */
export function InvoiceReading({ account, invoice, records }: InvoiceReadingProps) {
  const { label, status, file, reading, created_at: createdAt } = invoice
  const document = reading?.document?.invoice
  return (
    <>
      <p className="pt-6">
        <Link href={tabHref('history')} className={linkStyles}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {text.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-3 pb-6">
        <h1 className="min-w-0 wrap-anywhere">
          <bdi>{invoiceTitle(label)}</bdi>
        </h1>
        <InvoiceStatusBadge status={status} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-2 text-sm text-ink-2">
        <p className="wrap-anywhere">
          {label.number} · {text.received(formatDateTime(createdAt))}
          {hasReading(label) ? (
            <>
              {' · '}
              <bdi>{label.name}</bdi>
            </>
          ) : null}
        </p>
        <p className="-mx-4 flex flex-wrap gap-x-2 max-[18rem]:mr-0">
          <Button asChild size="sm" variant="quiet">
            <Link href={questionHref(invoice.id)} prefetch={false}>
              <MessageSquare strokeWidth={1.75} aria-hidden />
              {text.ask}
            </Link>
          </Button>
          {invoice.replaced_by ? null : (
            <Button asChild size="sm" variant="quiet">
              <Link href={tabHref('upload')} prefetch={false}>
                <FileUp strokeWidth={1.75} aria-hidden />
                {text.another}
              </Link>
            </Button>
          )}
          {file ? (
            <Button asChild size="sm" variant="quiet">
              <a href={`/api/documentos/${file.id}`} download>
                <Download strokeWidth={1.75} aria-hidden />
                {text.download} ({formatFileSize(file.size)})
              </a>
            </Button>
          ) : null}
        </p>
      </div>
      {records && (status === 'accepted' || status === 'rejected') ? (
        <div className="border-t border-rule py-1">
          <RecordLink invoiceId={invoice.id} account={account} />
        </div>
      ) : null}
      {invoice.withdrawn_at ? (
        <Notice className="mb-4">{text.withdrawn(formatDay(invoice.withdrawn_at))}</Notice>
      ) : null}
      <FirmNote invoice={invoice} />
      {invoice.filed ? <FiledWith filed={invoice.filed} href={ownInvoiceHref} /> : null}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pt-4 pb-16 ${document || (file && isDrawn(file.type)) ? 'min-[64rem]:grid-cols-[minmax(0,1fr)_24rem]' : 'max-w-2xl'}`}
      >
        {document ? (
          <InvoiceDocument invoice={document} findings={reading.review?.findings} />
        ) : file && isDrawn(file.type) ? (
          <section aria-label={text.file} className="min-w-0">
            <FileView
              name={label.name}
              file={{ href: `/api/documentos/${file.id}`, type: file.type }}
              text={text.view}
            />
          </section>
        ) : null}
        <InvoiceFindings invoice={invoice} />
      </div>
    </>
  )
}

export function DeletedInvoice({ invoice: { label, withdrawn_at: at } }: { invoice: OwnInvoice }) {
  return (
    <section className="pt-12 pb-16">
      <State
        level={1}
        title={text.deleted.title}
        action={
          <Button asChild size="sm">
            <Link href={tabHref('history')}>{text.back}</Link>
          </Button>
        }
      >
        {text.deleted.text(label.number, at ? formatDay(at) : '')}
      </State>
    </section>
  )
}

const isDrawn = (type: string) => type !== 'application/xml'

function FirmNote({ invoice }: { invoice: OwnInvoice }) {
  const { replaced_by: replacedBy } = invoice
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
        label: invoice.label,
        status: invoice.status,
        withdrawnAt: invoice.withdrawn_at,
        review: {
          note: invoice.note,
          asked: invoice.asked,
          replaces: null,
          replacedBy: null,
          moved: invoice.moved,
        },
      }}
    />
  )
}

export function InvoiceFindings({
  invoice: { reading, status, created_at: createdAt },
}: {
  invoice: OwnInvoice
}) {
  const proposal = reading?.review?.proposal ?? null
  const review = reading?.review
  // The summary names an unproven signature, because correct sums do not prove who issued the invoice.
  const isUnproven = proposal === 'doubtful' && (review?.authenticity?.cap ?? 'sound') !== 'sound'
  const sold = review?.direction === 'sale' ? null : reading?.document?.invoice
  const message = sold && supplierMessage(sold, review?.findings ?? [])
  // After a person's decision the page no longer shows what the automatic review proposed.
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
      {sold && message && status !== 'accepted' ? (
        <SupplierMessage message={message} number={sold.number} email={sold.supplier.email} />
      ) : null}
    </section>
  )
}
