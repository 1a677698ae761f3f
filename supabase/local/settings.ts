import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
export const localFolder = path.join(root, 'supabase/local')

/** This bundle of the backend starts twice as fast as the sources. */
export const bundledBackend = path.join(root, '.bundles/local/backend.mjs')

export type LocalSettings = {
  dataDir: string
  apiPort: number
  mailPort: number
  smtpPort: number
  drivePort: number
  automationPort: number
  pushPort: number
  /** If set, this PostgreSQL server is used instead of PGlite; its user must be a superuser. */
  databaseUrl: string | undefined
  /** If set, the database is loaded from this file (PGlite's `dumpDataDir`) and exists only in memory. */
  databaseSnapshot: string | undefined
  siteUrl: string
  /** The lifetime of access tokens in seconds; if undefined, the lifetime in config.toml applies. */
  jwtExpiry: number | undefined
  migrationsDir: string
  /** The `config.toml` of the Supabase CLI, whose template paths are relative to the parent of its folder. */
  configFile: string
  /** These lines of TOML replace settings of config.toml on this machine. */
  configOverrides: string
  /** The sender's address and name for mails, under the names of the variables that config.toml reads. */
  sender: Record<'AUTH_SMTP_SENDER' | 'AUTH_SMTP_SENDER_NAME', string>
}

type Environment = Record<string, string | undefined>

function readNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number between 0 and ${max}.`)
  }
  return value
}

/** Returns lines of TOML that load the mail templates from `folder`, or no lines without a folder. */
const templatesIn = (folder = '') =>
  folder &&
  ['confirmation', 'recovery', 'email_change']
    .map((name) => [name, JSON.stringify(path.resolve(folder, `${name}.html`))])
    .map(([name, file]) => `\n[auth.email.template.${name}]\ncontent_path = ${file}\n`)
    .join('')

export function readSettings(env: Environment): LocalSettings {
  const port = (name: string, fallback: number) => readNumber(env, name, fallback, 65_535)
  return {
    dataDir: path.resolve(env.LOCAL_DATA_DIR || env.DATA_DIR || '.data'),
    apiPort: port('LOCAL_API_PORT', 54_321),
    mailPort: port('LOCAL_MAIL_PORT', 54_324),
    smtpPort: port('LOCAL_SMTP_PORT', 54_325),
    drivePort: port('LOCAL_DRIVE_PORT', 54_326),
    automationPort: port('LOCAL_AUTOMATION_PORT', 54_327),
    pushPort: port('LOCAL_PUSH_PORT', 54_328),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseSnapshot: env.LOCAL_DATABASE_SNAPSHOT || undefined,
    siteUrl: new URL(env.SITE_URL || 'http://localhost:3000').origin,
    jwtExpiry: readNumber(env, 'LOCAL_JWT_EXPIRY', 0, 604_800) || undefined,
    migrationsDir: path.resolve(env.LOCAL_MIGRATIONS_DIR || path.join(root, 'supabase/migrations')),
    configFile: path.join(root, 'supabase/config.toml'),
    configOverrides:
      (env.LOCAL_CONFIG ?? readFileSync(path.join(root, 'supabase/local/config.toml'), 'utf8')) +
      templatesIn(env.AUTH_TEMPLATES_FOLDER),
    sender: {
      AUTH_SMTP_SENDER: env.AUTH_SMTP_SENDER || 'no-responder@portal.example',
      AUTH_SMTP_SENDER_NAME: env.AUTH_SMTP_SENDER_NAME || 'Portal',
    },
  }
}
