import type { Route } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { EntryBadge } from '@/components/appointments/status-badge'
import { ClientSection } from '@/components/clients/client-section'
import { ClientNotes, ClientTags } from '@/components/clients/lazy-sections'
import { LastMessages, RecentInvoices } from '@/components/clients/recent-activity'
import { MonthWork } from '@/components/clients/client-work'
import { buttonStyles } from '@/components/ui/button-styles'
import { Skeleton } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { clientText } from '@/content/client-page'
import { clientsText } from '@/content/clients'
import { listHref } from '@/lib/appointments/agenda-href'
import { requestsHref } from '@/lib/document-requests/href'
import { clientHref } from '@/lib/format/client-href'
import type { Month, Overview } from '@/lib/clients/overview'
import { readClientChoices } from '@/lib/clients/queries'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { noFilters, queueHref } from '@/lib/invoices/decisions/href'
import type { Member } from '@/lib/session/require'

const appointmentsText = clientText.appointments
const nextText = clientText.next

export function ClientSummary({ member, client }: { member: Member; client: Overview }) {
  const { id, months, invoices, appointments, threads, notes, tags } = client
  return (
    <>
      <NextStep client={client} />
      <div className="mt-8 grid gap-12 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-12">
          <Suspense fallback={<Skeleton rows={3} />}>
            <MonthWork member={member} client={id} />
          </Suspense>
          <MonthCounts months={months} />
          <RecentInvoices id={id} invoices={invoices} />
        </div>
        <div className="grid content-start gap-10">
          <LastMessages id={id} threads={threads.slice(0, 1)} />
          <ClientNotes client={id} notes={notes} />
          <Suspense fallback={<Skeleton rows={1} />}>
            <SuggestedTags member={member} client={id} tags={tags} />
          </Suspense>
          <UpcomingAppointments appointments={appointments} />
        </div>
      </div>
    </>
  )
}

type SuggestedTagsProps = { member: Member; client: string; tags: readonly string[] }

async function SuggestedTags({ member, client, tags }: SuggestedTagsProps) {
  const known = await readClientChoices(member)
  return <ClientTags client={client} tags={tags} known={known.tags.map(({ name }) => name)} />
}

function NextStep({ client: { id, waiting, threads } }: { client: Overview }) {
  const unread = threads.filter(({ firm_unread }) => firm_unread > 0)
  const ways: Record<keyof typeof waiting, Route> = {
    requests: clientHref(id, 'ficha'),
    messages: unread[0] ? (`/admin/mensajes/${unread[0].id}` as Route) : clientHref(id, 'mensajes'),
    appointments: listHref('waiting', id),
    invoices: queueHref({ ...noFilters, client: id }),
    deliveries: requestsHref({ list: 'review', client: id }),
  }
  const kinds = (['requests', 'messages', 'appointments', 'invoices', 'deliveries'] as const).filter(
    (kind) => waiting[kind] > 0,
  )
  const [first] = kinds
  if (!first) return <Notice tone="ok">{nextText.none}</Notice>
  const words = kinds.map((kind) =>
    clientsText.waiting[kind](waiting[kind] < 100 ? String(waiting[kind]) : '100 o más'),
  )
  return (
    <Notice tone="warn" className="sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <b className="font-[550]">{nextText.title}</b> {words.join(', ')}.
        </p>
        <Link
          href={ways[first]}
          prefetch={false}
          className={buttonStyles({ size: 'sm', variant: 'primary' })}
        >
          {nextText.actions[first]}
        </Link>
      </div>
    </Notice>
  )
}

export function MonthCounts({ months }: { months: readonly Month[] }) {
  const month = months.at(-1)
  const kinds = ['received', 'accepted', 'reviewing', 'rejected'] as const
  return (
    <dl className="grid grid-cols-2 border-t border-ink rule-closes md:grid-cols-4">
      {kinds.map((kind) => (
        <div
          key={kind}
          className="flex flex-col-reverse justify-end border-rule py-3 pr-4 max-md:border-b max-md:even:pl-4 md:not-first:border-l md:not-first:pl-4"
        >
          <dt className="text-sm text-ink-2">{clientText.monthCounts[kind](month?.[kind] ?? 0)}</dt>
          <dd className="font-serif text-2xl leading-tight">
            {(month?.[kind] ?? 0).toLocaleString('es-CO')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function UpcomingAppointments({ appointments }: Pick<Overview, 'appointments'>) {
  return (
    <ClientSection
      id="client-appointments"
      title={appointmentsText.title}
      small
      empty={appointments.length === 0 && appointmentsText.empty}
    >
      <ul>
        {appointments.map(({ id, title, starts_at, status }) => (
          <li key={id} className="border-t border-rule py-3 text-[1rem] first:border-t-0">
            <b className="font-[550] wrap-anywhere">{title}</b>
            <span className="block text-sm text-ink-2">
              {capitalized(formatWeekday(starts_at))}, {formatTime(starts_at)}
            </span>
            <EntryBadge status={status} />
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}
