import type { Route } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { GoogleChanges } from '@/components/appointments/agenda/google-changes'
import { EntryRemark } from '@/components/appointments/agenda/entry-remark'
import { EntrySteps } from '@/components/appointments/agenda/entry-steps'
import { EntryBadge } from '@/components/appointments/status-badge'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { linkStyles } from '@/components/ui/control-styles'
import { NeedsScript } from '@/components/ui/needs-script'
import { Notice } from '@/components/ui/notice'
import { agenda } from '@/content/appointment-agenda'
import { outsideText } from '@/content/appointment-outside'
import { seriesText } from '@/content/appointment-series'
import { needsScript } from '@/content/needs-script'
import type { AgendaDetails, AgendaEntry } from '@/lib/appointments/agenda'
import type { GoogleChange } from '@/lib/appointments/google/changes'
import { listHref } from '@/lib/appointments/agenda-href'
import { clientHref } from '@/lib/format/client-href'
import { closureAt, type Agenda } from '@/lib/appointments/rules'
import { bogotaDay, hourOf } from '@/lib/calendar/civil-day'
import { capitalized, formatHours, formatLongDay } from '@/lib/format/appointment-time'
import { formatDateTime } from '@/lib/format/date'

const text = agenda.details
const tenMinutes = 600_000
const week = 7 * 86_400_000

type EntryDetailsProps = {
  details: AgendaDetails
  hours: Agenda
  google: readonly GoogleChange[]
  first: 'move' | 'cancel' | null
  swaps: ComponentProps<typeof EntrySteps>['swaps']
}

export function EntryDetails({ details, hours, google, first, swaps }: EntryDetailsProps) {
  const { appointment: entry, kind, attends, outside, series, steps, missed, remark } = details
  const { name, email, title, startsAt, endsAt, status, note } = entry
  const [begins, ends, now] = [startsAt, endsAt, hours.now].map((moment) => Date.parse(moment)) as [
    number,
    number,
    number,
  ]
  const open = ['requested', 'proposed', 'confirmed'].includes(status) && ends > now
  const closure = open ? closureAt(bogotaDay(startsAt), hourOf(startsAt), hours.closed) : undefined
  const facts = [
    [text.facts.client, name],
    ...(name === email ? [] : [[text.facts.email, email] as const]),
    ...(kind ? [[text.facts.kind, kind] as const] : []),
    [text.facts.date, capitalized(formatLongDay(startsAt))],
    [text.facts.time, formatHours(startsAt, endsAt)],
    [text.facts.person, attends ?? (open ? text.nobody : text.nobodyThen)],
    ...(series ? [[seriesText.fact, seriesText.place(series.place, series.count)] as const] : []),
    [text.facts.asked, formatDateTime(entry.askedAt)],
    [text.facts.place, entry.place],
    ...(entry.answer ? [[text.facts.answer, entry.answer] as const] : []),
    ...(note ? [[text.facts.note, note] as const] : []),
  ] as const
  const ways = [
    { label: text.all, href: listHref('coming', entry.client) },
    { label: text.client, href: clientHref(entry.client) },
    { label: text.write, href: `/admin/mensajes/nueva?cliente=${entry.client}` as Route },
  ]
  return (
    <article className="max-w-[46rem] pt-8 pb-12">
      <Breadcrumb trail={[{ label: agenda.title, href: '/admin/citas' }]} current={title} />
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="mt-3 mb-6">
        <EntryBadge status={status} />
      </p>
      <dl className="border-t border-ink rule-closes">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-rule py-3 last:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[550] wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-6">
        {ways.map(({ label, href }) => (
          <Link key={href} href={href} prefetch={false} className={linkStyles}>
            {label}
          </Link>
        ))}
      </p>
      <div id="entry-standing" tabIndex={-1} className="mt-4 outline-none">
        <Notice tone={status === 'requested' && open ? 'warn' : 'info'}>
          <p>{standing(entry, ends <= now)}</p>
          {missed > 0 ? <p>{text.missed(missed)}</p> : null}
          {closure ? <p>{text.inClosed(closure.reason)}</p> : null}
          {outside && open ? <p>{outsideText.clash}</p> : null}
        </Notice>
      </div>
      <GoogleChanges entry={entry} changes={google} />
      <NeedsScript>{needsScript.agenda}</NeedsScript>
      <EntrySteps
        key={entry.id}
        entry={entry}
        hours={hours}
        first={first}
        place="entry-standing"
        following={series?.following ?? 0}
        swaps={swaps}
        may={{
          confirm: open && status === 'requested',
          change: open,
          finish: status === 'confirmed' && begins <= now,
          miss: now >= begins + tenMinutes && now <= begins + week,
        }}
      />
      <EntryRemark appointment={entry.id} remark={remark} />
      <EntryHistory steps={steps} />
    </article>
  )
}

function standing({ status, cancelledBy }: AgendaEntry, over: boolean): string {
  if (status === 'cancelled') return text.standing.cancelledBy[cancelledBy ?? 'firm']
  if (over && status !== 'done' && status !== 'missed') return text.standing.over
  return text.standing[status]
}

function EntryHistory({ steps }: { steps: AgendaDetails['steps'] }) {
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="pb-3 rule-opens">
        {text.history}
      </h2>
      {steps.length === 0 ? (
        <p className="py-3 text-ink-2 rule-closes">{text.noHistory}</p>
      ) : (
        <ol className="rule-closes">
          {steps.toReversed().map(({ action, by, at }) => (
            <li
              key={`${at} ${action}`}
              className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3 last:border-0"
            >
              <span className="wrap-anywhere">
                <b className="font-[550]">{by}</b>: {text.steps[action] ?? action}
              </span>
              <time dateTime={at} className="text-sm text-ink-2">
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
