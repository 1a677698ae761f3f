import { clientText } from '@/content/client-page'
import type { Month } from '@/lib/clients/overview'
import { axisSteps } from '@/lib/monthly-totals/monthly-totals'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth, shortMonth } from '@/lib/format/day-name'

const text = clientText.chart
const swatch = 'inline-block size-3.5 border border-ink'

/** The chart starts at the first month with invoices; phones and screen readers get the figures as a table. */
export function InvoiceChart({ months: known }: { months: readonly Month[] }) {
  const months = known.slice(
    Math.max(
      known.findIndex(({ received }) => received > 0),
      0,
    ),
  )
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

const [floor, ceiling, left, right] = [208, 30, 48, 640]
const bar = 36

function InvoiceBars({ months }: { months: readonly Month[] }) {
  const steps = axisSteps(Math.max(...months.map(({ received }) => received)))
  const top = steps.at(-1) ?? 1
  const height = (value: number) => ((floor - ceiling) * value) / top
  const slot = (right - left) / Math.max(months.length, 1)
  return (
    <svg viewBox="0 0 640 240" aria-hidden className="block h-auto w-full overflow-visible text-ink">
      <defs>
        <pattern
          id="hatched"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v5" className="stroke-ink" strokeWidth="1.5" />
        </pattern>
      </defs>
      {steps.map((value) => (
        <g key={value}>
          <path d={`M${left - 12} ${floor - height(value)}H${right}`} className="stroke-rule" />
          <text
            x={left - 20}
            y={floor - height(value) + 5}
            textAnchor="end"
            className="fill-ink-2 text-[15px] tabular-nums"
          >
            {value}
          </text>
        </g>
      ))}
      {months.map(({ month, received, accepted }, place) => {
        const middle = left + slot * (place + 0.5)
        return (
          <g key={month}>
            <Bar
              x={middle - bar - 2}
              value={received}
              height={height(received)}
              look="fill-[url(#hatched)]"
            />
            <Bar x={middle + 2} value={accepted} height={height(accepted)} look="fill-green" />
            <text x={middle} y={floor + 22} textAnchor="middle" className="fill-ink text-[15px]">
              {shortMonth(month)}
            </text>
          </g>
        )
      })}
      <path d={`M${left - 12} ${floor}H${right}`} className="stroke-ink" />
      <title>{clientText.chart.title}</title>
    </svg>
  )
}

function Bar({ x, value, height, look }: { x: number; value: number; height: number; look: string }) {
  return (
    <>
      <rect x={x} y={floor - height} width={bar} height={height} className={`stroke-ink ${look}`} />
      <text
        x={x + bar / 2}
        y={floor - height - 6}
        textAnchor="middle"
        className="fill-ink text-[15px] font-medium tabular-nums"
      >
        {value}
      </text>
    </>
  )
}
