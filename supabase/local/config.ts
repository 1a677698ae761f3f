import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

export type MailTemplate = { subject: string; html: string }
export type TemplateName = 'confirmation' | 'recovery' | 'email_change'

const unit = { s: 1, m: 60, h: 3600 }
/** Parses a duration in Go's notation with one unit, such as `30s`, into seconds. */
const duration = z
  .string()
  .regex(/^\d+[smh]$/, 'a duration like "60s"')
  .transform((text) => Number.parseInt(text, 10) * unit[text.at(-1) as keyof typeof unit])
const template = z.object({ subject: z.string(), content_path: z.string() })
/** A rate is the number of calls from one IP address in five minutes. */
const rate = z.int().positive()

const schema = z.object({
  site_url: z.url(),
  additional_redirect_urls: z.array(z.string()).transform((list) => list.flatMap((text) => text.split(','))),
  jwt_expiry: z.int(),
  enable_signup: z.boolean(),
  minimum_password_length: z.int(),
  rate_limit: z.object({
    token_refresh: rate,
    sign_in_sign_ups: rate,
    token_verifications: rate,
    /** How often a minute codes of authenticator apps may be tried; hosted Supabase allows 15 and cannot be configured. */
    factor_codes: rate.default(75),
  }),
  mfa: z.object({
    max_enrolled_factors: z.int(),
    totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
  }),
  email: z.object({
    enabled: z.boolean(),
    /** If true, a person confirms a change of e-mail address in the old mailbox too. */
    double_confirm_changes: z.boolean(),
    /** The minimum pause between two mails to one address, in seconds. */
    max_frequency: duration,
    /** The lifetime of mail links in seconds. */
    otp_expiry: z.int(),
    /** A mailed code has this number of digits; the hash in a mail link is computed from the code. */
    otp_length: z.int(),
    smtp: z.object({ sender_name: z.string(), admin_email: z.email() }),
    template: z.object({ confirmation: template, recovery: template, email_change: template }),
  }),
})

export type AuthConfig = z.infer<typeof schema> & { templates: Record<TemplateName, MailTemplate> }

type Table = Record<string, unknown>

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (base: unknown, over: unknown): unknown =>
  isTable(base) && isTable(over)
    ? {
        ...base,
        ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, merge(base[key], value)])),
      }
    : over

type Environment = Record<string, string | undefined>

/** Replaces each value `env(NAME)` with that environment variable, if it is set, as the Supabase CLI does. */
function withVariables(value: unknown, env: Environment): unknown {
  if (typeof value === 'string') return env[/^env\((.*)\)$/.exec(value)?.[1] ?? ''] || value
  if (Array.isArray(value)) return value.map((one) => withVariables(one, env))
  if (!isTable(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withVariables(one, env)]))
}

export async function readAuthConfig(
  configFile: string,
  overrides: string,
  env: Environment,
): Promise<AuthConfig> {
  const { auth } = merge(parse(await readFile(configFile, 'utf8')), parse(overrides)) as Table
  const parsed = schema.safeParse(withVariables(auth, env))
  if (!parsed.success) throw new Error(`config.toml, [auth]: ${z.prettifyError(parsed.error)}`)
  const folder = path.resolve(path.dirname(configFile), '..')
  const mail = async (name: TemplateName): Promise<MailTemplate> => {
    const { subject, content_path: file } = parsed.data.email.template[name]
    return { subject, html: await readFile(path.resolve(folder, file), 'utf8') }
  }
  const [confirmation, recovery, change] = await Promise.all([
    mail('confirmation'),
    mail('recovery'),
    mail('email_change'),
  ])
  return { ...parsed.data, templates: { confirmation, recovery, email_change: change } }
}
