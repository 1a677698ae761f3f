import type { Facts } from '@/lib/einvoice/known/facts'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Review } from '@/lib/einvoice/review-document'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import type { CivilDay } from '@/lib/format/civil-day'

/** What the firm is asked about before the rules run: of the document itself, and of the invoices it refers to. */
export type Keys = { codes: string[]; supplier: string; numbers: string[]; stated: StatedCode | null }

/** The code that a document states, with the text around the key under it; null when there is nothing to compare. */
export type StatedCode = { code: string; number: string; before: string; after: string }

/** Two steps with one file: between them the firm's own records are looked up. */
export type Step =
  | { step: 'read' | 'read-paper'; bytes: Uint8Array<ArrayBuffer>; anchors: readonly AnchorEntry[] }
  | { step: 'review'; today: CivilDay; facts: Facts }
/** `paperCode` is all that a file without XML says: the CUFE of its QR code, or ''. */
export type Answer = { refused: RefusalReason } | { keys: Keys } | { paperCode: string } | Reviewed

export type Reviewed = { document: EDocument; review: Review }
