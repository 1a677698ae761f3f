import type { Route } from 'next'
import { z } from 'zod'
import { clientStatuses, clientViews } from '@/content/clients'
import type { PersonId } from '@/lib/ids'
import type { SearchParams } from '@/lib/http/search-params'

type Slug = (typeof clientStatuses)[number]['slug']
/** Rows per page; the first is the default. */
export const pageSizes = [25, 100] as const

type ClientFilters = {
  search: string
  status: Slug
  /** A member's id, `nobody` for clients without an advisor, or null for all clients. */
  advisor: PersonId | null
  view: (typeof clientViews)[number]['slug'] | null
  /** Rows per page, and so also the most clients of one bulk action. */
  rows: (typeof pageSizes)[number]
}
type ClientCursor = readonly [string, string]
/** The page begins after `cursor`, or ends before it when `backward`. */
export type ClientsQuery = ClientFilters & { cursor: ClientCursor | null; backward: boolean }

const basePath = '/admin/clientes'
const nobody = 'nadie'

export function readClientsQuery(params: SearchParams): ClientsQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const before = readCursor(text('hasta'))
  const advisor = text('asesor')
  return {
    search: text('buscar').trim().slice(0, 100),
    status: clientStatuses.find(({ slug }) => slug === text('estado'))?.slug ?? 'aprobados',
    advisor: advisor === nobody ? 'nobody' : z.uuid().safeParse(advisor).success ? advisor : null,
    view: clientViews.find(({ slug }) => slug === text('vista'))?.slug ?? null,
    rows: pageSizes.find((size) => String(size) === text('filas')) ?? pageSizes[0],
    cursor: before ?? readCursor(text('desde')),
    backward: before !== null,
  }
}

/** Reads `{id}_{name}` of the row beside the page; the name is written as the list sorts it. */
function readCursor(text: string): ClientCursor | null {
  const id = text.slice(0, 36)
  return text[36] === '_' && z.uuid().safeParse(id).success ? [text.slice(37, 337), id] : null
}

export function filterParams({ search, status, advisor, view, rows }: ClientFilters): Record<string, string> {
  return {
    ...(search ? { buscar: search } : {}),
    ...(status === 'aprobados' ? {} : { estado: status }),
    ...(view ? { vista: view } : {}),
    ...(advisor ? { asesor: advisor === 'nobody' ? nobody : advisor } : {}),
    ...(rows === pageSizes[0] ? {} : { filas: String(rows) }),
  }
}

export function clientsHref(
  filters: ClientFilters,
  page?: { way: 'desde' | 'hasta'; cursor: ClientCursor },
): Route {
  const params = new URLSearchParams(filterParams(filters))
  if (page) params.set(page.way, `${page.cursor[1]}_${page.cursor[0]}`)
  const query = params.toString()
  return (query ? `${basePath}?${query}` : basePath) as Route
}
