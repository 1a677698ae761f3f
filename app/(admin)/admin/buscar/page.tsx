import type { Metadata } from 'next'
import { PageHeading } from '@/components/portal/page-heading'
import { SearchForm } from '@/components/search/search-form'
import { SearchResults } from '@/components/search/search-results'
import { searchText } from '@/content/search'
import { readSearch } from '@/lib/search/href'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: searchText.title }
}

export default async function SearchPage({ searchParams }: PageProps<'/admin/buscar'>) {
  const member = await requireStaff()
  const search = readSearch(await searchParams)
  return (
    <>
      <PageHeading title={searchText.title} />
      <SearchForm search={search}>
        {search ? (
          <SearchResults member={member} search={search} />
        ) : (
          <p className="max-w-[60ch] text-ink-2">{searchText.hint}</p>
        )}
      </SearchForm>
    </>
  )
}
