import { z } from 'zod'
import type { Proposal } from '@/lib/einvoice/review-document'
import { invoiceNumber } from '@/lib/format/invoice-number'

/** A second call with the same `key` gets the same reservation. Invoices sent together share `batch`. */
export const beginUploadSchema = z.strictObject({
  key: z.uuid(),
  batch: z.uuid(),
  name: z.string().min(1).max(20_000),
  type: z.string().max(255),
  size: z.number().int().nonnegative(),
  replaces: z.string().regex(invoiceNumber).optional(),
})
export type BeginUpload = z.infer<typeof beginUploadSchema>

/** The change is refused unless `seen` is still the stored value. */
export const setMessageFilesSchema = z.strictObject({ every: z.boolean(), seen: z.boolean() })

export const setLargeFilesSchema = z.strictObject({ large: z.boolean(), seen: z.boolean() })

export const readSendingSchema = z.strictObject({ sending: z.uuid() })

/** `url` accepts the bytes by PUT for two hours; null when the bytes are already stored. */
export type BegunUpload = { id: string; url: string | null; status: 'reserved' | 'stored' }

/** `message` is the most severe finding. `forSupplier` is null when the supplier has nothing to correct. */
export type UploadReview = { proposal: Proposal; message: string | null; forSupplier: string | null }

/** `duplicate` means that the client sent the same bytes before. All data are then those of the first document. */
export type FinishedUpload = {
  status: 'done' | 'duplicate'
  documentId: string
  name: string
  number: string | null
  /** `invoice.number` is the number printed in the invoice, while the outer `number` is the portal's number. */
  invoice?: { id: string; title: string; number: string | null }
  review?: UploadReview
  /** True while the review is still running. The list of invoices shows the findings later. */
  reading?: true
}

/** `files` counts the files that arrived, and `drive` the copies in Drive so far. */
export type BatchOutcome = {
  closed: boolean
  files: number
  drive: number
  automation: 'sent' | 'pending' | 'off'
}
