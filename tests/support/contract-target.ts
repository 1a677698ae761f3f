import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { startLocalBackend } from './local-backend'
import { services, startServiceGateway, type ServiceUrls } from './service-gateway'

export type Client = SupabaseClient<Database>

export type ContractTarget = {
  url: string
  publishableKey: string
  secretKey: string
  siteUrl: string
  /** Null means that the tests cannot read the mails of this service. */
  mailUrl: string | null
  stop: () => Promise<void>
}

type Environment = Record<string, string | undefined>

/** Returns the services' URLs from the environment, where a service's own URL replaces the common URL, or null. */
export function namedServices(env: Environment): { urls: ServiceUrls; apart: boolean } | null {
  const whole = env.CONTRACT_SUPABASE_URL?.replace(/\/$/, '')
  const own = services.map((name) => env[`CONTRACT_${name.toUpperCase()}_URL`])
  const urls = services.map((name, n) => own[n] || (whole && `${whole}/${name}/v1`))
  if (urls.every((url) => !url)) return null
  const missing = services.filter((_, n) => !urls[n])
  if (missing.length > 0)
    throw new Error(`CONTRACT_SUPABASE_URL, or an address of its own for: ${missing.join(', ')}.`)
  return {
    urls: Object.fromEntries(services.map((name, n) => [name, urls[n]])) as ServiceUrls,
    apart: own.some(Boolean),
  }
}

/** True if the auth service is Supabase's own, at its own URL; docs/decisions.md says how its responses differ. */
export const isSupabasesAuth = !!process.env.CONTRACT_AUTH_URL

const isElsewhere = namedServices(process.env) !== null
export const hasMailbox = !isElsewhere || !!process.env.CONTRACT_MAIL_URL

async function startOwn(): Promise<ContractTarget> {
  const siteUrl = 'http://localhost:3000'
  const backend = await startLocalBackend({ env: { SITE_URL: siteUrl } })
  return { ...backend.address, siteUrl, stop: backend.stop }
}

/** Opens the services that the environment names (README, "Contract"), or else the embedded backend. */
export async function openTarget(): Promise<ContractTarget> {
  const env = process.env
  const named = namedServices(env)
  if (!named) return startOwn()
  const { CONTRACT_SUPABASE_PUBLISHABLE_KEY: publishableKey, CONTRACT_SUPABASE_SECRET_KEY: secretKey } = env
  if (!publishableKey || !secretKey)
    throw new Error('A Supabase of its own needs both CONTRACT_SUPABASE keys.')
  const gateway = named.apart
    ? await startServiceGateway(named.urls)
    : { url: env.CONTRACT_SUPABASE_URL?.replace(/\/$/, '') ?? '', stop: async () => undefined }
  return {
    ...gateway,
    publishableKey,
    secretKey,
    siteUrl: env.CONTRACT_SITE_URL ?? 'http://localhost:3000',
    mailUrl: env.CONTRACT_MAIL_URL || null,
  }
}

const running = globalThis as { contractTarget?: Promise<ContractTarget> }

/** Opens a target that all test files share, so a file may touch only its own rows. */
export async function openSharedTarget(): Promise<ContractTarget> {
  running.contractTarget ??= openTarget()
  return { ...(await running.contractTarget), stop: async () => undefined }
}

export const issuerOf = (target: ContractTarget): string =>
  process.env.CONTRACT_ISSUER || (namedServices(process.env)?.urls.auth ?? `${target.url}/auth/v1`)

export function openClient(target: ContractTarget, key = target.publishableKey): Client {
  return createClient<Database>(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
