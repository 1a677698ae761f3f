import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { booksText } from '@/content/books'
import type { BookDocument } from '@/lib/books/document'
import type { BookMonth } from '@/lib/books/month'
import { sumOfReady, totalOf, type Proposals } from '@/lib/books/proposals'
import { capitalized } from '@/lib/format/appointment-time'
import { formatCents } from '@/lib/einvoice/format-cents'

const text = booksText.sums

const sumOf = (documents: readonly BookDocument[]) =>
  formatCents(documents.reduce((sum, document) => sum + (totalOf(document) ?? 0), 0))

/** Shows how many purchases of the month are ready, exported or waiting, and their sums. */
export function MonthSums({
  name,
  page,
  proposals,
}: {
  name: string
  page: BookMonth
  proposals: Proposals
}) {
  const { ready, doubtful, untaught } = proposals
  const exported = ready.filter(({ document }) => document.exported)
  const fresh = ready.filter(({ document }) => !document.exported)
  const waiting = untaught.flatMap(({ documents }) => documents)
  const doubts = doubtful.map(({ document }) => document)
  const { rows, columns, noAccount } = text
  const figures = [columns.documents, columns.debit, columns.credit]
  const both = (sum: number) => [formatCents(sum), formatCents(sum)]
  const lines: (readonly [string, number, readonly string[], string?])[] = [
    [rows.ready, fresh.length, both(sumOfReady(fresh))],
    [rows.exported, exported.length, both(sumOfReady(exported))],
    [rows.teach, waiting.length, [sumOf(waiting), noAccount], '#to-teach'],
    [rows.doubt, doubts.length, [sumOf(doubts), '–'], '#to-decide'],
    [rows.left, page.left.length, ['–', '–'], '#left'],
  ]
  return (
    <section aria-labelledby="month-sums" className="grid gap-6 min-[60rem]:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h2 id="month-sums">
          {untaught.length > 0
            ? text.toTeach(untaught.length)
            : doubtful.length > 0
              ? text.toDecide(doubtful.length)
              : exported.length > 0 && fresh.length === 0
                ? text.exported(capitalized(name))
                : text.all}
        </h2>
        <p className="mt-2 text-ink-2">{text.ready(ready.length, page.documents.length)}</p>
      </div>
      <FigureTable caption={text.caption} name={columns.name} columns={figures}>
        <tbody>
          {lines
            .filter(([name, count]) => count > 0 || name === rows.ready)
            .map(([name, count, sums, href]) => (
              <FigureRow
                key={name}
                name={name}
                href={href}
                columns={figures}
                cells={[count.toLocaleString('es-CO'), ...sums]}
              />
            ))}
        </tbody>
      </FigureTable>
    </section>
  )
}
