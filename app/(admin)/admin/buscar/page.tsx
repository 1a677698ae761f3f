import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/search-page'
import { searchText } from '@/content/search'
import { findInFirm } from '@/lib/search/find'
import { readSearch } from '@/lib/search/href'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: searchText.title }
}

export default async function FirmSearchPage({ searchParams }: PageProps<'/admin/buscar'>) {
  const member = await requireStaff()
  const search = readSearch(await searchParams)
  return <SearchPage area="firm" search={search} find={() => findInFirm(member, search, 'page')} />
}
