import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { withCallBody } from '@/lib/incoming-mail/call-body'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { env } from '../deliveries/test-env'
import { mailSecret } from '../../support/mails/signed-call'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))
beforeEach(() => Object.assign(env, { MAIL_IN_DOMAIN: 'facturas.nogal.example', MAIL_IN_SECRET: mailSecret }))

afterEach(() => void vi.useRealTimers())

const megabyte = new Uint8Array(1024 * 1024)
/** Returns a call that sends this many megabytes and then sends nothing until the test releases it. */
function stalledCall(megabytes: number, headers: Record<string, string> = {}) {
  let left = megabytes
  let [end, cancelled, pulled] = [() => {}, false, 0]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        pulled += 1
        if (left-- > 0) return stream.enqueue(megabyte)
        return new Promise<void>((resolve) => {
          end = () => {
            stream.close()
            resolve()
          }
        })
      },
      cancel: () => void (cancelled = true),
    },
    { highWaterMark: 0 },
  )
  const request = new Request('https://portal.nogal.example/api/correo', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  return { request, end: () => end(), cancelled: () => cancelled, pulled: () => pulled }
}
const sizeOf = async (body: Buffer) => body.length / megabyte.length
const outcome = <T>(run: Promise<T>) =>
  run.catch((error: unknown) => (error instanceof ExpectedError ? error.code : String(error)))
const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

test('a mail that stops arriving is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const call = stalledCall(1)
  const told = vi.fn()
  const ended = outcome(withCallBody(call.request, sizeOf, '203.0.113.1')).then(told)
  await vi.advanceTimersByTimeAsync(9900)
  expect(call.pulled()).toBe(2)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await ended
  expect(told).toHaveBeenCalledWith('unavailable')
  expect(call.cancelled()).toBe(true)
})

test('a mail that arrives drop by drop is given up all the same', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          stream.enqueue(new Uint8Array(1))
          resolve()
        }, 9_000)
      }),
  })
  const request = new Request('https://portal.nogal.example/api/correo', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  const told = vi.fn()
  const ended = outcome(withCallBody(request, sizeOf, '203.0.113.1')).then(told)
  await vi.advanceTimersByTimeAsync(59_900)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await ended
  expect(told).toHaveBeenCalledWith('unavailable')
})

test('a mail that declares too large a size is not read', async () => {
  const call = stalledCall(1, { 'content-length': '60000000' })
  expect(await outcome(withCallBody(call.request, sizeOf, '203.0.113.1'))).toBe('file-size')
  expect(call.pulled()).toBe(0)
})

test('the mails from one address cannot use up the space for all others', async () => {
  const slow = [stalledCall(40), stalledCall(39)]
  const held = slow.map(({ request }) => withCallBody(request, sizeOf, '203.0.113.1'))
  await soon()
  const more = stalledCall(40)
  expect(await outcome(withCallBody(more.request, sizeOf, '203.0.113.1'))).toBe('unavailable')
  const other = stalledCall(40)
  const taken = withCallBody(other.request, sizeOf, '203.0.113.2')
  await soon()
  for (const { end } of [...slow, other]) end()
  expect(await Promise.all([...held, taken])).toEqual([40, 39, 40])
  const again = stalledCall(40)
  const free = withCallBody(again.request, sizeOf, '203.0.113.1')
  await soon()
  again.end()
  expect(await free).toBe(40)
})

const now = () => String(Math.floor(Date.now() / 1000))
test.each([
  ['raw', {}],
  ['raw', { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }],
  ['raw', { 'webhook-id': 'a', 'webhook-timestamp': now(), 'webhook-signature': '' }],
  ['sendgrid', {}],
  [
    'sendgrid',
    {
      'x-twilio-email-event-webhook-timestamp': '1',
      'x-twilio-email-event-webhook-signature': 'AAAA',
    },
  ],
  ['mailgun', { 'content-type': 'text/plain' }],
] as const)(
  'with the mail service %s, a call with the headers %j is refused unread',
  async (service, headers) => {
    env.MAIL_IN_SERVICE = service
    const call = stalledCall(1, headers)
    const answered = await Promise.race([outcome(receiveMail(call.request)), soon()])
    env.MAIL_IN_SERVICE = 'raw'
    expect(answered).toBe('unauthenticated')
    expect(call.pulled()).toBe(0)
  },
)
