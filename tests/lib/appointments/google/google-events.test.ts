import { beforeEach, expect, test, vi } from 'vitest'
import { accessToken } from '@/lib/appointments/google/consent'
import {
  changedEvents,
  eventId,
  removeEvent,
  writeEvent,
  type WrittenEvent,
} from '@/lib/appointments/google/google-events'
import { readGoogle } from '@/lib/appointments/google/read-google'
import { addDays, bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { orderFault } from '../../../local/fake-services'
import { atGoogle, connect, eventsAtGoogle, openGoogle } from './local-google'

vi.mock('@/lib/env', () => import('../../deliveries/test-env'))

const day = addDays(bogotaDay(new Date()), 5)
const signal = () => AbortSignal.timeout(5000)
const made = (hour: number): WrittenEvent => ({
  appointment: '0b7e61f2-3a54-4c1e-9d8f-1f2e3d4c5b6a',
  title: 'Cierre, Panadería La Espiga',
  text: 'Cita del portal.',
  place: 'Videollamada',
  from: momentAt(day, hour),
  until: momentAt(day, hour + 1),
  sure: true,
})
const { appointment } = made(9)
const id = eventId(appointment)

let url: string
let token: string
let access: string
beforeEach(async () => {
  url = await openGoogle()
  token = await connect()
  access = await accessToken(token)
})
const changes = (since: string | null) => changedEvents(access, since, Date.now(), signal())

test('an appointment that is written twice is one event, which moves with it and blocks no hour', async () => {
  await writeEvent(access, made(9), signal())
  await writeEvent(access, made(9), signal())
  await writeEvent(access, made(11), signal())
  expect(await eventsAtGoogle(url)).toMatchObject([
    {
      id,
      status: 'confirmed',
      // The event is private, because others may see the calendar, and transparent, so that the hour stays free.
      visibility: 'private',
      transparency: 'transparent',
      start: { dateTime: momentAt(day, 11) },
      extendedProperties: { private: { portal: appointment } },
    },
  ])
  expect(await readGoogle(token, null)).toMatchObject({ busy: [] })
})

test('a write whose answer was lost is repeated without a second event, and a removal without an error', async () => {
  await orderFault(url, { mode: 'hangup-after', method: 'POST', path: '/calendar', times: 1 })
  await expect(writeEvent(access, made(9), signal())).rejects.toThrow('google:unreachable')
  await writeEvent(access, made(9), signal())
  expect(await eventsAtGoogle(url)).toHaveLength(1)
  await removeEvent(access, appointment, signal())
  await removeEvent(access, appointment, signal())
  await removeEvent(access, crypto.randomUUID(), signal())
  // Writing an appointment after its event was removed restores the same event.
  await writeEvent(access, made(15), signal())
  expect(await eventsAtGoogle(url)).toMatchObject([{ id, status: 'confirmed' }])
})

test('a move or deletion by the owner is read once, and their other events are never read', async () => {
  await writeEvent(access, made(9), signal())
  await atGoogle(url, { summary: 'Cita médica', start: `${day}T10:00` })
  const first = await changes(null)
  expect(first.changes).toEqual([{ appointment, from: momentAt(day, 9), until: momentAt(day, 10) }])
  await atGoogle(url, { id, start: `${day}T14:00` })
  const second = await changes(first.syncToken)
  expect(second.changes).toEqual([{ appointment, from: momentAt(day, 14), until: momentAt(day, 15) }])
  expect((await changes(second.syncToken)).changes).toEqual([])
  await atGoogle(url, { id, act: 'delete' })
  expect((await changes(second.syncToken)).changes).toEqual([{ appointment }])
})

test('after Google forgets the sync token (410) all events are read again', async () => {
  await writeEvent(access, made(9), signal())
  await writeEvent(access, made(16), signal())
  const { changes: found, syncToken } = await changes('olvidado')
  expect(found).toEqual([{ appointment, from: momentAt(day, 16), until: momentAt(day, 17) }])
  expect((await changes(syncToken)).changes).toEqual([])
})

test('a refusal of Google says whether and when to try again', async () => {
  const after = async (fault: Record<string, unknown>) => {
    await orderFault(url, { path: '/calendar', ...fault })
    return writeEvent(access, made(9), signal()).catch((error: unknown) => error)
  }
  expect(await after({ mode: '429', retryAfter: 7 })).toMatchObject({ retry: 'backoff', retryAfter: 7 })
  expect(await after({ mode: '500' })).toMatchObject({ retry: 'backoff', reason: 'google:backendError' })
  expect(await after({ mode: 'status', status: 401 })).toMatchObject({ retry: 'after-fix' })
  const slower = { error: { errors: [{ reason: 'rateLimitExceeded' }] } }
  expect(await after({ mode: 'status', status: 403, body: slower })).toMatchObject({ retry: 'backoff' })
})
