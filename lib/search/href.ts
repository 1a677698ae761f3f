import type { Route } from 'next'
import { searchGroups } from '@/content/search'
import type { SearchParams } from '@/lib/http/search-params'

export const longestSearch = 100

export type SearchArea = 'firm' | 'portal'
export type SearchGroup = keyof typeof searchGroups
export type Search = { search: string; group: SearchGroup | null }

export const searchPaths = { firm: '/admin/buscar', portal: '/portal/buscar' } as const
export const groupNames = Object.keys(searchGroups) as SearchGroup[]

const onlyFirm: readonly SearchGroup[] = ['clients', 'people']

export const groupsOf = (area: SearchArea): SearchGroup[] =>
  groupNames.filter((name) => (area === 'firm' ? name !== 'requests' : !onlyFirm.includes(name)))

export const readSearch = ({ buscar, en }: SearchParams): Search => ({
  search: typeof buscar === 'string' ? buscar.trim().slice(0, longestSearch) : '',
  group: groupNames.find((group) => searchGroups[group].slug === en) ?? null,
})

export function searchHref(area: SearchArea, { search, group }: Search): Route {
  const params = new URLSearchParams({
    ...(search.trim() && { buscar: search.trim() }),
    ...(group && { en: searchGroups[group].slug }),
  })
  return `${searchPaths[area]}${params.size > 0 ? `?${params}` : ''}` as Route
}

/** `aside` is the text at the end of the line: amount, state or day. */
export type FoundLine = { href: Route; title: string; detail: string; aside: string }
/** A `count` of 101 means "more than 100". */
export type FoundGroup = { group: SearchGroup; title: string; count: number; lines: readonly FoundLine[] }

export const countsOf = (groups: readonly FoundGroup[]): ReadonlyMap<SearchGroup, number> => {
  const counts = new Map<SearchGroup, number>()
  for (const { group, count } of groups) counts.set(group, (counts.get(group) ?? 0) + count)
  return counts
}
