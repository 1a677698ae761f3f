import { z } from 'zod'
import type { Proposal } from '@/lib/einvoice/review-document'
import { invoiceNumber } from '@/lib/format/invoice-number'

/** A second call with the same `key` gets the same reservation. Invoices that are sent together share `batch`. */
export const beginUploadSchema = z.strictObject({
  key: z.uuid(),
  batch: z.uuid(),
  name: z.string().min(1).max(20_000),
  type: z.string().max(255),
  size: z.number().int().nonnegative(),
  /** The number of the client's invoice that this file replaces. */
  replaces: z.string().regex(invoiceNumber).optional(),
})
export type BeginUpload = z.infer<typeof beginUploadSchema>

/** `seen` is the value that the administrator saw; the change is refused if the value was changed meanwhile. */
export const setMessageFilesSchema = z.strictObject({ every: z.boolean(), seen: z.boolean() })

export const setLargeFilesSchema = z.strictObject({ large: z.boolean(), seen: z.boolean() })

export const readSendingSchema = z.strictObject({ sending: z.uuid() })

/** `url` accepts the bytes by PUT for two hours; null when the bytes are already stored and only finishing is left. */
export type BegunUpload = { id: string; url: string | null; status: 'reserved' | 'stored' }

/** `message` is the most severe finding; `forSupplier` is a text for the supplier, null without anything to correct. */
export type UploadReview = { proposal: Proposal; message: string | null; forSupplier: string | null }

/** `duplicate` means that the client sent the same bytes before; id, name and number are those of the first document. */
export type FinishedUpload = {
  status: 'done' | 'duplicate'
  documentId: string
  name: string
  number: string | null
  /** The invoice in the file. This `number` is the one printed in the document, the outer `number` is the portal's. */
  invoice?: { id: string; title: string; number: string | null }
  review?: UploadReview
  /** True while the review is still running; the list shows the findings later. */
  reading?: true
}

/** The result of a batch: files that arrived, Drive copies so far, and whether the automation service was notified. */
export type BatchOutcome = {
  closed: boolean
  files: number
  drive: number
  automation: 'sent' | 'pending' | 'off'
}
