import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { columnHeadStyles, linkStyles } from '@/components/ui/control-styles'
import { Pager } from '@/components/ui/pager'
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
  return (
    <div className="pt-6">
      <h1>{text.heading(monthName(month))}</h1>
      <p className="text-ink-2">{text.intro}</p>
      <nav aria-label={text.months} className="flex flex-wrap justify-between gap-x-6 pb-5">
        <Link href={href(monthAfter(month, -1))} prefetch={false} className={linkStyles}>
          <ChevronLeft strokeWidth={1.75} aria-hidden />
          {capitalized(monthName(monthAfter(month, -1)))}
        </Link>
        <Link href={href(monthAfter(month, 1))} prefetch={false} className={linkStyles}>
          {capitalized(monthName(monthAfter(month, 1)))}
          <ChevronRight strokeWidth={1.75} aria-hidden />
        </Link>
      </nav>
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
                {[columns.dian, columns.us, columns.open].map((name) => (
                  <th key={name} scope="col" className={`${columnHeadStyles} pr-0 pl-4 text-right`}>
                    {name}
                  </th>
                ))}
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
