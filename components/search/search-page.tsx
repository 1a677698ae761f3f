import { PageHeading } from '@/components/portal/page-heading'
import { SearchForm } from '@/components/search/search-form'
import { SearchResults } from '@/components/search/search-results'
import { LinkTabs } from '@/components/ui/link-tabs'
import { searchGroups, searchText as text } from '@/content/search'
import { groupsOf, searchHref, type FoundGroup, type Search, type SearchArea } from '@/lib/search/href'
import { toFailure } from '@/lib/result'

type SearchPageProps = { area: SearchArea; search: Search; find: () => Promise<FoundGroup[]> }

export async function SearchPage({ area, search, find }: SearchPageProps) {
  const found = search.search ? await find().catch((error: unknown) => toFailure(error, 'search page')) : []
  return (
    <>
      <PageHeading title={text.title} />
      <SearchForm area={area} search={search}>
        {search.search ? (
          <>
            <LinkTabs
              label={text.limit}
              className="mb-6"
              items={[null, ...groupsOf(area)].map((group) => ({
                href: searchHref(area, { ...search, group }),
                label: group ? searchGroups[group].label : text.everything,
                current: group === search.group,
              }))}
            />
            <SearchResults area={area} search={search} found={found} />
          </>
        ) : (
          <p className="max-w-[60ch] text-ink-2">{text.hints[area]}</p>
        )}
      </SearchForm>
    </>
  )
}
