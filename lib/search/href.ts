import type { Route } from 'next'
import type { SearchParams } from '@/lib/http/search-params'

/** The database reads at most this many characters of a search. */
export const longestSearch = 100

export const readSearch = ({ buscar }: SearchParams): string =>
  typeof buscar === 'string' ? buscar.trim().slice(0, longestSearch) : ''

export const searchHref = ({ search }: { search: string }): Route => {
  const params = new URLSearchParams(search.trim() ? { buscar: search.trim() } : {})
  return (params.size > 0 ? `/admin/buscar?${params}` : '/admin/buscar') as Route
}

export type FoundLine = { href: Route; title: string; detail: string }
/** `invoices` is null when they could not be read. */
export type Found = { clients: FoundLine[]; invoices: FoundLine[] | null }
