import { LazyUsuryForm, LazyUvtForm, LazyWageForm } from '@/components/firm-calendar/lazy-change-forms'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { firmCalendarText } from '@/content/firm-calendar'
import { uvtByYear, wageByYear } from '@/content/legal-figures'
import { monthName } from '@/content/tax-calendar/words'
import { thresholds } from '@/content/tax-calendar/thresholds'
import type { CalendarFacts } from '@/lib/firm-calendar/firm-dates'
import { formatNumber, formatPesos } from '@/lib/format/number'
import type { ThresholdName } from '@/lib/tax-calendar/figures'
import { firstMissingMonth, knownRates } from '@/lib/tax-calendar/usury-rates'

const text = firmCalendarText.uvt

/** Interest rates have at least two decimals, as the Superintendencia Financiera writes them. */
const rate = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2 })

const cell = 'border-t border-rule py-2.5 pr-4 align-top'
const figure = 'text-right tabular-nums'
const stacked = 'py-2.5 pr-4 align-top max-sm:block max-sm:p-0 sm:border-t sm:border-rule'

type UvtViewProps = { year: number; facts: CalendarFacts; changes: boolean }

export function UvtView({ year, facts, changes }: UvtViewProps) {
  const known = new Map(Object.values(uvtByYear).flatMap((one) => (one ? [[one.year, one] as const] : [])))
  for (const own of facts.uvt) known.set(own.year, own)
  const uvt = known.get(year)
  const { columns, threshold } = text
  return (
    <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 gap-10">
        <section aria-labelledby="uvts" className="min-w-0">
          <h2 id="uvts" className="pb-2 text-lg">
            {text.title}
          </h2>
          <div
            className="relative overflow-x-auto rule-closes"
            tabIndex={0}
            role="group"
            aria-labelledby="uvts"
          >
            <table aria-labelledby="uvts" className="w-full border-collapse text-[1rem]">
              <Head names={[columns.year, columns.value, columns.source]} figures={[columns.value]} />
              <tbody>
                {[...known.values()]
                  .toSorted((one, other) => other.year - one.year)
                  .map((one) => (
                    <tr key={one.year}>
                      <th scope="row" className={`${cell} text-left font-[550] tabular-nums`}>
                        {one.year}
                      </th>
                      <td className={`${cell} ${figure}`}>{formatPesos(one.value)}</td>
                      <td className={`${cell} text-sm text-ink-2`}>{one.source}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </section>
        <section aria-labelledby="thresholds" className="min-w-0">
          <h2 id="thresholds" className="pb-2 text-lg">
            {text.thresholds(year)}
          </h2>
          {uvt ? null : <p className="pb-3 text-[1rem] text-ink-2">{text.unknown(year)}</p>}
          <div
            className="relative overflow-x-auto rule-closes"
            tabIndex={0}
            role="group"
            aria-labelledby="thresholds"
          >
            <table
              aria-labelledby="thresholds"
              className="w-full border-collapse text-[1rem] max-sm:block sm:min-w-[36rem]"
            >
              <Head
                names={[threshold.name, threshold.units, threshold.pesos, threshold.norm]}
                figures={[threshold.units, threshold.pesos]}
                className="max-sm:sr-only"
              />
              <tbody className="max-sm:block">
                {(Object.keys(thresholds) as ThresholdName[]).map((name) => (
                  <tr key={name} className="max-sm:grid max-sm:border-t max-sm:border-rule max-sm:py-2">
                    <th scope="row" className={`${stacked} text-left font-[550]`}>
                      {text.names[name]}
                    </th>
                    <td className={`${stacked} tabular-nums sm:text-right`}>
                      {formatNumber(thresholds[name].units)}
                      <span className="sm:hidden"> {threshold.units}</span>
                    </td>
                    <td className={`${stacked} tabular-nums sm:text-right`}>
                      {uvt ? formatPesos(thresholds[name].units * uvt.value) : null}
                    </td>
                    <td className={`${stacked} text-sm text-ink-2`}>{thresholds[name].norm}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <Wages own={facts.wages} />
        <UsuryRates rates={knownRates(facts)} />
      </div>
      {changes ? (
        <div className="grid gap-6">
          <LazyUvtForm year={year} />
          <LazyWageForm year={year} />
          <LazyUsuryForm />
        </div>
      ) : null}
    </div>
  )
}

function Wages({ own }: { own: CalendarFacts['wages'] }) {
  const { title, columns, none } = firmCalendarText.wage
  const builtIn = Object.values(wageByYear).flatMap((one) => (one ? [one] : []))
  const known = new Map([...builtIn, ...own].map((one) => [one.year, one]))
  return (
    <section aria-labelledby="wages" className="min-w-0">
      <h2 id="wages" className="pb-2 text-lg">
        {title}
      </h2>
      <div className="relative overflow-x-auto rule-closes" tabIndex={0} role="group" aria-labelledby="wages">
        <table aria-labelledby="wages" className="w-full border-collapse text-[1rem]">
          <Head
            names={[columns.year, columns.value, columns.aid, columns.source]}
            figures={[columns.value, columns.aid]}
          />
          <tbody>
            {[...known.values()]
              .toSorted((one, other) => other.year - one.year)
              .map(({ year, value, aid, source }) => (
                <tr key={year}>
                  <th scope="row" className={`${cell} text-left font-[550] tabular-nums`}>
                    {year}
                  </th>
                  <td className={`${cell} ${figure}`}>{formatPesos(value)}</td>
                  <td className={`${cell} ${figure}`}>{aid === null ? none : formatPesos(aid)}</td>
                  <td className={`${cell} text-sm text-ink-2`}>{source}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function UsuryRates({ rates }: { rates: CalendarFacts['rates'] }) {
  const { title, next, columns } = firmCalendarText.usury
  return (
    <section aria-labelledby="usury-rates" className="min-w-0">
      <h2 id="usury-rates" className="pb-2 text-lg">
        {title}
      </h2>
      <p className="pb-3 text-[1rem] text-ink-2">{next(monthName(firstMissingMonth(rates)))}</p>
      <div
        className="relative overflow-x-auto rule-closes"
        tabIndex={0}
        role="group"
        aria-labelledby="usury-rates"
      >
        <table aria-labelledby="usury-rates" className="w-full border-collapse text-[1rem]">
          <Head names={[columns.month, columns.percent, columns.source]} figures={[columns.percent]} />
          <tbody>
            {rates.map(({ month, percent, source }) => (
              <tr key={month}>
                <th scope="row" className={`${cell} text-left font-[550]`}>
                  {monthName(month)}
                </th>
                <td className={`${cell} ${figure}`}>{rate.format(percent)}%</td>
                <td className={`${cell} text-sm text-ink-2`}>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type HeadProps = { names: readonly string[]; figures: readonly string[]; className?: string }

const Head = ({ names, figures, className }: HeadProps) => (
  <thead className={className}>
    <tr className="border-t border-ink">
      {names.map((name) => (
        <th key={name} scope="col" className={cn(columnHeadStyles, figures.includes(name) && 'text-right')}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
