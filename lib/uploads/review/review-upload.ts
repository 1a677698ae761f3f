import 'server-only'
import { z } from 'zod'
import { codeChecks, type CodeCheck, type Facts } from '@/lib/einvoice/known/facts'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import { ownAnchors } from '@/lib/trust-anchors/own-anchors'
import { bogotaDay } from '@/lib/format/civil-day'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import type { Json } from '@/lib/supabase/database.types'
import { openObject } from '@/lib/uploads/objects'
import { outcomeOf, refusedOutcome } from '@/lib/uploads/review/outcome'
import { withPaperReader, withReader, type Ask } from '@/lib/uploads/review/reader'
import type { Answer, Keys } from '@/lib/uploads/review/task'

/** How often another invoice may come in between before the review is left to the next round. */
const maxRounds = 3

const known = z.object({
  companies: z.array(z.object({ nit: z.string(), name: z.string() })),
  earlier: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      code: z.string(),
      supplierNit: z.string(),
      number: z.string(),
      total: z.string(),
      credited: z.string(),
    }),
  ),
})
const knownSigners = z.object({
  confirmed: z.array(z.object({ supplier: z.string(), signer: z.string() })),
  grace: z.boolean(),
})
const outcomes = z.enum(['stored', 'accepted', 'kept', 'closed', 'again'])

/**
 * Reads a file that is kept, runs the rules on it and keeps what they find. Never rejects: the file stands whatever
 * happens here, and what fails is tried again by the reconciler. Answers whether the invoice has its review now.
 */
export async function reviewUpload(invoice: string, path: string): Promise<boolean> {
  try {
    const kept = await review(invoice, path)
    checkpoint('review.stored')
    return kept
  } catch (cause) {
    report(cause, 'uploads review')
    return false
  }
}

/** The same for a file that has become a document just now; it has its review then, unless that failed. */
export async function reviewFile(documentId: string): Promise<void> {
  const { data, error } = await adminClient()
    .from('invoices')
    .select('id, reviewed_at, documents!inner (storage_path)')
    .eq('document_id', documentId)
    .maybeSingle()
  if (error) report(error, 'uploads review')
  if (data && !data.reviewed_at) await reviewUpload(data.id, data.documents.storage_path)
}

async function review(invoice: string, path: string): Promise<boolean> {
  const anchors = await ownAnchors()
  if (path.endsWith('.xml')) {
    const bytes = await bytesOf(path)
    if (!bytes) return storeRefused(invoice, 'unreadable')
    return withReader(async (ask) => keep(invoice, ask, await ask({ step: 'read', bytes, anchors })))
  }
  // Papers may wait long for their reader, fifty of 10 MB: they do so where they are stored.
  return withPaperReader(async (ask) => {
    const bytes = await bytesOf(path)
    const read: Answer = bytes ? await ask({ step: 'read-paper', bytes, anchors }) : { paperCode: '' }
    // A page that takes too long is no refusal: a person looks at it as at any other.
    return keep(invoice, ask, 'refused' in read ? { paperCode: '' } : read)
  })
}

/** Runs the rules on what was read, and again when another invoice came in between. */
async function keep(invoice: string, ask: Ask, read: Answer): Promise<boolean> {
  if ('paperCode' in read) return storePaper(invoice, read.paperCode)
  if (!('keys' in read)) return storeRefused(invoice, 'refused' in read ? read.refused : 'unreadable')
  const codeCheck = await checkCode(invoice, read.keys)
  for (let round = 0; round < maxRounds; round += 1) {
    const facts = { ...(await factsOf(invoice, read.keys)), codeCheck }
    const reviewed = await ask({ step: 'review', today: bogotaDay(Date.now()), facts })
    const outcome =
      'review' in reviewed
        ? outcomeOf(reviewed, read.keys)
        : refusedOutcome('refused' in reviewed ? reviewed.refused : 'unreadable')
    const seen = (facts.earlier ?? []).map(({ id }) => id)
    if ((await store(invoice, outcome, seen)) !== 'again') return true
  }
  return false
}

const storeRefused = async (invoice: string, reason: RefusalReason): Promise<boolean> =>
  (await store(invoice, refusedOutcome(reason), [])) !== 'again'

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await openObject(path)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

async function checkCode(invoice: string, { supplier, stated }: Keys): Promise<CodeCheck> {
  if (!stated) return 'unknown'
  const { data, error } = await adminClient().rpc('check_code', { invoice, supplier, ...stated })
  if (error) throw new Error('uploads.check-code', { cause: error })
  return z.enum(codeChecks).parse(data)
}

async function factsOf(invoice: string, { codes, supplier, numbers }: Keys): Promise<Facts> {
  const db = adminClient()
  const [{ data, error }, signers] = await Promise.all([
    db.rpc('review_facts', { invoice, codes, supplier, numbers }),
    db.rpc('signer_facts', { supplier: supplier.replace(/\D/g, '').replace(/^0+/, '') }),
  ])
  if (error) throw new Error('uploads.review-facts', { cause: error })
  if (signers.error) throw new Error('uploads.signer-facts', { cause: signers.error })
  const { confirmed, grace } = knownSigners.parse(signers.data)
  return { ...known.parse(data), confirmedSigners: confirmed, unknownAuthorityGrace: grace }
}

async function store(invoice: string, outcome: Json, seen: string[]) {
  checkpoint('review.before-store')
  const { data, error } = await adminClient().rpc('store_review', { invoice, outcome, seen })
  if (error) throw new Error('uploads.store-review', { cause: error })
  return outcomes.parse(data)
}

async function storePaper(invoice: string, code: string): Promise<true> {
  const { error } = await adminClient().rpc('store_paper', { invoice, said_code: code })
  if (error) throw new Error('uploads.store-paper', { cause: error })
  return true
}

/** The reviews that a crash left out, and those of files that came before there were rules. */
export async function reviewLeftOut(idleSeconds: number): Promise<number> {
  const { data, error } = await adminClient().rpc('claim_reviews', { idle_seconds: idleSeconds })
  if (error) throw new Error('uploads.claim-reviews', { cause: error })
  let reviewed = 0
  for (const { id, path } of data) if (await reviewUpload(id, path)) reviewed += 1
  return reviewed
}
