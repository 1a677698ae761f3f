import type { Route } from 'next'
import Link from 'next/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarWith, type CalendarFacts, type FirmDates } from '@/lib/firm-calendar/firm-dates'
import { overviewOf, type OverviewLine } from '@/lib/firm-calendar/overview'
import { formatNumber } from '@/lib/format/number'
import { publishedSources } from '@/lib/tax-calendar/published'

const text = firmCalendarText.dates
const stateTones = {
  none: 'bad',
  computed: 'unknown',
  published: 'pending',
  confirmed: 'ok',
} as const satisfies Record<keyof typeof firmCalendarText.states, BadgeTone>

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
      <Lines id="local" title={text.local} lines={local} year={year} counted />
      {local.length === 0 ? <p className="py-3 text-[1rem] text-ink-2">{text.noCities}</p> : null}
      <Lines id="national" title={text.national} lines={national} year={year} />
    </>
  )
}

type LinesProps = { id: string; title: string; lines: readonly OverviewLine[]; year: number; counted?: true }

function Lines({ id, title, lines, year, counted }: LinesProps) {
  const { columns } = text
  const heads = [columns.name, columns.state, columns.source, ...(counted ? [columns.clients] : [])]
  return (
    <section aria-labelledby={id} className="mb-10">
      <h3 id={id} className="pb-2 text-lg">
        {title}
      </h3>
      <div className="relative overflow-x-auto rule-closes" tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id} className="stacked-table sm:min-w-[44rem] sm:[&_td]:pt-[1.15rem]">
          <thead>
            <tr>
              {heads.map((name) => (
                <th key={name} scope="col" className={columnHeadStyles}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ obligation, municipality, name, state, source, clients }) => (
              <tr key={`${obligation} ${municipality}`}>
                <th scope="row">
                  <Link
                    href={tableHref(obligation, municipality, year)}
                    prefetch={false}
                    className="row-link"
                  >
                    {name}
                  </Link>
                </th>
                <td>
                  <StateBadge state={state} />
                </td>
                <td className="max-w-[32rem] text-sm text-ink-2">{source}</td>
                {counted ? (
                  <td data-label={columns.clients} className="stacked-figure">
                    {formatNumber(clients ?? 0)}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const tableHref = (obligation: string, municipality: string | null, year: number) =>
  `/admin/calendario/tabla?${new URLSearchParams({
    obligacion: obligation,
    ...(municipality && { municipio: municipality }),
    ano: String(year),
  }).toString()}` as Route

export const StateBadge = ({ state }: { state: keyof typeof firmCalendarText.states }) => (
  <Badge tone={stateTones[state]}>{firmCalendarText.states[state]}</Badge>
)
