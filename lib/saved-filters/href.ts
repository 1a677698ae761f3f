import type { Route } from 'next'

/** Pages whose filters can be saved; the database has the same list. */
export const filterPages = ['clients', 'board'] as const
export type FilterPage = (typeof filterPages)[number]

export type SavedFilter = { id: string; name: string; query: string }

/** Returns the filters as a query with sorted parameters, so that the same filters always give the same text; empty without filters. */
export function filterQuery(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
  query.sort()
  return query.toString()
}

export const filterHref = (path: Route, { query }: SavedFilter): Route => `${path}?${query}` as Route
