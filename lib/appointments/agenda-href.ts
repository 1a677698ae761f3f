import type { Route } from 'next'
import { accountId, type AccountId } from '@/lib/ids'
import type { ListKind } from '@/lib/appointments/agenda'
import { addDays, isCivilDay, mondayOf, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { SearchParams } from '@/lib/http/search-params'

const basePath = '/admin/citas'
const kindParams: Record<ListKind, string> = {
  waiting: 'por-confirmar',
  coming: 'proximas',
  past: 'pasadas',
}

export type AgendaQuery = {
  view: 'week' | 'list'
  monday: CivilDay
  /** The only day that narrow screens show. */
  day: CivilDay
  kind: ListKind
  client: AccountId | null
  cursor: PageCursor | null
}

export function readAgendaQuery(params: SearchParams, today: CivilDay): AgendaQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const wanted = isCivilDay(text('semana')) ? text('semana') : isCivilDay(text('dia')) ? text('dia') : null
  // On Sunday the current week has no hours left, so the next one is shown.
  const monday = mondayOf(wanted ?? (weekdayOf(today) === 0 ? addDays(today, 1) : today))
  const inWeek = (day: string) => isCivilDay(day) && mondayOf(day) === monday
  const kind = Object.entries(kindParams).find(([, word]) => word === text('estado'))
  return {
    view: text('vista') === 'lista' ? 'list' : 'week',
    monday,
    day: inWeek(text('dia')) ? text('dia') : inWeek(today) && weekdayOf(today) !== 0 ? today : monday,
    kind: kind ? (kind[0] as ListKind) : 'waiting',
    client: accountId.safeParse(text('cliente')).data ?? null,
    cursor: readPageCursor(text('desde')),
  }
}

type Week = { monday?: CivilDay; day?: CivilDay; client?: AccountId | null }

/** Without `monday` the address shows this week; `client` is the client who gets a proposal and stays selected. */
export function weekHref({ monday, day, client }: Week = {}): Route {
  const params = new URLSearchParams()
  if (monday) params.set('semana', monday)
  if (day) params.set('dia', day)
  if (client) params.set('cliente', client)
  return (params.size > 0 ? `${basePath}?${params}` : basePath) as Route
}

export function listHref(kind: ListKind, client?: AccountId | null, cursor?: PageCursor): Route {
  const params = new URLSearchParams({ vista: 'lista', estado: kindParams[kind] })
  if (client) params.set('cliente', client)
  if (cursor) params.set('desde', cursor.join('_'))
  return `${basePath}?${params}` as Route
}

export function proposalHref(known: { client?: AccountId | null; slot?: string } = {}): Route {
  const params = new URLSearchParams()
  if (known.client) params.set('cliente', known.client)
  if (known.slot) params.set('hora', known.slot)
  return `${basePath}/nueva${params.size > 0 ? `?${params}` : ''}` as Route
}

export const entryHref = (id: string): Route => `${basePath}/${id}` as Route
export const closuresHref = `${basePath}/cierres` as Route
