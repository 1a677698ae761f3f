'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { FilteredList, FilterSearch } from '@/components/ui/filters'
import { useQueryFilters } from '@/components/ui/use-query-filters'
import { searchText } from '@/content/search'
import { longestSearch, searchHref } from '@/lib/search/href'

/** Searches while the member types. Without script the form requests the page again. */
export function SearchForm({ search, children }: { search: string; children: ReactNode }) {
  const { wanted, working, offline, type, submit } = useQueryFilters({ search }, searchHref)
  const form = useRef<HTMLFormElement>(null)
  // The field gets the focus at once, because users open this page to type.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <search>
        <form
          ref={form}
          action="/admin/buscar"
          autoComplete="off"
          aria-label={searchText.form}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
          className="max-w-[48rem] pb-4"
        >
          <FilterSearch
            name="buscar"
            label={searchText.label}
            hint={searchText.label}
            value={wanted.search}
            maxLength={longestSearch}
            working={working}
            onType={type}
          />
        </form>
      </search>
      <FilteredList working={working} workingText={searchText.working} offline={offline}>
        {children}
      </FilteredList>
    </>
  )
}
