import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { toFailure, type Result } from '@/lib/result'
import type { ReviewQuery } from '@/lib/review/address'
import type { ReviewInvoice, QueuePage } from '@/lib/review/review-invoice'
import { reviewInvoiceSchema, presenceSchema, queuePageSchema, type Presence } from '@/lib/review/schema'
import {
  settingsSchema,
  signerSettingsSchema,
  type secretSchema,
  type signerSchema,
  type switchSchema,
} from '@/lib/review/settings-schema'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'
import type { UserDatabase } from '@/lib/supabase/server'

/** One page of a queue, of the clients that the member sees. */
async function readQueue(
  db: UserDatabase,
  { queue, client, findings, search, cursor, backward }: ReviewQuery,
  pageSize: number,
): Promise<QueuePage> {
  const wanted = { queue, client, findings, search, cursor: cursor && [...cursor], backward }
  const { data, error } = await db.rpc('review_queue', { wanted, page_size: pageSize })
  if (error) throw databaseError(error, 'review.queue')
  const { rows, before, after } = queuePageSchema.parse(data)
  const shown = rows.map(({ withdrawn_at, queue: state, ...row }) => ({
    ...row,
    state,
    withdrawn: withdrawn_at !== null,
  }))
  return { rows: shown, before, after }
}

/** For pages that stand without it: a queue that could not be read is an answer, never thrown. */
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

/** One invoice for the review page; null when there is none that the member may see. */
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

/** Says which invoice the member has open, null for the queue alone; answers what the others have open. */
export async function sharePresence({ db }: Member, invoice: string | null): Promise<Presence> {
  // The type does not know that a parameter of SQL may be null.
  const { data, error } = await db.rpc('share_presence', { invoice: invoice as string })
  if (error) throw databaseError(error, 'review.presence')
  return presenceSchema.parse(data)
}

export async function endPresence({ db }: Member, invoice: string): Promise<void> {
  const { error } = await db.rpc('end_presence', { invoice })
  if (error) throw databaseError(error, 'review.end-presence')
}

/** What administrators let the rules do; for administrators. */
export async function readSettings({ db }: Member) {
  const { data, error } = await db.rpc('review_settings')
  if (error) throw databaseError(error, 'review.settings')
  return settingsSchema.parse(data)
}

export async function setSwitch({ db }: Member, { ruleSet, accepts }: z.output<typeof switchSchema>) {
  const { error } = await db.rpc('set_review_switch', { rule_set: ruleSet, accepts })
  if (error) throw databaseError(error, 'review.switch')
}

export async function saveSecret({ db }: Member, input: z.output<typeof secretSchema>) {
  const { error } = await db.rpc('save_numbering_secret', input)
  if (error) throw databaseError(error, 'review.secret')
}

export async function removeSecret({ db }: Member, id: string) {
  const { error } = await db.rpc('remove_numbering_secret', { secret: id })
  if (error) throw databaseError(error, 'review.secret-removed')
}

/** Whom the firm believes besides the issuers themselves; for administrators. */
export async function readSignerSettings({ db }: Member) {
  const { data, error } = await db.rpc('signer_settings')
  if (error) throw databaseError(error, 'review.signers')
  return signerSettingsSchema.parse(data)
}

export async function setGrace({ db }: Member, grace: boolean) {
  const { error } = await db.rpc('set_authority_grace', { grace })
  if (error) throw databaseError(error, 'review.grace')
}

export async function confirmSigner({ db }: Member, invoice: string) {
  const { error } = await db.rpc('confirm_signer', { invoice })
  if (error) throw databaseError(error, 'review.signer')
}

export async function withdrawSigner({ db }: Member, input: z.output<typeof signerSchema>) {
  const { error } = await db.rpc('withdraw_signer', input)
  if (error) throw databaseError(error, 'review.signer-withdrawn')
}
