import { beforeEach, expect, test, vi } from 'vitest'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { noteUpload } from '@/lib/uploads/activity'
import { env } from '../deliveries/test-env'
import { mailSecret, rawCall, requestOf } from '../../support/mails/signed-call'

const held = vi.hoisted(() => ({
  running: new Map<string, number>(),
  most: new Map<string, number>(),
  opened: Promise.resolve(),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/incoming-mail/recipient', async (original) => ({
  ...(await original<object>()),
  tokenHash: (token: string) => token,
}))
vi.mock('@/lib/supabase/admin', () => {
  const store = async (path: string) => {
    const address = path.split('/')[0]!
    const now = (held.running.get(address) ?? 0) + 1
    held.running.set(address, now)
    held.most.set(address, Math.max(held.most.get(address) ?? 0, now))
    if (address.endsWith(busy)) await held.opened
    await new Promise((resolve) => setTimeout(resolve, 20))
    held.running.set(address, now - 1)
    return { data: {}, error: null }
  }
  return {
    adminClient: () => ({
      rpc: async (name: string, { token_sha256: token }: { token_sha256: string }) => ({
        data:
          name === 'mail_target'
            ? { id: crypto.randomUUID(), account: idOf(token), retired: false }
            : { state: 'reading' },
        error: null,
      }),
      storage: { from: () => ({ upload: store }) },
    }),
  }
})
/** A mail to the address `busy` is not stored before the promise `held.opened` is fulfilled. */
const [busy, other] = vi.hoisted(() => ['0123456789ab', '0123456789ac'] as const)
const idOf = vi.hoisted(() => (token: string) => `00000000-0000-4000-8000-${token}`)

const settings = { MAIL_IN_DOMAIN: 'facturas.nogal.example', MAIL_IN_SECRET: mailSecret }

beforeEach(() => {
  Object.assign(env, settings)
  held.most.clear()
})

const bring = (token: string, text: string, receive = receiveMail) => {
  const envelope = { from: 'a@proveedor.example', to: [`x-${token}@facturas.nogal.example`] }
  return receive(requestOf(rawCall(envelope, Buffer.from(`Subject: ${text}\r\n\r\n`))))
}

test('the mails of one address are stored one by one, and those of another address do not wait for them', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  held.opened = promise
  let stored = 0
  const many = Promise.all(
    Array.from({ length: 10 }, (_, n) => bring(busy, `Factura ${n}`).then(() => (stored += 1))),
  )
  await bring(other, 'Hola')
  expect(stored).toBe(0)
  open()
  await many
  expect(stored).toBe(10)
  expect([held.most.get(idOf(busy)), held.most.get(idOf(other))]).toEqual([1, 1])
})

test('while somebody uploads a file, an address pauses between mails for twice the time of the last one', async () => {
  held.opened = Promise.resolve()
  const mailMs = 15
  const timeOf = async (count: number) => {
    const began = performance.now()
    await Promise.all(Array.from({ length: count }, (_, n) => bring(busy, `Factura ${n}`)))
    return performance.now() - began
  }
  await timeOf(1)
  noteUpload()
  expect(await timeOf(6)).toBeGreaterThan(mailMs * (6 + 2 * 5))
})

/** Loads the module again, as Next does for each part of the site. */
async function anotherCopy(): Promise<typeof receiveMail> {
  vi.resetModules()
  Object.assign((await import('@/lib/env')).env, settings)
  return (await import('@/lib/incoming-mail/receive-mail')).receiveMail
}

test.each([
  { copy: 'the copy that opened the queue', load: () => receiveMail },
  { copy: 'another copy of the module', load: anotherCopy },
])(
  'after ten waiting mails of an address the mail service has to try again later ($copy)',
  async ({ load }) => {
    const receive = await load()
    const { promise, resolve: open } = Promise.withResolvers<void>()
    held.opened = promise
    let refused = 0
    const mails = Array.from({ length: 70 }, (_, n) =>
      bring(busy, `Factura ${n}`, receive).catch(({ code }) => {
        if (code === 'unavailable') refused += 1
      }),
    )
    // One mail is being stored and ten mails wait; the others are refused.
    await vi.waitFor(() => expect(refused).toBe(59), { timeout: 15_000 })
    open()
    expect((await Promise.all(mails)).filter((outcome) => outcome === 1)).toHaveLength(11)
  },
)
