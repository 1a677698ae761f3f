'use client'
import { useMemo, useState } from 'react'
import type { FileViewProps } from '@/components/documents/picture-view'
import { InvoiceDocument } from '@/components/einvoice/document'
import { XmlView } from '@/components/invoices/decisions/xml-view'
import { documentListText } from '@/content/documents'
import { review } from '@/content/invoice-decisions'
import { invoiceOf } from '@/lib/einvoice/model/wrapped-invoice'

/** Shows an electronic invoice as a document with its XML below, and any other XML as it is. */
export default function XmlDocument(props: FileViewProps) {
  const invoice = useMemo(() => invoiceOrNull(props.bytes), [props.bytes])
  const [open, setOpen] = useState(false)
  if (!invoice) return <XmlView {...props} />
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{documentListText.viewer.unproved}</p>
      <InvoiceDocument invoice={invoice} />
      <details className="mt-5 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-tap cursor-pointer items-center font-[550]">
          {review.source.show}
        </summary>
        {open ? <XmlView {...props} /> : null}
      </details>
    </>
  )
}

function invoiceOrNull(bytes: ArrayBuffer) {
  try {
    return invoiceOf(new Uint8Array(bytes))
  } catch {
    // If the XML is unsafe or malformed, the view of the XML tells the user.
    return null
  }
}
