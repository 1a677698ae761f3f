import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '@supabase/lite'
import { createTransport } from 'nodemailer'
import type { AuthConfig, TemplateName } from '../config'
import { renderMail } from './render-mail'

export type LibraryMailer = NonNullable<App['_mailer']>
/** `email` is the account's address now, when the mail goes to another. */
type Sending = { template: TemplateName; to: string; tokenHash: string; email?: string; newEmail?: string }

export type AuthMailer = {
  siteUrl: string
  library: LibraryMailer
  send: (mail: Sending) => Promise<void>
  /** Runs the work; mails sent from within point to `redirectTo` when it belongs to the site. */
  withRedirect: <T>(redirectTo: string | null, work: () => Promise<T>) => Promise<T>
  close: () => void
}

function sameOrigin(address: string | null | undefined, siteUrl: string): address is string {
  return !!address && URL.canParse(address) && new URL(address).origin === siteUrl
}

/** Sends the auth mails of the templates to an SMTP server. */
export function createAuthMailer(options: {
  siteUrl: string
  smtpUrl: string
  config: AuthConfig
}): AuthMailer {
  const { siteUrl, config } = options
  const redirect = new AsyncLocalStorage<string | null>()
  const transport = createTransport(options.smtpUrl, { from: config.sender })

  async function send({ template, to, tokenHash, email, newEmail }: Sending): Promise<void> {
    const wanted = redirect.getStore()
    const mail = renderMail(config.templates[template], {
      SiteURL: siteUrl,
      TokenHash: tokenHash,
      Email: email ?? to,
      NewEmail: newEmail ?? to,
      RedirectTo: sameOrigin(wanted, siteUrl) ? wanted : siteUrl,
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
