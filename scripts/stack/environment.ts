import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, type Environment } from './child'

/** Tests get a separate build folder, and invented secrets that no browser bundle may contain. */
export function testEnvironment(base: Environment): Environment {
  const canary = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const secrets = {
    SUPABASE_SECRET_KEY: canary('sb_secret_canary'),
    CRON_SECRET: canary('cron-canary-'),
    SMTP_URL: `smtp://canary:${canary('smtp')}@127.0.0.1:2525`,
    AUTOMATION_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    MAIL_IN_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
      base.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? randomBytes(32).toString('base64'),
    GOOGLE_CALENDAR_CLIENT_SECRET: canary('GOCSPX-'),
    PUSH_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    GOOGLE_DRIVE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const lastLine = secrets.GOOGLE_DRIVE_PRIVATE_KEY.trim().split('\n').at(-2) ?? ''
  const needles = [...Object.values({ ...secrets, GOOGLE_DRIVE_PRIVATE_KEY: lastLine })]
  return {
    ...base,
    ...secrets,
    CANARIES: needles.map((needle) => needle.replace(/^smtp:\/\/canary:(\w+)@.*$/, '$1')).join(','),
    NEXT_DIST_DIR: '.next-test',
    NEXT_TELEMETRY_DISABLED: '1',
    // The lowest cost of bcrypt saves the 50 ms that each stored or tried password takes at the usual cost.
    LITE_AUTH_BCRYPT_COST: '4',
    SITE_URL: 'http://127.0.0.1:3000',
    SUPABASE_URL: 'http://127.0.0.1:54321',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    MAIL_FROM: 'Nogal & Asociados <hola@nogal.example>',
    GOOGLE_DRIVE_CLIENT_EMAIL: 'drive@nogal.example',
    GOOGLE_CALENDAR_CLIENT_ID: 'canary.apps.googleusercontent.com',
    GOOGLE_DRIVE_PARENT_FOLDER_ID: 'parent-folder',
    AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:54327/hook',
    PUSH_PUBLIC_KEY: randomBytes(65).toString('base64url'),
    MAIL_IN_DOMAIN: 'facturas.nogal.example',
    TRUST_ANCHORS_FOLDER: new URL('../../supabase/sample-files/authority', import.meta.url).pathname,
    TRUSTED_PROXY_HOPS: '1',
  }
}

/** Reads .env files, because scripts need them before Next reads them; variables that already exist are kept. */
export function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

export type AdminConnection = { url: string; secretKey: string }

type Variables = Record<string, string | undefined>

/** Returns the Supabase project that the environment names; null unless it has both URL and key. */
function namedConnection(env: Variables): AdminConnection | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env
  return url && secretKey ? { url, secretKey } : null
}

/** Returns the environment's project or else the running embedded backend; null if neither exists. */
export function findConnection(env: Variables): AdminConnection | null {
  if (env.SUPABASE_URL || env.SUPABASE_SECRET_KEY) return namedConnection(env)
  const file = path.join(path.resolve(root, env.DATA_DIR || '.data'), 'local.json')
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')) as AdminConnection
}

export type BackupProject = AdminConnection & { databaseUrl: string }

/**
 * Returns the project to back up, whose database (`DATABASE_URL`) and Supabase URL the environment must name.
 * The embedded backend does not supply a missing variable, because rows and files must be of the same project.
 */
export function findBackupProject(env: Variables): BackupProject | null {
  const connection = namedConnection(env)
  return env.DATABASE_URL && connection ? { ...connection, databaseUrl: env.DATABASE_URL } : null
}
