import type { Route } from 'next'

/** The lists that have filters of each member's own. The database has the same. */
export const filterPages = ['clients', 'board'] as const
export type FilterPage = (typeof filterPages)[number]

/** `query` is that of the address, without its question mark. */
export type SavedFilter = { id: string; name: string; query: string }

/** The filters of a page as one text, the same in whichever order they were chosen; empty for none. */
export function filterQuery(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
  query.sort()
  return query.toString()
}

export const filterAddress = (path: Route, { query }: SavedFilter): Route => `${path}?${query}` as Route
