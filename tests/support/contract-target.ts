import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { startLocalBackend } from './local-backend'

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
  const siteUrl = 'http://localhost:3000'
  const backend = await startLocalBackend({ env: { SITE_URL: siteUrl } })
  return { ...backend.address, siteUrl, stop: backend.stop }
}

/**
 * The Supabase that the contract is tried on: the one that `CONTRACT_SUPABASE_URL` and its two keys name,
 * the embedded backend otherwise (on PostgreSQL with `TEST_DATABASE=postgres`).
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
