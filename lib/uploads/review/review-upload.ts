import 'server-only'
import { z } from 'zod'
import type { Facts } from '@/lib/einvoice/known/facts'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import { bogotaDay } from '@/lib/format/civil-day'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import type { Json } from '@/lib/supabase/database.types'
import { openObject } from '@/lib/uploads/objects'
import { withPaperReader, withReader, type Ask } from '@/lib/uploads/reader/readers'
import { refusedOutcome } from '@/lib/uploads/review/outcome'
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
  secrets: z.array(z.object({ nit: z.string(), prefix: z.string(), secret: z.string() })),
})
const outcomes = z.enum(['stored', 'accepted', 'kept', 'closed', 'again'])

type Kept = {
  invoice: string
  path: string
  /** Whose file it is: everyone's are read in turn. */
  client: string
}

/** What this process reads at the moment, whichever part of the site asked: whoever comes second waits for the first. */
const holder = globalThis as typeof globalThis & { portalReviews?: Map<string, Promise<boolean>> }
const running = (holder.portalReviews ??= new Map())

/**
 * Reads a file that is kept, runs the rules on it and keeps what they find. Never rejects: the file stands whatever
 * happens here, and what fails is tried again by the reconciler. Answers whether the invoice has its review now.
 */
export function reviewUpload(kept: Kept): Promise<boolean> {
  const begun = running.get(kept.invoice)
  if (begun) return begun
  const reviewed = review(kept)
    .then((stored) => {
      checkpoint('review.stored')
      return stored
    })
    .catch((cause: unknown) => {
      report(cause, 'uploads review')
      return false
    })
    .finally(() => running.delete(kept.invoice))
  running.set(kept.invoice, reviewed)
  return reviewed
}

/** The same for a file that has become a document just now; it has its review then, unless that failed. */
export async function reviewFile(documentId: string): Promise<void> {
  const { data, error } = await adminClient()
    .from('invoices')
    .select('id, user_id, reviewed_at, documents!inner (storage_path)')
    .eq('document_id', documentId)
    .maybeSingle()
  if (error) report(error, 'uploads review')
  if (data && !data.reviewed_at)
    await reviewUpload({ invoice: data.id, path: data.documents.storage_path, client: data.user_id })
}

function review({ invoice, path, client }: Kept): Promise<boolean> {
  if (path.endsWith('.xml'))
    return withReader({ client }, async (ask) => {
      const stream = await openObject(path)
      return stream
        ? keep(invoice, ask, await ask({ step: 'read' }, stream))
        : storeRefused(invoice, 'unreadable')
    })
  // Papers may wait long for their reader, fifty of 10 MB: they do so where they are stored.
  return withPaperReader({ client }, async (ask) => {
    const stream = await openObject(path)
    const read: Answer = stream ? await ask({ step: 'read-paper' }, stream) : { paperCode: '' }
    // A page that takes too long is no refusal: a person looks at it as at any other.
    return keep(invoice, ask, 'refused' in read ? { paperCode: '' } : read)
  })
}

/** Runs the rules on what was read, and again when another invoice came in between. */
async function keep(invoice: string, ask: Ask, read: Answer): Promise<boolean> {
  if ('paperCode' in read) return storePaper(invoice, read.paperCode)
  if (!('keys' in read)) return storeRefused(invoice, 'refused' in read ? read.refused : 'unreadable')
  for (let round = 0; round < maxRounds; round += 1) {
    const facts = await factsOf(invoice, read.keys)
    const reviewed = await ask({ step: 'review', today: bogotaDay(Date.now()), facts })
    const outcome =
      'outcome' in reviewed
        ? reviewed.outcome
        : refusedOutcome('refused' in reviewed ? reviewed.refused : 'unreadable')
    const seen = (facts.earlier ?? []).map(({ id }) => id)
    if ((await store(invoice, outcome, seen)) !== 'again') return true
  }
  return false
}

const storeRefused = async (invoice: string, reason: RefusalReason): Promise<boolean> =>
  (await store(invoice, refusedOutcome(reason), [])) !== 'again'

async function factsOf(invoice: string, { codes, supplier, numbers }: Keys): Promise<Facts> {
  const { data, error } = await adminClient().rpc('review_facts', { invoice, codes, supplier, numbers })
  if (error) throw new Error('uploads.review-facts', { cause: error })
  return known.parse(data)
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
