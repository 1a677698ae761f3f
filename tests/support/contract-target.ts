import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { startLocalBackend } from './local-backend'
import { startPostgres } from './postgres'

export type Client = SupabaseClient<Database>

export type ContractTarget = {
  url: string
  publishableKey: string
  secretKey: string
  siteUrl: string
  /** The page of the mailbox; null on a service whose mails we cannot read. */
  mailUrl: string | null
  stop: () => Promise<void>
}

async function startOwn(): Promise<ContractTarget> {
  const postgres = process.env.CONTRACT_DRIVER === 'postgres' ? await startPostgres() : null
  const siteUrl = 'http://localhost:3000'
  const backend = await startLocalBackend({
    env: { SITE_URL: siteUrl, ...(postgres && { DATABASE_URL: postgres.url }) },
  })
  return {
    ...backend.address,
    siteUrl,
    stop: async () => {
      await backend.stop()
      await postgres?.stop()
    },
  }
}

/**
 * The Supabase that the contract is tried on: the one that `CONTRACT_SUPABASE_URL` and its two keys name,
 * the embedded backend otherwise (on PostgreSQL with `CONTRACT_DRIVER=postgres`).
 */
export async function openTarget(): Promise<ContractTarget> {
  const env = process.env
  const url = env.CONTRACT_SUPABASE_URL
  if (!url) return startOwn()
  const { CONTRACT_SUPABASE_PUBLISHABLE_KEY: publishableKey, CONTRACT_SUPABASE_SECRET_KEY: secretKey } = env
  if (!publishableKey || !secretKey)
    throw new Error('CONTRACT_SUPABASE_URL needs both CONTRACT_SUPABASE keys.')
  const siteUrl = env.CONTRACT_SITE_URL ?? 'http://localhost:3000'
  return { url, publishableKey, secretKey, siteUrl, mailUrl: null, stop: async () => undefined }
}

/** A client without a session of its own, with the publishable key or another one. */
export function openClient(target: ContractTarget, key = target.publishableKey): Client {
  return createClient<Database>(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
