import { randomInt } from 'node:crypto'
import { contactAction } from '@/lib/contact/actions'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { adminClient } from '@/lib/supabase/admin'
import type { Message } from '@/supabase/local/mailbox/mails'
import { env } from '../lib/deliveries/test-env'
import { must } from './contract-people'
import { request } from './site-browser'
import { startLocalBackend } from './local-backend'

export const part = () => randomInt(1, 255)

export function comeFrom(address: string, userAgent = 'Navegador de prueba'): void {
  request.headers = new Headers({
    origin: env.SITE_URL,
    'x-forwarded-for': address,
    'user-agent': userAgent,
  })
}

export type Fields = { name: string; email: string; phone: string; message: string } & Record<string, string>

export function formOf(fields: Partial<Fields>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value ?? '')
  return form
}

export async function post(fields: Partial<Fields>) {
  const state = await contactAction(null, formOf({ acceptTerms: 'on', ...fields }))
  if (!state) throw new Error('no answer')
  return state
}

export async function openContactEnvironment() {
  const backend = await startLocalBackend()
  const { url, publishableKey, secretKey, smtpUrl, mailUrl } = backend.address
  Object.assign(env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SMTP_URL: smtpUrl,
    TRUSTED_PROXY_HOPS: 1,
    BACKEND_PATIENCE: 1,
  })
  const db = adminClient()
  return {
    db,
    stop: backend.stop,
    messages: async () => must(await db.from('contact_messages').select('*')),
    consents: async () => must(await db.from('consents').select('*')),
    jobs: async () => must(await db.from('outbox').select('key, status, payload')),
    sendMails: async () => (await sendOutbox({ deadlineMs: 50_000, maxJobs: 1000 })).settled,
    mails: async () => (await (await fetch(`${mailUrl}/api/messages`)).json()) as Message[],
  }
}
