'use client'
import { Download, FileX2, Trash2 } from 'lucide-react'
import { invoices } from '@/content/invoices'
import { wayBack, type InvoiceItem } from '@/lib/invoices/invoice'
import { toast } from '@/lib/toast'

const text = invoices.registered
const look = 'inline-grid size-tap place-items-center rounded-sheet hover:bg-sunk last:-mr-2.5 [&_svg]:size-5'

export const removeButtonId = (id: string) => `invoice-remove-${id}`

type RowActionsProps = { invoice: InvoiceItem; onRemove: (invoice: InvoiceItem) => void }

export function RowActions({ invoice, onRemove }: RowActionsProps) {
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
