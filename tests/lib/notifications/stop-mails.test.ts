import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET, POST } from '@/app/api/notificaciones/baja/route'
import { personId } from '@/lib/ids'
import { readStopLink, stopPaths } from '@/lib/notifications/stop-link'
import { env } from '../deliveries/test-env'

const held = vi.hoisted(() => ({ calls: [] as [string, Record<string, unknown>][], wait: 0 }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => import('../../support/site-browser'))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: async (name: string, args: Record<string, unknown>) => {
      if (name === 'take_rate_limit') return { data: held.wait, error: null }
      held.calls.push([name, args])
      return { data: null, error: null }
    },
  }),
}))
beforeEach(() => {
  held.calls = []
  held.wait = 0
  return () => void vi.useRealTimers()
})

const person = personId.parse('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
const subscription = { person, topic: 'messages' } as const
const linkIn = (address: string) => new URL(address, env.SITE_URL).searchParams.get('enlace') ?? ''
const { page, route } = stopPaths(subscription)
const link = linkIn(page)
const request = (method: string, path: string) =>
  new Request(new URL(path, env.SITE_URL), {
    method,
    ...(method === 'POST' && {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  })

describe('the link in a mail that turns off its topic', () => {
  test('names the person and the topic', () => {
    expect(readStopLink(link)).toEqual(subscription)
    expect(linkIn(route)).toBe(link)
  })

  test('is worthless with another person, topic or signature', () => {
    const signature = link.split('.')[1] ?? ''
    const other = (subject: string) => `${Buffer.from(subject).toString('base64url')}.${signature}`
    for (const made of [
      other(`${person} summary`),
      other(`7f9619ff-8b86-4d01-b42d-00cf4fc964ff messages`),
      `${link}x`,
      link.slice(0, -1),
      link.split('.')[0] ?? '',
      '',
      '.',
      'á'.repeat(400),
    ])
      expect(readStopLink(made)).toBeNull()
  })
})

test('a link without an expiry in an older mail works for another year', () => {
  const subject = Buffer.from(`${person} messages`).toString('base64url')
  const signed = createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(`stop-mails\0${subject}`)
    .digest('base64url')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2027-11-26T12:00:00Z')
  expect(readStopLink(`${subject}.${signed}`)).toEqual(subscription)
  vi.setSystemTime('2027-11-28T12:00:00Z')
  expect(readStopLink(`${subject}.${signed}`)).toBeNull()
})

test('a link that turns off mails works for a year', () => {
  const day = 24 * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 364 * day)
  expect(readStopLink(link)).toEqual(subscription)
  vi.setSystemTime(Date.now() + 3 * day)
  expect(readStopLink(link)).toBeNull()
})

describe('the address that turns off mails, for mail programs', () => {
  test('refuses a link that is used too often, for a while', async () => {
    held.wait = 60
    expect((await POST(request('POST', route), undefined)).status).toBe(429)
    expect(held.calls).toEqual([])
  })

  test('turns off the mails when it is posted, without a session and from anywhere', async () => {
    const answer = await POST(request('POST', route), undefined)
    expect(answer.status).toBe(200)
    expect(held.calls).toMatchObject([['stop_mails', { person, topic: 'messages' }]])
  })

  test('changes nothing when it is only opened, and leads to the page with the button', async () => {
    const answer = await GET(request('GET', route), undefined)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    expect(held.calls).toEqual([])
  })

  test('refuses a link without our signature, and leads to no other site', async () => {
    const made = '/api/notificaciones/baja?enlace=https://malo.example'
    expect((await POST(request('POST', made), undefined)).status).toBe(404)
    expect((await GET(request('GET', made), undefined)).headers.get('location')).toBe('/notificaciones/baja')
    expect(held.calls).toEqual([])
  })
})
