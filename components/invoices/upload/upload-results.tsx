'use client'
import { ArrowRight, ChevronDown, FileUp, MessageSquare } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { SupplierMessage } from '@/components/einvoice/supplier-message'
import { RowFindings } from '@/components/invoices/invoice-row-text'
import { uploadFieldId } from '@/components/invoices/upload/drop-zone'
import type { Entry } from '@/components/invoices/upload/queue'
import { ReviewLine } from '@/components/invoices/upload/selected-file'
import { Working } from '@/components/invoices/working'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { invoices } from '@/content/invoices'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import { questionHref } from '@/lib/invoices/href'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import { displayName } from '@/lib/uploads/file'

const text = invoices.upload.received

type UploadResultsProps = { arrived: readonly Entry[]; newest: readonly InvoiceItem[] }

export function UploadResults({ arrived, newest }: UploadResultsProps) {
  const another = () => {
    const field = document.getElementById(uploadFieldId)
    field?.focus()
    field?.click()
  }
  return (
    <section aria-label={text.label} className="mt-4">
      <ul className="rule-closes">
        {arrived.map((entry) => (
          <UploadResult
            key={entry.id}
            entry={entry}
            now={newest.find(({ id }) => id === invoiceOf(entry)?.id)}
          />
        ))}
      </ul>
      <Button size="sm" className="mt-4" onClick={another}>
        <FileUp strokeWidth={1.75} aria-hidden />
        {invoices.detail.another}
      </Button>
    </section>
  )
}

const invoiceOf = ({ phase }: Entry) => (phase.name === 'done' ? phase.invoice : undefined)

/** `now` is the newest state of the invoice, because the server may still be reading the file after the upload. */
function UploadResult({ entry, now }: { entry: Entry; now: InvoiceItem | undefined }) {
  const { phase, file } = entry
  const invoice = invoiceOf(entry)
  const name = displayName(file.name)
  const title = now ? invoiceTitle(now.label) : (invoice?.title ?? name)
  const review = phase.name === 'done' ? phase.review : undefined
  return (
    <li className="border-t border-rule py-3">
      <p className="leading-snug wrap-anywhere">
        <b className="font-[550]">
          <bdi>{title}</bdi>
        </b>
        {title === name ? null : (
          <small className="block text-xs text-ink-2">
            <bdi>{name}</bdi>
          </small>
        )}
      </p>
      {review ? <ReviewLine review={review} /> : <LaterReading now={now} />}
      {invoice ? (
        <p className="flex flex-wrap gap-x-5">
          <Link
            href={`/portal/facturas/${invoice.id}` as Route}
            prefetch={false}
            className={linkStyles}
            aria-label={text.openOf(title)}
          >
            {text.open} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
          <Link
            href={questionHref(invoice.id)}
            prefetch={false}
            className={linkStyles}
            aria-label={text.askOf(title)}
          >
            <MessageSquare strokeWidth={1.75} aria-hidden /> {invoices.detail.ask}
          </Link>
        </p>
      ) : null}
      {review?.forSupplier && invoice?.number ? (
        <details className="group">
          <summary className="flex min-h-tap w-fit cursor-pointer list-none items-center gap-2 text-[1rem] font-[550] text-green hover:underline [&::-webkit-details-marker]:hidden">
            {text.forSupplier}
            <ChevronDown className="size-5 flex-none group-open:rotate-180" strokeWidth={1.75} aria-hidden />
          </summary>
          <SupplierMessage message={review.forSupplier} number={invoice.number} email="" untitled />
        </details>
      ) : null}
    </li>
  )
}

function LaterReading({ now }: { now: InvoiceItem | undefined }) {
  if (!now) return <p className="text-sm text-ink-2">{invoices.row.reading}</p>
  if (now.label.reading === 'waiting')
    return (
      <p className="text-sm text-ink-2">
        <Working since={now.createdAt} />
      </p>
    )
  const left = withoutReading(now.label)
  return left ? <p className="text-sm text-ink-2">{left}</p> : <RowFindings label={now.label} />
}
