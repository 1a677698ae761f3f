import Link from 'next/link'
import { InvoiceWords } from '@/components/invoices/history/invoice-words'
import { Notice } from '@/components/ui/notice'
import { invoices } from '@/content/invoices'
import type { OwnInvoice } from '@/lib/invoices/read-invoice'

const text = invoices.detail

/** What the firm wrote with its decision, and what the client can do about it. */
export function InvoiceFirmWords({ invoice }: { invoice: OwnInvoice }) {
  const { replaced_by: replacedBy, file } = invoice
  if (replacedBy) {
    return (
      <Notice className="mb-4">
        {text.replacedBy} <Link href={`/portal/facturas/${replacedBy.id}`}>{replacedBy.number}</Link>.
      </Notice>
    )
  }
  return (
    <InvoiceWords
      invoice={{
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        name: invoice.name,
        href: file ? `/api/documentos/${file.id}` : '',
        size: file?.size ?? 0,
        createdAt: invoice.created_at,
        withdrawnAt: invoice.withdrawn_at,
        review: { words: invoice.words, asked: invoice.asked, replaces: null, replacedBy: null },
      }}
    />
  )
}
