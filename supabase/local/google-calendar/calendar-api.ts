import { empty, json, readBytes, type Call, type Reply } from '../fake-services/serve'
import { endOf, startOf, type CalendarEvent, type CalendarStore } from './calendar-store'

const dayMs = 86_400_000
const scope = (name: string) => `https://www.googleapis.com/auth/calendar.${name}`
const eventsPath = '/calendar/v3/calendars/primary/events'

/** Refuses as Google does: https://developers.google.com/workspace/calendar/api/guides/errors */
export const refuse = (code: number, reason: string) =>
  json({ error: { errors: [{ domain: 'global', reason, message: reason }], code, message: reason } }, code)

type Caller = { account: string; scopes: string[] }

export async function calendarApi(call: Call, caller: Caller, store: CalendarStore): Promise<Reply> {
  const { method, path } = call
  const needed = path === '/calendar/v3/freeBusy' ? scope('freebusy') : scope('events.owned')
  if (!caller.scopes.includes(needed)) return refuse(403, 'insufficientPermissions')
  if (path === '/calendar/v3/freeBusy' && method === 'POST')
    return freeBusy(await readBody(call), caller, store)
  if (path === eventsPath && method === 'GET') return listEvents(call.query, caller, store)
  if (path === eventsPath && method === 'POST') return insert(await readBody(call), caller, store)
  const id = path.startsWith(`${eventsPath}/`) ? path.slice(eventsPath.length + 1) : ''
  const event = store.events(caller.account).find((one) => one.id === id)
  if (!event) return refuse(404, 'notFound')
  if (method === 'PATCH') {
    const changed = { ...event, ...(await readBody(call)), id } as CalendarEvent
    return endOf(changed) > startOf(changed)
      ? json(await store.put(caller.account, changed))
      : refuse(400, 'timeRangeEmpty')
  }
  if (method !== 'DELETE') return refuse(404, 'notFound')
  if (event.status === 'cancelled') return refuse(410, 'deleted')
  await store.put(caller.account, { ...event, status: 'cancelled' })
  return empty(204)
}

async function readBody({ request }: Call): Promise<Record<string, unknown>> {
  return JSON.parse((await readBytes(request)).toString('utf8') || '{}') as Record<string, unknown>
}

function freeBusy(body: Record<string, unknown>, { account }: Caller, store: CalendarStore): Reply {
  const [from, until] = [Date.parse(String(body.timeMin)), Date.parse(String(body.timeMax))]
  if (!(from < until)) return refuse(400, 'timeRangeEmpty')
  if (until - from > 90 * dayMs) return refuse(400, 'timeRangeTooLong')
  const busy = store
    .events(account)
    .filter((event) => event.status !== 'cancelled' && event.transparency !== 'transparent')
    .map((event) => [Math.max(startOf(event), from), Math.min(endOf(event), until)] as const)
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b)
    .map(([start, end]) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }))
  return json({ kind: 'calendar#freeBusy', calendars: { primary: { busy } } })
}

const tokenOf = (change: number) => Buffer.from(`change:${change}`).toString('base64url')
const readToken = (token: string) =>
  /^change:(\d+)$/.exec(Buffer.from(token, 'base64url').toString('utf8'))?.[1]

/** Returns up to `maxResults` events in the order of their changes; the last page has the next sync token. */
function listEvents(query: URLSearchParams, { account }: Caller, store: CalendarStore): Reply {
  const syncToken = query.get('syncToken')
  if (
    syncToken &&
    ['timeMin', 'timeMax', 'q', 'orderBy', 'privateExtendedProperty'].some((name) => query.has(name))
  )
    return refuse(400, 'invalid')
  const since = syncToken ? readToken(syncToken) : '0'
  if (since === undefined) return refuse(410, 'fullSyncRequired')
  const from = Date.parse(query.get('timeMin') ?? '1970-01-01T00:00:00Z')
  const size = Math.min(Number(query.get('maxResults') ?? 250), 2500)
  const begin = Number(query.get('pageToken') ?? 0)
  const found = store
    .events(account)
    .filter((event) => event.change > Number(since) && (syncToken || endOf(event) > from))
    .filter((event) => syncToken || query.get('showDeleted') === 'true' || event.status !== 'cancelled')
    .sort((a, b) => a.change - b.change)
  const items = found.slice(begin, begin + size)
  return json({
    kind: 'calendar#events',
    items,
    ...(begin + size < found.length
      ? { nextPageToken: String(begin + size) }
      : { nextSyncToken: tokenOf(store.change()) }),
  })
}

async function insert(
  body: Record<string, unknown>,
  { account }: Caller,
  store: CalendarStore,
): Promise<Reply> {
  const event = { status: 'confirmed', ...body } as CalendarEvent
  if (!/^[a-v0-9]{5,1024}$/.test(event.id)) return refuse(400, 'invalid')
  if (store.events(account).some(({ id }) => id === event.id)) return refuse(409, 'duplicate')
  if (!(endOf(event) > startOf(event))) return refuse(400, 'timeRangeEmpty')
  return json(await store.put(account, event))
}
