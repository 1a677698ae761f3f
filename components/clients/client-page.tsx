import { Assignment } from '@/components/clients/assignment'
import { ClientDetails } from '@/components/clients/client-details'
import { ClientFigures } from '@/components/clients/client-figures'
import { ClientHeading } from '@/components/clients/client-heading'
import { ClientHistory } from '@/components/clients/client-history'
import { ClientNotes } from '@/components/clients/client-notes'
import { DataRequests } from '@/components/clients/data-requests'
import { InvoiceChart } from '@/components/clients/invoice-chart'
import { LastMessages } from '@/components/clients/last-messages'
import { RecentDocuments } from '@/components/clients/recent-documents'
import { RecentInvoices } from '@/components/clients/recent-invoices'
import { UpcomingAppointments } from '@/components/clients/upcoming-appointments'
import { FiguresOfClient } from '@/components/figures/figures-of-client'
import type { History, Overview } from '@/lib/clients/overview'
import type { Colleague } from '@/lib/clients/queries'
import type { MonthFigures } from '@/lib/figures/month-figures'
import type { Result } from '@/lib/result'

type ClientPageProps = {
  client: Overview
  /** On their way: the page does not wait for them. */
  figures: Promise<Result<MonthFigures>>
  /** An older page of the history, when the address asks for it. */
  older: History | null
  /** Null for whoever may not assign. */
  colleagues: readonly Colleague[] | null
}

/** Everything about one client on one screen. */
export function ClientPage({ client, figures, older, colleagues }: ClientPageProps) {
  const { id, since, months, invoices, appointments, threads, requests, notes, history, advisors } = client
  return (
    <>
      <ClientHeading client={client} />
      <ClientFigures months={months} />
      <div className="mt-10 grid gap-12 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-12">
          <FiguresOfClient client={id} reading={figures} />
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
