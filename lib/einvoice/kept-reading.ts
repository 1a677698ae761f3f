import { refusalTexts } from '@/content/einvoice/refusals'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Review } from '@/lib/einvoice/review-document'

/** What is kept of a file that the rules were given: a refusal, or its document with the review, or what its page says. */
export type KeptReading = {
  at: string
  refused: RefusalReason | null
  document: EDocument | null
  /** `again` when it was made once more under newer rules: those before them. */
  review: (Review & { again?: { from: string } }) | null
  /** Of a PDF or photo without XML: the code in its QR, and the number of the client's document that it is. */
  scan: { code: string; of: string | null } | null
}

const isObjectOrNull = (value: unknown) => typeof value === 'object'

/** Whether this is what was stored by ourselves; what is inside of document and review was typed when it was written. */
export function isKeptReading(value: unknown): value is KeptReading {
  if (typeof value !== 'object' || value === null) return false
  const { at, refused, document, review, scan } = value as Record<string, unknown>
  const isReason = refused === null || (typeof refused === 'string' && refused in refusalTexts)
  return typeof at === 'string' && isReason && [document, review, scan].every(isObjectOrNull)
}
