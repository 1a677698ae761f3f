import { onTestFinished } from 'vitest'
import { exchangeCode, newConsent } from '@/lib/appointments/google/consent'
import { startDrive } from '@/supabase/local/drive/start-drive'
import { freshFolder } from '../../../local/fake-services'
import { env, publicKey, serviceAccount } from '../../deliveries/test-env'

export const client = { id: 'portal.apps.googleusercontent.com', secret: 'GOCSPX-de-prueba' }
export const account = 'laura@nogal.example'

/** Starts the fake Google, and makes the site use its URL. */
export async function openGoogle(): Promise<string> {
  const running = await startDrive({
    port: 0,
    dataDir: await freshFolder(),
    publicKeyPem: publicKey,
    clientEmail: serviceAccount,
    calendar: { dataDir: await freshFolder(), client },
  })
  onTestFinished(running.stop)
  Object.assign(env, {
    SITE_URL: 'http://127.0.0.1:3000',
    GOOGLE_API_URL: running.url,
    GOOGLE_CALENDAR_CLIENT_ID: client.id,
    GOOGLE_CALENDAR_CLIENT_SECRET: client.secret,
  })
  return running.url
}

/** Answers the consent page of the fake Google, and returns the URL to which Google sends the browser. */
export async function answerConsent(address: string, { answer = 'yes', scopes = 2 } = {}): Promise<URL> {
  const asked = new URL(address)
  const decision = new URL('/o/oauth2/v2/decision', asked)
  for (const name of ['redirect_uri', 'state', 'code_challenge'])
    decision.searchParams.set(name, asked.searchParams.get(name) ?? '')
  decision.searchParams.set('account', asked.searchParams.get('login_hint') ?? '')
  decision.searchParams.set('answer', answer)
  for (const scope of (asked.searchParams.get('scope') ?? '').split(' ').slice(0, scopes))
    decision.searchParams.append('scope', scope)
  const { headers } = await fetch(decision, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

export async function connect(): Promise<string> {
  const { address, verifier } = newConsent(account)
  const back = await answerConsent(address)
  return (await exchangeCode(back.searchParams.get('code') ?? '', verifier)).token
}

/** Adds or changes an event as its owner would at Google; `start` is a time in Bogotá. */
export async function atGoogle(url: string, fields: Record<string, string>): Promise<void> {
  await fetch(`${url}/calendario`, { method: 'POST', body: new URLSearchParams({ account, ...fields }) })
}

export type Shown = {
  id: string
  status: string
  summary: string
  transparency?: string
  start: { dateTime: string }
}

export async function eventsAtGoogle(url: string): Promise<Shown[]> {
  const { events } = (await (await fetch(`${url}/api/calendars`)).json()) as {
    events: Record<string, Shown[]>
  }
  return events[account] ?? []
}
