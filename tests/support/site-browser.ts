import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import type { FormState } from '@/lib/auth/schema'
import { env } from '../lib/deliveries/test-env'
import type { ContractTarget } from './contract-target'

type FormAction = (previous: FormState, form: FormData) => Promise<FormState>
export type Outcome = { to: string | null; code: string | null; message: string | null }

export const useBackend = (target: ContractTarget): void =>
  void Object.assign(env, {
    SITE_URL: target.siteUrl,
    SUPABASE_URL: target.url,
    SUPABASE_PUBLISHABLE_KEY: target.publishableKey,
    SUPABASE_SECRET_KEY: target.secretKey,
    TRUSTED_PROXY_HOPS: 1,
    BACKEND_PATIENCE: 1,
  })

/** Simulates a browser with its own cookies and IP address, which sends the site's forms as a page does. */
export function openBrowser() {
  const jar = new Map<string, string>()
  const from = `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const headers = () => new Headers({ origin: env.SITE_URL, 'x-forwarded-for': from, 'user-agent': 'Prueba' })
  const visit = <T>(work: () => Promise<T>): Promise<T> => asRequest({ headers: headers(), jar }, work)

  async function send(action: FormAction, fields: Record<string, string>): Promise<Outcome> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    try {
      const result = (await visit(() => action(null, form)))?.result
      const failure = result?.ok === false ? result : null
      return { to: null, code: failure?.code ?? null, message: failure?.message ?? null }
    } catch (error) {
      const [kind, , to = ''] = String((error as { digest?: unknown }).digest).split(';')
      if (kind !== 'NEXT_REDIRECT') throw error
      return { to, code: null, message: null }
    }
  }
  return { cookies: jar, send, visit }
}
export type SiteBrowser = ReturnType<typeof openBrowser>

export const request = { headers: new Headers() }

type Cookie = { name: string; value: string; maxAge?: number }
type Asked = { headers: Headers; jar: Map<string, string> }
const asked = new AsyncLocalStorage<Asked>()

const asRequest = <T>(one: Asked, work: () => Promise<T>): Promise<T> => asked.run(one, work)

/** This file replaces next/headers: `vi.mock('next/headers', () => import('…/site-browser'))`. */
export const headers = async () => asked.getStore()?.headers ?? request.headers

export const cookies = async () => {
  const jar = asked.getStore()?.jar ?? new Map<string, string>()
  return {
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)! } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (first: string | Cookie, value = '', options: Partial<Cookie> = {}) => {
      const cookie = typeof first === 'string' ? { name: first, value, ...options } : first
      if (cookie.maxAge === 0) jar.delete(cookie.name)
      else jar.set(cookie.name, cookie.value)
    },
  }
}
