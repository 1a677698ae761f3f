import { beforeEach, expect, test, vi } from 'vitest'
import { revokeToken, sealToken } from '@/lib/appointments/google/consent'
import { syncEvent } from '@/lib/appointments/google/sync-event'
import { addDays, bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { orderFault } from '../../../local/fake-services'
import { connect, eventsAtGoogle, openGoogle } from './local-google'

const held = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => held }))
vi.mock('@/lib/env', () => import('../../deliveries/test-env'))

const day = addDays(bogotaDay(new Date()), 5)
const target = { appointment: crypto.randomUUID(), person: crypto.randomUUID() }
const at = (hour: number, sure = true) => ({
  title: 'Cierre',
  startsAt: momentAt(day, hour),
  endsAt: momentAt(day, hour + 1),
  place: 'video',
  placeDetail: null,
  sure,
})
type Wanted = ReturnType<typeof at> | null

let url: string
let token: string
beforeEach(async () => {
  url = await openGoogle()
  token = await connect()
})

/** Makes the database return these states one after the other, and then always the last state. */
function states(...wanted: Wanted[]) {
  const noted: unknown[] = []
  const sealed = sealToken(token, target.person)
  held.rpc.mockImplementation(async (name: string, args: object) => {
    if (name === 'record_google_event') {
      noted.push(args)
      return { data: null, error: null }
    }
    const event = wanted.length > 1 ? wanted.shift() : wanted[0]
    return { data: { sealed, event }, error: null }
  })
  return noted
}
const sync = () => syncEvent(target, AbortSignal.timeout(10_000))

test('an appointment is written to Google, and the written version is recorded', async () => {
  const noted = states(at(9))
  await sync()
  expect(noted).toEqual([
    {
      appointment: target.appointment,
      member: target.person,
      starts_at: momentAt(day, 9),
      ends_at: momentAt(day, 10),
    },
  ])
  states(at(9, false))
  await sync()
  expect(await eventsAtGoogle(url)).toMatchObject([{ status: 'tentative' }])
})

test('an appointment that is moved or cancelled during the write ends at Google as it is now', async () => {
  states(at(9), at(11), at(11))
  await sync()
  expect(await eventsAtGoogle(url)).toMatchObject([{ start: { dateTime: momentAt(day, 11) } }])
  const noted = states(at(11), null, null)
  await sync()
  expect(await eventsAtGoogle(url)).toMatchObject([{ status: 'cancelled' }])
  expect(noted.at(-1)).toEqual({ appointment: target.appointment, member: target.person })
})

test('an ended consent is no failed delivery, but a Google that is down is one', async () => {
  states(at(9))
  await orderFault(url, { mode: '500', path: '/calendar' })
  await expect(sync()).rejects.toThrow('google:backendError')
  await orderFault(url, { mode: 'none' })
  await revokeToken(token)
  await sync()
  expect(await eventsAtGoogle(url)).toEqual([])
})
