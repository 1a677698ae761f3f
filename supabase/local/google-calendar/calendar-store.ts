import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile } from '../fake-services/keep-file'

type Time = { dateTime?: string; date?: string; timeZone?: string }
export type CalendarEvent = {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  start: Time
  end: Time
  transparency?: 'opaque' | 'transparent'
  extendedProperties?: { private?: Record<string, string> }
}
/** `change` is the number of the event's last change, to which sync tokens refer. */
type Kept = CalendarEvent & { change: number }

export type Grant = { refreshToken: string; account: string; scopes: string[] }

type State = { grants: Grant[]; calendars: Record<string, Kept[]>; change: number }

/** Keeps consents and events of all accounts in one file. */
export async function openCalendarStore(dataDir: string) {
  const file = join(dataDir, 'calendar.json')
  const state: State = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as State,
    () => ({ grants: [], calendars: {}, change: 0 }),
  )
  let writing = Promise.resolve()
  const save = () => (writing = writing.then(() => keepFile(file, JSON.stringify(state))))
  const eventsOf = (account: string) => (state.calendars[account] ??= [])

  return {
    accounts: () => Object.keys(state.calendars).sort(),
    events: (account: string): readonly Kept[] => eventsOf(account),
    change: () => state.change,
    async put(account: string, event: CalendarEvent): Promise<Kept> {
      const kept = { ...event, change: ++state.change }
      state.calendars[account] = [...eventsOf(account).filter(({ id }) => id !== event.id), kept]
      await save()
      return kept
    },
    grantOf: (refreshToken: string) => state.grants.find((grant) => grant.refreshToken === refreshToken),
    async grant(account: string, scopes: string[]): Promise<Grant> {
      const made = { refreshToken: `1//${randomBytes(32).toString('base64url')}`, account, scopes }
      state.grants.push(made)
      eventsOf(account)
      await save()
      return made
    },
    /** Google ends all consents of an account when one of its tokens is revoked. */
    async revoke(account: string): Promise<void> {
      state.grants = state.grants.filter((grant) => grant.account !== account)
      await save()
    },
    granted: () => state.grants.map(({ account }) => account),
  }
}

export type CalendarStore = Awaited<ReturnType<typeof openCalendarStore>>

export const startOf = ({ start }: CalendarEvent) => Date.parse(start.dateTime ?? `${start.date}T05:00:00Z`)
export const endOf = ({ end }: CalendarEvent) => Date.parse(end.dateTime ?? `${end.date}T05:00:00Z`)
