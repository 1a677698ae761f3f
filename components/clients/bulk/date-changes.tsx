import { columnHeadStyles } from '@/components/ui/control-styles'
import { bulkProfileText as text } from '@/content/client-bulk'
import { periodName } from '@/content/tax-calendar/words'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { readPeriod } from '@/lib/tax-calendar/period'
import type { DateChange } from '@/lib/tax-profile/many-schema'

type DateChangesProps = {
  lines: readonly DateChange[]
  /** The ids of the clients that will be changed; a date that concerns only other clients is not shown. */
  going: ReadonlySet<string>
}

export function DateChanges({ lines, going }: DateChangesProps) {
  const shown = lines
    .map((line) => ({ ...line, count: line.clients.filter((client) => going.has(client)).length }))
    .filter(({ count }) => count > 0)
  if (going.size === 0) return null
  if (shown.length === 0) return <p>{text.none}</p>
  return (
    <div
      role="region"
      aria-labelledby="bulk-dates"
      tabIndex={0}
      className="max-h-[min(24rem,45vh)] overflow-y-auto border-y border-ink"
    >
      <table className="w-full border-collapse text-[1rem]">
        <caption id="bulk-dates" className="py-2 text-left font-[550]">
          {text.dates}
        </caption>
        <thead>
          <tr>
            {Object.values(text.columns).map((label) => (
              <th key={label} scope="col" className={columnHeadStyles}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={`${line.is} ${line.name} ${line.period}`} className="border-t border-rule align-top">
              <td className="py-2 pr-4 tabular-nums">{daysOf(line)}</td>
              <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                {line.name}
                <small className="block text-sm text-ink-2">{nameOfPeriod(line.period)}</small>
              </th>
              <td className={line.is === 'gone' ? 'py-2 text-ink-2' : 'py-2 font-[550]'}>
                {text.changes[line.is](line.count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const nameOfPeriod = (key: string) => {
  const period = readPeriod(key)
  return period ? periodName(period) : key
}

function daysOf({ days }: DateChange): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return text.undated
  return first === last ? formatCivilDay(first) : text.range(formatCivilDay(first), formatCivilDay(last))
}

type RefusedClientsProps = { title: string; refused: readonly { title: string; why: string }[] }

export function RefusedClients({ title, refused }: RefusedClientsProps) {
  return (
    <div role="group" aria-label={title} tabIndex={0} className="max-h-48 overflow-y-auto">
      <p className="font-[550]">{title}</p>
      <ul>
        {refused.map((one) => (
          <li key={`${one.title} ${one.why}`} className="wrap-anywhere">
            <b className="font-[550]">{one.title}</b>: {one.why}
          </li>
        ))}
      </ul>
    </div>
  )
}
