import Link from 'next/link'
import { CancelRequest } from '@/components/document-requests/firm/cancel-request'
import { ItemReview } from '@/components/document-requests/firm/item-review'
import { StandingBadge } from '@/components/document-requests/firm/request-list'
import { ProgressPieces } from '@/components/document-requests/progress-pieces'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { firmRequestsText as text, requestsText } from '@/content/document-requests'
import { type CivilDay } from '@/lib/calendar/civil-day'
import { clientHref } from '@/lib/format/client-href'
import { requestsHref } from '@/lib/document-requests/href'
import type { FirmRequest } from '@/lib/document-requests/request'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { longDay } from '@/lib/format/day-name'
import { titleOf } from '@/lib/obligations/obligation'

export function FirmRequestPage({ request, today }: { request: FirmRequest; today: CivilDay }) {
  const {
    id,
    title,
    note,
    client,
    clientTitle,
    dueOn,
    status,
    sentAt,
    askedBy,
    byClient,
    items,
    obligation,
  } = request
  return (
    <>
      <div className="pt-8 pb-6">
        <Breadcrumb trail={[{ label: text.back, href: requestsHref({}) }]} current={title} />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h1 className="min-w-0 wrap-anywhere">{title}</h1>
          <StandingBadge request={request} today={today} />
        </div>
        <p className="mt-1 text-ink-2">
          <Link href={clientHref(client)} prefetch={false} className="underline underline-offset-4">
            <bdi>{clientTitle}</bdi>
          </Link>
          ,{' '}
          {sentAt ? (byClient ? text.begun(formatDay(sentAt)) : text.sent(formatDay(sentAt), askedBy)) : null}{' '}
          {obligation
            ? requestsText.forObligation(titleOf(obligation), obligation.due && formatDay(obligation.due))
            : null}
        </p>
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 min-[64rem]:grid-cols-[minmax(0,1fr)_19.5rem]">
        <section aria-labelledby="items" className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3 rule-opens">
            <h2 id="items">{text.columns.progress}</h2>
            <ProgressPieces
              wanted={request.wanted}
              delivered={request.delivered}
              missing={request.missing}
              returned={items.filter(({ state }) => state === 'returned').length}
            />
          </div>
          <ol className="rule-closes">
            {items.map((item, at) => (
              <ItemReview
                key={item.id}
                item={item}
                place={at + 1}
                mayReview={status === 'open' || status === 'complete'}
              />
            ))}
          </ol>
        </section>
        <aside className="grid min-w-0 gap-8">
          <section aria-labelledby="due">
            <h2 id="due" className="pb-3 text-lg rule-opens">
              {requestsText.due.title}
            </h2>
            <p className="mt-3 font-semibold">{longDay(dueOn)}</p>
            {note ? <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">«{note}»</p> : null}
            {status === 'open' ? (
              <p className="mt-3">
                <CancelRequest request={id} seen={request.version} draft={false} />
              </p>
            ) : null}
          </section>
          {status === 'open' ? <Reminders request={request} /> : null}
          <Link href={clientHref(client)} prefetch={false} className={linkStyles}>
            {text.fullClient}
          </Link>
        </aside>
      </div>
    </>
  )
}

function Reminders({ request }: { request: FirmRequest }) {
  const { before, every, until, nextReminderAt, reminders, remindedAt, missing, byMail } = request
  const words = text.reminders
  const next = nextReminderAt ? words.next(formatDateTime(nextReminderAt)) : words.none
  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders" className="pb-3 text-lg rule-opens">
        {words.title}
      </h2>
      <p className="mt-3 font-[550]">{words.sentence(before, every, until)}</p>
      <p>{before === null ? null : missing === 0 ? words.stopped : next}</p>
      {reminders > 0 && remindedAt ? (
        <p className="text-sm text-ink-2">{words.sent(reminders, formatDateTime(remindedAt))}</p>
      ) : null}
      <p className="mt-1 text-sm text-ink-2">{words.hours}</p>
      {byMail ? null : (
        <Notice tone="warn" className="mt-3">
          {text.noMail}
        </Notice>
      )}
    </section>
  )
}
