import { z } from 'zod'

const url = (example: string) => z.url({ error: `an address, for example ${example}` })
const text = (what: string) => z.string({ error: what }).trim().min(1, what)
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const schema = z
  .object({
    SITE_URL: url('https://www.firma.co').transform((value) => value.replace(/\/$/, '')),
    SUPABASE_URL: url('https://xyz.supabase.co').transform((value) => value.replace(/\/$/, '')),
    SUPABASE_PUBLISHABLE_KEY: text('the publishable key of the Supabase project (sb_publishable_…)'),
    SUPABASE_SECRET_KEY: text('the secret key of the Supabase project (sb_secret_…)'),
    SMTP_URL: url('smtps://user:password@smtp.firma.co:465'),
    MAIL_FROM: text('the sender of the mails, for example "Nogal <hola@nogal.example>"'),
    CRON_SECRET: z
      .string({ error: 'at least 16 random characters' })
      .min(16, 'at least 16 random characters'),
    GOOGLE_DRIVE_CLIENT_EMAIL: optional(z.email('the e-mail of the service account')),
    GOOGLE_DRIVE_PRIVATE_KEY: optional(text('the private key of the service account (PEM)')),
    GOOGLE_DRIVE_PARENT_FOLDER_ID: optional(
      text('the id of the shared folder that holds the clients’ folders'),
    ),
    GOOGLE_API_URL: optional(url('http://127.0.0.1:54326')),
    AUTOMATION_WEBHOOK_URL: optional(url('https://automation.example/hook')),
    AUTOMATION_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_/, 'the signing secret of the automation service (whsec_…)'),
    ),
    RECORD_CERTIFICATE: optional(
      z.base64('the certificate that signs review records, with its key: a PKCS #12 file in base64'),
    ),
    RECORD_CERTIFICATE_PASSPHRASE: optional(z.string()),
    TRUST_ANCHORS_FOLDER: optional(text('a folder with anchors.json and the certificates it names')),
    RECORD_TIMESTAMP_URL: optional(
      z.url({ protocol: /^https?$/, error: 'a time-stamping authority, for example https://tsa.example' }),
    ),
    TRUSTED_PROXY_HOPS: z.coerce
      .number('how many proxies stand before the server (0 or more)')
      .int()
      .min(0)
      .default(0),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('https://collector.example:4318')),
    OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optional(
      z
        .base64('a key of 32 bytes in base64: openssl rand -base64 32')
        .refine(
          (key) => Buffer.from(key, 'base64').length === 32,
          'a key of 32 bytes: openssl rand -base64 32',
        ),
    ),
    NEXT_DEPLOYMENT_ID: optional(
      z.string().regex(/^[\w-]{1,64}$/, 'letters, digits, - and _, for example the commit of the build'),
    ),
    VERCEL: optional(z.string()),
    NEXT_DIST_DIR: z.string().default('.next'),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  })
  .superRefine((values, context) => {
    const needs = (name: keyof typeof values, others: (keyof typeof values)[]) => {
      if (!values[name]) return
      for (const other of others.filter((key) => !values[key]))
        context.addIssue({ code: 'custom', path: [other], message: `needed because ${name} is set` })
    }
    const drive = [
      'GOOGLE_DRIVE_CLIENT_EMAIL',
      'GOOGLE_DRIVE_PRIVATE_KEY',
      'GOOGLE_DRIVE_PARENT_FOLDER_ID',
    ] as const
    for (const name of drive) needs(name, [...drive])
    needs('AUTOMATION_WEBHOOK_URL', ['AUTOMATION_WEBHOOK_SECRET'])
    needs('RECORD_TIMESTAMP_URL', ['RECORD_CERTIFICATE'])
  })

export type Env = z.infer<typeof schema>

/** Reads the environment; throws with each wrong name and what belongs there. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is incomplete. Set these (see .env.example):\n${lines.join('\n')}`)
}

export const env = parseEnv(process.env)

/** The newest migration of the sources, a version; next.config.ts finds it and the build writes it here. */
export const newestMigration = process.env.MIGRATION_VERSION ?? ''
