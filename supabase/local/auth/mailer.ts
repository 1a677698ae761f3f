import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { App } from '@supabase/lite'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { AuthConfig, MailTemplate, TemplateName } from '../config'
import type { Database } from '../database/database'
import { authError } from './auth-error'
import type { UserRow } from './users'

type LibraryMailer = NonNullable<App['_mailer']>
/** In mails about a change of address, `email` is the account's current address, because `to` may be the new one. */
type Sending = { template: TemplateName; to: string; tokenHash: string; email?: string; newEmail?: string }

export type AuthMailer = {
  siteUrl: string
  library: LibraryMailer
  send: (mail: Sending) => Promise<void>
  /** Mails sent while `work` runs link to `redirectTo`, if that URL is allowed, and otherwise to the site. */
  withRedirect: <T>(redirectTo: string | null, work: () => Promise<T>) => Promise<T>
  close: () => void
}

/** In a pattern, `*` matches any text without a dot or a slash, and `**` matches any text. */
const pattern = (text: string) =>
  new RegExp(
    `^${text
      .split('**')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^./]*'))
      .join('.*')}$`,
  )

/** Returns true if a mail link may redirect to the URL: to the site, this machine or an `allowed` URL. */
export function isAllowedRedirect(address: string, siteUrl: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const [wanted, site] = [new URL(address), new URL(siteUrl)]
  const atHome = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(wanted.hostname)
  const isSite = wanted.hostname === site.hostname && wanted.protocol === site.protocol
  if (isSite && (wanted.port === site.port || atHome)) return true
  if (isIP(wanted.hostname.replaceAll(/[[\]]/g, ''))) return atHome
  return allowed.some((text) => pattern(text).test(address.split('#')[0] ?? ''))
}

export function createAuthMailer(options: {
  siteUrl: string
  smtpUrl: string
  config: AuthConfig
}): AuthMailer {
  const { siteUrl, config } = options
  const redirect = new AsyncLocalStorage<string | null>()
  const transport = createTransport(options.smtpUrl, {
    from: { name: config.email.smtp.sender_name, address: config.email.smtp.admin_email },
  })

  async function send({ template, to, tokenHash, email, newEmail }: Sending): Promise<void> {
    const wanted = redirect.getStore()
    const mail = renderMail(config.templates[template], {
      SiteURL: siteUrl,
      TokenHash: tokenHash,
      Email: email ?? to,
      NewEmail: newEmail ?? to,
      RedirectTo:
        wanted && isAllowedRedirect(wanted, siteUrl, config.additional_redirect_urls) ? wanted : siteUrl,
    })
    await transport.sendMail({ to, ...mail })
  }

  const unavailable = async () => {
    throw new Error('This kind of mail is not offered.')
  }
  return {
    siteUrl,
    send,
    withRedirect: (redirectTo, work) => redirect.run(redirectTo, work),
    close: () => transport.close(),
    library: {
      sendConfirmation: (to, tokenHash) => send({ template: 'confirmation', to, tokenHash }),
      sendRecovery: (to, tokenHash) => send({ template: 'recovery', to, tokenHash }),
      sendEmailChange: unavailable,
      sendMagicLink: unavailable,
      sendReauthentication: unavailable,
    },
  }
}

type MailValues = {
  SiteURL: string
  TokenHash: string
  Email: string
  NewEmail: string
  RedirectTo: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Fills `{{ .Name }}` as hosted Supabase does; values are escaped, so that they cannot add markup. */
export function renderMail(
  template: MailTemplate,
  values: MailValues,
): { subject: string; html: string; text: string } {
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(/(=?)\{\{\s*\.(\w+)\s*\}\}/g, (_place, inQuery: string, name: string) => {
      const value = values[name as keyof MailValues] ?? ''
      return inQuery + escape(inQuery ? encodeURIComponent(value) : value)
    })
  return {
    subject: fill(template.subject, (value) => value.replace(/[\r\n]+/g, ' ')),
    html: fill(template.html, escapeHtml),
    text: fill(plainText(template.html), (value) => value),
  }
}

function plainText(html: string): string {
  return html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_link, address: string, words: string) =>
      words.includes('{{') ? words : `${words}: ${address}`,
    )
    .replace(/<\/(p|h1|h2|li|tr|div)>|<br ?\/?>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/ *\n[\n ]*/g, '\n\n')
    .replace(/ +/g, ' ')
    .trim()
}

/** Returns a refusal if the last mail to this user was sent less than `seconds` ago, otherwise null. */
export function tooSoon(sentAt: string | null, seconds: number): Response | null {
  const wait = sentAt ? Math.ceil((new Date(sentAt).getTime() - Date.now()) / 1000 + seconds) : 0
  if (wait <= 0) return null
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  return authError(429, 'over_email_send_rate_limit', message)
}

type Parts = { config: AuthConfig; database: Database; mailer: AuthMailer }

/** Mails a new confirmation link, which ends the earlier link; returns a refusal if the last mail is too recent. */
export async function sendConfirmationAgain(user: UserRow, parts: Parts): Promise<Response | null> {
  const refusal = tooSoon(user.confirmation_sent_at, parts.config.email.max_frequency)
  if (refusal || !user.email) return refusal
  const tokenHash = randomBytes(28).toString('hex')
  await sql`
    update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
    where id = ${user.id}::uuid`.execute(parts.database.kysely)
  await parts.mailer.send({ template: 'confirmation', to: user.email, tokenHash })
  return null
}
