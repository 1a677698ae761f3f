import type { Route } from 'next'
import { CalendarProgress } from '@/components/firm-calendar/calendar-progress'
import { DateTables } from '@/components/firm-calendar/date-tables'
import { DaysView } from '@/components/firm-calendar/days-view'
import { HistoryView } from '@/components/firm-calendar/history-view'
import { MovedView } from '@/components/firm-calendar/moved-view'
import { UvtView } from '@/components/firm-calendar/uvt-view'
import { PageHeading } from '@/components/portal/page-heading'
import { LinkTabs } from '@/components/ui/link-tabs'
import { firmCalendarText as text } from '@/content/firm-calendar'
import type { CalendarFacts, FirmDates } from '@/lib/firm-calendar/firm-dates'

export type CalendarView = keyof typeof text.view
export type FirmCalendarProps = {
  year: number
  years: readonly number[]
  view: CalendarView
  dates: FirmDates
  facts: CalendarFacts
  /** Administrators alone change it. */
  changes: boolean
}

const views = Object.keys(text.view) as CalendarView[]
const addressOf = (year: number, view: CalendarView) => `/admin/calendario?ano=${year}&vista=${view}` as Route

/** The calendar as the firm keeps it, one part of it at a time. */
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
