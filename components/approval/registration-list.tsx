import { State } from '@/components/ui/state'
import { linkStyles } from '@/components/ui/link-styles'
import { BulkBar } from '@/components/approval/bulk-bar'
import { ListHeading } from '@/components/approval/list-heading'
import { RegistrationRow } from '@/components/approval/registration-row'
import { Selection } from '@/components/approval/selection'
import { approvalText, type ApprovalTab } from '@/content/approval'
import type { RegistrationPage } from '@/lib/approval/queries'
import { ArrowRight, UserRound } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'

type RegistrationListProps = {
  tab: ApprovalTab
  search: string
  page: RegistrationPage
  continued: boolean
  now: Date
}

/** One page of a tab. The double rule closes the list only where it ends. */
export function RegistrationList({ tab, search, page, continued, now }: RegistrationListProps) {
  const { heading, order } = approvalText.lists[tab.slug]
  const empty = search
    ? { title: approvalText.search.none, description: approvalText.search.noneHint }
    : approvalText.empty[tab.slug]
  const address = (desde?: string) => {
    const params = new URLSearchParams({ estado: tab.slug })
    if (search) params.set('buscar', search)
    if (desde) params.set('desde', desde)
    return `/admin/solicitudes?${params}` as Route
  }
  return (
    <section aria-labelledby="registrations" className="mt-4">
      <ListHeading title={heading} order={order} />
      <Selection key={tab.slug} people={page.rows.map(({ userId, email }) => ({ userId, email }))}>
        <BulkBar status={tab.status} />
        {page.rows.length === 0 ? (
          <State icon={UserRound} title={empty.title} className="mt-6">
            {empty.description}
          </State>
        ) : (
          <ol className={page.next ? 'rule-opens' : 'rule-closes'}>
            {page.rows.map((row) => (
              <RegistrationRow key={row.userId} registration={row} now={now} />
            ))}
          </ol>
        )}
      </Selection>
      <p className="flex flex-wrap gap-x-6 pt-2">
        {continued ? (
          <Link className={linkStyles} href={address()} prefetch={false}>
            {approvalText.first}
          </Link>
        ) : null}
        {page.next ? (
          <Link className={linkStyles} href={address(page.next)} prefetch={false}>
            {approvalText.next} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        ) : null}
      </p>
    </section>
  )
}
