import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/search-page'
import { searchText } from '@/content/search'
import { findOwn } from '@/lib/search/find'
import { readSearch } from '@/lib/search/href'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: searchText.title }

export default async function OwnSearchPage({ searchParams }: PageProps<'/portal/buscar'>) {
  const client = await requireClient()
  const search = readSearch(await searchParams)
  return <SearchPage area="portal" search={search} find={() => findOwn(client, search, 'page')} />
}
