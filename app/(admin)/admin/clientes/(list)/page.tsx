import type { Metadata } from 'next'
import { clientChoices, ClientList } from '@/components/clients/client-list'
import { FilterForm } from '@/components/clients/filter-form'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { clientsText } from '@/content/clients'
import { filterParams, readClientsAddress } from '@/lib/clients/address'
import { listClients, listColleagues } from '@/lib/clients/queries'
import { requireStaff } from '@/lib/session/require'

/** The title waits for the same answer as the page: it is shown to nobody else. */
export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: clientsText.title }
}

export default async function ClientsPage({ searchParams }: PageProps<'/admin/clientes'>) {
  const member = await requireStaff()
  const query = readClientsAddress(await searchParams)
  const [page, colleagues] = await Promise.all([
    listClients(member, query),
    member.role === 'admin' ? listColleagues(member) : [],
  ])
  return (
    <>
      <PageHeading title={clientsText.title} subtitle={clientsText.intro} />
      <FilterForm
        path="/admin/clientes"
        params={filterParams(query)}
        text={clientsText.search}
        choices={clientChoices(member.id, colleagues)}
      >
        <ClientList query={query} page={page} />
      </FilterForm>
      <RefreshForFirm
        userId={member.id}
        tables={['user_approval_status', 'invoices', 'message_threads', 'appointments']}
      />
    </>
  )
}
