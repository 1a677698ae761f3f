import { ClientSection } from '@/components/clients/client-section'
import { MonthCounts } from '@/components/clients/client-summary'
import { ClientUpload } from '@/components/clients/lazy-sections'
import { FiledDocuments } from '@/components/documents/filed-documents'
import { ClientMails } from '@/components/incoming-mail/client-mails'
import { InboxFilter, InboxList } from '@/components/messages/inbox/inbox-view'
import { FilteredQueue } from '@/components/invoices/decisions/queue-view'
import { clientText } from '@/content/client-page'
import type { Overview } from '@/lib/clients/overview'
import { listClientDocuments } from '@/lib/documents/queries'
import { readListQuery } from '@/lib/documents/list-query'
import { readClientThreads } from '@/lib/messages/inbox-href'
import { listInbox } from '@/lib/messages/inbox-queries'
import { readClientInvoices } from '@/lib/invoices/decisions/href'
import { startQueue } from '@/lib/invoices/decisions/queries'
import type { SearchParams } from '@/lib/http/search-params'
import type { Member } from '@/lib/session/require'

type ClientListProps = {
  member: Member
  client: Overview
  params: SearchParams
}

export async function ClientInvoices({ member, client: { id, months }, params }: ClientListProps) {
  const query = readClientInvoices(params, id)
  const listing = await startQueue(member.db, query, 50)
  return (
    <>
      <section aria-labelledby="client-invoices">
        <h2 id="client-invoices" className="sr-only">
          {clientText.invoices.list}
        </h2>
        <MonthCounts months={months} />
        <FilteredQueue query={query} listing={listing} now={new Date()} />
      </section>
      <ClientMails member={member} client={id} />
    </>
  )
}

export async function ClientDocuments({ member, client: { id, status }, params }: ClientListProps) {
  const query = readListQuery(params, id)
  const filed = await listClientDocuments(member, query)
  const { title, empty } = clientText.documents
  return (
    <ClientSection id="documents-title" title={title}>
      {status === 'approved' ? <ClientUpload client={id} /> : null}
      <div className="mt-4">
        <FiledDocuments filed={filed} query={query} mayRename person={null} empty={empty} />
      </div>
    </ClientSection>
  )
}

export async function ClientThreads({ member, client: { id }, params }: ClientListProps) {
  const query = readClientThreads(params, id)
  const page = await listInbox(member, query)
  return (
    <>
      <InboxFilter query={query} />
      <InboxList query={query} page={page} memberId={member.id} now={new Date()} />
    </>
  )
}
