import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { toFailure, type Result } from '@/lib/result'
import type { ReviewQuery } from '@/lib/invoices/decisions/href'
import type { ReviewInvoice, QueuePage } from '@/lib/invoices/decisions/review-invoice'
import {
  reviewInvoiceSchema,
  presenceSchema,
  queuePageSchema,
  ruleSets,
  type secretSchema,
  type signerSchema,
  type switchSchema,
  type Presence,
} from '@/lib/invoices/decisions/schema'
import type { Member } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'
import type { UserDatabase } from '@/lib/supabase/server'

const signerSettingsSchema = z.object({
  until: z.string().nullable(),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
  signers: z.array(z.object({ supplier: z.string(), signer: z.string(), name: z.string() })),
  unknown: z.array(z.object({ authority: z.string().nullable(), invoices: z.number() })),
})
export type SignerSettings = z.output<typeof signerSettingsSchema>

const settingsSchema = z.object({
  switches: z.array(
    z.object({
      rule_set: z.enum(ruleSets),
      accepts: z.boolean(),
      changed_at: z.string().nullable(),
      changed_by: z.string().nullable(),
    }),
  ),
  secrets: z.array(z.object({ id: z.uuid(), nit: z.string(), prefix: z.string(), created_at: z.string() })),
})
export type ReviewSettings = z.output<typeof settingsSchema>

async function readQueue(
  db: UserDatabase,
  { queue, client, findings, search, cursor, backward }: ReviewQuery,
  pageSize: number,
): Promise<QueuePage> {
  const wanted = { queue, client, findings, search, cursor: cursor && [...cursor], backward }
  const { rows, before, after } = await unwrap(
    db.rpc('review_queue', { wanted, page_size: pageSize }),
    'review.queue',
    queuePageSchema,
  )
  const shown = rows.map(({ withdrawn_at, queue: state, ...row }) => ({
    ...row,
    state,
    withdrawn: withdrawn_at !== null,
  }))
  return { rows: shown, before, after }
}

/** Never throws, so that the page can be shown even when reading the queue fails. */
export async function startQueue(
  db: UserDatabase,
  query: ReviewQuery,
  pageSize: number,
): Promise<Result<QueuePage>> {
  try {
    return { ok: true, data: await readQueue(db, query, pageSize) }
  } catch (error) {
    return toFailure(error, 'review')
  }
}

export const readReviewInvoice = cache(
  async (db: Member['db'], invoice: string): Promise<ReviewInvoice | null> => {
    const { data, error } = await db.rpc('review_invoice', { invoice })
    if (error) {
      const failure = databaseError(error, 'review.invoice')
      if (failure instanceof ExpectedError && failure.code === 'not-found') return null
      throw failure
    }
    const { needs_reason, created_at, deleted_at, withdrawn_at, replaced_by, file, ...row } =
      reviewInvoiceSchema.parse(data)
    return {
      ...row,
      needsReason: needs_reason,
      createdAt: created_at,
      deleted: deleted_at !== null,
      withdrawn: withdrawn_at !== null,
      replacedBy: replaced_by,
      file: file && { href: `/api/documentos/${file.id}`, type: file.type, size: file.size },
    }
  },
)

/**
 * Records which invoice the member has open, and returns the invoices that other members have open.
 * `invoice` is null while the member has the queue open but no invoice.
 */
export async function sharePresence({ db }: Member, invoice: string | null): Promise<Presence> {
  // The database procedure accepts null, but its generated TypeScript type does not.
  return unwrap(db.rpc('share_presence', { invoice: invoice as string }), 'review.presence', presenceSchema)
}

export async function endPresence({ db }: Member, invoice: string): Promise<void> {
  await unwrap(db.rpc('end_presence', { invoice }), 'review.end-presence')
}

export async function readSettings({ db }: Member) {
  return unwrap(db.rpc('review_settings'), 'review.settings', settingsSchema)
}

export async function setSwitch({ db }: Member, { ruleSet, accepts }: z.output<typeof switchSchema>) {
  await unwrap(db.rpc('set_review_switch', { rule_set: ruleSet, accepts }), 'review.switch')
}

export async function saveSecret({ db }: Member, input: z.output<typeof secretSchema>) {
  await unwrap(db.rpc('save_numbering_secret', input), 'review.secret')
}

export async function removeSecret({ db }: Member, id: string) {
  await unwrap(db.rpc('remove_numbering_secret', { secret: id }), 'review.secret-removed')
}

/** Returns the signers that the firm trusts besides the issuers themselves; only administrators can read them. */
export async function readSignerSettings({ db }: Member) {
  return unwrap(db.rpc('signer_settings'), 'review.signers', signerSettingsSchema)
}

export async function setGrace({ db }: Member, grace: boolean) {
  await unwrap(db.rpc('set_authority_grace', { grace }), 'review.grace')
}

export async function confirmSigner({ db }: Member, invoice: string) {
  await unwrap(db.rpc('confirm_signer', { invoice }), 'review.signer')
}

export async function withdrawSigner({ db }: Member, input: z.output<typeof signerSchema>) {
  await unwrap(db.rpc('withdraw_signer', input), 'review.signer-withdrawn')
}
