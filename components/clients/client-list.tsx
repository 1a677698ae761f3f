import { UsersRound } from 'lucide-react'
import { SelectAll, Selection } from '@/components/admin/selection'
import { ClientRow } from '@/components/clients/client-row'
import { ClientsBulk } from '@/components/clients/list-controls'
import type { Choice } from '@/components/clients/filter-form'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { clientStatuses, clientsText, clientViews } from '@/content/clients'
import { clientsHref, filterParams, pageSizes, type ClientsQuery } from '@/lib/clients/href'
import type { ClientListPage, StaffMember, ViewCounts } from '@/lib/clients/queries'

type ClientViewsProps = {
  query: ClientsQuery
  counts: ViewCounts
  /** The administrator's id; null for advisors, who have access only to their own clients. */
  me: string | null
}

const most = clientsText.counted
const counted = (label: string, count: number, cut: number) => `${label} ${count < cut ? count : `${count}+`}`
const plain = { search: '', status: 'aprobados', advisor: null, view: null } as const

export function ClientViews({ query, counts, me }: ClientViewsProps) {
  const items = [
    { filters: plain, label: counted(clientsText.all, counts.all, most.list) },
    ...(me
      ? [{ filters: { ...plain, advisor: me }, label: counted(clientsText.mine, counts.mine, most.list) }]
      : []),
    ...clientViews.map(({ slug, view, label }) => ({
      filters: { ...plain, view: slug },
      label: counted(label, counts[view], most.view),
    })),
  ]
  const isCurrent = ({ advisor, view }: (typeof items)[number]['filters']) =>
    query.advisor === advisor && query.view === view && query.status === plain.status
  return (
    <LinkTabs
      label={clientsText.views}
      items={items.map(({ filters, label }) => ({
        href: clientsHref({ ...filters, rows: query.rows }),
        label,
        current: isCurrent(filters),
      }))}
    />
  )
}

const { columns, pages } = clientsText

type ClientListProps = {
  query: ClientsQuery
  page: ClientListPage
  staff: readonly StaffMember[]
  now: Date
}

export function ClientList({ query, page, staff, now }: ClientListProps) {
  const { rows, before, after } = page
  const isFiltered = Object.keys(filterParams({ ...query, rows: pageSizes[0] })).length > 0
  const withoutSearch = isFiltered ? clientsText.noneInView : clientsText.empty
  const empty = query.search ? clientsText.none : withoutSearch
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
        <Selection items={rows.map(({ id, title }) => ({ id, title }))}>
          <ClientsBulk staff={staff} />
          <div className={after ? 'border-y border-ink' : 'border-t border-ink rule-closes'}>
            <table className="w-full border-collapse max-sm:block" aria-labelledby="clients">
              <thead className="max-sm:sr-only">
                <tr>
                  <th scope="col" className="w-tap">
                    <SelectAll />
                  </th>
                  <th scope="col" className={columnHeadStyles}>
                    {columns.client}
                  </th>
                  <th scope="col" className={columnHeadStyles}>
                    {columns.next}
                  </th>
                  <th scope="col" className={columnHeadStyles}>
                    {columns.waiting}
                  </th>
                  <th scope="col" className={`${columnHeadStyles} max-lg:hidden`}>
                    {columns.seen}
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
                  <ClientRow key={client.id} client={client} now={now} />
                ))}
              </tbody>
            </table>
          </div>
          <p className="pt-3 text-sm text-ink-2 max-sm:hidden">{clientsText.select.keys}</p>
        </Selection>
      )}
      <Pager
        label={pages.label}
        before={before && { href: clientsHref(query, { way: 'hasta', cursor: before }), label: pages.before }}
        after={after && { href: clientsHref(query, { way: 'desde', cursor: after }), label: pages.after }}
      />
    </section>
  )
}

export function clientChoices(me: string, staff: readonly StaffMember[]): readonly Choice[] {
  const statuses = clientStatuses.map(({ slug, label }) => ({
    value: slug === 'aprobados' ? '' : slug,
    label,
  }))
  const advisors = [
    { value: '', label: clientsText.anyAdvisor },
    { value: me, label: clientsText.mine },
    { value: 'nadie', label: clientsText.nobody },
    ...staff.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const status = { name: 'estado', label: clientsText.statusFilter, options: statuses }
  const advisor = { name: 'asesor', label: clientsText.advisorFilter, options: advisors }
  const [usual] = pageSizes
  const rows = {
    name: 'filas',
    label: clientsText.rowsFilter,
    options: pageSizes.map((size) => ({
      value: size === usual ? '' : String(size),
      label: clientsText.rows(size),
    })),
  }
  return staff.length > 0 ? [status, advisor, rows] : [status, rows]
}
