import { OneStepChange } from '@/components/firm-calendar/change-form'
import { LazyDayForm, LazyOutageForm, LazyOverrideForm } from '@/components/firm-calendar/lazy-change-forms'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { firmCalendarText } from '@/content/firm-calendar'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { formatCivilDay, yearOf } from '@/lib/calendar/civil-day'
import type { FirmDates } from '@/lib/firm-calendar/firm-dates'
import { titleOf } from '@/lib/firm-calendar/judge-table'
import { obligationChoices } from '@/lib/firm-calendar/overview'
import type { Override } from '@/lib/tax-calendar/due-row'
import { publishedSources } from '@/lib/tax-calendar/published'

const daysText = firmCalendarText.days
const movedText = firmCalendarText.override

type DayViewProps = { year: number; dates: FirmDates; changes: boolean }

export function DaysView({ year, dates, changes }: DayViewProps) {
  const own = dates.days.filter(({ day }) => yearOf(day) === year)
  const published = nonBusinessDaysOf(year).filter(({ day }) => !own.some((one) => one.day === day))
  const all = [
    ...published.map((day) => ({ ...day, own: false })),
    ...own.map((day) => ({ ...day, doubt: null, own: true })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const { columns } = daysText
  const cell = 'sm:pr-4'
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_26rem]">
      <section aria-labelledby="days" className="min-w-0">
        <h2 id="days" className="pb-2 text-lg">
          {daysText.title(year)}
        </h2>
        <div
          className="relative overflow-x-auto rule-closes"
          tabIndex={0}
          role="group"
          aria-labelledby="days"
        >
          <table aria-labelledby="days" className="stacked-table sm:min-w-[34rem]">
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
              {all.map(({ day, name, scope, norm, doubt, own: ours }) => (
                <tr key={`${day} ${scope}`}>
                  <th scope="row" className={`${cell} tabular-nums`}>
                    {formatCivilDay(day)}
                  </th>
                  <td className={cell}>
                    {name}
                    {ours ? <span className="text-sm text-ink-2">, {daysText.own}</span> : null}
                  </td>
                  <td className={`${cell} xl:whitespace-nowrap`}>{firmCalendarText.scopes[scope]}</td>
                  <td className={`${cell} text-sm text-ink-2`}>
                    {norm}
                    {doubt ? <span className="block">{doubt}</span> : null}
                    {ours && changes ? (
                      <OneStepChange
                        change={{ kind: 'drop-day', day, norm, source: daysText.drop }}
                        label={daysText.drop}
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
      {changes ? <LazyDayForm /> : null}
    </div>
  )
}

export function MovedView({ year, dates, changes }: DayViewProps) {
  const ofYear = ({ period, due }: Override) => [period, due].some((day) => day.startsWith(String(year)))
  const own = dates.overrides.filter(ofYear).toReversed()
  const published = publishedSources.overrides.filter(ofYear)
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="grid min-w-0 gap-10">
        <section aria-labelledby="moved">
          <h2 id="moved" className="pb-2 text-lg">
            {movedText.list}
          </h2>
          {own.length === 0 ? <p className="text-[1rem] text-ink-2">{movedText.none}</p> : null}
          <ul className={own.length > 0 ? 'border-t border-ink rule-closes' : undefined}>
            {own.map((override) => (
              <MovedDate key={override.id} override={override}>
                {changes ? (
                  <OneStepChange
                    change={{
                      kind: 'drop-override',
                      id: override.id,
                      norm: override.norm,
                      source: movedText.drop,
                    }}
                    label={movedText.drop}
                    of={movedText.dropOf(titleOf(override))}
                  />
                ) : null}
              </MovedDate>
            ))}
          </ul>
        </section>
        {published.length > 0 ? (
          <section aria-labelledby="extended">
            <h2 id="extended" className="pb-2 text-lg">
              {movedText.published}
            </h2>
            <ul className="border-t border-ink rule-closes">
              {published.map((override) => (
                <MovedDate
                  key={[override.obligation, override.period, override.endings].join()}
                  override={override}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {changes ? (
        <div className="grid gap-8">
          <LazyOverrideForm obligations={obligationChoices} year={year} />
          <LazyOutageForm />
        </div>
      ) : null}
    </div>
  )
}

function MovedDate({ override, children }: { override: Override; children?: React.ReactNode }) {
  const { endings, due, reason, norm, source, client } = override
  const { all } = firmCalendarText.one
  return (
    <li className="border-b border-rule py-3 text-[1rem] last:border-b-0">
      <p className="font-[550]">
        {titleOf(override)}: <span className="tabular-nums">{formatCivilDay(due)}</span>
      </p>
      <p className="text-sm text-ink-2">
        {firmCalendarText.preview.endings(endings === '*' ? all.toLocaleLowerCase('es') : endings)}.{' '}
        {movedText.reasons[reason]}
        {client ? `, ${movedText.oneClient}` : ''}. {norm}. {source}.
      </p>
      {children}
    </li>
  )
}
