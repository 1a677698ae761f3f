import type { Route } from 'next'
import { z } from 'zod'
import { clientStatuses, clientViews } from '@/content/clients'
import { regimeFilters } from '@/content/tax-calendar/profile'
import type { PersonId } from '@/lib/ids'
import type { SearchParams } from '@/lib/http/search-params'

type Slug = (typeof clientStatuses)[number]['slug']
export const pageSizes = [25, 100] as const

export type ClientFilters = {
  search: string
  status: Slug
  /** The id of an advisor, `nobody` for clients without an advisor, or null for all clients. */
  advisor: PersonId | null
  view: (typeof clientViews)[number]['slug'] | null
  regime: keyof typeof regimeFilters | null
  municipality: string | null
  tag: string | null
  /** The number of clients on a page, and the most in one bulk action. */
  rows: (typeof pageSizes)[number]
}
type ClientCursor = readonly [string, string]
/** The page begins after `cursor` or, with `backward`, ends before it. */
export type ClientsQuery = ClientFilters & { cursor: ClientCursor | null; backward: boolean }

export const noFilters = {
  search: '',
  status: 'activos',
  advisor: null,
  view: null,
  regime: null,
  municipality: null,
  tag: null,
} as const

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
    status: clientStatuses.find(({ slug }) => slug === text('estado'))?.slug ?? noFilters.status,
    advisor: advisor === nobody ? 'nobody' : z.uuid().safeParse(advisor).success ? advisor : null,
    view: clientViews.find(({ slug }) => slug === text('vista'))?.slug ?? null,
    regime:
      (Object.keys(regimeFilters) as (keyof typeof regimeFilters)[]).find((one) => one === text('regimen')) ??
      null,
    municipality: /^\d{5}$/.test(text('municipio')) ? text('municipio') : null,
    tag: text('etiqueta').trim().slice(0, 30) || null,
    rows: pageSizes.find((size) => String(size) === text('filas')) ?? pageSizes[0],
    cursor: before ?? readCursor(text('desde')),
    backward: before !== null,
  }
}

/** Reads `{id}_{name}`, which names the client at the beginning or end of a page. */
function readCursor(text: string): ClientCursor | null {
  const id = text.slice(0, 36)
  return text[36] === '_' && z.uuid().safeParse(id).success ? [text.slice(37, 337), id] : null
}

export function filterParams(filters: ClientFilters): Record<string, string> {
  const { search, status, advisor, view, regime, municipality, tag, rows } = filters
  return {
    ...(search ? { buscar: search } : {}),
    ...(status === noFilters.status ? {} : { estado: status }),
    ...(view ? { vista: view } : {}),
    ...(advisor ? { asesor: advisor === 'nobody' ? nobody : advisor } : {}),
    ...(regime ? { regimen: regime } : {}),
    ...(municipality ? { municipio: municipality } : {}),
    ...(tag ? { etiqueta: tag } : {}),
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
