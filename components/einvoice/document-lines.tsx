import { FindingMark } from '@/components/einvoice/finding-mark'
import type { Place } from '@/content/einvoice/findings/text'
import { reading } from '@/content/einvoice/reading'
import { amountOrZero, formatDecimal, readAmount } from '@/lib/einvoice/amount'
import type { Invoice, InvoiceLine, Tax, Totals } from '@/lib/einvoice/model/invoice'
import { shownLine } from '@/lib/einvoice/reading'

const text = reading.sheet
const maxLines = 100
const head = 'py-2.5 text-left text-xs font-medium text-ink-2'
const right = 'whole-words py-2.5 pl-3 text-right'
/** On a phone with large text, an amount is below its label if both do not fit side by side. */
const narrow =
  'max-[18rem]:block max-[18rem]:[&_td]:ml-auto max-[18rem]:[&_tr]:flex max-[18rem]:[&_tr]:flex-wrap max-[18rem]:[&>*]:block'
const label = 'py-2.5 text-left font-normal wrap-anywhere'

type DocumentLinesProps = { invoice: Invoice; places: ReadonlyMap<Place, number> }

export function DocumentLines({ invoice, places }: DocumentLinesProps) {
  const { lines, lineCount } = invoice
  const shown = lines.slice(0, maxLines)
  const more = Math.max(lines.length, /^\d{1,6}$/.test(lineCount) ? Number(lineCount) : 0) - shown.length
  return (
    <table className={`mt-3 w-full border-collapse text-sm ${narrow}`}>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {text.detail}
          </th>
          <th scope="col" className={`${head} pl-3 text-right max-sm:hidden`}>
            {text.quantity}
          </th>
          <th scope="col" className={`${head} pl-3 text-right max-sm:hidden`}>
            {text.price}
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line, at) => (
          <Line key={at} line={line} mark={places.get(`line:${line.id}`)} />
        ))}
        {more > 0 || lines.length === 0 ? (
          <tr className="border-t border-rule text-ink-2">
            <td colSpan={4} className="py-2.5">
              {lines.length === 0 ? text.noLines : text.more(more)}
            </td>
          </tr>
        ) : null}
      </tbody>
      <DocumentTotals invoice={invoice} places={places} />
    </table>
  )
}

/** Shows discounts, charges and base quantity too, because quantity times price is not always the amount. */
function Line({ line, mark }: { line: InvoiceLine; mark: number | undefined }) {
  const { quantity, price, parts, includesTax } = shownLine(line)
  return (
    <>
      <tr className={`border-t border-rule align-top ${mark ? 'bg-ochre-wash' : ''}`}>
        <th scope="row" className="py-2.5 text-left font-normal wrap-anywhere">
          {line.description} <FindingMark at={mark} />
          <span className="block whole-words text-ink-2 sm:hidden">
            {quantity} × {price}
          </span>
          {includesTax ? <span className="block text-ink-2">{text.included}</span> : null}
        </th>
        <td className={`${right} max-sm:hidden`}>{quantity}</td>
        <td className={`${right} max-sm:hidden`}>{price}</td>
        <td className={right}>
          {line.free ? text.free : parts[0] ? parts[0].before : formatDecimal(line.amount)}
        </td>
      </tr>
      {parts.map((part, at) => (
        <tr key={at} className={`align-top text-ink-2 ${mark ? 'bg-ochre-wash' : ''}`}>
          <th scope="row" className="pb-2.5 pl-4 text-left font-normal wrap-anywhere">
            {part.name}
          </th>
          <td colSpan={3} className="pb-2.5 pl-3 text-right">
            {part.amount}
          </td>
        </tr>
      ))}
      {parts.length > 0 ? (
        <tr className={mark ? 'bg-ochre-wash' : ''}>
          <th scope="row" className="pb-2.5 pl-4 text-left font-normal text-ink-2">
            {text.net}
          </th>
          <td colSpan={3} className="pb-2.5 pl-3 text-right">
            {formatDecimal(line.amount)}
          </td>
        </tr>
      ) : null}
    </>
  )
}

const taxName = ({ name, code }: Tax) => name || `Impuesto ${code}`.trim()

/** Returns for example «IVA 19%»; without a rate if the tax has several rates. */
function taxLabel(tax: Tax): string {
  const [rate, ...others] = new Set(tax.shares.map(({ percent }) => formatDecimal(percent, 'quantity')))
  return rate === undefined || others.length > 0 || rate === '—' ? taxName(tax) : `${taxName(tax)} ${rate}%`
}

/** Adds a minus sign, because documents state deductions without one. */
const minus = (amount: string) => (readAmount(amount)?.gt(0) ? `-${amount}` : amount)

function isPrepaidSubtracted({ taxInclusive, allowances, charges, prepaid, payable }: Totals): boolean {
  const [whole, off, on, paid, rest] = [taxInclusive, allowances, charges, prepaid, payable].map(amountOrZero)
  return Boolean(whole && off && on && paid && rest?.minus(whole.minus(off).plus(on)).plus(paid).abs().lt(1))
}

const isAny = (amount: string) => amount !== '' && !readAmount(amount)?.eq(0)

type DocumentTotalsProps = { invoice: Invoice; places: ReadonlyMap<Place, number> }

function DocumentTotals({ invoice, places }: DocumentTotalsProps) {
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
