import type { Route } from 'next'
import Link from 'next/link'
import { ClientAccess } from '@/components/clients/client-access'
import { Assignment, SecondStepReset, WriteLink } from '@/components/clients/client-controls'
import { ClientDetails, ClientHistory } from '@/components/clients/client-details'
import { ClientInvoices, ClientDocuments, ClientThreads } from '@/components/clients/client-lists'
import { ClientPeople } from '@/components/clients/client-people'
import { ClientStatus } from '@/components/clients/client-status'
import { ClientSummary } from '@/components/clients/client-summary'
import { ClientWork } from '@/components/clients/client-work'
import { DataRequests } from '@/components/clients/lazy-sections'
import { InvoiceChart } from '@/components/clients/invoice-chart'
import { ClientTotals } from '@/components/monthly-totals/totals-section'
import { accessHeading } from '@/components/registrations/list-heading'
import { Engagements } from '@/components/signatures/firm/engagements'
import { ProfileTab } from '@/components/tax-profile/profile-tab'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { linkStyles } from '@/components/ui/control-styles'
import { buttonStyles } from '@/components/ui/button-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { booksText } from '@/content/books'
import { clientTabs, clientText, type ClientTab } from '@/content/client-page'
import { dianListsText } from '@/content/dian-lists'
import { feesText } from '@/content/fees'
import { firmSignaturesText } from '@/content/signature-form'
import { worksheetText } from '@/content/worksheet'
import { clientHref } from '@/lib/format/client-href'
import type { History, Overview } from '@/lib/clients/overview'
import type { StaffMember } from '@/lib/clients/queries'
import type { MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { booksHref } from '@/lib/books/href'
import { listHref } from '@/lib/appointments/agenda-href'
import { reconciliationHref } from '@/lib/dian-lists/href'
import { feesHref } from '@/lib/fees/href'
import { signaturesHref } from '@/lib/signatures/href'
import { formatDay } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import { sentences } from '@/lib/format/sentences'
import type { Result } from '@/lib/result'
import type { SearchParams } from '@/lib/http/search-params'
import type { Member } from '@/lib/session/require'
import { worksheetHref } from '@/lib/worksheet/period'

type ClientPageProps = {
  member: Member
  params: SearchParams
  tab: ClientTab
  client: Overview
  /** The totals are a promise, so that the page does not wait for them; null on tabs without totals. */
  totals: Promise<Result<MonthlyTotals>> | null
  /** A page of older history entries; null unless the URL asks for one. */
  older: History | null
  staff: readonly StaffMember[] | null
}

export function ClientPage({ member, params, tab, client, totals, older, staff }: ClientPageProps) {
  const { id, since, months, requests, history, advisors } = client
  const list = { member, client, params }
  return (
    <>
      <ClientHeading client={client} />
      <ClientTabs tab={tab} client={client} />
      {tab === 'resumen' ? <ClientSummary member={member} client={client} /> : null}
      {tab === 'trabajo' ? (
        <>
          <ClientWork member={member} client={id} params={params} />
          <Engagements member={member} client={id} />
        </>
      ) : null}
      {tab === 'facturas' ? <ClientInvoices {...list} /> : null}
      {tab === 'documentos' ? <ClientDocuments {...list} /> : null}
      {tab === 'mensajes' ? <ClientThreads {...list} /> : null}
      {tab === 'personas' ? <ClientPeople member={member} client={id} /> : null}
      {tab === 'perfil' ? <ProfileTab member={member} client={id} companies={client.companies} /> : null}
      {totals ? (
        <div className="grid gap-12">
          <p>
            <Link href={worksheetHref(id, null)} prefetch={false} className={linkStyles}>
              {worksheetText.open}
            </Link>
            <span className="block text-sm text-ink-2">{worksheetText.openHint}</span>
            <Link href={reconciliationHref(id)} prefetch={false} className={linkStyles}>
              {dianListsText.open}
            </Link>
            <span className="block text-sm text-ink-2">{dianListsText.openHint}</span>
            <Link href={booksHref(id)} prefetch={false} className={linkStyles}>
              {booksText.open}
            </Link>
            <span className="block text-sm text-ink-2">{booksText.openHint}</span>
            <Link href={signaturesHref({ client: id })} prefetch={false} className={linkStyles}>
              {firmSignaturesText.open}
            </Link>
            <span className="block text-sm text-ink-2">{firmSignaturesText.openHint}</span>
            <Link href={feesHref({ client: id })} prefetch={false} className={linkStyles}>
              {feesText.open}
            </Link>
            <span className="block text-sm text-ink-2">{feesText.openHint}</span>
          </p>
          <ClientTotals client={id} reading={totals} />
          <InvoiceChart months={months} />
        </div>
      ) : null}
      {tab === 'ficha' ? (
        <div className="grid gap-12 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-12">
            <ClientAccess client={client} />
            <DataRequests requests={requests} />
            <ClientHistory client={id} since={since} history={older ?? history} continued={older !== null} />
          </div>
          <div className="grid content-start gap-10">
            <ClientDetails client={client} />
            {staff ? (
              <Assignment
                key={advisors.map((one) => `${one.id}${one.responsible}`).join()}
                client={id}
                advisors={advisors}
                staff={staff}
              />
            ) : null}
            {staff && client.owner && client.second_step ? (
              <SecondStepReset owner={client.owner} title={client.title} />
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  )
}

function ClientTabs({ tab, client: { id, waiting } }: { tab: ClientTab; client: Overview }) {
  const counts: Partial<Record<ClientTab, number>> = {
    facturas: waiting.invoices,
    mensajes: waiting.messages,
    ficha: waiting.requests,
  }
  return (
    <LinkTabs
      label={clientText.tabs}
      className="mb-8"
      items={clientTabs.map(({ slug, label }) => ({
        href: clientHref(id, slug),
        label: counts[slug] ? `${label} ${counts[slug] < 100 ? counts[slug] : '99+'}` : label,
        current: slug === tab,
      }))}
    />
  )
}

function ClientHeading({ client }: { client: Overview }) {
  const { id, title, email, status, since, companies, advisors } = client
  const [company] = companies
  const facts = [
    company ? `NIT\u00a0${formatNit(company.nit)}-${company.digit}` : title === email ? null : email || null,
    `${status === 'approved' ? clientText.since : clientText.registered} ${formatDay(since)}`,
    clientText.advisors(advisors.map(({ name }) => name)),
  ]
  const actions = [
    { label: clientText.decide, href: `${clientHref(id, 'ficha')}#${accessHeading}` },
    { label: clientText.appointmentsAction, href: listHref('coming', id) },
    ...(status === 'approved'
      ? [{ label: clientText.requestAction, href: `/admin/solicitudes/nueva?cliente=${id}` }]
      : []),
  ]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6">
      <div className="min-w-0">
        <Breadcrumb trail={[{ label: clientText.back, href: '/admin/clientes' }]} current={title} />
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="mt-1 wrap-anywhere text-ink-2">{sentences(...facts)}.</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:[&>a]:grow">
        <ClientStatus {...client} />
        {actions.map(({ label, href }) => (
          <Link key={href} href={href as Route} prefetch={false} className={buttonStyles()}>
            {label}
          </Link>
        ))}
        {status === 'approved' ? <WriteLink client={id} /> : null}
      </div>
    </div>
  )
}
