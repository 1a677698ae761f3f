import { refusalTexts } from '@/content/einvoice/refusals'
import type { Facts } from '@/lib/einvoice/known/facts'
import type { EDocument } from '@/lib/einvoice/model/document'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewDocument, type Review } from '@/lib/einvoice/review-document'
import { Refusal, type RefusalReason } from '@/lib/einvoice/refusal'
import { knownAnchors, type AnchorEntry } from '@/lib/einvoice/signature/trust'
import { bogotaDay } from '@/lib/format/civil-day'

export type Refused = { reason: RefusalReason; message: string }
export type ReviewedXml = { refused: Refused } | { refused?: undefined; document: EDocument; review: Review }

export const refusedFor = (reason: RefusalReason): Refused => ({ reason, message: refusalTexts[reason] })

/** Reads and reviews the bytes of one XML. Never rejects: whatever is wrong with them is an answer. */
export async function reviewXml(
  bytes: Uint8Array,
  {
    today = bogotaDay(Date.now()),
    facts = {},
    anchors = [],
  }: { today?: string; facts?: Facts; anchors?: readonly AnchorEntry[] } = {},
): Promise<ReviewedXml> {
  try {
    const document = await readDocument(bytes, await knownAnchors(anchors))
    return { document, review: await reviewDocument(document, { today, facts }) }
  } catch (cause) {
    return { refused: refusedFor(cause instanceof Refusal ? cause.reason : 'unreadable') }
  }
}
