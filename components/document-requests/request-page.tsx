import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { ForRole } from '@/components/portal/for-role'
import { ItemUploads } from '@/components/document-requests/item-uploads'
import { Receipt } from '@/components/document-requests/receipt'
import { ProgressPieces } from '@/components/document-requests/progress-pieces'
import { RequestItemRow } from '@/components/document-requests/request-item'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { requestsText as text } from '@/content/document-requests'
import { portal } from '@/content/portal'
import { daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
import {
  sortedItems,
  type ClientRequest,
  type DocumentRequest,
  type RequestItem,
} from '@/lib/document-requests/request'
import { formatDay } from '@/lib/format/date'
import { longDay } from '@/lib/format/day-name'
import { titleOf } from '@/lib/obligations/obligation'

type RequestPageProps = { request: ClientRequest; person: string; today: CivilDay }

export function RequestPage({ request, person, today }: RequestPageProps) {
  const { title, note, status, items, offers, delivered, missing: owed, wanted } = request
  const { missing, optional, done } = sortedItems(items)
  const open = status === 'open'
  const returned = items.filter(({ state }) => state === 'returned').length
  const none = items.filter(({ state }) => state === 'none').length
  const places = new Map(items.map(({ id }, at) => [id, at + 1]))
  const list = { request: request.id, person, status, places, offers: open ? offers : [] }
  return (
    <ItemUploads>
      <div className="grid items-end gap-x-12 gap-y-4 pt-8 pb-6 min-[64rem]:grid-cols-[minmax(0,1fr)_19.5rem]">
        <div className="min-w-0">
          <Breadcrumb
            trail={[
              { label: portal.navigation.label, href: '/portal' },
              { label: text.title, href: '/portal/solicitudes' },
            ]}
            current={title}
          />
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="mt-1 max-w-[60ch] text-ink-2">{whatFor(request)}</p>
        </div>
        {open ? <Deadline request={request} today={today} /> : null}
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_19.5rem]">
        <div className="grid min-w-0 gap-10">
          {status === 'cancelled' ? <Notice>{text.cancelled}</Notice> : null}
          {status !== 'cancelled' && owed === 0 ? <Receipt request={request} /> : null}
          {open ? <ForRole atLeast="assistant">{null}</ForRole> : null}
          {open && missing.length > 0 ? (
            <section aria-labelledby="missing">
              <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3 rule-opens">
                <h2 id="missing">{text.missing(missing.length)}</h2>
                <ProgressPieces wanted={wanted} delivered={delivered} missing={owed} returned={returned} />
              </div>
              <Items items={missing} hot {...list} />
            </section>
          ) : null}
          {open && optional.length > 0 ? (
            <section aria-labelledby="optional">
              <h2 id="optional" className="pb-3 rule-opens">
                {text.optional(optional.length)}
              </h2>
              <Items items={optional} {...list} />
            </section>
          ) : null}
          {done.length > 0 ? (
            <section aria-labelledby="done">
              <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3 rule-opens">
                <h2 id="done">{text.done}</h2>
                <p className="text-sm text-ink-2">{text.doneCount(delivered, none)}</p>
              </div>
              <Items items={done} {...list} />
            </section>
          ) : null}
        </div>
        <aside className="grid min-w-0 gap-8">
          <section aria-labelledby="asked-by">
            <h2 id="asked-by" className="pb-3 text-lg rule-opens">
              {text.side.title}
            </h2>
            <p className="mt-3 font-[550]">{request.askedBy}</p>
            {note ? <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">«{note}»</p> : null}
            <Link
              href={`/portal/mensajes/nuevo?solicitud=${request.id}` as Route}
              prefetch={false}
              className={cn(linkStyles, 'mt-2')}
            >
              {text.side.write} <ArrowRight strokeWidth={1.75} aria-hidden />
            </Link>
          </section>
          {open ? (
            <section aria-labelledby="how" className="bg-sunk p-5">
              <h2 id="how" className="text-lg">
                {text.side.how}
              </h2>
              <ul className="mt-2 grid gap-2 text-[1rem] text-ink-2">
                {text.side.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
    </ItemUploads>
  )
}

type ItemsProps = {
  items: readonly RequestItem[]
  /** The number shown before each item, by the item's id; the number is the same in every list. */
  places: ReadonlyMap<string, number>
  hot?: boolean
  request: string
  person: string
  status: DocumentRequest['status']
  offers: ClientRequest['offers']
}

const Items = ({ items, places, hot = false, ...list }: ItemsProps) => (
  <ol className="rule-closes">
    {items.map((item, at) => (
      <RequestItemRow
        key={item.id}
        item={item}
        place={places.get(item.id) ?? at + 1}
        hot={hot && at === 0}
        {...list}
      />
    ))}
  </ol>
)

function whatFor({ askedBy, byClient, sentAt, obligation }: DocumentRequest) {
  const asked = sentAt ? (byClient ? text.begun : text.askedBy)(askedBy, formatDay(sentAt)) : null
  if (!obligation) return asked
  const title = titleOf(obligation)
  if (obligation.state !== 'filed' && obligation.state !== 'paid')
    return `${asked ?? ''} ${text.forObligation(title, obligation.due && formatDay(obligation.due))}`
  return (
    <>
      {asked} {text.filed(title)}{' '}
      <Link href="/portal/calendario" prefetch={false} className="underline underline-offset-4">
        {text.seeCalendar}
      </Link>
    </>
  )
}

function Deadline({ request: { dueOn, missing }, today }: { request: DocumentRequest; today: CivilDay }) {
  const left = daysBetween(today, dueOn)
  const late = missing > 0 && left < 0
  return (
    <p className={cn('border-l-5 border-double pl-4', late ? 'border-red text-red' : 'border-ochre')}>
      <b className="block font-serif text-xl font-[550]">{longDay(dueOn)}</b>
      <span className="text-sm">
        {missing === 0
          ? text.due.done
          : late
            ? text.due.over(-left)
            : text.due.sentence(text.due.left(Math.max(left, 0)))}
      </span>
    </p>
  )
}
