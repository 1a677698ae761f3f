import { refusalTexts } from '@/content/einvoice/refusals'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Review } from '@/lib/einvoice/review-document'

/** The stored result of one file: a refusal, a document with its review, or a code found in a PDF or photo. */
export type KeptReading = {
  at: string
  refused: RefusalReason | null
  document: EDocument | null
  /** If the review was repeated with newer rules, `again.from` is the version of the earlier rules. */
  review: (Review & { again?: { from: string } }) | null
  /** `code` is the CUFE in a PDF's or photo's QR code; `of` is the number of the client's invoice with this CUFE. */
  scan: { code: string; of: string | null } | null
}

const isObjectOrNull = (value: unknown) => typeof value === 'object'

/** Only the outer shape is checked, because `document` and `review` were checked when they were stored. */
export function isKeptReading(value: unknown): value is KeptReading {
  if (typeof value !== 'object' || value === null) return false
  const { at, refused, document, review, scan } = value as Record<string, unknown>
  const isReason = refused === null || (typeof refused === 'string' && refused in refusalTexts)
  return typeof at === 'string' && isReason && [document, review, scan].every(isObjectOrNull)
}
