import { OneStepChange } from '@/components/firm-calendar/change-form'
import type { FirmCalendarProps } from '@/components/firm-calendar/firm-calendar-page'
import { OutageForm, OverrideForm } from '@/components/firm-calendar/lazy-change-forms'
import { firmCalendarText } from '@/content/firm-calendar'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { titleOf } from '@/lib/firm-calendar/judge-table'
import { obligationChoices } from '@/lib/firm-calendar/overview'
import type { Override } from '@/lib/tax-calendar/due-row'
import { publishedSources } from '@/lib/tax-calendar/published'

const text = firmCalendarText.override

/** Dates that a decree, an outage or the firm moved, and the forms that move them. */
export function MovedView({ year, dates, changes }: FirmCalendarProps) {
  const ofYear = ({ period, due }: Override) => [period, due].some((day) => day.startsWith(String(year)))
  const own = dates.overrides.filter(ofYear).toReversed()
  const published = publishedSources.overrides.filter(ofYear)
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="grid min-w-0 gap-10">
        <section aria-labelledby="moved">
          <h2 id="moved" className="pb-2 text-lg">
            {text.list}
          </h2>
          {own.length === 0 ? <p className="text-[1rem] text-ink-2">{text.none}</p> : null}
          <ul className={own.length > 0 ? 'border-t border-ink rule-closes' : undefined}>
            {own.map((override) => (
              <MovedDate key={override.id} override={override}>
                {changes ? (
                  <OneStepChange
                    change={{
                      kind: 'drop-override',
                      id: override.id,
                      norm: override.norm,
                      source: text.drop,
                    }}
                    label={text.drop}
                    of={text.dropOf(titleOf(override))}
                  />
                ) : null}
              </MovedDate>
            ))}
          </ul>
        </section>
        {published.length > 0 ? (
          <section aria-labelledby="extended">
            <h2 id="extended" className="pb-2 text-lg">
              {text.published}
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
          <OverrideForm obligations={obligationChoices} year={year} />
          <OutageForm />
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
        {text.reasons[reason]}
        {client ? `, ${text.oneClient}` : ''}. {norm}. {source}.
      </p>
      {children}
    </li>
  )
}
