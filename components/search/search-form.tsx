'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FilteredList, FilterSearch } from '@/components/ui/filters'
import { useQueryFilters } from '@/components/ui/use-query-filters'
import { searchGroups, searchText as text } from '@/content/search'
import { longestSearch, searchHref, searchPaths, type Search, type SearchArea } from '@/lib/search/href'

type SearchFormProps = { area: SearchArea; search: Search; children: ReactNode }

/** Searches while the user types; without script the form requests the page again. */
export function SearchForm({ area, search, children }: SearchFormProps) {
  const { wanted, working, offline, type, submit } = useQueryFilters(search, (filters) =>
    searchHref(area, filters),
  )
  const form = useRef<HTMLFormElement>(null)
  // The field gets the focus at once, because users open this page to type.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <search>
        <form
          ref={form}
          action={searchPaths[area]}
          autoComplete="off"
          aria-label={text.form}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
          className="flex max-w-[48rem] flex-wrap gap-3 pb-4"
        >
          <FilterSearch
            name="buscar"
            label={text.labels[area]}
            hint={text.labels[area]}
            value={wanted.search}
            maxLength={longestSearch}
            working={working}
            onType={type}
            className="min-w-0 flex-1 basis-64"
          />
          {search.group ? <input type="hidden" name="en" value={searchGroups[search.group].slug} /> : null}
          <noscript>
            <Button type="submit">{text.submit}</Button>
          </noscript>
        </form>
      </search>
      <FilteredList working={working} workingText={text.working} offline={offline}>
        {children}
      </FilteredList>
    </>
  )
}
