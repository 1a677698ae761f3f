import { z } from 'zod'
import type { Proposal } from '@/lib/einvoice/review-document'
import { invoiceNumber } from '@/lib/format/invoice-number'

/**
 * One file's reservation. `key` makes a repeated request answer the same intent; `batch` is one press of the button,
 * and means nothing for the file of a message.
 */
export const beginUploadSchema = z.strictObject({
  key: z.uuid(),
  batch: z.uuid(),
  name: z.string().min(1).max(20_000),
  type: z.string().max(255),
  size: z.number().int().nonnegative(),
  /** The number of the client's invoice that this file takes the place of. */
  replaces: z.string().regex(invoiceNumber).optional(),
})
export type BeginUpload = z.infer<typeof beginUploadSchema>

/** `url` takes the bytes by PUT for two hours; it is null when they are there already and only the finish is missing. */
export type BegunUpload = { id: string; url: string | null; status: 'reserved' | 'stored' }

/** `message` is the weightiest finding, `forSupplier` what to write to whoever sold; null where nothing is theirs to correct. */
export type UploadReview = { proposal: Proposal; message: string | null; forSupplier: string | null }

/** `duplicate`: the client had sent the same bytes before; document and number are those of the first time. */
export type FinishedUpload = {
  status: 'done' | 'duplicate'
  documentId: string
  name: string
  number: string | null
  /** What the file has become; its `number` is DIAN's. */
  invoice?: { id: string; title: string; number: string | null }
  /** What the rules found, where they have read the file by the time of the answer. */
  review?: UploadReview
  /** The rules have it still: the list says what they find. */
  reading?: true
}

/** How a batch ended: files that arrived, how many have a Drive copy by now, and whether the automation service was notified. */
export type BatchOutcome = {
  closed: boolean
  files: number
  drive: number
  automation: 'sent' | 'pending' | 'off'
}
