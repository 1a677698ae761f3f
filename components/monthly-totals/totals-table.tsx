import { barLook } from '@/components/monthly-totals/totals-chart'
import { cn } from '@/components/ui/cn'
import { monthlyTotals as text } from '@/content/monthly-totals'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth } from '@/lib/format/day-name'
import {
  amounts,
  formatSum,
  isSilent,
  sides,
  type Bars,
  type MonthlyTotals,
} from '@/lib/monthly-totals/monthly-totals'

const head = 'py-2 pl-4 text-right text-xs font-medium text-ink-2'

const monthName = (month: string) => `${capitalized(longMonth(month))} ${month.slice(0, 4)}`

/** A table of months; in a narrow container each month is a block with its own bars instead of a row. */
export function TotalsTable({ totals, bars }: { totals: MonthlyTotals; bars: Bars }) {
  const { months, sum } = totals
  return (
    <div
      role="region"
      aria-label={text.caption}
      tabIndex={0}
      className="mt-8 overflow-x-auto border-t border-ink rule-closes"
    >
      <table className="w-full border-collapse @max-[48rem]:block">
        <caption className="sr-only">{text.caption}</caption>
        <thead className="@max-[48rem]:sr-only">
          <tr>
            <th scope="col" rowSpan={2} className={cn(head, 'pl-0 text-left align-bottom')}>
              {text.month}
            </th>
            {sides.map((side) => (
              <th
                key={side}
                scope="colgroup"
                colSpan={3}
                className={cn(head, 'pb-0 text-center text-sm text-ink')}
              >
                {text.sides[side]}
              </th>
            ))}
          </tr>
          <tr>
            {sides.map((side) =>
              amounts.map((amount) => (
                <th key={side + amount} scope="col" className={head}>
                  {text.amounts[amount]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody className="@max-[48rem]:block">
          {months.map((month, place) => (
            <TotalsRow
              key={month.month}
              name={
                place === months.length - 1 ? text.running(monthName(month.month)) : monthName(month.month)
              }
              pair={month}
              bars={bars.months[place]}
              silent={isSilent(month)}
            />
          ))}
        </tbody>
        <tfoot className="font-semibold @max-[48rem]:block">
          <TotalsRow name={text.sum} pair={sum} closes />
        </tfoot>
      </table>
    </div>
  )
}

type TotalsRowProps = {
  name: string
  pair: MonthlyTotals['sum']
  bars?: Bars['months'][number] | undefined
  /** True for a month without invoices; narrow containers then show a sentence instead of zeros. */
  silent?: boolean
  closes?: boolean
}

function TotalsRow({ name, pair, bars, silent = false, closes = false }: TotalsRowProps) {
  return (
    <tr
      className={cn(
        'border-t border-rule text-sm @max-[48rem]:block @max-[48rem]:py-3',
        closes && 'border-ink',
      )}
    >
      <th
        scope="row"
        className="py-2.5 text-left font-[550] @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:justify-between @max-[48rem]:gap-x-4 @max-[48rem]:py-0"
      >
        {name}
        {silent ? <span className="font-normal text-ink-2 @min-[48rem]:hidden">{text.silent}</span> : null}
      </th>
      {sides.map((side) =>
        amounts.map((amount) => {
          const whole = amount === 'total'
          return (
            <td
              key={side + amount}
              className={cn(
                'py-2.5 pl-4 text-right whitespace-nowrap @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:items-baseline @max-[48rem]:justify-between @max-[48rem]:gap-x-2 @max-[48rem]:p-0',
                whole && '@max-[48rem]:mt-2',
                silent && '@max-[48rem]:hidden',
              )}
            >
              <span aria-hidden className="text-ink-2 @min-[48rem]:hidden">
                {whole ? text.sides[side] : text.amounts[amount]}
              </span>
              <span>{formatSum(pair[side][amount])}</span>
              {whole && bars && bars[side].share > 0 ? (
                <span aria-hidden className="w-full py-1 @min-[48rem]:hidden">
                  <i
                    className={`block h-3 ${barLook[side]}`}
                    style={{ width: `${Math.max(bars[side].share * 100, 1)}%` }}
                  />
                </span>
              ) : null}
            </td>
          )
        }),
      )}
    </tr>
  )
}
