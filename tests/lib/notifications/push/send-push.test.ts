import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sendPush } from '@/lib/notifications/push/send-push'
import { startPush, type KeptPush } from '@/supabase/local/fake-services/start-push'
import { env } from '../../deliveries/test-env'
import { orderFault } from '../../../local/fake-services'
import { hurryTimeouts } from '../../../support/hurry-timeouts'

const held = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => held }))
vi.mock('@/lib/env', () => import('../../deliveries/test-env'))

function pair() {
  const { x = '', y = '', d = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) // prettier-ignore
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { PUSH_PUBLIC_KEY: point.toString('base64url'), PUSH_PRIVATE_KEY: d }
}

let service: string
let subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
const notification = crypto.randomUUID()
const job = { device: crypto.randomUUID(), service: 'local', notification, since: null }
const first = {
  id: notification,
  kind: 'client-message',
  account: crypto.randomUUID(),
  subject: crypto.randomUUID(),
  data: { by: 'Ana Ruiz', client: 'Café Tres Lunas', title: 'Pago de 4.500.000' },
  count: 1,
  first_at: '2026-12-01T10:00:00Z',
  last_at: '2026-12-01T10:00:00Z',
  seen: false,
  read: false,
}
const forgotten: unknown[] = []
const messages = async () => (await (await fetch(`${service}/api/messages`)).json()) as KeptPush[]

beforeEach(async () => {
  const keys = pair()
  const folder = await mkdtemp(path.join(tmpdir(), 'push-'))
  const running = await startPush({ port: 0, dataDir: folder, siteKey: keys.PUSH_PUBLIC_KEY })
  onTestFinished(async () => {
    await running.stop()
    await rm(folder, { recursive: true })
  })
  service = running.url
  Object.assign(env, keys, { PUSH_STAND_IN_URL: service, SUPABASE_URL: 'http://127.0.0.1:1' })
  subscription = (await (
    await fetch(`${service}/api/devices`, { method: 'POST' })
  ).json()) as typeof subscription
  forgotten.length = 0
  answer()
})

function answer(given: object | null = {}) {
  const push = given && {
    endpoint: subscription.endpoint,
    ...subscription.keys,
    firm: true,
    several: false,
    count: 1,
    first,
    ...given,
  }
  held.rpc.mockImplementation(async (name: string, args: { device: string; endpoint: string }) => {
    if (name === 'forget_push_device') forgotten.push([args.device, args.endpoint])
    return { data: name === 'push_of' ? push : null, error: null }
  })
}

test('a push says what to do, without a name, an amount or a subject', async () => {
  await sendPush(job)
  const [{ message, urgency } = { message: null }] = await messages()
  expect(message).toEqual({
    title: 'Nogal',
    body: 'Un cliente escribió',
    href: `/admin/mensajes/${first.subject}`,
    tag: notification,
  })
  expect(urgency).toBe('normal')
})

test('a push about a signature is urgent, and one about several things gives their number', async () => {
  answer({ firm: false, several: true, first: { ...first, kind: 'signature' } })
  await sendPush(job)
  answer({ count: 5 })
  await sendPush(job)
  expect(await messages()).toMatchObject([
    { message: { body: 'Tienes 5 novedades', href: '/admin/notificaciones' }, urgency: 'normal' },
    {
      message: {
        body: 'Tienes un documento por firmar',
        href: `/portal/firmas/${first.subject}?empresa=${first.account}`,
      },
      urgency: 'high',
    },
  ])
})

test('no push is sent when there is no news left, nor by a site without keys', async () => {
  answer(null)
  await sendPush(job)
  answer()
  env.PUSH_PRIVATE_KEY = undefined
  await sendPush(job)
  expect(await messages()).toEqual([])
})

test.each([404, 410])('a device is forgotten when its push service answers %i', async (status) => {
  await orderFault(service, { mode: 'status', status })
  await sendPush(job)
  expect(forgotten).toEqual([[job.device, subscription.endpoint]])
})

test('a device that ended its subscription is forgotten', async () => {
  await fetch(subscription.endpoint.replace('/push/', '/api/devices/'), { method: 'DELETE' })
  await sendPush(job)
  expect(forgotten).toEqual([[job.device, subscription.endpoint]])
})

test.each([
  ['is broken', { mode: '500' }, { reason: 'push:500', retry: 'backoff' }],
  ['is away', { mode: 'hangup' }, { reason: 'push:unreachable', retry: 'backoff' }],
  [
    'asks to wait',
    { mode: '429', retryAfter: 120 },
    { reason: 'push:429', retry: 'backoff', retryAfter: 120 },
  ],
  ['does not know the site', { mode: 'status', status: 403 }, { reason: 'push:403', retry: 'after-fix' }],
  ['sends us elsewhere', { mode: 'status', status: 307 }, { reason: 'push:307', retry: 'after-fix' }],
  ['finds the message wrong', { mode: 'status', status: 413 }, { reason: 'push:413', retry: 'never' }],
] as const)('no push is lost when its service %s', async (_, fault, failure) => {
  await orderFault(service, { ...fault, times: 1 })
  await expect(sendPush(job)).rejects.toMatchObject(failure)
  expect(forgotten).toEqual([])
  await sendPush(job).catch(() => {})
  expect(await messages()).toHaveLength(1)
})

test('a push service that does not answer is given up after five seconds', async () => {
  await orderFault(service, { mode: 'slow', ms: 60_000, times: 1 })
  const patience = hurryTimeouts()
  await expect(sendPush(job)).rejects.toMatchObject({ reason: 'push:unreachable', retry: 'backoff' })
  expect(patience()).toEqual([5000])
})

test('push keys that are no pair are reported, and nothing is sent', async () => {
  env.PUSH_PRIVATE_KEY = pair().PUSH_PRIVATE_KEY
  await expect(sendPush(job)).rejects.toMatchObject({ reason: 'push:keys', retry: 'after-fix' })
  expect(await messages()).toEqual([])
})

test('a device whose key is no point of the curve is forgotten', async () => {
  answer({ p256dh: 'B'.repeat(87) })
  await sendPush(job)
  expect(forgotten).toEqual([[job.device, subscription.endpoint]])
})

test('a stored address of a private network or an unknown host is never called, and is forgotten', async () => {
  let connections = 0
  const trap = createServer().listen(0, '127.0.0.1')
  trap.on('connection', (socket) => {
    connections += 1
    socket.destroy()
  })
  onTestFinished(() => void trap.close())
  await new Promise((resolve) => trap.once('listening', resolve))
  const { port } = trap.address() as AddressInfo
  const strange = [
    `http://127.0.0.1:${port}/push/x`,
    `https://localhost:${port}/x`,
    'http://169.254.169.254/latest',
    'https://10.0.0.1/x',
    `https://fcm.googleapis.com:${port}/x`,
    'https://fcm.googleapis.com.malo.example/x',
  ]
  for (const endpoint of strange) {
    answer({ endpoint })
    await sendPush(job)
  }
  env.SUPABASE_URL = 'https://xyz.supabase.co'
  answer()
  await sendPush(job)
  expect(forgotten).toHaveLength(strange.length + 1)
  expect([connections, await messages()]).toEqual([0, []])
})
