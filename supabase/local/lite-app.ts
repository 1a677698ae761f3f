import { App } from '@supabase/lite'
import type { AuthMailer } from './auth/mailer'
import type { AuthConfig } from './config'
import type { Database } from './database/database'
import type { LocalSecrets } from './local-secrets'
import type { LocalSettings } from './settings'

export type LiteApp = { fetch: (request: Request, peerAddress: string | null) => Promise<Response> }

type Parts = {
  database: Database
  settings: LocalSettings
  secrets: LocalSecrets
  config: AuthConfig
  mailer: AuthMailer
}

export function createLiteApp({ database, settings, secrets, config, mailer }: Parts): LiteApp {
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: settings.jwtExpiry ?? config.jwt_expiry,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: settings.siteUrl,
      enable_signup: config.enable_signup,
      minimum_password_length: config.minimum_password_length,
      email: {
        enable_signup: config.email.enabled,
        enable_confirmations: true,
        // Our code checks the links to the old and the new address; `@supabase/lite` would accept the old one alone.
        double_confirm_changes: false,
        otp_expiry: config.email.otp_expiry,
      },
    },
    options: { server: { admin: false } },
  })
  app._mailer = mailer.library
  return { fetch: async (request, peerAddress) => app.fetch(request, { peerAddress }) }
}
