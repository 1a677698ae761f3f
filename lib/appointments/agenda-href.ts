import type { Route } from 'next'
import type { AccountId } from '@/lib/ids'
import type { ListKind } from '@/lib/appointments/agenda'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { PageCursor } from '@/lib/format/page-cursor'

const basePath = '/admin/citas'
export const kindParams: Record<ListKind, string> = {
  waiting: 'por-confirmar',
  coming: 'proximas',
  past: 'pasadas',
}

type Week = { monday?: CivilDay; day?: CivilDay; client?: AccountId | null; person?: string | null }

/** Without `monday` the page shows this week; `client` is the client for whom an hour is chosen. */
export function weekHref({ monday, day, client, person }: Week = {}): Route {
  const params = new URLSearchParams()
  if (monday) params.set('semana', monday)
  if (day) params.set('dia', day)
  if (client) params.set('cliente', client)
  if (person) params.set('persona', person)
  return (params.size > 0 ? `${basePath}?${params}` : basePath) as Route
}

/** Returns the URL of the page with everybody's day; without `day` the page shows today. */
export const dayHref = (day?: CivilDay): Route => `${basePath}?vista=dia${day ? `&dia=${day}` : ''}` as Route

export function listHref(kind: ListKind, client?: AccountId | null, cursor?: PageCursor): Route {
  const params = new URLSearchParams({ vista: 'lista', estado: kindParams[kind] })
  if (client) params.set('cliente', client)
  if (cursor) params.set('desde', cursor.join('_'))
  return `${basePath}?${params}` as Route
}

export function proposalHref(
  known: { client?: AccountId | null; slot?: string; person?: string | null } = {},
): Route {
  const params = new URLSearchParams()
  if (known.client) params.set('cliente', known.client)
  if (known.slot) params.set('hora', known.slot)
  if (known.person) params.set('persona', known.person)
  return `${basePath}/nueva${params.size > 0 ? `?${params}` : ''}` as Route
}

export const entryHref = (id: string): Route => `${basePath}/${id}` as Route
export const closuresHref = `${basePath}/cierres` as Route

export const typesHref = `${basePath}/tipos` as Route
/** Returns the URL of a member's hours; without `person` the page shows the user's own hours. */
export const hoursHref = (person?: string): Route =>
  (person ? `${basePath}/horarios?persona=${person}` : `${basePath}/horarios`) as Route
