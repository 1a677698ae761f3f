import { LinkTabs } from '@/components/ui/link-tabs'
import { clientsText, clientViews } from '@/content/clients'
import { clientsAddress, type ClientsQuery } from '@/lib/clients/address'
import type { ViewCounts } from '@/lib/clients/queries'

type ClientViewsProps = {
  query: ClientsQuery
  counts: ViewCounts
  /** Of an administrator, who sees more than their own; null for advisors. */
  me: string | null
}

const plain = { search: '', status: 'aprobados', advisor: null, view: null } as const

/** The ready-made filters, each with how many clients it has. */
export function ClientViews({ query, counts, me }: ClientViewsProps) {
  const items = [
    { filters: plain, label: clientsText.all, count: counts.all },
    ...(me ? [{ filters: { ...plain, advisor: me }, label: clientsText.mine, count: counts.mine }] : []),
    ...clientViews.map(({ slug, view, label }) => ({
      filters: { ...plain, view: slug },
      label,
      count: counts[view],
    })),
  ]
  const isCurrent = ({ advisor, view }: (typeof items)[number]['filters']) =>
    query.advisor === advisor && query.view === view && query.status === plain.status
  return (
    <LinkTabs
      label={clientsText.views}
      items={items.map(({ filters, label, count }) => ({
        href: clientsAddress({ ...filters, rows: query.rows }),
        label: `${label} ${count < clientsText.many ? count : `${count}+`}`,
        current: isCurrent(filters),
      }))}
    />
  )
}
