import { clientText } from '@/content/clients'
import { axisSteps } from '@/lib/format/axis-steps'
import { shortMonth } from '@/lib/format/month-name'
import type { Month } from '@/lib/clients/overview'

const [floor, ceiling, left, right] = [208, 30, 48, 640]
const bar = 36

/** Two bars a month, hatched and full, each with its value above: readable without colour. */
export function InvoiceBars({ months }: { months: readonly Month[] }) {
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
