import { nitDigitForm } from '@/content/tools/nit-digit'
import type { DigitSteps } from '@/lib/format/nit'
import { formatNumber } from '@/lib/format/number'

const text = nitDigitForm.table
const head = 'px-3 py-2 text-right text-xs font-medium sm:px-5'
const cell = 'px-3 py-2 text-right sm:px-5'

/** Every number of a NIT by its weight, and their sum under a double rule. */
export function DigitTable({ steps: { places, sum } }: { steps: DigitSteps }) {
  return (
    <table
      aria-label={text.label}
      className="mt-5 w-full rounded-sheet border border-rule bg-sheet text-sm/[1.35] shadow-lift"
    >
      <thead>
        <tr className="text-ink-2">
          <th scope="col" className={head}>
            {text.number}
          </th>
          <th scope="col" className={`${head} border-l border-rule`}>
            {text.weight}
          </th>
          <th scope="col" className={`${head} border-l-4 border-double border-rule-green text-green`}>
            {text.product}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ number, weight, product }, at) => (
          <tr key={at} className="border-t border-rule">
            <td className={cell}>{number}</td>
            <td className={`${cell} border-l border-rule`}>× {weight}</td>
            <td
              className={`${cell} border-l-4 border-double border-rule-green font-[550] whitespace-nowrap text-green`}
            >
              {formatNumber(product)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-serif text-[1.125rem]/tight font-semibold">
          <th scope="row" colSpan={2} className="px-3 py-3 text-left font-semibold sm:px-5">
            {text.sum}
          </th>
          <td className="border-l-4 border-double border-rule-green px-3 text-right text-green sm:px-5">
            <span className="border-b-4 border-double border-current pb-0.5">{formatNumber(sum)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
