import type { Metadata } from 'next'
import { choicesOf, ClientList, ClientViews, listIntro } from '@/components/clients/client-list'
import { SavedFilters } from '@/components/saved-filters/saved-filters'
import { FilterForm } from '@/components/clients/filter-form'
import { ListHeading } from '@/components/clients/list-controls'
import { RefreshForFirm } from '@/components/live/refresh'
import { clientsText } from '@/content/clients'
import { filterParams, readClientsQuery } from '@/lib/clients/href'
import { countViews, listClients, listStaff, readClientChoices } from '@/lib/clients/queries'
import { listSavedFilters } from '@/lib/saved-filters/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: clientsText.title }
}

export default async function ClientsPage({ searchParams }: PageProps<'/admin/clientes'>) {
  const member = await requireStaff()
  const query = readClientsQuery(await searchParams)
  const [page, counts, choices, saved, staff] = await Promise.all([
    listClients(member, query),
    countViews(member),
    readClientChoices(member),
    listSavedFilters(member, 'clients'),
    member.role === 'admin' ? listStaff(member) : [],
  ])
  return (
    <>
      <ListHeading intro={listIntro(counts)} mayCreate={member.role === 'admin'} />
      <ClientViews query={query} counts={counts} me={member.role === 'admin' ? member.id : null} />
      <SavedFilters page="clients" path="/admin/clientes" params={filterParams(query)} saved={saved} />
      <FilterForm
        path="/admin/clientes"
        params={filterParams(query)}
        text={clientsText.search}
        choices={choicesOf(query, { ...choices, me: member.id, staff })}
      >
        <ClientList
          query={query}
          page={page}
          staff={staff}
          tags={choices.tags.map(({ name }) => name)}
          now={new Date()}
        />
      </FilterForm>
      <RefreshForFirm
        member={member.id}
        tables={['user_approval_status', 'invoices', 'message_threads', 'appointments']}
      />
    </>
  )
}
