import { OneStepChange } from '@/components/firm-calendar/change-form'
import type { FirmCalendarProps } from '@/components/firm-calendar/firm-calendar-page'
import { DayForm } from '@/components/firm-calendar/lazy-change-forms'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { firmCalendarText } from '@/content/firm-calendar'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { formatCivilDay, yearOf } from '@/lib/calendar/civil-day'

const text = firmCalendarText.days

/** The non-business days of a year with their scope: those that came with the product, and the firm's own. */
export function DaysView({ year, dates, changes }: FirmCalendarProps) {
  const own = dates.days.filter(({ day }) => yearOf(day) === year)
  const published = nonBusinessDaysOf(year).filter(({ day }) => !own.some((one) => one.day === day))
  const all = [
    ...published.map((day) => ({ ...day, own: false })),
    ...own.map((day) => ({ ...day, doubt: null, own: true })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const { columns } = text
  const cell = 'border-t border-rule py-2.5 pr-4 align-top'
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_26rem]">
      <section aria-labelledby="days" className="min-w-0">
        <h2 id="days" className="pb-2 text-lg">
          {text.title(year)}
        </h2>
        <div
          className="relative overflow-x-auto rule-closes"
          tabIndex={0}
          role="group"
          aria-labelledby="days"
        >
          <table aria-labelledby="days" className="w-full min-w-[34rem] border-collapse text-[1rem]">
            <thead>
              <tr className="border-t border-ink">
                {Object.values(columns).map((name) => (
                  <th key={name} scope="col" className={columnHeadStyles}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map(({ day, name, scope, norm, doubt, own: ours }) => (
                <tr key={`${day} ${scope}`}>
                  <th scope="row" className={`${cell} text-left font-[550] tabular-nums`}>
                    {formatCivilDay(day)}
                  </th>
                  <td className={cell}>
                    {name}
                    {ours ? <span className="text-sm text-ink-2">, {text.own}</span> : null}
                  </td>
                  <td className={cell}>{firmCalendarText.scopes[scope]}</td>
                  <td className={`${cell} text-sm text-ink-2`}>
                    {norm}
                    {doubt ? <span className="block">{doubt}</span> : null}
                    {ours && changes ? (
                      <OneStepChange
                        change={{ kind: 'drop-day', day, norm, source: text.drop }}
                        label={text.drop}
                        of={` ${formatCivilDay(day)}`}
                      />
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {changes ? <DayForm /> : null}
    </div>
  )
}
