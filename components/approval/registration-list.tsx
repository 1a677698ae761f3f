import { State } from '@/components/ui/state'
import { linkStyles } from '@/components/ui/link-styles'
import { ListHeading } from '@/components/approval/list-heading'
import { RegistrationRow } from '@/components/approval/registration-row'
import { approvalText, type ApprovalTab } from '@/content/approval'
import type { RegistrationPage } from '@/lib/approval/queries'
import { ArrowRight, UserRound } from 'lucide-react'
import Link from 'next/link'

type RegistrationListProps = { tab: ApprovalTab; page: RegistrationPage; continued: boolean; now: Date }

/** One page of a tab. The double rule closes the list only where it ends. */
export function RegistrationList({ tab, page, continued, now }: RegistrationListProps) {
  const { heading, order } = approvalText.lists[tab.slug]
  const empty = approvalText.empty[tab.slug]
  return (
    <section aria-labelledby="registrations" className="mt-8">
      <ListHeading title={heading} order={order} />
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
      <p className="flex flex-wrap gap-x-6 pt-2">
        {continued ? (
          <Link className={linkStyles} href={`/admin/solicitudes?estado=${tab.slug}`} prefetch={false}>
            {approvalText.first}
          </Link>
        ) : null}
        {page.next ? (
          <Link
            className={linkStyles}
            href={`/admin/solicitudes?estado=${tab.slug}&desde=${encodeURIComponent(page.next)}`}
            prefetch={false}
          >
            {approvalText.next} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        ) : null}
      </p>
    </section>
  )
}
