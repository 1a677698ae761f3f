import type { Route } from 'next'
import { CalendarProgress } from '@/components/firm-calendar/calendar-progress'
import { DateTables } from '@/components/firm-calendar/date-tables'
import { DaysView, MovedView } from '@/components/firm-calendar/day-views'
import { ReviewView } from '@/components/firm-calendar/review-view'
import { UvtView } from '@/components/firm-calendar/uvt-view'
import { PageHeading } from '@/components/portal/page-heading'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { State } from '@/components/ui/state'
import { firmCalendarText as text } from '@/content/firm-calendar'
import type { CalendarFacts, FirmDates } from '@/lib/firm-calendar/firm-dates'
import type { CalendarReview } from '@/lib/firm-calendar/review'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'

const historyText = text.history

type CalendarView = keyof typeof text.view
type FirmCalendarProps = {
  year: number
  years: readonly number[]
  today: CivilDay
  view: CalendarView
  dates: FirmDates
  facts: CalendarFacts
  review: CalendarReview | null
  changes: boolean
}

const views = Object.keys(text.view) as CalendarView[]
const addressOf = (year: number, view: CalendarView) => `/admin/calendario?ano=${year}&vista=${view}` as Route

export function FirmCalendarPage(props: FirmCalendarProps) {
  const { year, years, view, facts, changes } = props
  return (
    <>
      <PageHeading title={text.title} subtitle={changes ? text.intro : `${text.intro} ${text.onlyAdmins}`} />
      <CalendarProgress key={facts.left} left={facts.left} total={facts.total} />
      <LinkTabs
        label={text.years}
        items={years.map((one) => ({
          href: addressOf(one, view),
          label: String(one),
          current: one === year,
        }))}
      />
      <LinkTabs
        label={text.views}
        className="mb-6"
        items={views.map((one) => ({
          href: addressOf(year, one),
          label: text.view[one],
          current: one === view,
        }))}
      />
      <View {...props} />
    </>
  )
}

function View(props: FirmCalendarProps) {
  switch (props.view) {
    case 'fechas':
      return <DateTables {...props} />
    case 'revisar':
      return props.review ? <ReviewView {...props} review={props.review} /> : null
    case 'dias':
      return <DaysView {...props} />
    case 'movidas':
      return <MovedView {...props} />
    case 'uvt':
      return <UvtView {...props} />
    case 'historia':
      return <HistoryView {...props} />
  }
}

function HistoryView({ facts }: FirmCalendarProps) {
  const cell = 'border-t border-rule py-2.5 pr-4 align-top'
  if (facts.history.length === 0) return <State title={historyText.none} level={2} />
  return (
    <div
      className="relative overflow-x-auto rule-closes"
      tabIndex={0}
      role="group"
      aria-label={text.view.historia}
    >
      <table className="w-full min-w-[52rem] border-collapse text-[1rem]">
        <caption className="sr-only">{text.view.historia}</caption>
        <thead>
          <tr className="border-t border-ink">
            {Object.values(historyText.columns).map((name) => (
              <th key={name} scope="col" className={columnHeadStyles}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.history.map(({ version, at, by, about, norm, source, clients, dates }) => (
            <tr key={version}>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatDateTime(at)}</td>
              <td className={cell}>{by ?? historyText.former}</td>
              <th scope="row" className={`${cell} max-w-[28rem] text-left font-[550]`}>
                {about}
              </th>
              <td className={`${cell} text-sm text-ink-2`}>
                {norm}
                <span className="block">{source}</span>
              </td>
              <td className={`${cell} text-sm`}>
                {dates === 0
                  ? text.preview.none
                  : text.preview.sum(clients, formatNumber(clients), dates, formatNumber(dates))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
