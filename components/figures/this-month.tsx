import { figures } from '@/content/figures'
import { formatSum, type FigureMonth } from '@/lib/figures/month-figures'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth } from '@/lib/format/month-name'

const text = figures.now

/** The month that is running. */
export function ThisMonth({ months }: { months: readonly FigureMonth[] }) {
  const month = months.at(-1)
  if (!month) return null
  const shown = [
    [text.purchases, month.purchases.total],
    [text.purchasesIva, month.purchases.iva],
    [text.sales, month.sales.total],
    [text.salesIva, month.sales.iva],
  ] as const
  return (
    <>
      <p className="pt-3 text-sm text-ink-2">{capitalized(text.label(longMonth(month.month)))}</p>
      <dl className="grid rule-closes @min-[48rem]:grid-cols-4">
        {shown.map(([name, amount]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule py-2.5 not-first:border-t @min-[48rem]:flex-col-reverse @min-[48rem]:justify-end @min-[48rem]:py-3 @min-[48rem]:not-first:border-t-0 @min-[48rem]:not-first:border-l @min-[48rem]:not-first:pl-4"
          >
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-serif text-lg leading-tight whitespace-nowrap @min-[48rem]:text-xl">
              {formatSum(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
