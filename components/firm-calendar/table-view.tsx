import { LazyConfirmForm } from '@/components/firm-calendar/lazy-change-forms'
import { StateBadge } from '@/components/firm-calendar/date-lines'
import { ExportLinks } from '@/components/ui/export-links'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { firmCalendarText } from '@/content/firm-calendar'
import { noTable, periodName } from '@/content/tax-calendar/words'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { EffectiveTable } from '@/lib/tax-calendar/effective-table'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { periodKey } from '@/lib/tax-calendar/period'

const text = firmCalendarText.one

type TableViewProps = {
  obligation: ObligationId
  municipality: string | null
  year: number
  tables: readonly EffectiveTable[]
  changes: boolean
}

export function TableView({ obligation, municipality, year, tables, changes }: TableViewProps) {
  const { columns } = text
  const cell = 'sm:py-2 sm:pr-4'
  const named = new URLSearchParams({ obligacion: obligation, ano: String(year) })
  if (municipality) named.set('municipio', municipality)
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <ExportLinks
          text={{ label: text.download, csv: 'CSV', xlsx: 'Excel' }}
          href={(formato) => `/admin/calendario/tabla/exportar?${named.toString()}&formato=${formato}`}
          className="mb-1"
        />
        <p className="mb-4 text-sm text-ink-2">{text.downloadHint}</p>
        <div
          className="relative overflow-x-auto rule-closes"
          tabIndex={0}
          role="group"
          aria-label={text.download}
        >
          <table className="stacked-table sm:min-w-[40rem]">
            <caption className="sr-only">{text.download}</caption>
            <thead>
              <tr>
                {Object.values(columns).map((name) => (
                  <th key={name} scope="col" className={columnHeadStyles}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tables.flatMap(({ period, lines }) =>
                lines.map(({ endings, date }, at) => (
                  <tr key={`${periodKey(period)} ${endings}`}>
                    <th scope="row" className={cell}>
                      <span className={at > 0 ? 'sm:sr-only' : undefined}>{periodName(period)}</span>
                    </th>
                    <td data-label={columns.endings} className={`${cell} stacked-figure sm:text-left`}>
                      {endings === '*' ? text.all : endings}
                    </td>
                    {date.status === 'dated' ? (
                      <>
                        <td
                          data-label={columns.due}
                          className={`${cell} stacked-figure font-[550] sm:text-left`}
                        >
                          {formatCivilDay(date.due)}
                        </td>
                        <td className={cell}>
                          <StateBadge state={date.state} />
                        </td>
                        <td className={`${cell} text-sm text-ink-2`}>
                          {date.norm}
                          <span className="block">{date.source}</span>
                        </td>
                      </>
                    ) : (
                      <>
                        <td className={cell}>{text.noDate}</td>
                        <td className={cell}>
                          <StateBadge state="none" />
                        </td>
                        <td className={cell}>{noTable}</td>
                      </>
                    )}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      </div>
      {changes ? <LazyConfirmForm obligation={obligation} municipality={municipality} year={year} /> : null}
    </div>
  )
}
