import { DocumentTotals } from '@/components/einvoice/document-totals'
import { FindingMark } from '@/components/einvoice/finding-mark'
import { reading } from '@/content/einvoice/reading'
import type { Invoice, InvoiceLine } from '@/lib/einvoice/model/invoice'
import { formatDecimal } from '@/lib/einvoice/amount'
import { shownLine } from '@/lib/einvoice/reading'
import type { Place } from '@/content/einvoice/findings/text'

const text = reading.sheet
/** More than anybody reads; the totals are of all of them. */
const maxLines = 100
const head = 'py-2.5 text-left text-xs font-medium text-ink-2'
const right = 'py-2.5 pl-3 text-right'

type DocumentLinesProps = { invoice: Invoice; places: ReadonlyMap<Place, number> }

/** What was bought, line by line, and what it comes to. */
export function DocumentLines({ invoice, places }: DocumentLinesProps) {
  const { lines, lineCount } = invoice
  const shown = lines.slice(0, maxLines)
  const more = Math.max(lines.length, /^\d{1,6}$/.test(lineCount) ? Number(lineCount) : 0) - shown.length
  return (
    <table className="mt-3 w-full border-collapse text-sm">
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

/** What is printed multiplies: a price for several units says so, discounts and charges stand below with their signs. */
function Line({ line, mark }: { line: InvoiceLine; mark: number | undefined }) {
  const { quantity, price, parts, includesTax } = shownLine(line)
  return (
    <>
      <tr className={`border-t border-rule align-top ${mark ? 'bg-ochre-wash' : ''}`}>
        <th scope="row" className="py-2.5 text-left font-normal wrap-anywhere">
          {line.description} <FindingMark at={mark} />
          <span className="block text-ink-2 sm:hidden">
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
