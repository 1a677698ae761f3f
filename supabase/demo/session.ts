import { createHash } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import { demoPassword, type DemoEmail } from '../demo-accounts'

export type DemoDatabase = SupabaseClient<Database>
export type Person = { id: string; db: DemoDatabase }

export const admin = adminClient()

export async function signedIn(email: DemoEmail): Promise<Person> {
  const db = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await db.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw new Error('seed.sign-in', { cause: error })
  return { id: data.user.id, db }
}

type Answer<T> = { data: T; error: null } | { data: unknown; error: { message: string } }

export async function call<T>(work: PromiseLike<Answer<T>>): Promise<T> {
  const answer = await work
  if (answer.error) throw new Error('seed.call', { cause: answer.error })
  return answer.data as T
}

/** The same id for the same name: what is written again under it is there already. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
