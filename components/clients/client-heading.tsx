import type { Route } from 'next'
import Link from 'next/link'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { ClientStatus } from '@/components/clients/client-status'
import { buttonStyles } from '@/components/ui/button-styles'
import { approvalTabs } from '@/content/approval'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { formatNit } from '@/lib/format/nit'
import { formatListDate } from '@/lib/format/date'

/** Who it is, since when, whose, and the ways to reach them. */
export function ClientHeading({ client }: { client: Overview }) {
  const { id, title, email, status, since, companies, advisors } = client
  const [company] = companies
  const facts = [
    company ? `NIT ${formatNit(company.nit)}-${company.digit}` : title === email ? null : email,
    `${status === 'approved' ? clientText.since : clientText.registered} ${formatListDate(since)}`,
    clientText.advisors(advisors.map(({ name }) => name)),
  ]
  const tab = approvalTabs.find((one) => one.status === status) ?? approvalTabs[0]
  const actions = [
    {
      label: clientText.decide,
      href: `/admin/solicitudes?estado=${tab.slug}&buscar=${encodeURIComponent(email)}`,
    },
    { label: clientText.appointmentsAction, href: `/admin/citas?cliente=${id}` },
  ]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6">
      <div className="min-w-0">
        <Breadcrumb trail={[{ label: clientText.back, href: '/admin/clientes' }]} current={title} />
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="mt-1 wrap-anywhere text-ink-2">{facts.filter(Boolean).join('. ')}.</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ClientStatus status={status} />
        {actions.map(({ label, href }) => (
          <Link key={href} href={href as Route} prefetch={false} className={buttonStyles()}>
            {label}
          </Link>
        ))}
        <Link
          href={`/admin/mensajes?cliente=${id}` as Route}
          prefetch={false}
          className={buttonStyles({ variant: 'primary' })}
        >
          {clientText.write}
        </Link>
      </div>
    </div>
  )
}
