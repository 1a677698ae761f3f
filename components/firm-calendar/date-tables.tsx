import type { Route } from 'next'
import Link from 'next/link'
import { DateLines } from '@/components/firm-calendar/date-lines'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarWith, type CalendarFacts, type FirmDates } from '@/lib/firm-calendar/firm-dates'
import { overviewOf, type OverviewLine } from '@/lib/firm-calendar/overview'
import { formatNumber } from '@/lib/format/number'
import { publishedSources } from '@/lib/tax-calendar/published'

const text = firmCalendarText.dates
type DateTablesProps = { year: number; dates: FirmDates; facts: CalendarFacts; changes: boolean }

export function DateTables({ year, dates, facts, changes }: DateTablesProps) {
  const rows = [...publishedSources.rows, ...dates.rows]
  const { national, local } = overviewOf(calendarWith(dates), facts.cities, rows, year)
  const missing = local.filter(({ state, clients }) => state === 'none' && clients)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg">{text.title(year)}</h2>
        {changes ? (
          <Link
            href="/admin/calendario/cargar"
            prefetch={false}
            className={buttonStyles({ variant: 'primary' })}
          >
            {text.load}
          </Link>
        ) : null}
      </div>
      <p className="mt-1 mb-6 max-w-[70ch] text-[1rem] text-ink-2">{text.intro}</p>
      {missing.length > 0 ? (
        <Notice tone="warn" className="mb-6">
          <h3 className="text-[1rem] font-[550]">{text.missingTitle}</h3>
          <ul>
            {missing.map(({ name }) => (
              <li key={name}>{text.missing(name, year)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <DateLines id="local" title={text.local} rows={rowsOf(local, year)} counted />
      {local.length === 0 ? <p className="py-3 text-[1rem] text-ink-2">{text.noCities}</p> : null}
      <DateLines id="national" title={text.national} rows={rowsOf(national, year)} />
    </>
  )
}

const rowsOf = (lines: readonly OverviewLine[], year: number) =>
  lines.map(({ obligation, municipality, name, state, source, clients }) => ({
    href: tableHref(obligation, municipality, year),
    name,
    state,
    source,
    clients: formatNumber(clients ?? 0),
  }))

const tableHref = (obligation: string, municipality: string | null, year: number) =>
  `/admin/calendario/tabla?${new URLSearchParams({
    obligacion: obligation,
    ...(municipality && { municipio: municipality }),
    ano: String(year),
  }).toString()}` as Route
