import { UsersRound } from 'lucide-react'
import Link from 'next/link'
import { ClientStatus } from '@/components/clients/client-status'
import type { Choice } from '@/components/clients/filter-form'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Pager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { clientStatuses, clientsText } from '@/content/clients'
import { clientAddress, clientsAddress, filterParams, type ClientsQuery } from '@/lib/clients/address'
import type { ClientItem, ClientPage, Colleague, Waiting } from '@/lib/clients/queries'
import { formatNit } from '@/lib/format/nit'

const { columns, pages } = clientsText
const cell = 'py-3 pr-4 align-top max-sm:p-0'

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
                <th scope="col" className={columnHeadStyles}>
                  {columns.client}
                </th>
                <th scope="col" className={columnHeadStyles}>
                  {columns.waiting}
                </th>
                <th scope="col" className={columnHeadStyles}>
                  {columns.advisor}
                </th>
                <th scope="col" className={columnHeadStyles}>
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
      <Pager
        label={pages.label}
        before={
          before && { href: clientsAddress(query, { way: 'hasta', cursor: before }), label: pages.before }
        }
        after={after && { href: clientsAddress(query, { way: 'desde', cursor: after }), label: pages.after }}
      />
    </section>
  )
}

/** On phones every row is an entry: who, then what waits, then state and advisor. */
function ClientRow({ client }: { client: ClientItem }) {
  const { id, title, email, nit, companies, advisors, status, waiting } = client
  const labels = waitingLabels(waiting)
  const [number = '', digit] = (nit ?? '').split('-')
  const details = [
    nit ? `${clientsText.nit} ${formatNit(number)}-${digit}` : null,
    companies > 1 ? clientsText.more(companies - 1) : null,
    title === email ? null : email,
  ].filter(Boolean)
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:gap-1 max-sm:py-3">
      <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
        <Link
          href={clientAddress(id)}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-[550] underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
        >
          <bdi>{title}</bdi>
        </Link>
        {details.length > 0 ? (
          <small className="block text-sm text-ink-2">{details.join(' · ')}</small>
        ) : null}
      </th>
      <td className={`${cell} sm:pt-5`}>
        {labels.length === 0 ? (
          <span className="text-ink-2">{clientsText.nothingWaits}</span>
        ) : (
          <ul className="font-[550] text-ochre-ink">
            {labels.map((waitingLabel) => (
              <li key={waitingLabel}>{waitingLabel}</li>
            ))}
          </ul>
        )}
      </td>
      <td className={`${cell} text-ink-2 sm:pt-5`}>
        <span className="sm:sr-only">{clientsText.columns.advisor}: </span>
        {advisors.length > 0 ? advisors.join(', ') : clientsText.noAdvisor}
      </td>
      <td className={`${cell} pr-0 sm:pt-5`}>
        <ClientStatus status={status} />
      </td>
    </tr>
  )
}

/** What waits for the firm in a client, in words; counts stop at 100. */
function waitingLabels(waiting: Waiting): string[] {
  const kinds = ['invoices', 'messages', 'appointments', 'requests'] as const
  return kinds
    .filter((kind) => waiting[kind] > 0)
    .map((kind) => clientsText.waiting[kind](waiting[kind] < 100 ? String(waiting[kind]) : '100 o más'))
}

/** What narrows the list of clients beside its search. `colleagues` is empty for advisors, who see their own clients alone. */
export function clientChoices(me: string, colleagues: readonly Colleague[]): readonly Choice[] {
  const statuses = clientStatuses.map(({ slug, label }) => ({
    value: slug === 'aprobados' ? '' : slug,
    label,
  }))
  const advisors = [
    { value: '', label: clientsText.anyAdvisor },
    { value: me, label: clientsText.mine },
    { value: 'nadie', label: clientsText.nobody },
    ...colleagues.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const status = { name: 'estado', label: clientsText.statusFilter, options: statuses }
  const advisor = { name: 'asesor', label: clientsText.advisorFilter, options: advisors }
  return colleagues.length > 0 ? [status, advisor] : [status]
}
