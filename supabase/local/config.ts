import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type MailTemplate = { subject: string; html: string }
export type TemplateName = 'confirmation' | 'recovery' | 'email_change'

export type AuthConfig = {
  minimumPasswordLength: number
  /** Seconds between two mails to the same address. */
  maxFrequency: number
  /** Whether a change of address needs the word of the old mailbox as well. */
  doubleConfirmChanges: boolean
  /** Seconds that a link in a mail works. */
  otpExpiry: number
  /** When a session ends, as durations like "24h": after the sign-in, and after its last refresh. */
  sessions: { timebox: string; inactivity_timeout: string }
  sender: { name: string; address: string }
  templates: Record<TemplateName, MailTemplate>
}

type TomlValue = string | number | boolean
type Toml = Map<string, TomlValue>

/** The part of TOML that config.toml uses: tables, and keys with a string, number or boolean on one line. */
export function parseToml(text: string): Toml {
  const values: Toml = new Map()
  let table = ''
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s*\[([\w.-]+)\]\s*(?:#.*)?$/.exec(line)
    if (header) table = `${header[1]}.`
    const pair = /^\s*([\w-]+)\s*=\s*("(?:[^"\\]|\\.)*"|true|false|-?\d+(?:\.\d+)?)\s*(?:#.*)?$/.exec(line)
    if (pair?.[1] && pair[2]) values.set(table + pair[1], JSON.parse(pair[2]) as TomlValue)
  }
  return values
}

function seconds(text: string): number {
  const match = /^(\d+)(s|m|h)$/.exec(text)
  if (!match) throw new Error(`config.toml: "${text}" is not a duration like "60s".`)
  return Number(match[1]) * { s: 1, m: 60, h: 3600 }[match[2] as 's' | 'm' | 'h']
}

/** Reads what the hosted service would be told: the auth settings and the mails with their subjects. */
export async function readAuthConfig(configFile: string): Promise<AuthConfig> {
  const toml = parseToml(await readFile(configFile, 'utf8'))
  const text = (key: string) => {
    const value = toml.get(key)
    if (typeof value !== 'string') throw new Error(`config.toml: ${key} must be a string.`)
    return value
  }
  const number = (key: string) => {
    const value = toml.get(key)
    if (typeof value !== 'number') throw new Error(`config.toml: ${key} must be a number.`)
    return value
  }
  const template = async (name: TemplateName): Promise<MailTemplate> => ({
    subject: text(`auth.email.template.${name}.subject`),
    html: await readFile(
      path.resolve(path.dirname(configFile), '..', text(`auth.email.template.${name}.content_path`)),
      'utf8',
    ),
  })
  return {
    minimumPasswordLength: number('auth.minimum_password_length'),
    maxFrequency: seconds(text('auth.email.max_frequency')),
    doubleConfirmChanges: toml.get('auth.email.double_confirm_changes') !== false,
    otpExpiry: number('auth.email.otp_expiry'),
    sessions: {
      timebox: text('auth.sessions.timebox'),
      inactivity_timeout: text('auth.sessions.inactivity_timeout'),
    },
    sender: { name: text('auth.email.smtp.sender_name'), address: text('auth.email.smtp.admin_email') },
    templates: {
      confirmation: await template('confirmation'),
      recovery: await template('recovery'),
      email_change: await template('email_change'),
    },
  }
}
