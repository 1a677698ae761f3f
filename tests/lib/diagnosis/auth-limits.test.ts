import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guessFindings } from '@/content/diagnosis/findings/supabase'
import { guessQuestion } from '@/lib/diagnosis/ask-auth-limits'
import type { Deployment } from '@/lib/diagnosis/question'

const counted = new Map<string, number>()
let keyOf: (request: IncomingMessage) => string | undefined
/** Simulates the auth service, which accepts thirty calls for each key; `keyOf` returns a request's key. */
const service = createServer((request, response) => {
  const key = keyOf(request)
  const calls = key === undefined ? 0 : (counted.get(key) ?? 0) + 1
  if (key !== undefined) counted.set(key, calls)
  response.writeHead(calls > 30 ? 429 : 400, { 'content-type': 'application/json' }).end('{}')
})
beforeAll(() => once(service.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void service.close())
beforeEach(() => counted.clear())

const ask = () =>
  guessQuestion.ask(
    {
      values: {
        SUPABASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      },
    } as Deployment,
    new AbortController().signal,
  )

test('an auth service whose gateway sets the address itself is found to limit repeated calls', async () => {
  keyOf = (request) => request.socket.remoteAddress
  expect(await ask()).toEqual(guessFindings.good)
})

test.each(['x-forwarded-for', 'x-real-ip', 'sb-forwarded-for'])(
  'an auth service that believes the header %s is reported',
  async (name) => {
    keyOf = ({ headers, socket }) => String(headers[name] ?? socket.remoteAddress)
    expect(await ask()).toEqual(guessFindings.believed)
  },
)

test('an auth service that counts no calls is reported', async () => {
  keyOf = () => undefined
  expect(await ask()).toEqual(guessFindings.uncounted)
})
