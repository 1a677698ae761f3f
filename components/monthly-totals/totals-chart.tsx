import { monthlyTotals } from '@/content/monthly-totals'
import { shortMonth } from '@/lib/format/day-name'
import { sides, type Bar, type Bars, type Side } from '@/lib/monthly-totals/monthly-totals'

const text = monthlyTotals.chart
const [floor, ceiling, left, right] = [208, 30, 56, 832]
const [bar, gap] = [26, 2]
const label = 'fill-ink text-[14px] tabular-nums'
const fill: Record<Side, string> = { purchases: 'fill-[url(#rayado-cifras)]', sales: 'fill-green' }
/** Bars of purchases are hatched and bars of sales are solid, so that they can be distinguished without colour. */
export const barLook: Record<Side, string> = {
  purchases:
    'border border-ink bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_4px)]',
  sales: 'border border-ink bg-green',
}

/** Narrow containers hide the chart, and the table shows bars instead. */
export function TotalsChart({ bars: { unit, steps, months } }: { bars: Bars }) {
  const slot = (right - left) / Math.max(months.length, 1)
  const above = (share: number) => floor - (floor - ceiling) * share
  return (
    <figure className="mt-8 max-w-[62rem] @max-[50rem]:hidden">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3">
        <h3>{text.title}</h3>
        <span className="flex flex-wrap gap-x-5 text-sm">
          {sides.map((side) => (
            <span key={side} className="flex items-center gap-2">
              <i className={`inline-block size-3.5 ${barLook[side]}`} aria-hidden />
              {monthlyTotals.sides[side]}
            </span>
          ))}
          <span className="text-ink-2">{text.units[unit]}</span>
        </span>
      </figcaption>
      <svg viewBox="0 0 840 240" aria-hidden className="block h-auto w-full overflow-visible">
        <defs>
          <pattern
            id="rayado-cifras"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v5" className="stroke-ink" strokeWidth="1.5" />
          </pattern>
        </defs>
        {steps.map(({ share, label: value }) => (
          <g key={value}>
            <path d={`M${left - 12} ${above(share)}H${right}`} className="stroke-rule" />
            <text
              x={left - 18}
              y={above(share) + 5}
              textAnchor="end"
              className="fill-ink-2 text-[14px] tabular-nums"
            >
              {value}
            </text>
          </g>
        ))}
        {months.map(({ month, ...pair }, place) => {
          const middle = left + slot * (place + 0.5)
          return (
            <g key={month}>
              {sides.map((side, at) => (
                <OneBar
                  key={side}
                  x={middle + (at === 0 ? -bar - gap / 2 : gap / 2)}
                  top={above(pair[side].share)}
                  bar={pair[side]}
                  look={fill[side]}
                />
              ))}
              <text x={middle} y={floor + 22} textAnchor="middle" className={label}>
                {shortMonth(month)}
              </text>
            </g>
          )
        })}
        <path d={`M${left - 12} ${floor}H${right}`} className="stroke-ink" />
      </svg>
    </figure>
  )
}

type OneBarProps = { x: number; top: number; bar: Bar; look: string }

function OneBar({ x, top, bar: { label: value }, look }: OneBarProps) {
  if (value === '') return null
  return (
    <>
      <rect x={x} y={top} width={bar} height={floor - top} className={`stroke-ink ${look}`} />
      <text x={x + bar / 2} y={top - 6} textAnchor="middle" className={`${label} font-medium`}>
        {value}
      </text>
    </>
  )
}
