import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { firm, type Firm } from '@/content/firm'
import type { LocalAddress } from '../../supabase/local/local-address'
import { bundledBackend } from '../../supabase/local/settings'
import { authorityFolder } from '../../supabase/sample-files/certificates'
import { ensureReader } from './build'
import { buildBackend } from './bundles'
import { inherited, root, runChild, startChild, type Environment } from './child'

/** With these settings the embedded backend and its fake services choose free ports. */
export const anyPort = {
  LOCAL_API_PORT: '0',
  LOCAL_MAIL_PORT: '0',
  LOCAL_SMTP_PORT: '0',
  LOCAL_DRIVE_PORT: '0',
  LOCAL_AUTOMATION_PORT: '0',
  LOCAL_PUSH_PORT: '0',
}

/** The embedded backend prints these addresses and keys when it is ready. */
export type LocalConnection = Omit<LocalAddress, 'pid'>

/** Returns the ports of a backend as settings, so that its successor gets the same addresses. */
export function portsOf(
  address: Pick<LocalConnection, 'url' | 'mailUrl' | 'smtpUrl' | 'driveUrl' | 'automationUrl' | 'push'>,
): Environment {
  const port = (url: string) => new URL(url).port
  return {
    LOCAL_API_PORT: port(address.url),
    LOCAL_MAIL_PORT: port(address.mailUrl),
    LOCAL_SMTP_PORT: port(address.smtpUrl),
    LOCAL_DRIVE_PORT: port(address.driveUrl),
    LOCAL_AUTOMATION_PORT: port(address.automationUrl),
    LOCAL_PUSH_PORT: port(address.push.url),
  }
}

/** Returns the firm of `FIRM_FILE`; the imported `firm` depends on the variable FIRM only. */
function shownFirm(): Firm {
  const other = inherited().FIRM
  return other ? (JSON.parse(other) as Firm) : firm
}

/** Writes the mails for the firm of `FIRM_FILE`, because the repository only has those of the default firm. */
async function ownTemplates(env: Environment): Promise<Environment> {
  if (!env.FIRM) return {}
  const folder = path.resolve(root, env.DATA_DIR ?? '.data', 'auth-templates')
  const program = path.join(root, 'scripts/auth-templates.ts')
  await runChild(program, { args: [folder], env, execArgv: ['--import', 'tsx'] })
  return { AUTH_TEMPLATES_FOLDER: folder }
}

/** Starts the embedded backend and its fake services in a separate process; throws when it does not start. */
export async function startBackend(env: Environment, hear?: (text: string) => void) {
  await buildBackend()
  const { name, email } = shownFirm()
  const sender = { AUTH_SMTP_SENDER: email, AUTH_SMTP_SENDER_NAME: name }
  const child = startChild(bundledBackend, { env: { ...env, ...sender, ...(await ownTemplates(env)) }, hear })
  const connection = await new Promise<LocalConnection>((resolve, reject) => {
    child.process.on('message', (message: { type?: string } & LocalConnection) => {
      if (message.type === 'ready') resolve(message)
    })
    void child.ended.then((code) => reject(new Error(`The embedded backend did not start (${code}).`)))
  })
  return { connection, child, stop: child.stop }
}

export function localEnvironment(connection: LocalConnection, siteUrl: string): Environment {
  const { name, email } = shownFirm()
  return {
    SITE_URL: siteUrl,
    SUPABASE_URL: connection.url,
    SUPABASE_PUBLISHABLE_KEY: connection.publishableKey,
    SUPABASE_SECRET_KEY: connection.secretKey,
    SMTP_URL: connection.smtpUrl,
    MAIL_FROM: `${name} <${email}>`,
    CRON_SECRET: randomBytes(24).toString('hex'),
    GOOGLE_DRIVE_CLIENT_EMAIL: connection.drive.clientEmail,
    GOOGLE_DRIVE_PRIVATE_KEY: connection.drive.privateKey,
    GOOGLE_DRIVE_PARENT_FOLDER_ID: connection.drive.parentFolderId,
    GOOGLE_CALENDAR_CLIENT_ID: connection.calendar.clientId,
    GOOGLE_CALENDAR_CLIENT_SECRET: connection.calendar.clientSecret,
    GOOGLE_API_URL: connection.driveUrl,
    AUTOMATION_WEBHOOK_URL: `${connection.automationUrl}/hook`,
    AUTOMATION_WEBHOOK_SECRET: connection.automationSecret,
    MAIL_IN_DOMAIN: connection.mailIn.domain,
    MAIL_IN_SECRET: connection.mailIn.secret,
    MAIL_IN_DNS: connection.mailIn.dns,
    PUSH_PUBLIC_KEY: connection.push.publicKey,
    PUSH_PRIVATE_KEY: connection.push.privateKey,
    PUSH_STAND_IN_URL: connection.push.url,
    RECORD_CERTIFICATE: connection.recordCertificate.p12,
    TRUST_ANCHORS_FOLDER: authorityFolder,
    RECORD_CERTIFICATE_PASSPHRASE: connection.recordCertificate.passphrase,
  }
}

/** Adds the demo data, unless somebody is already registered. */
export async function seed(env: Environment): Promise<void> {
  await ensureReader()
  await runChild(path.join(root, 'supabase/seed.ts'), {
    env,
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
  })
}
