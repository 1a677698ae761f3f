import type { Route } from 'next'
import Link from 'next/link'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { Pager } from '@/components/ui/pager'
import { PeriodSteps } from '@/components/ui/period-steps'
import { dianListsText as text } from '@/content/dian-lists'
import { monthName } from '@/content/tax-calendar/words'
import { reconciliationHref } from '@/lib/dian-lists/href'
import type { FirmDianMonths } from '@/lib/dian-lists/line'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import { capitalized } from '@/lib/format/appointment-time'
import { formatNitWithDigit } from '@/lib/format/nit'

const each = 50
const href = (month: string, passed = 0) =>
  `/admin/conciliacion?mes=${month}${passed > 0 ? `&desde=${passed}` : ''}` as Route

type FirmMonthsProps = { month: string; passed: number; months: FirmDianMonths }

export function FirmMonths({ month, passed, months: { rows, more } }: FirmMonthsProps) {
  const { columns } = text.firm
  const step = (by: -1 | 1) => {
    const to = monthAfter(month, by)
    return { href: href(to), label: capitalized(monthName(to)) }
  }
  return (
    <div className="pt-8 sm:pt-12">
      <h1>{text.heading(monthName(month))}</h1>
      <p className="text-ink-2">{text.intro}</p>
      <PeriodSteps label={text.months} before={step(-1)} after={step(1)} />
      {rows.length === 0 ? (
        <p className="border-t border-ink py-3 text-ink-2">{text.firm.none}</p>
      ) : (
        <div className="rule-closes">
          <table className="stacked-table" aria-label={text.title}>
            <thead>
              <tr>
                <th scope="col" className={columnHeadStyles}>
                  {columns.client}
                </th>
                <FigureHeads names={[columns.dian, columns.us, columns.open]} />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ client, title, nit, dian, ours, open, closedAt }) => (
                <tr key={client}>
                  <th scope="row" className="wrap-anywhere">
                    <Link href={reconciliationHref(client, { month })} prefetch={false} className="row-link">
                      <bdi>{title}</bdi>
                    </Link>
                    {nit ? (
                      <span className="block text-sm font-normal text-ink-2">
                        {text.nit(formatNitWithDigit(nit))}
                      </span>
                    ) : null}
                  </th>
                  <td data-label={columns.dian} className="stacked-figure">
                    {dian.toLocaleString('es-CO')}
                  </td>
                  <td data-label={columns.us} className="stacked-figure">
                    {ours.toLocaleString('es-CO')}
                  </td>
                  <td data-label={columns.open} className="stacked-figure">
                    {closedAt ? text.firm.closed : open.toLocaleString('es-CO')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager
        label={text.title}
        before={passed > 0 ? { href: href(month, Math.max(0, passed - each)), label: text.earlier } : null}
        after={more ? { href: href(month, passed + each), label: text.later } : null}
      />
    </div>
  )
}
