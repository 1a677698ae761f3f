import { FindingMark } from '@/components/einvoice/finding-mark'
import { reading } from '@/content/einvoice/reading'
import type { Invoice, Tax, Totals } from '@/lib/einvoice/model/invoice'
import { amountOrZero, formatDecimal, readAmount } from '@/lib/einvoice/amount'
import type { Place } from '@/content/einvoice/findings/text'

const text = reading.sheet
const label = 'py-2.5 text-left font-normal wrap-anywhere'
const right = 'py-2.5 pl-3 text-right'

const taxName = ({ name, code }: Tax) => name || `Impuesto ${code}`.trim()

/** «IVA 19 %» where the tax has one rate. */
function taxLabel(tax: Tax): string {
  const [rate, ...others] = new Set(tax.shares.map(({ percent }) => formatDecimal(percent, 'quantity')))
  return rate === undefined || others.length > 0 || rate === '—' ? taxName(tax) : `${taxName(tax)} ${rate} %`
}

/** What is taken off is written with the minus that the document leaves out. */
const minus = (amount: string) => (readAmount(amount)?.gt(0) ? `-${amount}` : amount)

function isPrepaidSubtracted({ taxInclusive, allowances, charges, prepaid, payable }: Totals): boolean {
  const [whole, off, on, paid, rest] = [taxInclusive, allowances, charges, prepaid, payable].map(amountOrZero)
  return Boolean(whole && off && on && paid && rest?.minus(whole.minus(off).plus(on)).plus(paid).abs().lt(1))
}

const isAny = (amount: string) => amount !== '' && !readAmount(amount)?.eq(0)

type DocumentTotalsProps = { invoice: Invoice; places: ReadonlyMap<Place, number> }

/** The foot of the table of lines. Withholdings stand below the total: they do not change it. */
export function DocumentTotals({ invoice, places }: DocumentTotalsProps) {
  const { totals, taxes, withholdings, currency } = invoice
  const extras = [
    { name: text.allowances, amount: minus(totals.allowances), place: 'allowances' as const },
    { name: text.charges, amount: totals.charges, place: 'charges' as const },
    {
      name: text.prepaid,
      amount: isPrepaidSubtracted(totals) ? minus(totals.prepaid) : totals.prepaid,
      place: 'prepaid' as const,
    },
    { name: text.rounding, amount: totals.rounding ?? '' },
  ].filter(({ amount }) => isAny(amount))
  const rows: { name: string; amount: string; place?: Place }[] = [
    { name: text.subtotal, amount: totals.lines, place: 'subtotal' },
    ...taxes.map((tax) => ({
      name: taxLabel(tax),
      amount: tax.amount,
      place: `tax:${taxName(tax)}` as const,
    })),
    ...extras,
  ]
  const total = places.get('total')
  return (
    <tfoot>
      {rows.map((row, at) => (
        <Row key={at} {...row} mark={row.place && places.get(row.place)} />
      ))}
      <tr className={`border-t border-ink font-serif text-lg ${total ? 'bg-ochre-wash' : ''}`}>
        <th scope="row" className="py-2.5 text-left font-[550]">
          {text.total}
          {currency === 'COP' || currency === '' ? null : ` (${currency})`} <FindingMark at={total} />
        </th>
        <td colSpan={3} className={right}>
          <span className="border-b-4 border-double border-ink">{formatDecimal(totals.payable)}</span>
        </td>
      </tr>
      {withholdings.map((tax, at) => (
        <Row
          key={at}
          name={`${text.withholding} ${taxLabel(tax)}`}
          amount={minus(tax.amount)}
          mark={places.get(`withheld:${taxName(tax)}`)}
        />
      ))}
    </tfoot>
  )
}

const Row = ({ name, amount, mark }: { name: string; amount: string; mark?: number | undefined }) => (
  <tr className={`border-t border-rule first:border-ink ${mark ? 'bg-ochre-wash' : ''}`}>
    <th scope="row" className={label}>
      {name} <FindingMark at={mark} />
    </th>
    <td colSpan={3} className={right}>
      {formatDecimal(amount)}
    </td>
  </tr>
)
