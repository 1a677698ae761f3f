import { TeachButton } from '@/components/books/teach-button'
import { booksText } from '@/content/books'
import type { BookDocument } from '@/lib/books/document'
import { totalOf, type Untaught } from '@/lib/books/proposals'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatDay } from '@/lib/format/date'
import { formatNit, plainNit } from '@/lib/format/nit'

const text = booksText.toTeach
/** The number of suppliers shown at once; further suppliers appear when shown suppliers get a rule. */
const most = 30

export function UntaughtList({ client, untaught }: { client: string; untaught: readonly Untaught[] }) {
  if (untaught.length === 0) return null
  const invoices = untaught.reduce((sum, { documents }) => sum + documents.length, 0)
  return (
    <section aria-labelledby="to-teach" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-2">
        <h2 id="to-teach" tabIndex={-1} className="scroll-mt-24 text-lg">
          {text.title}
        </h2>
        <p className="text-sm text-ink-2">{text.count(untaught.length, invoices)}</p>
      </div>
      <ol>
        {untaught.slice(0, most).map(({ nit, documents }) => (
          <Supplier key={nit} client={client} documents={documents} />
        ))}
      </ol>
      {untaught.length > most ? (
        <p className="text-sm text-ink-2">{text.more(untaught.length - most)}</p>
      ) : null}
    </section>
  )
}

function Supplier({ client, documents }: { client: string; documents: Untaught['documents'] }) {
  const [first] = documents
  const { supplier, nit, digit, last } = first
  const total = documents.reduce((sum, one) => sum + (totalOf(one) ?? 0), 0)
  const taxes = documents.reduce((sum, one) => sum + taxesOf(one), 0)
  return (
    <li
      data-book-row
      className="grid items-center gap-x-5 gap-y-2 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="min-w-0">
        <h3 tabIndex={-1} className="text-base wrap-anywhere">
          <bdi>{supplier || nit}</bdi>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-2">
          {text.invoices(documents.length)}. {booksText.nit(nitText(nit, digit))}.{' '}
          {first.first ? text.says(first.first) : ''}{' '}
          {last ? text.last(last.number ?? '', last.by, formatDay(last.at)) : text.none}
        </p>
      </div>
      <p className="text-right tabular-nums max-sm:text-left">
        <b>{formatCents(total)}</b>
        {taxes > 0 ? <span className="block text-sm text-ink-2">{text.tax(formatCents(taxes))}</span> : null}
      </p>
      <TeachButton
        client={client}
        document={first}
        count={documents.length}
        label={text.teach}
        name={text.teachOf(supplier || nit)}
        variant="primary"
      />
    </li>
  )
}

export const nitText = (nit: string, digit: string): string =>
  plainNit(nit) === nit && digit ? `${formatNit(nit)}-${digit}` : nit

const taxesOf = ({ taxes, currency, rate }: BookDocument): number =>
  taxes.reduce(
    (sum, { withheld, amount }) =>
      withheld ? sum : sum + Math.round(amount * (currency === 'COP' ? 1 : (rate ?? 0)) * 100),
    0,
  )
