import type { Route } from 'next'
import type { ContactKind } from '@/lib/contact/schema'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { SearchParams } from '@/lib/http/search-params'

const basePath = '/admin/contactos'
const kindParams: Record<ContactKind, string> = {
  new: 'nuevos',
  answered: 'respondidos',
  spam: 'no-deseados',
  all: 'todos',
}
export const longestContactSearch = 100

export type ContactFilters = { kind: ContactKind; search: string }
export type ContactQuery = ContactFilters & { cursor: PageCursor | null }

export function readContactQuery(params: SearchParams): ContactQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const kind = Object.entries(kindParams).find(([, word]) => word === text('estado'))
  return {
    kind: kind ? (kind[0] as ContactKind) : 'new',
    search: text('buscar').trim().slice(0, longestContactSearch),
    cursor: readPageCursor(text('desde')),
  }
}

function paramsOf({ kind, search }: ContactFilters): URLSearchParams {
  const params = new URLSearchParams({ estado: kindParams[kind] })
  if (search) params.set('buscar', search)
  return params
}

export const kindParam = (kind: ContactKind): string => kindParams[kind]

export function contactsHref(filters: ContactFilters, cursor?: PageCursor): Route {
  const params = paramsOf(filters)
  if (cursor) params.set('desde', cursor.join('_'))
  return `${basePath}?${params}` as Route
}

export function exportHref(filters: ContactFilters, format: 'csv' | 'xlsx'): string {
  const params = paramsOf(filters)
  params.set('formato', format)
  return `${basePath}/exportar?${params}`
}
