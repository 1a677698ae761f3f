import Link from 'next/link'
import { ClientStatus } from '@/components/clients/client-status'
import { QueueState } from '@/components/invoices/decisions/queue-state'
import { InvoiceRowText, InvoiceTotal } from '@/components/invoices/invoice-row-text'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { clientsText } from '@/content/clients'
import { searchText as text } from '@/content/search'
import { clientsHref, noFilters as anyClient, pageSizes } from '@/lib/clients/href'
import { listClients, type ClientItem } from '@/lib/clients/queries'
import { clientHref } from '@/lib/format/client-href'
import { formatNitWithDigit } from '@/lib/format/nit'
import { noFilters as anyInvoice, queueHref, reviewHref } from '@/lib/invoices/decisions/href'
import { startQueue } from '@/lib/invoices/decisions/queries'
import type { QueuePage } from '@/lib/invoices/decisions/review-invoice'
import type { Member } from '@/lib/session/require'

const mostClients = 8

const mostInvoices = 20
const start = { cursor: null, backward: false } as const

type SearchResultsProps = { member: Member; search: string }

/** Shows the first clients and invoices that match, in every state, of those that the member may see. */
export async function SearchResults({ member, search }: SearchResultsProps) {
  const [clients, invoices] = await Promise.all([
    listClients(member, { ...anyClient, ...start, search, status: 'todos', rows: pageSizes[0] }),
    startQueue(member.db, { ...anyInvoice, ...start, search, queue: 'all' }, mostInvoices),
  ])
  const rows = invoices.ok ? invoices.data.rows : []
  const people = clients.rows.slice(0, mostClients)
  const isNothing = people.length === 0 && rows.length === 0
  return (
    <>
      <p role="status" className="sr-only">
        {text.found(people.length, rows.length)}
      </p>
      {invoices.ok ? null : <Notice tone="bad">{text.failed}</Notice>}
      {isNothing && invoices.ok ? <State title={text.none.title}>{text.none.text}</State> : null}
      <div className="grid gap-x-12 gap-y-8 min-[64rem]:grid-cols-2">
        {people.length > 0 ? (
          <section aria-labelledby="clients">
            <h2 id="clients" className="pb-2 rule-opens">
              {text.clients}
            </h2>
            <ul>
              {people.map((client) => (
                <ClientLine key={client.id} client={client} />
              ))}
            </ul>
            {clients.after || clients.rows.length > mostClients ? (
              <Link
                href={clientsHref({ ...anyClient, status: 'todos', search, rows: pageSizes[0] })}
                prefetch={false}
                className={linkStyles}
              >
                {text.allClients}
              </Link>
            ) : null}
          </section>
        ) : null}
        {rows.length > 0 ? (
          <section aria-labelledby="invoices">
            <h2 id="invoices" className="pb-2 rule-opens">
              {text.invoices}
            </h2>
            <ul>
              {rows.map((row) => (
                <InvoiceLine key={row.id} row={row} search={search} />
              ))}
            </ul>
            {invoices.ok && invoices.data.after ? (
              <Link
                href={queueHref({ ...anyInvoice, queue: 'all', search })}
                prefetch={false}
                className={linkStyles}
              >
                {text.allInvoices}
              </Link>
            ) : null}
          </section>
        ) : null}
      </div>
    </>
  )
}

const line =
  'relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-3 text-[1rem] hover:bg-sheet'

function ClientLine({ client }: { client: ClientItem }) {
  const { id, title, nit, email } = client
  const details = [
    nit ? `${clientsText.nit} ${formatNitWithDigit(nit)}` : null,
    title === email ? null : email || null,
  ].filter(Boolean)
  return (
    <li className={line}>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <Link
          href={clientHref(id)}
          prefetch={false}
          className="font-[550] underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <small className="block text-sm text-ink-2">{details.join(' · ')}</small>
      </span>
      <ClientStatus {...client} />
    </li>
  )
}

function InvoiceLine({ row, search }: { row: QueuePage['rows'][number]; search: string }) {
  return (
    <li className={line}>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <InvoiceRowText
          label={row.label}
          href={reviewHref(row.id, { ...anyInvoice, queue: 'all', search })}
          notes={[row.client]}
          wholeRow
        />
      </span>
      <span className="flex items-center gap-4">
        <InvoiceTotal label={row.label} />
        <QueueState state={row.state} />
      </span>
    </li>
  )
}
