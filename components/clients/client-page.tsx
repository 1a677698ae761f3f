import type { Route } from 'next'
import Link from 'next/link'
import { StatusBadge } from '@/components/appointments/status-badge'
import { Assignment } from '@/components/clients/assignment'
import { ClientDetails } from '@/components/clients/client-details'
import { ClientHistory } from '@/components/clients/client-history'
import { ClientNotes } from '@/components/clients/client-notes'
import { ClientSection } from '@/components/clients/client-section'
import { ClientStatus } from '@/components/clients/client-status'
import { DataRequests } from '@/components/clients/data-requests'
import { InvoiceChart } from '@/components/clients/invoice-chart'
import { LastMessages, RecentDocuments, RecentInvoices } from '@/components/clients/recent-activity'
import { ClientTotals } from '@/components/monthly-totals/client-totals'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { buttonStyles } from '@/components/ui/button-styles'
import { approvalTabs } from '@/content/approval'
import { clientText } from '@/content/clients'
import type { History, Month, Overview } from '@/lib/clients/overview'
import type { Colleague } from '@/lib/clients/queries'
import type { MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatListDate, formatTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import type { Result } from '@/lib/result'

type ClientPageProps = {
  client: Overview
  /** On their way: the page does not wait for them. */
  totals: Promise<Result<MonthlyTotals>>
  /** An older page of the history, when the address asks for it. */
  older: History | null
  /** Null for whoever may not assign. */
  colleagues: readonly Colleague[] | null
}

/** Everything about one client on one screen. */
export function ClientPage({ client, totals, older, colleagues }: ClientPageProps) {
  const { id, since, months, invoices, appointments, threads, requests, notes, history, advisors } = client
  return (
    <>
      <ClientHeading client={client} />
      <MonthCounts months={months} />
      <div className="mt-10 grid gap-12 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-12">
          <ClientTotals client={id} reading={totals} />
          <InvoiceChart months={months} />
          <RecentInvoices invoices={invoices} />
          <RecentDocuments client={client} />
          <LastMessages threads={threads} />
          <DataRequests requests={requests} />
        </div>
        <div className="grid content-start gap-10">
          <ClientNotes client={id} notes={notes} />
          <UpcomingAppointments appointments={appointments} />
          <ClientDetails client={client} />
          {colleagues ? <Assignment client={id} advisors={advisors} colleagues={colleagues} /> : null}
          <ClientHistory client={id} since={since} history={older ?? history} continued={older !== null} />
        </div>
      </div>
    </>
  )
}

/** What came in this month, and what became of it. */
function MonthCounts({ months }: { months: readonly Month[] }) {
  const month = months.at(-1)
  const kinds = ['received', 'accepted', 'reviewing', 'rejected'] as const
  return (
    <dl className="grid grid-cols-2 border-t border-ink rule-closes md:grid-cols-4">
      {kinds.map((kind) => (
        <div
          key={kind}
          className="flex flex-col-reverse justify-end border-rule py-3 pr-4 max-md:border-b max-md:even:pl-4 md:not-first:border-l md:not-first:pl-4"
        >
          <dt className="text-sm text-ink-2">{clientText.monthCounts[kind]}</dt>
          <dd className="font-serif text-2xl leading-tight">
            {(month?.[kind] ?? 0).toLocaleString('es-CO')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const text = clientText.appointments

function UpcomingAppointments({ appointments }: Pick<Overview, 'appointments'>) {
  return (
    <ClientSection
      id="client-appointments"
      title={text.title}
      small
      empty={appointments.length === 0 && text.empty}
    >
      <ul>
        {appointments.map(({ id, title, starts_at, status }) => (
          <li key={id} className="border-t border-rule py-3 text-[1rem] first:border-t-0">
            <b className="font-[550] wrap-anywhere">{title}</b>
            <span className="block text-sm text-ink-2">
              {capitalized(formatWeekday(starts_at))}, {formatTime(starts_at)}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}

/** Who it is, since when, whose, and the ways to reach them. */
function ClientHeading({ client }: { client: Overview }) {
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
