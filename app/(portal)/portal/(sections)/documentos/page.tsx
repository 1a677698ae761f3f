import type { Metadata } from 'next'
import { FiledDocuments } from '@/components/documents/filed-documents'
import { RefreshOnChange } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { documentListText, documentsText } from '@/content/documents'
import { readListQuery } from '@/lib/documents/list-query'
import { listOwnDocuments } from '@/lib/documents/queries'
import type { SearchParams } from '@/lib/http/search-params'
import { mayAct } from '@/lib/session/account-role'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: documentsText.title }

type Props = { searchParams: Promise<SearchParams> }

export default async function DocumentsPage({ searchParams }: Props) {
  const client = await requireClient()
  const query = readListQuery(await searchParams, null, true)
  const filed = await listOwnDocuments(client, query)
  return (
    <>
      <PageHeading title={documentsText.title} subtitle={documentsText.subtitle} />
      <FiledDocuments
        filed={filed}
        query={query}
        mayRename={mayAct(client.role, 'assistant')}
        person={client.id}
        empty={documentListText.empty}
      />
      <RefreshOnChange account={client.account} table="documents" />
    </>
  )
}
