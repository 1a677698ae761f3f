import { Bell } from 'lucide-react'
import type { Route } from 'next'
import { NoticeChoices } from '@/components/notifications/notice-choices'
import { NoticeBoard, type NoticeDay } from '@/components/notifications/notice-board'
import { LinkTabs } from '@/components/ui/link-tabs'
import { LoadFailed } from '@/components/ui/load-failed'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { noticesText as text } from '@/content/notifications'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { dayName } from '@/lib/format/day-name'
import { noticeLine } from '@/lib/notifications/notice-line'
import type { PushOffer } from '@/lib/portal/push-offer'
import type { NoticeQuery } from '@/lib/notifications/queries'
import type { Notice, NoticePage, NoticeSettings } from '@/lib/notifications/schema'

type NoticesPageProps = {
  reader: 'firm' | 'client'
  /** Null when the notifications could not be read. */
  page: NoticePage | null
  settings: NoticeSettings | null
  offer: PushOffer | null
  query: NoticeQuery
  href: (query: NoticeQuery) => Route
  /** The person's companies; empty unless the person works in several. */
  companies: readonly { id: string; name: string | null }[]
  now: Date
}

export function NoticesPage({
  reader,
  page,
  settings,
  offer,
  query,
  href,
  companies,
  now,
}: NoticesPageProps) {
  if (!page) return <LoadFailed {...text.load} />
  const { rows, next, unread } = page
  const whole = query.cursor === null && query.of === null
  const first = { ...query, cursor: null }
  const several = companies.length > 1
  const state = text.empty[query.unread ? 'unread' : 'all']
  return (
    <>
      <div className="pt-8 pb-6 sm:pt-12">
        <h1>{text.title}</h1>
        <p role="status" className="mt-1 text-ink-2">
          {text.subtitle(unread > 0 ? text.unread(unread) : null)}
        </p>
      </div>
      <LinkTabs
        label={text.filter.label}
        items={[
          { href: href({ ...first, unread: false }), label: text.filter.all, current: !query.unread },
          { href: href({ ...first, unread: true }), label: text.filter.unread, current: query.unread },
        ]}
      />
      {several ? (
        <LinkTabs
          label={text.companies.label}
          items={[{ id: null, name: text.companies.all }, ...companies].map(({ id, name }) => ({
            href: href({ ...first, of: id }),
            label: name ?? '',
            current: id === query.of,
          }))}
        />
      ) : null}
      <div className="mt-4">
        {rows.length === 0 ? (
          <State icon={Bell} title={state.title} level={2}>
            {state.text}
          </State>
        ) : null}
        <NoticeBoard
          firm={reader === 'firm'}
          days={byDay(rows, reader, several, now)}
          unread={unread}
          until={whole ? (rows[0]?.last_at ?? null) : null}
        />
      </div>
      <ForwardPager
        first={query.cursor ? { href: href(first), label: text.first } : null}
        next={next && { href: href({ ...query, cursor: next }), label: text.next }}
      />
      {rows.length > 0 ? <Keys /> : null}
      {settings ? <NoticeChoices reader={reader} settings={settings} offer={offer} /> : null}
    </>
  )
}

function byDay(rows: readonly Notice[], reader: 'firm' | 'client', several: boolean, now: Date): NoticeDay[] {
  const days = Map.groupBy(rows, ({ last_at }) => bogotaDay(last_at))
  return [...days].map(([day, notices]) => {
    const at = notices[0]?.last_at ?? ''
    return {
      day,
      name: dayName(at, now),
      date: formatWeekday(at),
      notices: notices.map((notice) => ({
        ...noticeLine(notice, reader, several),
        time: formatTime(notice.last_at),
      })),
    }
  })
}

function Keys() {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 pt-6 text-xs text-ink-2 pointer-coarse:hidden">
      {text.keys.map(({ key, what }) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="rounded-sheet border border-current px-1.5 font-sans font-semibold">{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
