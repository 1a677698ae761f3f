import 'server-only'
import type { z } from 'zod'
import {
  settingsSchema,
  signerSettingsSchema,
  type secretSchema,
  type signerSchema,
  type switchSchema,
} from '@/lib/review/settings-schema'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

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
