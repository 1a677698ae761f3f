import 'server-only'
import type { z } from 'zod'
import type { Member } from '@/lib/auth/require'
import { databaseError } from '@/lib/supabase/database-error'
import { settingsSchema, type secretSchema, type switchSchema } from '@/lib/review/settings/schema'

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
