import { FigureRow } from '@/components/figures/figure-row'
import { cn } from '@/components/ui/cn'
import { figures as text } from '@/content/figures'
import type { Bars } from '@/lib/figures/bars'
import { amounts, isSilent, sides, type MonthFigures } from '@/lib/figures/month-figures'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth } from '@/lib/format/month-name'

const head = 'py-2 pl-4 text-right text-xs font-medium text-ink-2'

/** `Noviembre 2026`, of `2026-11`. */
const monthName = (month: string) => `${capitalized(longMonth(month))} ${month.slice(0, 4)}`

/** Twelve months and their sum; in a narrow place every month is an entry with its own bars. */
export function FiguresTable({ figures, bars }: { figures: MonthFigures; bars: Bars }) {
  const { months, sum } = figures
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
              <th key={side} scope="colgroup" colSpan={3} className={cn(head, 'pb-0 text-sm text-ink')}>
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
            <FigureRow
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
          <FigureRow name={text.sum} pair={sum} closes />
        </tfoot>
      </table>
    </div>
  )
}
