import type { FirmCalendarProps } from '@/components/firm-calendar/firm-calendar-page'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { State } from '@/components/ui/state'
import { firmCalendarText } from '@/content/firm-calendar'
import { formatDateTime } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'

const text = firmCalendarText.history

/** Who changed the calendar, when, by which norm, and what moved. */
export function HistoryView({ facts }: FirmCalendarProps) {
  const cell = 'border-t border-rule py-2.5 pr-4 align-top'
  if (facts.history.length === 0) return <State title={text.none} level={2} />
  return (
    <div
      className="relative overflow-x-auto rule-closes"
      tabIndex={0}
      role="group"
      aria-label={firmCalendarText.view.historia}
    >
      <table className="w-full min-w-[52rem] border-collapse text-[1rem]">
        <caption className="sr-only">{firmCalendarText.view.historia}</caption>
        <thead>
          <tr className="border-t border-ink">
            {Object.values(text.columns).map((name) => (
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
              <td className={cell}>{by ?? text.former}</td>
              <th scope="row" className={`${cell} max-w-[28rem] text-left font-[550]`}>
                {about}
              </th>
              <td className={`${cell} text-sm text-ink-2`}>
                {norm}
                <span className="block">{source}</span>
              </td>
              <td className={`${cell} text-sm`}>
                {dates === 0
                  ? firmCalendarText.preview.none
                  : firmCalendarText.preview.sum(clients, formatNumber(clients), dates, formatNumber(dates))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
