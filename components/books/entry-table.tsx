import { columnHeadStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { booksText as text } from '@/content/books'
import type { Catalogue } from '@/lib/books/catalogue'
import { sumOfCredits, sumOfDebits, type Entry, type EntryLine } from '@/lib/books/entry'
import { formatCents } from '@/lib/einvoice/format-cents'

type EntryTableProps = {
  entry: Pick<Entry, 'lines'>
  label: string
  catalogue: Catalogue
  /** Says who chose the ledger accounts of this entry, and when. */
  from: string
}

/** Shows an entry like a ledger, with its two sums below the double line. */
export function EntryTable({ entry, label, catalogue, from }: EntryTableProps) {
  const { columns } = text
  const figures = [columns.debit, columns.credit]
  return (
    <div className="rule-closes">
      <table aria-label={label} className="stacked-table">
        <thead>
          <tr>
            {[columns.account, columns.detail, columns.centre].map((name) => (
              <th key={name} scope="col" className={columnHeadStyles}>
                {name}
              </th>
            ))}
            <FigureHeads names={figures} />
          </tr>
        </thead>
        <tbody>
          {entry.lines.map((line, at) => (
            <Line key={at} line={line} name={catalogue.get(line.account)?.name} from={from} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text.balances}
            </th>
            {[sumOfDebits(entry), sumOfCredits(entry)].map((sum, at) => (
              <td key={at} data-label={figures[at]} className="stacked-figure">
                {formatCents(sum)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type LineProps = { line: EntryLine; name: string | undefined; from: string }

function Line({ line, name, from }: LineProps) {
  const { columns } = text
  const { account, detail, centre, debit, credit } = line
  return (
    <tr>
      <th scope="row" className="tabular-nums">
        {account}{' '}
        {name ? <bdi className="block text-sm font-normal wrap-anywhere text-ink-2">{name}</bdi> : null}
      </th>
      <td data-label={columns.detail} className="wrap-anywhere">
        {detail}
        <span className="block text-sm text-ink-2">{sourceOf(line, from)}</span>
      </td>
      <td data-label={columns.centre} className={centre === '' ? 'max-sm:hidden' : 'wrap-anywhere'}>
        {centre}
      </td>
      <td data-label={columns.debit} className={`stacked-figure ${debit === 0 ? 'max-sm:hidden' : ''}`}>
        {debit > 0 ? formatCents(debit) : ''}
      </td>
      <td data-label={columns.credit} className={`stacked-figure ${credit === 0 ? 'max-sm:hidden' : ''}`}>
        {credit > 0 ? formatCents(credit) : ''}
      </td>
    </tr>
  )
}

/** Says where the amount and the account of a line come from. */
function sourceOf({ concept, base, rounding }: EntryLine, from: string): string {
  if (rounding) return text.sources.rounding
  if (concept === 'por_pagar') return text.sources.payable
  if (base === null) return from
  const amount = formatCents(base)
  return concept.startsWith('rete') ? text.sources.withheld(amount) : text.sources.tax(amount)
}
