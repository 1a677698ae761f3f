import { CalendarDays } from 'lucide-react'
import Link from 'next/link'
import { ClientFilter, ConfirmButton } from '@/components/appointments/agenda/list-controls'
import { WaitingClients } from '@/components/appointments/agenda/waiting-clients'
import { EntryBadge } from '@/components/appointments/status-badge'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { agenda } from '@/content/appointment-agenda'
import { appointments } from '@/content/appointments'
import {
  findClients,
  listAgenda,
  listKinds,
  listWaits,
  type AgendaEntry,
  type AgendaListPage,
  type FoundClient,
} from '@/lib/appointments/agenda'
import { entryHref, listHref } from '@/lib/appointments/agenda-href'
import type { AgendaQuery } from '@/lib/appointments/agenda-query'
import { formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import type { Member } from '@/lib/session/require'

const text = agenda.list
const waitingText = agenda.waiting
const columns = [
  text.columns.client,
  text.columns.title,
  text.columns.when,
  text.columns.status,
  text.columns.action,
]
const cell = 'py-2 pr-4 align-middle max-md:p-0'
/** The notice of waiting requests counts at most this many, because counting reads one row for each request. */
const most = 9

export async function ListView({ member, query }: { member: Member; query: AgendaQuery }) {
  const [known] = query.client ? await findClients(member, { id: query.client }) : []
  const [page, waits] = await Promise.all([
    listAgenda(member, query.kind, { ...query, client: known?.id ?? null }),
    query.kind === 'waiting' && !known ? listWaits(member) : [],
  ])
  return (
    <section aria-labelledby="entries">
      <LinkTabs
        label={text.tabs}
        items={listKinds.map((kind) => ({
          href: listHref(kind, known?.id),
          label: text.kinds[kind],
          current: kind === query.kind,
        }))}
      />
      <ClientFilter key={known?.id ?? 'all'} kind={query.kind} client={known ?? null} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-3 rule-opens">
        <h2 id="entries" tabIndex={-1} className="outline-none">
          {text.kinds[query.kind]}
        </h2>
        <p className="text-sm text-ink-2">{text.order[query.kind]}</p>
      </div>
      <Entries page={page} query={query} client={known ?? null} />
      <WaitingClients waits={waits} />
    </section>
  )
}

function Entries({
  page,
  query,
  client,
}: {
  page: AgendaListPage
  query: AgendaQuery
  client: FoundClient | null
}) {
  const { kind, cursor } = query
  return (
    <>
      {page.rows.length === 0 ? (
        <State icon={CalendarDays} className="mt-4" title={text.empty[kind].title}>
          {text.empty[kind].text}
        </State>
      ) : (
        <table aria-labelledby="entries" className="w-full border-collapse rule-closes max-md:block">
          <thead className="max-md:sr-only">
            <tr>
              {columns.map((label) => (
                <th
                  key={label}
                  scope="col"
                  className="py-2.5 pr-4 text-left text-sm font-medium text-ink-2 last:pr-0 last:text-right"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {page.rows.map((entry) => (
              <EntryRow key={entry.id} entry={entry} confirms={kind === 'waiting'} />
            ))}
          </tbody>
        </table>
      )}
      <ForwardPager
        first={cursor ? { href: listHref(kind, client?.id), label: text.first } : null}
        next={page.next && { href: listHref(kind, client?.id, page.next), label: text.next }}
      />
    </>
  )
}

function EntryRow({ entry, confirms }: { entry: AgendaEntry; confirms: boolean }) {
  const { id, name, email, title, startsAt, endsAt, status, where } = entry
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-md:grid max-md:gap-y-1 max-md:py-3">
      <th scope="row" className={`${cell} text-left leading-snug font-[550] wrap-anywhere`}>
        <bdi>{name}</bdi>
        {name === email ? null : <span className="block text-sm font-normal text-ink-2">{email}</span>}
      </th>
      <td className={`${cell} leading-snug wrap-anywhere`}>
        <bdi>{title}</bdi>
      </td>
      <td className={cell}>
        <time dateTime={startsAt}>
          {formatWeekday(startsAt)}, {formatHours(startsAt, endsAt)}
        </time>
        <span className="block text-sm text-ink-2">{appointments.places[where]}</span>
      </td>
      <td className={cell}>
        <EntryBadge status={status} />
      </td>
      <td className={`${cell} pr-0 md:text-right`}>
        <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1 md:justify-end">
          {confirms ? <ConfirmButton entry={entry} /> : null}
          <Link
            href={entryHref(id)}
            prefetch={false}
            className="inline-flex min-h-tap min-w-tap items-center text-sm font-[550] text-green underline hover:decoration-2"
          >
            {text.details}
            <span className="sr-only">{text.detailsOf(title, name)}</span>
          </Link>
        </span>
      </td>
    </tr>
  )
}

/** Counts the waiting requests of all weeks, not only of the one shown. */
export async function WaitingNotice({ member }: { member: Member }) {
  const { rows, next } = await listAgenda(member, 'waiting', {}, most)
  const [nearest] = rows
  if (!nearest) return null
  const count = next ? waitingText.many(most) : String(rows.length)
  return (
    <Notice tone="warn" className="my-6">
      <p>
        <b>{waitingText.some(count, rows.length === 1)}</b>
        {waitingText.nearest(`${formatWeekday(nearest.startsAt)}, ${formatTime(nearest.startsAt)}`)}
      </p>
      <Link href={listHref('waiting')} prefetch={false} className={linkStyles}>
        {waitingText.answer}
      </Link>
    </Notice>
  )
}
