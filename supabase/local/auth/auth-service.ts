import type { ApiKeys } from '../local-secrets'
import type { AuthConfig } from '../config'
import type { Database } from '../database/database'
import type { LiteApp } from '../lite-app'
import type { AuthMailer } from './mailer'
import type { RateLimits } from './rate-limits'
import type { Tokens } from './tokens'

export type AuthParts = {
  app: LiteApp
  database: Database
  tokens: Tokens
  keys: ApiKeys
  config: AuthConfig
  mailer: AuthMailer
  limits: RateLimits
}

export type AuthCall = { request: Request; url: URL; body: Record<string, unknown> }

/** An `AuthStep` answers a call, or returns null, whereupon `@supabase/lite` answers the call. */
export type AuthStep = (call: AuthCall, parts: AuthParts) => Promise<Response | null>
