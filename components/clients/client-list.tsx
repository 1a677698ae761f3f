import { ArrowLeft, ArrowRight, UsersRound } from 'lucide-react'
import Link from 'next/link'
import { ClientRow } from '@/components/clients/client-row'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { clientsText } from '@/content/clients'
import { clientsAddress, filterParams, type ClientsQuery } from '@/lib/clients/address'
import type { ClientPage } from '@/lib/clients/client'

const { columns, pages } = clientsText
const head = 'h-[2.6rem] pr-4 text-left text-xs font-medium text-ink-2'

/** One page of the list. The double rule closes it only where it ends. */
export function ClientList({ query, page }: { query: ClientsQuery; page: ClientPage }) {
  const { rows, before, after } = page
  const empty = Object.keys(filterParams(query)).length > 0 ? clientsText.none : clientsText.empty
  return (
    <section aria-labelledby="clients" className="mt-2">
      <h2 id="clients" className="sr-only">
        {clientsText.heading}
      </h2>
      {rows.length === 0 ? (
        <State icon={UsersRound} title={empty.title} className="mt-6">
          {empty.description}
        </State>
      ) : (
        <div className={after ? 'border-y border-ink' : 'border-t border-ink rule-closes'}>
          <table className="w-full border-collapse max-sm:block" aria-labelledby="clients">
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className={head}>
                  {columns.client}
                </th>
                <th scope="col" className={head}>
                  {columns.waiting}
                </th>
                <th scope="col" className={head}>
                  {columns.advisor}
                </th>
                <th scope="col" className={head}>
                  {columns.status}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map((client) => (
                <ClientRow key={client.id} client={client} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {before || after ? (
        <nav aria-label={pages.label} className="flex flex-wrap justify-between gap-x-6 pt-2">
          {before ? (
            <Link
              className={linkStyles}
              prefetch={false}
              href={clientsAddress(query, { way: 'hasta', cursor: before })}
            >
              <ArrowLeft strokeWidth={1.75} aria-hidden /> {pages.before}
            </Link>
          ) : (
            <span />
          )}
          {after ? (
            <Link
              className={linkStyles}
              prefetch={false}
              href={clientsAddress(query, { way: 'desde', cursor: after })}
            >
              {pages.after} <ArrowRight strokeWidth={1.75} aria-hidden />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </section>
  )
}
