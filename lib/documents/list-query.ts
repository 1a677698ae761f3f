import type { Route } from 'next'
import type { AccountId } from '@/lib/ids'
import { clientHref } from '@/lib/format/client-href'
import { folderParam, readFolder, type Folder } from '@/lib/documents/folders'
import { families, type Cursor, type Family } from '@/lib/documents/schema'
import type { SearchParams } from '@/lib/http/search-params'

export const sorts = ['fecha', 'nombre', 'tamano', 'tipo'] as const
export type Sort = (typeof sorts)[number]
export type Direction = 'asc' | 'desc'

/** The page begins after `cursor`; when `backward`, the page ends before `cursor`. */
export type ListQuery = {
  /** The client whose documents a member lists; null on the client's own page. */
  client: AccountId | null
  /** True on the client's page of folders; false for the list on the first page of the portal. */
  byFolder: boolean
  folder: Folder | null
  search: string
  family: Family | null
  sort: Sort
  direction: Direction
  cursor: Cursor | null
  backward: boolean
}

export const firstDirection: Record<Sort, Direction> = {
  fecha: 'desc',
  nombre: 'asc',
  tamano: 'desc',
  tipo: 'asc',
}

export const wholeList: ListQuery = {
  client: null,
  byFolder: false,
  folder: null,
  search: '',
  family: null,
  sort: 'fecha',
  direction: 'desc',
  cursor: null,
  backward: false,
}

export const longestDocumentSearch = 100

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const anything = /^[^~]{0,300}$/
const shapes: Record<Sort, readonly RegExp[]> = {
  fecha: [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(\+00:00|Z)$/, uuid],
  nombre: [anything, uuid],
  tamano: [/^\d{1,15}$/, uuid],
  tipo: [/^[a-z]{1,10}$/, anything, uuid],
}
/** No value of a cursor contains this separator, because the database removes punctuation from the names in cursors. */
const seam = '~'

const tidySearch = (text: string) => text.replace(/\s+/g, ' ').trim()

export function readOrder(value: string): Pick<ListQuery, 'sort' | 'direction'> {
  const [name, way] = value.split('-')
  const sort = sorts.find((known) => known === name) ?? wholeList.sort
  return { sort, direction: way === 'asc' || way === 'desc' ? way : firstDirection[sort] }
}

export function readListQuery(
  params: SearchParams,
  client: AccountId | null = null,
  byFolder = client !== null,
): ListQuery {
  const param = (name: string) => [params[name]].flat()[0] ?? ''
  const { sort, direction } = readOrder(param('orden'))
  const cursor = (param('antes') || param('despues')).split(seam)
  const shape = shapes[sort]
  const sound = cursor.length === shape.length && shape.every((part, place) => part.test(cursor[place] ?? ''))
  return {
    client,
    byFolder,
    folder: byFolder ? readFolder(param('carpeta')) : null,
    search: tidySearch(param('buscar')).slice(0, longestDocumentSearch),
    family: families.find((known) => known === param('tipo')) ?? null,
    sort,
    direction,
    cursor: sound ? cursor : null,
    backward: sound && param('antes') !== '',
  }
}

export const listHome = ({ client, byFolder }: ListQuery): Route =>
  client ? clientHref(client, 'documentos') : byFolder ? '/portal/documentos' : '/portal'

export function listHref(query: ListQuery): Route {
  const { folder, search, family, sort, direction, cursor, backward } = query
  const [path, tab] = listHome(query).split('?')
  const params = new URLSearchParams(tab)
  if (folder) params.set('carpeta', folderParam(folder))
  if (search) params.set('buscar', search)
  if (family) params.set('tipo', family)
  if (sort !== wholeList.sort || direction !== firstDirection[sort])
    params.set('orden', `${sort}-${direction}`)
  if (cursor) params.set(backward ? 'antes' : 'despues', cursor.join(seam))
  return (params.size > 0 ? `${path}?${params}` : path) as Route
}

export const fromStart = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  cursor: null,
  backward: false,
  ...change,
})

export const filterHref = (fields: ListQuery): Route =>
  listHref(fromStart(fields, { search: tidySearch(fields.search) }))

const databaseSorts: Record<Sort, string> = {
  fecha: 'created_at',
  nombre: 'name',
  tamano: 'size',
  tipo: 'type',
}

export function wantedOf(query: ListQuery) {
  const { folder, search, family, sort, direction, cursor, backward } = query
  if (listHref({ ...query, client: null, byFolder: false }) === '/portal') return {}
  return {
    sort: databaseSorts[sort],
    descending: direction === 'desc',
    ...(folder && { year: folder.year, ...(folder.subject && { subject: folder.subject }) }),
    ...(search && { search }),
    ...(family && { family }),
    ...(cursor && { cursor: [...cursor], backward }),
  }
}
