import { z } from 'zod'

const url = (example: string) => z.url({ error: `an address, for example ${example}` })
/** The site sends keys and passwords to Supabase, so plain http is allowed only for a server on this machine. */
const encrypted = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/
const text = (what: string) => z.string({ error: what }).trim().min(1, what)
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const schema = z
  .object({
    SITE_URL: url('https://www.firma.co').transform((value) => value.replace(/\/$/, '')),
    SUPABASE_URL: url('https://xyz.supabase.co')
      .regex(encrypted, 'with https, because keys and passwords go there')
      .transform((value) => value.replace(/\/$/, '')),
    SUPABASE_PUBLISHABLE_KEY: text('the publishable key of the Supabase project (sb_publishable_…)'),
    SUPABASE_SECRET_KEY: text('the secret key of the Supabase project (sb_secret_…)'),
    SMTP_URL: url('smtps://user:password@smtp.firma.co:465'),
    MAIL_FROM: text('the sender of the mails, for example "Firma <hola@firma.co>"'),
    CRON_SECRET: z
      .string({ error: 'at least 16 random characters' })
      .min(16, 'at least 16 random characters'),
    GOOGLE_DRIVE_CLIENT_EMAIL: optional(z.email('the e-mail of the service account')),
    GOOGLE_DRIVE_PRIVATE_KEY: optional(text('the private key of the service account (PEM)')),
    GOOGLE_DRIVE_PARENT_FOLDER_ID: optional(
      text('the id of the shared folder that holds the clients’ folders'),
    ),
    GOOGLE_CALENDAR_CLIENT_ID: optional(text('the id of the OAuth client (….apps.googleusercontent.com)')),
    GOOGLE_CALENDAR_CLIENT_SECRET: optional(text('the secret of the OAuth client')),
    GOOGLE_API_URL: optional(url('http://127.0.0.1:54326')),
    AUTOMATION_WEBHOOK_URL: optional(url('https://automation.example/hook')),
    AUTOMATION_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_/, 'the signing secret of the automation service (whsec_…)'),
    ),
    MAIL_IN_DOMAIN: optional(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(
          /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
          'the domain of the clients’ addresses, for example facturas.firma.co',
        ),
    ),
    MAIL_IN_SERVICE: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(['raw', 'mailgun', 'sendgrid'], 'raw, mailgun or sendgrid').default('raw'),
    ),
    MAIL_IN_SECRET: optional(
      text('the key with which the mail service signs its calls, or two with a space between them'),
    ),
    MAIL_IN_DNS: optional(text('a DNS server for the checks of senders, for example 1.1.1.1')),
    PUSH_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, 'a public key of P-256 in base64url')),
    PUSH_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'the private key of that pair in base64url')),
    PUSH_STAND_IN_URL: optional(url('http://127.0.0.1:54328')),
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
    BACKEND_PATIENCE: z.coerce
      .number(
        'how many times longer than usual pages wait for Supabase and uploads for deliveries (1 or more)',
      )
      .min(1)
      .default(1),
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
    needs('GOOGLE_CALENDAR_CLIENT_ID', ['GOOGLE_CALENDAR_CLIENT_SECRET'])
    needs('AUTOMATION_WEBHOOK_URL', ['AUTOMATION_WEBHOOK_SECRET'])
    needs('MAIL_IN_DOMAIN', ['MAIL_IN_SECRET'])
    needs('PUSH_PUBLIC_KEY', ['PUSH_PRIVATE_KEY'])
    needs('RECORD_TIMESTAMP_URL', ['RECORD_CERTIFICATE'])
  })

export type Env = z.infer<typeof schema>

export type EnvName = keyof typeof schema.shape
type Source = Record<string, string | undefined>
export type EnvProblem = { name: EnvName; message: string; absent: boolean }

export const envNames = Object.keys(schema.shape) as EnvName[]

/** Returns the address of a Vercel preview's deployment; for other environments, such as staging, `SITE_URL`. */
const ownAddress = ({ SITE_URL, VERCEL_ENV, VERCEL_TARGET_ENV, VERCEL_URL }: Source) =>
  VERCEL_ENV === 'preview' && (VERCEL_TARGET_ENV ?? 'preview') === 'preview' && VERCEL_URL
    ? `https://${VERCEL_URL}`
    : SITE_URL

/** If any variable is wrong, `env` is null and `values` contains only the variables that are right. */
export function readEnv(given: Source): { env: Env | null; values: Partial<Env>; problems: EnvProblem[] } {
  const source: Source = { ...given, SITE_URL: ownAddress(given) }
  // `docker --env-file` keeps quotes as part of the value, unlike all other readers, so quoted values are reported.
  const quoted = envNames.filter((name) => /^(["']).*\1$/s.test(source[name] ?? ''))
  const parsed = schema.safeParse(source)
  const found = [
    ...quoted.map((name) => ({ name, message: 'without quotes' })),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path[0] as EnvName, message })),
  ]
  const problems = found.map((problem) => ({ ...problem, absent: !source[problem.name] }))
  if (parsed.success && problems.length === 0) return { env: parsed.data, values: parsed.data, problems }
  const wrong = new Set(problems.map(({ name }) => name))
  const right = envNames.filter((name) => !wrong.has(name))
  const values = right.map((name) => [name, schema.shape[name].safeParse(source[name]).data])
  return { env: null, values: Object.fromEntries(values) as Partial<Env>, problems }
}
