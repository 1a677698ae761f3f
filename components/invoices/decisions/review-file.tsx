import { ArrowLeft, ArrowRight, Download } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { InvoiceDocument } from '@/components/einvoice/document'
import { FileSource, FileView } from '@/components/documents/file-view'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { review } from '@/content/invoice-decisions'
import { formatDateTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { hasReading, invoiceTitle } from '@/lib/einvoice/invoice-label'
import { noFilters, reviewHref } from '@/lib/invoices/decisions/href'
import type { QueuePosition } from '@/lib/invoices/decisions/queue'
import type { ReviewCase, ReviewInvoice } from '@/lib/invoices/decisions/review-invoice'
import { formatNit } from '@/lib/format/nit'

const text = review.page
/** Only strings are passed on, because a client component cannot receive functions from a server component. */
const fileText = { loading: text.loading, missing: text.missing, unshown: text.unshown }
const arrow = 'grid size-tap place-items-center rounded-sheet hover:bg-sheet [&_svg]:size-5'

type ReviewFileProps = { invoice: ReviewInvoice; position: QueuePosition; total: number | null }

export function ReviewFile({ invoice, position, total }: ReviewFileProps) {
  const { place, previous, next } = position
  const { file, label, reading } = invoice
  const { name } = label
  const sheet = file && reading?.document?.invoice
  return (
    <article aria-labelledby="review-title" className="px-[clamp(1rem,2.4vw,2.5rem)] pt-4 pb-12">
      <div className="mx-auto max-w-3xl">
        <div className="flex min-h-tap items-center justify-between text-sm text-ink-2">
          <p>{place === null ? text.outside : total === null ? null : text.place(place, total)}</p>
          <p className="flex text-ink">
            {previous ? (
              <Link
                href={previous}
                prefetch={false}
                aria-label={text.previous}
                title={text.previous}
                className={arrow}
              >
                <ArrowLeft strokeWidth={1.75} aria-hidden />
              </Link>
            ) : null}
            {next ? (
              <Link href={next} prefetch={false} aria-label={text.next} title={text.next} className={arrow}>
                <ArrowRight strokeWidth={1.75} aria-hidden />
              </Link>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 pb-3">
          <h2 id="review-title" tabIndex={-1} className="wrap-anywhere outline-none max-sm:scroll-mt-14">
            <bdi>{invoiceTitle(label)}</bdi>
          </h2>
          {file ? (
            <Button asChild size="sm" variant="quiet" className="-ml-4">
              <a href={file.href} download>
                <Download strokeWidth={1.75} aria-hidden />
                {text.download} ({formatFileSize(file.size)})
              </a>
            </Button>
          ) : null}
        </div>
        <InvoiceFacts invoice={invoice} />
        {sheet ? (
          <div className="pt-5">
            <InvoiceDocument invoice={sheet} findings={reading?.review?.findings} />
            {file ? <FileSource key={file.href} name={name} file={file} /> : null}
          </div>
        ) : file ? (
          <FileView key={file.href} name={name} file={file} text={fileText} />
        ) : (
          <State title={text.gone.title} className="mt-5">
            {text.gone.text}
          </State>
        )}
      </div>
    </article>
  )
}

function InvoiceFacts({ invoice }: { invoice: ReviewCase }) {
  const { client, label, createdAt, replaces, replacedBy } = invoice
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-ink py-3 text-sm [&_dd]:font-[550] [&_dd]:wrap-anywhere [&_dt]:text-xs [&_dt]:text-ink-2">
      <Fact label={review.columns.invoice}>{label.number}</Fact>
      {hasReading(label) ? (
        <Fact label={text.fileName}>
          <bdi>{label.name}</bdi>
        </Fact>
      ) : null}
      <Fact label={text.client}>
        <Link href={`/admin/clientes/${client.id}`} prefetch={false}>
          <bdi>{client.name}</bdi>
        </Link>
      </Fact>
      {client.name === client.email ? null : <Fact label={text.email}>{client.email}</Fact>}
      {client.companies.length > 0 ? (
        <Fact label={text.companies}>{client.companies.map(grouped).join('; ')}</Fact>
      ) : null}
      <Fact label={text.uploaded}>{formatDateTime(createdAt)}</Fact>
      {replaces ? <Fact label={text.replaces}>{other(replaces)}</Fact> : null}
      {replacedBy ? <Fact label={text.replacedBy}>{other(replacedBy)}</Fact> : null}
    </dl>
  )
}

const other = ({ id, number }: { id: string; number: string }) => (
  <Link href={reviewHref(id, noFilters)} prefetch={false}>
    {number}
  </Link>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Returns a company such as `Café Tres Lunas S.A.S., NIT 999.200.555-9`, with points in the NIT. */
const grouped = (company: string): string => company.replace(/\d+(?=-\d$)/, formatNit)
