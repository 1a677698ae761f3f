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

const most = clientsText.counted
const counted = (label: string, count: number, cut: number) => `${label} ${count < cut ? count : `${count}+`}`
const plain = { search: '', status: 'aprobados', advisor: null, view: null } as const

/** The ready-made filters, each with how many clients it has. */
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
        href: clientsAddress({ ...filters, rows: query.rows }),
        label,
        current: isCurrent(filters),
      }))}
    />
  )
}
