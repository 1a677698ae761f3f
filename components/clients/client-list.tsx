import { UsersRound } from 'lucide-react'
import { SelectAll, Selection } from '@/components/admin/selection'
import { ClientRow } from '@/components/clients/client-row'
import { ClientsBulk } from '@/components/clients/list-controls'
import type { Choice } from '@/components/clients/filter-form'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { ExportLinks } from '@/components/ui/export-links'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { clientStatuses, clientsText, clientViews } from '@/content/clients'
import { municipalityName } from '@/content/municipalities'
import { regimeFilters } from '@/content/tax-calendar/profile'
import { clientsHref, filterParams, noFilters, pageSizes, type ClientsQuery } from '@/lib/clients/href'
import type { ClientChoices, ClientListPage, StaffMember, ViewCounts } from '@/lib/clients/queries'

type ClientViewsProps = {
  query: ClientsQuery
  counts: ViewCounts
  /** The id of the administrator who sees the list; null for advisors, who have access only to their own clients. */
  me: string | null
}

const most = clientsText.counted
const upTo = (count: number, cut: number) => (count < cut ? String(count) : `${count}+`)
const counted = (label: string, count: number, cut: number) => `${label} ${upTo(count, cut)}`

export const listIntro = ({ all, access }: ViewCounts) =>
  clientsText.intro(upTo(all, most.list), upTo(access, most.list))

export function ClientViews({ query, counts, me }: ClientViewsProps) {
  const items = [
    { filters: noFilters, label: counted(clientsText.all, counts.all, most.list) },
    ...(me
      ? [{ filters: { ...noFilters, advisor: me }, label: counted(clientsText.mine, counts.mine, most.list) }]
      : []),
    ...clientViews.map(({ slug, view, label }) => ({
      filters: { ...noFilters, view: slug },
      label: counted(label, counts[view], most.view),
    })),
  ]
  const shown = clientsHref({ ...query, search: '' })
  return (
    <LinkTabs
      label={clientsText.views}
      items={items.map(({ filters, label }) => ({
        href: clientsHref({ ...filters, rows: query.rows }),
        label,
        current: clientsHref({ ...filters, rows: query.rows }) === shown,
      }))}
    />
  )
}

const { columns, pages } = clientsText

type ClientListProps = {
  query: ClientsQuery
  page: ClientListPage
  staff: readonly StaffMember[]
  tags: readonly string[]
  now: Date
}

export function ClientList({ query, page, staff, tags, now }: ClientListProps) {
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
        // A new filter gets a new key, which deselects all clients, also those on other pages of the old filter.
        <Selection
          key={clientsHref(query)}
          items={rows.map(({ id, title, email }) => ({ id, title, mail: email !== '' }))}
        >
          <ClientsBulk staff={staff} tags={tags} wider={before || after ? filterParams(query) : null} />
          <div className={after ? 'border-y border-ink' : 'border-t border-ink rule-closes'}>
            <table className="w-full border-collapse max-sm:block" aria-labelledby="clients">
              <thead className="max-sm:block">
                <tr className="max-sm:block max-sm:[&>th+th]:sr-only">
                  <th scope="col" className="w-tap max-sm:block max-sm:w-auto">
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
          <p className="pt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden">
            {clientsText.select.keys}
          </p>
        </Selection>
      )}
      {rows.length > 0 ? (
        <ExportLinks
          className="pt-6"
          text={clientsText.export}
          href={(format) => {
            const params = new URLSearchParams({ ...filterParams(query), formato: format })
            return `/admin/clientes/exportar?${params}`
          }}
        />
      ) : null}
      <Pager
        label={pages.label}
        before={before && { href: clientsHref(query, { way: 'hasta', cursor: before }), label: pages.before }}
        after={after && { href: clientsHref(query, { way: 'desde', cursor: after }), label: pages.after }}
      />
    </section>
  )
}

type Choosable = ClientChoices & { me: string; staff: readonly StaffMember[] }

/** A selected municipality or tag stays in its list of choices even when none of the member's clients has it. */
export function choicesOf(query: ClientsQuery, { me, staff, municipalities, tags }: Choosable): Choice[] {
  const statuses = clientStatuses.map(({ slug, label }) =>
    slug === noFilters.status
      ? { value: '', label: query.search ? clientsText.searchedStatus : label }
      : { value: slug, label },
  )
  const advisors = [
    { value: '', label: clientsText.anyAdvisor },
    { value: me, label: clientsText.mine },
    { value: 'nadie', label: clientsText.nobody },
    ...staff.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const status = { name: 'estado', label: clientsText.statusFilter, options: statuses }
  const advisor = { name: 'asesor', label: clientsText.advisorFilter, options: advisors }
  const regime = {
    name: 'regimen',
    label: clientsText.regimeFilter,
    options: [
      { value: '', label: clientsText.anyRegime },
      ...Object.entries(regimeFilters).map(([value, label]) => ({ value, label })),
    ],
  }
  const places = [...new Set([...municipalities, ...(query.municipality ? [query.municipality] : [])])]
  const municipality = {
    name: 'municipio',
    label: clientsText.municipalityFilter,
    options: [
      { value: '', label: clientsText.anyMunicipality },
      ...places
        .map((value) => ({ value, label: municipalityName(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'es')),
    ],
  }
  const chosenTag = query.tag && !tags.some(({ name }) => name === query.tag) ? [query.tag] : []
  const tag = {
    name: 'etiqueta',
    label: clientsText.tagFilter,
    options: [
      { value: '', label: clientsText.anyTag },
      ...tags.map(({ name, clients }) => ({ value: name, label: clientsText.tagOption(name, clients) })),
      ...chosenTag.map((value) => ({ value, label: value })),
    ],
  }
  const [usual] = pageSizes
  const rows = {
    name: 'filas',
    label: clientsText.rowsFilter,
    options: pageSizes.map((size) => ({
      value: size === usual ? '' : String(size),
      label: clientsText.rows(size),
    })),
  }
  return [
    status,
    ...(staff.length > 0 ? [advisor] : []),
    regime,
    ...(places.length > 0 ? [municipality] : []),
    ...(tag.options.length > 1 ? [tag] : []),
    rows,
  ]
}
