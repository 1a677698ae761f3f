import { todayText } from '@/content/today'
import { capitalized } from '@/lib/format/appointment-time'
import { waitText, type Week } from '@/lib/today/queries'

const weekText = todayText.week
const weekday = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', weekday: 'long', day: 'numeric' })

const dayLabel = (day: string) => capitalized(weekday.format(new Date(day)).replace(',', ''))

/** The invoices of each day as bars beside their number, and what became of them. */
export function WeekSummary({ week }: { week: Week }) {
  const { days, accepted, rejected, average } = week
  const facts = [
    [weekText.accepted, accepted],
    [weekText.rejected, rejected],
    [weekText.average, average === null ? weekText.none : waitText(average)],
  ] as const
  return (
    <>
      <section aria-labelledby="week">
        <h2 id="week" className="pb-2 text-lg rule-opens">
          {weekText.title}
        </h2>
        <ul>
          {days.map(({ day, holiday, decided, share }) => (
            <li
              key={day}
              className="grid min-h-11 grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule text-[1rem]"
            >
              <span>{dayLabel(day)}</span>
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="h-3 w-full fill-green"
                aria-hidden
              >
                <rect width={100 * share} height="6" />
              </svg>
              <span className="tabular-nums">{holiday && decided === 0 ? weekText.holiday : decided}</span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between py-3 text-[1rem] rule-closes">
          {weekText.total} <b>{accepted + rejected}</b>
        </p>
      </section>
      <section aria-labelledby="result">
        <h2 id="result" className="pb-2 text-lg rule-opens">
          {weekText.result}
        </h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
