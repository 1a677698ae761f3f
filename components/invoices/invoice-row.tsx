'use client'
import { Download, FileX2, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { InvoiceStatusBadge, InvoiceNote } from '@/components/invoices/invoice-status'
import { reading } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize, formatPesos } from '@/lib/format/number'
import { wayBack, type InvoiceFacts, type InvoiceItem, type InvoiceStatus } from '@/lib/invoices/invoice'
import { toast } from '@/lib/toast'

const text = invoices.registered
const factsText = invoices.registered.facts
const look = 'inline-grid size-tap place-items-center rounded-sheet hover:bg-sunk last:-mr-2.5 [&_svg]:size-5'
const cell = 'py-1.5 pr-4 sm:h-14 sm:whitespace-nowrap max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'
const heads = [factsText.supplier, factsText.number, factsText.total, factsText.findings]
const factCell = 'py-1.5 pr-4 wrap-anywhere max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'

type InvoiceRowProps = {
  invoice: InvoiceItem
  /** Also what the file says. */
  withFacts: boolean
  onRemove: (invoice: InvoiceItem) => void
}

/** On phones every row is an entry: name and number, then date and size, then state and what can be done. */
export function InvoiceRow({ invoice, withFacts, onRemove }: InvoiceRowProps) {
  const { id, number, status, name, size, createdAt, withdrawnAt, review } = invoice
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-1.5 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <Link href={`/portal/facturas/${id}`} prefetch={false} className="underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <small className="block text-xs font-normal text-ink-2">
          {number}
          {withdrawnAt ? ` · ${text.withdrawn(formatListDate(withdrawnAt))}` : null}
          {review?.replaces ? ` · ${text.replaces(review.replaces)}` : null}
          {review?.replacedBy ? ` · ${text.replacedBy(review.replacedBy)}` : null}
        </small>
        <InvoiceNote invoice={invoice} />
      </th>
      {withFacts ? <FactCells facts={invoice.facts ?? null} status={invoice.status} /> : null}
      <td className={cell}>{formatListDate(createdAt)}</td>
      <td className={`${cell} text-right sm:pr-10`}>{formatFileSize(size)}</td>
      <td className={cell}>
        <InvoiceStatusBadge status={status} />
      </td>
      <td className="text-right whitespace-nowrap">
        <RowActions invoice={invoice} onRemove={onRemove} />
      </td>
    </tr>
  )
}

export const removeButtonId = (id: string) => `invoice-remove-${id}`

type RowActionsProps = { invoice: InvoiceItem; onRemove: (invoice: InvoiceItem) => void }

function RowActions({ invoice, onRemove }: RowActionsProps) {
  const way = wayBack(invoice)
  const Icon = way === 'delete' ? Trash2 : FileX2
  return (
    <>
      <a
        href={invoice.href}
        // What fails is a failed download, never a page of the portal that turns into an error.
        download
        onClick={() => toast({ kind: 'info', ...invoices.downloading })}
        aria-label={`${text.download} ${invoice.number}`}
        title={text.download}
        className={look}
      >
        <Download strokeWidth={1.75} aria-hidden />
      </a>
      {way ? (
        <button
          type="button"
          id={removeButtonId(invoice.id)}
          onClick={() => onRemove(invoice)}
          aria-label={`${text.remove[way]} ${invoice.number}`}
          title={text.remove[way]}
          className={look}
        >
          <Icon strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        <span className="inline-block w-tap last:-mr-2.5" />
      )}
    </>
  )
}

/** The columns that can be switched on. */
export const FactHeads = ({ className }: { className: string }) =>
  heads.map((head) => (
    <th key={head} scope="col" className={className}>
      {head}
    </th>
  ))

type FactCellsProps = { facts: InvoiceFacts | null; status: InvoiceStatus | null }

function FactCells({ facts, status }: FactCellsProps) {
  const { supplier = null, number = null, total = null, proposal = null, findings = 0 } = facts ?? {}
  const weight = proposal === 'wrong' ? 'text-red' : proposal === 'doubtful' ? 'text-ochre-ink' : 'text-green'
  return (
    <>
      <td className={factCell}>{supplier ?? (facts ? '' : factsText.unread)}</td>
      <td className={factCell}>{number}</td>
      <td className={`${factCell} sm:whitespace-nowrap`}>{total === null ? null : formatPesos(total)}</td>
      <td className={`${factCell} sm:whitespace-nowrap`}>
        {/* What a person has decided is no longer in doubt. */}
        {proposal && status !== 'accepted' && status !== 'rejected' ? (
          <span className={`font-[550] ${weight}`}>
            {reading.findings.proposals[proposal]}
            {findings > 0 ? `: ${factsText.count(findings)}` : null}
          </span>
        ) : null}
      </td>
    </>
  )
}
