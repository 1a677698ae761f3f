import { columnHeadStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { booksText as text } from '@/content/books'
import { sumOfCredits, sumOfDebits, type Entry, type EntryLine } from '@/lib/books/entry'
import { formatCents } from '@/lib/einvoice/format-cents'

/** Shows an entry like a ledger, with its two sums below the double line. */
export function EntryTable({ entry, label }: { entry: Pick<Entry, 'lines'>; label: string }) {
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
            <Line key={at} line={line} />
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

function Line({ line: { account, detail, centre, debit, credit, base } }: { line: EntryLine }) {
  const { columns } = text
  return (
    <tr>
      <th scope="row" className="tabular-nums">
        {account}
      </th>
      <td data-label={columns.detail} className="wrap-anywhere">
        {detail}
        {base ? <span className="block text-sm text-ink-2">{text.base(formatCents(base))}</span> : null}
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
