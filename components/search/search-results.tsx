import Link from 'next/link'
import { ClientStatus } from '@/components/clients/client-status'
import { QueueState } from '@/components/invoices/decisions/queue-state'
import { InvoiceRowText, InvoiceTotal } from '@/components/invoices/invoice-row-text'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { searchText as text } from '@/content/search'
import type { ClientItem } from '@/lib/clients/queries'
import { clientHref } from '@/lib/format/client-href'
import type { QueuePage } from '@/lib/invoices/decisions/review-invoice'
import { clientDetails, find, foundInvoiceHref } from '@/lib/search/find'
import type { Member } from '@/lib/session/require'

type SearchResultsProps = { member: Member; search: string }

/** Shows the first clients and invoices that match, in every state, of those that the member may see. */
export async function SearchResults({ member, search }: SearchResultsProps) {
  const {
    clients: people,
    allClients,
    invoices,
    allInvoices,
  } = await find(member, search, {
    clients: 8,
    invoices: 20,
  })
  const rows = invoices ?? []
  const isNothing = people.length === 0 && rows.length === 0
  return (
    <>
      <p role="status" className="sr-only">
        {text.found(people.length, rows.length)}
      </p>
      {invoices ? null : <Notice tone="bad">{text.failed}</Notice>}
      {isNothing && invoices ? <State title={text.none.title}>{text.none.text}</State> : null}
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
            {allClients ? (
              <Link href={allClients} prefetch={false} className={linkStyles}>
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
            {allInvoices ? (
              <Link href={allInvoices} prefetch={false} className={linkStyles}>
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
  const { id, title } = client
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
        <small className="block text-sm text-ink-2">{clientDetails(client)}</small>
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
          href={foundInvoiceHref(row.id, search)}
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
