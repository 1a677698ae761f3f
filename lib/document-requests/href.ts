import type { Route } from 'next'
import type { AccountId } from '@/lib/ids'
import type { PageCursor } from '@/lib/format/page-cursor'
import { isUuid } from '@/lib/format/uuid'
import type { SearchParams } from '@/lib/http/search-params'

const lists = {
  abiertos: 'open',
  revisar: 'review',
  borradores: 'drafts',
  cerrados: 'closed',
  repiten: 'series',
} as const
export type RequestList = (typeof lists)[keyof typeof lists]

export type RequestsQuery = { list: RequestList; client: AccountId | null; after: PageCursor | null }
/** A cursor contains the day or moment and the id of the previous page's last row. */
const cursor = /^(\d{4}-\d{2}-\d{2}[0-9T:.+Z-]{0,35})_([0-9a-f-]{36})$/

function readCursor(text: string): PageCursor | null {
  const [, at, id] = cursor.exec(text) ?? []
  return at && id && isUuid(id) && !Number.isNaN(Date.parse(at)) ? [at, id] : null
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null)

export function readRequestsQuery({ lista, cliente, desde }: SearchParams): RequestsQuery {
  const list = single(lista)
  const client = single(cliente)
  const after = single(desde)
  return {
    list: list !== null && Object.hasOwn(lists, list) ? lists[list as keyof typeof lists] : 'open',
    client: client !== null && isUuid(client) ? client : null,
    after: after === null ? null : readCursor(after),
  }
}

export function requestsHref({ list, client, after }: Partial<RequestsQuery>): Route {
  const name = Object.entries(lists).find(([, one]) => one === list)?.[0]
  const params = new URLSearchParams({
    ...(name && list !== 'open' && { lista: name }),
    ...(client && { cliente: client }),
    ...(after && { desde: after.join('_') }),
  })
  return `/admin/solicitudes${params.size > 0 ? `?${params}` : ''}` as Route
}
