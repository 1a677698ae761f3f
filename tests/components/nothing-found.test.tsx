import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ClientList } from '@/components/clients/client-list'
import { ContactList } from '@/components/contact/contact-list'
import { FiledDocuments } from '@/components/documents/filed-documents'
import { FeeList } from '@/components/fees/fee-list'
import { QueueList } from '@/components/invoices/decisions/queue-view'
import { InvoiceHistory } from '@/components/invoices/invoice-history'
import { InboxList } from '@/components/messages/inbox/inbox-view'
import { RegistrationList } from '@/components/registrations/registration-list'
import { SignatureList } from '@/components/signatures/firm/signature-list'
import { registrationTabs } from '@/content/registrations'
import { noFilters as allClients } from '@/lib/clients/href'
import { wholeList } from '@/lib/documents/list-query'
import { noFilters as allReviews, type ReviewFilters } from '@/lib/invoices/decisions/href'
import { noFilters as allInvoices } from '@/lib/invoices/href'
import { inboxQuery, readClientThreads } from '@/lib/messages/inbox-href'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, replace: () => undefined }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  unstable_rethrow: () => undefined,
}))
vi.mock('@/components/documents/folder-nav', () => ({ FolderNav: () => null, folderTitle: () => '' }))
vi.mock('@/components/documents/lazy-filed', () => ({ DocumentFilter: () => null, FolderZip: () => null }))
afterEach(cleanup)

const now = new Date('2026-11-24T15:00:00Z')
const someone = '5b6f6ad0-0000-4000-8000-000000000001' as never
const cursor = { cursor: null, backward: false }
const nothing = { rows: [], before: null, after: null }

/** A list with its page, its text for «nothing exists yet», and a value for each of its filters. */
type List<Query> = {
  page: (query: Query) => ReactElement
  nothingYet: string
  whole: Query
  filters: { [name: string]: Partial<Query> }
}
/** These fields of a query do not filter rows on their own, for example the order, the cursor, or the tab. */
const plain = [
  'dayKind',
  'until',
  'queue',
  'estado',
  'onClientPage',
  'client',
  'cliente',
  'desde',
  'byFolder',
].concat(['sort', 'direction', 'cursor', 'backward'])
const list = <Query extends object>({ page, nothingYet, whole, filters }: List<Query>) => {
  const tried = Object.values(filters).flatMap((change) => Object.keys(change))
  return {
    nothingYet,
    filters: Object.keys(filters),
    untried: Object.keys(whole).filter((field) => ![...plain, ...tried].includes(field)),
    draw: (filter = '') => page({ ...whole, ...filters[filter] }),
  }
}

const lists = {
  'the client’s invoices': list({
    page: (query) => (
      <InvoiceHistory
        account="a1"
        query={{ ...query, tab: 'history', ...cursor }}
        listing={{ ok: true, data: { items: [], before: null, after: null } }}
        now={now}
      />
    ),
    nothingYet: 'Aún no has subido ninguna factura. ¡Comienza ahora!',
    whole: allInvoices,
    filters: { search: { search: 'FE' }, status: { status: 'rejected' }, day: { day: '2026-11-20' } },
  }),
  'the invoices to review': list({
    page: (query) => (
      <QueueList query={{ ...query, ...cursor }} listing={{ ok: true, data: nothing }} now={now} />
    ),
    nothingYet: 'Todo al día',
    whole: allReviews,
    filters: {
      search: { search: 'FE' },
      client: { client: someone },
      findings: { findings: true },
      'no findings': { findings: false },
    },
  }),
  'a client’s invoices for the firm': list({
    page: (query) => (
      <QueueList query={{ ...query, ...cursor }} listing={{ ok: true, data: nothing }} now={now} />
    ),
    nothingYet: 'Todavía no hay facturas',
    whole: { ...allReviews, queue: 'all', client: someone, onClientPage: true } as ReviewFilters,
    filters: { search: { search: 'FE' }, state: { queue: 'rejected' }, findings: { findings: false } },
  }),
  'the firm’s messages': list({
    page: (query) => (
      <InboxList query={query} page={{ rows: [], unread: 0, after: null }} memberId="m" now={now} />
    ),
    nothingYet: 'Nada sin leer',
    whole: inboxQuery.parse({}),
    filters: { search: { buscar: 'IVA' }, client: { cliente: someone }, mine: { mias: true } },
  }),
  'a client’s messages for the firm': list({
    page: (query) => (
      <InboxList query={query} page={{ rows: [], unread: 0, after: null }} memberId="m" now={now} />
    ),
    nothingYet: 'Todavía no hay conversaciones',
    whole: readClientThreads({}, someone),
    filters: { search: { buscar: 'IVA' }, mine: { mias: true } },
  }),
  'the clients': list({
    page: (query) => (
      <ClientList query={{ ...query, rows: 25, ...cursor }} page={nothing} staff={[]} tags={[]} now={now} />
    ),
    nothingYet: 'Todavía no tienes clientes',
    whole: allClients as Omit<Parameters<typeof ClientList>[0]['query'], 'rows' | 'cursor' | 'backward'>,
    filters: {
      search: { search: 'café' },
      status: { status: 'todos' },
      advisor: { advisor: 'nobody' as never },
      view: { view: 'sin-leer' as never },
      regime: { regime: 'simple' as never },
      municipality: { municipality: '11001' },
      tag: { tag: 'anual' },
    },
  }),
  fees: list({
    page: (query) => (
      <FeeList
        wanted={{ list: 'due', client: null, after: null, ...query }}
        page={{ rows: [], next: null, open: 0, late: 0, silent: false, clientTitle: null }}
        today="2026-11-24"
      />
    ),
    nothingYet: 'No hay honorarios por cobrar',
    whole: { search: '' },
    filters: { search: { search: 'café' } },
  }),
  signatures: list({
    page: (query) => (
      <SignatureList
        wanted={{ list: 'open', client: null, after: null, ...query }}
        page={{ rows: [], next: null, counts: {} } as never}
      />
    ),
    nothingYet: 'No hay documentos esperando firma',
    whole: { search: '' },
    filters: { search: { search: 'café' } },
  }),
  'contact requests': list({
    page: (query) => (
      <ContactList page={{ rows: [], next: null }} query={{ kind: 'new', cursor: null, ...query }} />
    ),
    nothingYet: 'Nada espera respuesta',
    whole: { search: '' },
    filters: { search: { search: 'café' } },
  }),
  registrations: list({
    page: ({ search }) => (
      <RegistrationList
        tab={registrationTabs[0]}
        search={search}
        page={{ rows: [], next: null } as never}
        details={[]}
        continued={false}
        now={now}
      />
    ),
    nothingYet: 'Nadie está esperando',
    whole: { search: '' },
    filters: { search: { search: 'café' } },
  }),
  'a client’s documents': list({
    page: (query) => (
      <FiledDocuments
        filed={{ page: { items: [], before: null, after: null }, folders: { years: [], names: {} } } as never}
        query={query}
        mayRename={false}
        person={null}
        empty="Todavía no hay documentos."
      />
    ),
    nothingYet: 'Todavía no hay documentos.',
    whole: { ...wholeList, byFolder: true },
    filters: {
      search: { search: 'RUT' },
      family: { family: 'pdf' as never },
      folder: { folder: { year: 2026, subject: null } as never },
    },
  }),
}

describe.each(Object.entries(lists))('the list of %s', (_name, { draw, nothingYet, filters, untried }) => {
  test('says that there is nothing yet while no filter is set', () => {
    render(draw())
    screen.getByText(nothingYet)
  })

  test('has a case here for each of its filters', () => expect(untried).toEqual([]))

  test.each(filters)('does not say that there is nothing yet when the filter %s finds nothing', (filter) => {
    const { container } = render(draw(filter))
    expect(container.textContent).not.toContain(nothingYet)
    expect(container.textContent).not.toBe('')
  })
})
