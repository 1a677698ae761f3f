import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as Addresses from '@/lib/http/client-ip'
import { requestReset, resendConfirmation, signUp } from '@/lib/auth/sign-up'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

type Limit = { limit_key: string; burst: number; per_seconds: number }

const rpc = vi.hoisted(() => vi.fn())
const sent = vi.hoisted(() => vi.fn())
const address = vi.hoisted(() => ({ now: '' }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
vi.mock('next/headers', () => import('../support/site-browser'))
vi.mock('@/lib/http/client-ip', async (load) => ({
  ...(await load<typeof Addresses>()),
  currentSender: async () => ({ address: address.now, userAgent: null }),
}))
vi.mock('@/lib/supabase/anonymous', () => ({
  anonymousClient: () => ({ auth: { signUp: sent, resend: sent, resetPasswordForEmail: sent } }),
}))

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await openMigratedDatabase()
  rpc.mockImplementation(async (name: string, { limit_key, burst, per_seconds }: Limit) => {
    const call = sql<{
      wait: number
    }>`select public.take_rate_limit(${limit_key}, ${burst}, ${per_seconds}) as wait`
    expect(name).toBe('take_rate_limit')
    return { data: (await call.execute(fresh.database.kysely)).rows[0]?.wait, error: null }
  })
})
afterAll(() => fresh?.remove())
beforeEach(() => {
  sent.mockReset().mockResolvedValue({ data: { user: { identities: [] } }, error: null })
})

/** Moves the times of the rate limits into the past, because a test cannot change the database's clock. */
const pass = (time: string) =>
  fresh.database.boot((run) => run(`update public.rate_limits set tat = tat - interval '${time}'`))

const password = 'Nogal-largo-2026'
const askedFor: Record<string, (email: string, at: number) => Promise<void>> = {
  registrations: (email) => signUp({ email, password }),
  'registrations and mails sent again': (email, at) =>
    at % 2 ? resendConfirmation(email) : signUp({ email, password }),
  resets: (email) => requestReset(email),
}

/** Sends a request every 66 seconds from a new IP address, so that only the limit of the mailbox applies. */
async function mailsOf(ask: (email: string, at: number) => Promise<void>, email: string, times: number) {
  sent.mockClear()
  for (let at = 0; at < times; at++) {
    address.now = `10.0.${at}.1`
    await ask(email, at).catch((error: unknown) => expect(error).toMatchObject({ code: 'rate-limited' }))
    await pass('66 seconds')
  }
  return sent.mock.calls.length
}

test.each(Object.entries(askedFor))(
  'a hundred %s for one mailbox send five mails, and five more a day later',
  async (_, ask) => {
    const email = `${randomUUID()}@empresa.example`
    expect(await mailsOf(ask, email, 100)).toBe(5)
    await pass('1 day')
    expect(await mailsOf(ask, email, 20)).toBe(5)
  },
)

test.each(Object.entries(askedFor))(
  'four %s for one mailbox at the same moment send one mail',
  async (_, ask) => {
    const email = `${randomUUID()}@empresa.example`
    address.now = '10.1.1.1'
    const answers = await Promise.allSettled([0, 2, 4, 6].map((at) => ask(email, at)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(sent).toHaveBeenCalledTimes(1)
  },
)
