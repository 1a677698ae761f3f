import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { AccountId } from '@/lib/ids'
import { codeChecks, type CodeCheck, type ReviewContext } from '@/lib/einvoice/review-context'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import { rulesVersion } from '@/lib/einvoice/rules/table'
import { trustedAuthorities } from '@/lib/authorities/trust-anchors'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { plainNit } from '@/lib/format/nit'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import type { Json } from '@/lib/supabase/database.types'
import { openObject } from '@/lib/uploads/objects'
import { withScanReader, withReader, type AskReader } from '@/lib/uploads/reader/readers'
import { refusedOutcome } from '@/lib/uploads/reading/outcome'
import type { Answer, Keys } from '@/lib/uploads/reading/task'
import { unwrap } from '@/lib/supabase/unwrap'

/** One run reviews an invoice at most this many times, because related invoices may arrive during each review. */
const maxRounds = 3

const contextRow = z.object({
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
const confirmedSigners = z.object({
  confirmed: z.array(z.object({ supplier: z.string(), signer: z.string() })),
  grace: z.boolean(),
})
const outcomes = z.enum(['stored', 'accepted', 'kept', 'closed', 'again'])

type Kept = {
  invoice: string
  path: string
  /** The client for whom the review waits, because the readers' queue serves the clients in turns. */
  client: AccountId
  /** The version of the rules in the previous review; null before the first review. */
  was?: string | null
}

/** A second call for an invoice waits for the first call, even if Next loaded this module twice. */
const holder = globalThis as typeof globalThis & { portalReviews?: Map<string, Promise<boolean>> }
const running = (holder.portalReviews ??= new Map())

/** Returns whether the review is stored. Never rejects, because a later run tries again. */
function reviewUpload(kept: Kept): Promise<boolean> {
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

async function review({ invoice, path, client, was = null }: Kept): Promise<boolean> {
  const { list, anchors } = await trustedAuthorities()
  const [turn, target] = [
    { client, background: was !== null },
    { invoice, was, list },
  ]
  if ((await typeAt(path)) === 'application/xml')
    return withReader(turn, async (ask) => {
      const stream = await openObject(path)
      return stream
        ? keep(target, ask, await ask({ step: 'read', anchors }, stream))
        : storeRefused(target, 'unreadable')
    })
  // Up to fifty large scans may wait, so each file is opened only in its turn and not kept in memory.
  return withScanReader(turn, async (ask) => {
    const stream = await openObject(path)
    const read: Answer = stream ? await ask({ step: 'read-scan', anchors }, stream) : { scanCode: '' }
    if (!('refused' in read)) return keep(target, ask, read)
    if (was === null && (read.refused === 'damaged' || read.refused === 'locked'))
      return storeScan(invoice, '', read.refused)
    // A timeout or another failure that is not the file's fault leaves the review of the scan to a person.
    return keep(target, ask, { scanCode: '' })
  })
}

/** The extension in the path comes from the file's name and may be wrong, so the checked type is read. */
async function typeAt(path: string): Promise<string | undefined> {
  const query = adminClient()
    .from('documents')
    .select('file_type')
    .eq('storage_path', path)
    .eq('kind', 'file')
  return (await unwrap(query.maybeSingle(), 'uploads.review-type'))?.file_type
}

/**
 * `list` is the hash of our list of trusted certificate authorities.
 * A change of the authorities leads to a new review.
 */
type Target = { invoice: string; was: string | null; list: string }

/** Repeats the review if a related invoice has arrived in the meantime. */
async function keep(target: Target, ask: AskReader, read: Answer): Promise<boolean> {
  const { invoice, was } = target
  if ('scanCode' in read)
    return was === null ? storeScan(invoice, read.scanCode) : storeRefused(target, 'unreadable')
  if (!('keys' in read)) return storeRefused(target, 'refused' in read ? read.refused : 'unreadable')
  const codeCheck = await checkCode(invoice, read.keys)
  for (let round = 0; round < maxRounds; round += 1) {
    const context = { ...(await readContext(invoice, read.keys)), codeCheck }
    const reviewed = await ask({ step: 'review', today: bogotaDay(Date.now()), context })
    const outcome =
      'outcome' in reviewed
        ? reviewed.outcome
        : refusedOutcome('refused' in reviewed ? reviewed.refused : 'unreadable')
    const seen = (context.earlier ?? []).map(({ id }) => id)
    if ((await store(target, outcome, seen)) !== 'again') return true
  }
  return false
}

const storeRefused = async (target: Target, reason: RefusalReason): Promise<boolean> =>
  (await store(target, refusedOutcome(reason), [])) !== 'again'

async function checkCode(invoice: string, { supplier, stated }: Keys): Promise<CodeCheck> {
  if (!stated) return 'unknown'
  return unwrap(
    adminClient().rpc('check_code', { invoice, supplier, ...stated }),
    'uploads.check-code',
    z.enum(codeChecks),
  )
}

async function readContext(invoice: string, { codes, supplier, numbers }: Keys): Promise<ReviewContext> {
  const db = adminClient()
  const [context, { confirmed, grace }] = await Promise.all([
    unwrap(
      db.rpc('review_context', { invoice, codes, supplier, numbers }),
      'uploads.review-facts',
      contextRow,
    ),
    unwrap(
      db.rpc('signer_context', { supplier: plainNit(supplier).replace(/^0+/, '') }),
      'uploads.signer-facts',
      confirmedSigners,
    ),
  ])
  return { ...context, confirmedSigners: confirmed, unknownAuthorityGrace: grace }
}

async function store({ invoice, was, list }: Target, read: Json, seen: string[]) {
  checkpoint('review.before-store')
  const outcome = { ...(read as Record<string, Json>), trust_list: list }
  const review = { invoice, outcome, seen }
  const { data, error } =
    was === null
      ? await adminClient().rpc('store_review', review)
      : await adminClient().rpc('store_review_again', { ...review, was, current_rules: rulesVersion })
  if (error) throw new Error('uploads.store-review', { cause: error })
  return outcomes.parse(data)
}

async function storeScan(invoice: string, code: string, refused?: RefusalReason): Promise<true> {
  await unwrap(
    adminClient().rpc('store_scan', { invoice, code, ...(refused && { refused }) }),
    'uploads.store-scan',
  )
  return true
}

/** In milliseconds: after this time the housekeeping no longer waits for slow scans. */
const roundMs = 20_000

/**
 * Repeats the review of a few invoices: of those whose review was lost, or else of those whose review is outdated.
 * A review is outdated after a change of the firm's data, or when it used older rules.
 */
export async function reviewLeftOut(idleSeconds: number): Promise<number> {
  const wanted = { current_rules: rulesVersion, idle_seconds: idleSeconds }
  const data = await unwrap(adminClient().rpc('claim_readings', wanted), 'uploads.claim-readings')
  let reviewed = 0
  const all = data.map(async ({ id, path, client, was }) => {
    if (await reviewUpload({ invoice: id, path, client, was })) reviewed += 1
  })
  await Promise.race([Promise.all(all), setTimeout(roundMs, null, { ref: false })])
  return reviewed
}
