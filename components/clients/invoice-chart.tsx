import { InvoiceBars } from '@/components/clients/invoice-bars'
import { clientText } from '@/content/clients'
import { longMonth } from '@/lib/format/month-name'
import type { Month } from '@/lib/clients/overview'
import { capitalized } from '@/lib/format/appointment-time'

const text = clientText.chart
const swatch = 'inline-block size-3.5 border border-ink'

/** Received and accepted by month: bars, and the same series as a table on phones and for whoever does not see bars. */
export function InvoiceChart({ months }: { months: readonly Month[] }) {
  const total = (kind: 'received' | 'accepted') => months.reduce((sum, month) => sum + month[kind], 0)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const year = last.month.slice(0, 4)
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-4">
        <h2>{text.title}</h2>
        <span className="flex flex-wrap gap-x-5 text-sm">
          <span className="flex items-center gap-2">
            <i
              className={`${swatch} bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_4px)]`}
            />
            {text.received}
          </span>
          <span className="flex items-center gap-2">
            <i className={`${swatch} bg-green`} />
            {text.accepted}
          </span>
        </span>
      </figcaption>
      <div className="max-sm:hidden">
        <InvoiceBars months={months} />
      </div>
      <table className="w-full border-collapse text-[1rem] sm:sr-only">
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-2">
            <th scope="col" className="py-2 font-medium">
              {text.month}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {text.received}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {text.accepted}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, received, accepted }) => (
            <tr key={month} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-normal">
                {month === last.month ? text.running(longMonth(month)) : longMonth(month)}
              </th>
              <td className="py-2 text-right tabular-nums">{received}</td>
              <td className="py-2 text-right tabular-nums">{accepted}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-ink py-3 text-[1rem] rule-closes">
        <span>
          {capitalized(text.span(longMonth(first.month), longMonth(last.month)))} {year}
        </span>
        <span>
          {text.received} <b className="tabular-nums">{total('received')}</b>
        </span>
        <span>
          {text.accepted} <b className="tabular-nums">{total('accepted')}</b>
        </span>
      </p>
    </figure>
  )
}
