import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { revokeToken } from '@/lib/appointments/google/consent'
import { readGoogle } from '@/lib/appointments/google/read-google'
import { addDays, bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { orderFault } from '../../../local/fake-services'
import { env } from '../../deliveries/test-env'
import { atGoogle, connect, openGoogle } from './local-google'

vi.mock('@/lib/env', () => import('../../deliveries/test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))

const freeBusy = '/calendar/v3/freeBusy'
const day = (days: number) => addDays(bogotaDay(new Date()), days)
const minute = (days: number, hour: number) => Date.parse(momentAt(day(days), hour)) / 60_000

test('the busy hours of 90 days are read from Google in several requests, without titles', async () => {
  const url = await openGoogle()
  const token = await connect()
  await atGoogle(url, { summary: 'Cita médica', start: `${day(3)}T09:00`, minutes: '90' })
  await atGoogle(url, { summary: 'Viaje', start: `${day(89)}T07:00` })
  await atGoogle(url, { summary: 'Muy lejos', start: `${day(120)}T07:00` })
  const reading = await readGoogle(token, null)
  expect(reading).toMatchObject({
    busy: [
      [minute(3, 9), minute(3, 10.5)],
      [minute(89, 7), minute(89, 8)],
    ],
    etag: null,
  })
})

test('an ended consent is told apart from a Google that is down, slow or busy', async () => {
  const url = await openGoogle()
  const token = await connect()
  const problemAfter = async (fault: Record<string, unknown>, milliseconds?: number) => {
    await orderFault(url, fault)
    return readGoogle(token, null, milliseconds)
  }
  for (const mode of ['429', '500', 'garbage', 'noise', 'hangup'])
    expect(await problemAfter({ mode, path: freeBusy })).toEqual({ problem: 'unreachable' })
  expect(await problemAfter({ mode: 'status', status: 401, path: freeBusy })).toEqual({
    problem: 'unreachable',
  })
  expect(await problemAfter({ mode: 'slow', ms: 3000, path: freeBusy }, 300)).toEqual({ problem: 'slow' })
  expect(await problemAfter({ mode: '500', path: '/token' })).toEqual({ problem: 'unreachable' })
  const forbidden = { error: { errors: [{ reason: 'insufficientPermissions' }] } }
  expect(await problemAfter({ mode: 'status', status: 403, body: forbidden, path: freeBusy })).toEqual({
    problem: 'revoked',
  })
  await orderFault(url, { mode: 'none' })
  await revokeToken(token)
  expect(await readGoogle(token, null)).toEqual({ problem: 'revoked' })
})

/** Starts a fake Google that gives a token and answers all other requests with `answer`. */
async function elsewhere(answer: RequestListener): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/token') return answer(request, response)
    response.end(JSON.stringify({ access_token: 'ya29.x', scope: '' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  env.GOOGLE_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a fake Google with busy hours and `pages` full pages of events, which may be `Infinity`. */
async function largeCalendar(pages: number) {
  const asked: URLSearchParams[] = []
  await elsewhere((request, response) => {
    if (request.url === freeBusy) {
      const busy = [{ start: momentAt(day(3), 9), end: momentAt(day(3), 10) }]
      return response.end(JSON.stringify({ calendars: { primary: { busy } } }))
    }
    const query = new URL(request.url ?? '', 'http://x').searchParams
    asked.push(query)
    const items = Array.from({ length: Number(query.get('maxResults')) }, (_, n) => ({ id: `otro${n}` }))
    const page = asked.length
    response.end(
      JSON.stringify({
        items,
        ...(page < pages ? { nextPageToken: String(page) } : { nextSyncToken: 'fin' }),
      }),
    )
  })
  return asked
}

test('a Google calendar of 12,000 events is read page by page, and its busy hours are found', async () => {
  const asked = await largeCalendar(5)
  expect(await readGoogle('token', null)).toMatchObject({
    busy: [[minute(3, 9), minute(3, 10)], expect.anything()],
    changes: [],
    syncToken: 'fin',
  })
  expect(asked.map((query) => [query.get('maxResults'), query.get('pageToken')])).toEqual(
    [null, '1', '2', '3', '4'].map((page) => ['2500', page]),
  )
})

test('the busy hours are read even when the list of events has no end, is slow or is refused', async () => {
  await largeCalendar(Infinity)
  const busy = { busy: [[minute(3, 9), minute(3, 10)], expect.anything()], etag: null }
  expect(await readGoogle('token', null)).toEqual(busy)
  await elsewhere((request, response) => {
    if (request.url !== freeBusy) return response.writeHead(500).end()
    const busyThen = [{ start: momentAt(day(3), 9), end: momentAt(day(3), 10) }]
    response.end(JSON.stringify({ calendars: { primary: { busy: busyThen } } }))
  })
  expect(await readGoogle('token', null)).toEqual(busy)
})

test('an answer of 20 MB is abandoned after 5 MB, and a redirect of Google is not followed', async () => {
  let sent = 0
  await elsewhere((_request, response) => {
    const piece = Buffer.alloc(1024 * 1024, ' ')
    const push = () => {
      if (sent >= 20 || response.destroyed) return response.end()
      sent += 1
      response.write(piece, push)
    }
    push()
  })
  expect(await readGoogle('token', null)).toEqual({ problem: 'large' })
  expect(sent).toBeLessThan(20)

  const asked: string[] = []
  await elsewhere((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(302, { location: '/otra' }).end()
  })
  expect(await readGoogle('token', null)).toEqual({ problem: 'unreachable' })
  expect(asked).toEqual([freeBusy])
})
