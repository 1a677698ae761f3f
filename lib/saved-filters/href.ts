import type { Route } from 'next'

/** Filters of these pages can be saved. The database has the same list. */
export const filterPages = ['clients', 'board'] as const
export type FilterPage = (typeof filterPages)[number]

export type SavedFilter = { id: string; name: string; query: string }

/** Sorts the parameters, so that equal filters always give the same text. */
export function filterQuery(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
  query.sort()
  return query.toString()
}

export const filterHref = (path: Route, { query }: SavedFilter): Route => `${path}?${query}` as Route
