import { Download } from 'lucide-react'
import { EnteredButton } from '@/components/books/entered-button'
import { WithdrawButton } from '@/components/books/withdraw-button'
import { Pager } from '@/components/ui/pager'
import { booksText } from '@/content/books'
import { bookExportText, bookFormats } from '@/content/books-export'
import { booksHref, type BooksQuery } from '@/lib/books/href'
import type { BookBatches } from '@/lib/books/month'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatDateTime } from '@/lib/format/date'

const text = bookExportText.batches
const each = 50

type BatchListProps = { client: string; batches: BookBatches; query: BooksQuery }
type Batch = BookBatches['rows'][number]

export function BatchList({ client, batches: { rows, more }, query }: BatchListProps) {
  const to = (passed: number) => booksHref(client, { ...query, passed: Math.max(0, passed) })
  return (
    <section aria-labelledby="batches" className="min-w-0">
      <h2 id="batches" tabIndex={-1} className="pb-2">
        {text.title}
      </h2>
      {rows.length === 0 ? <p className="border-t border-ink py-3 text-ink-2">{text.none}</p> : null}
      <ul>
        {rows.map((batch) => (
          <BatchRow key={batch.id} client={client} batch={batch} />
        ))}
      </ul>
      <Pager
        label={text.title}
        before={query.passed > 0 ? { href: to(query.passed - each), label: booksText.ready.earlier } : null}
        after={more ? { href: to(query.passed + each), label: booksText.ready.later } : null}
      />
    </section>
  )
}

function BatchRow({ client, batch }: { client: string; batch: Batch }) {
  const {
    id,
    number,
    format,
    parts,
    entries,
    total,
    repeated,
    reason,
    by,
    at,
    withdrawnAt,
    withdrawnBy,
    enteredAt,
    enteredBy,
    gone,
  } = batch
  const file = (how: 'xlsx' | 'csv', part = 1) =>
    `/admin/clientes/${client}/libros/exportar?lote=${id}&formato=${how}${part > 1 ? `&parte=${part}` : ''}`
  const files = [
    ...Array.from({ length: parts }, (_, place) => ({
      href: file('xlsx', place + 1),
      label: parts > 1 ? text.part(place + 1, parts) : text.xlsx,
    })),
    ...(format === 'journal' || format === 'model' ? [{ href: file('csv'), label: text.csv }] : []),
  ]
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-base">
          {text.number(number)}: {text.line(entries, bookFormats[format].name)}
        </h3>
        <p className="text-sm wrap-anywhere text-ink-2">
          {text.by(formatDateTime(at), by)}. {text.sums(formatCents(total))}.{' '}
          {reason ? `${text.again(repeated, reason)}.` : ''}
        </p>
        {gone > 0 && !withdrawnAt ? <p className="text-sm font-[550]">{text.gone(gone)}</p> : null}
        {withdrawnAt ? (
          <p className="text-sm">{text.withdrawn(withdrawnBy ?? '', formatDateTime(withdrawnAt))}.</p>
        ) : null}
        {enteredAt ? (
          <p className="text-sm">{text.entered(enteredBy ?? '', formatDateTime(enteredAt))}.</p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {files.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            download
            className="row-act"
            aria-label={`${label}, ${text.number(number)}`}
          >
            <Download className="size-4" strokeWidth={1.75} aria-hidden /> {label}
          </a>
        ))}
        {withdrawnAt ? null : (
          <>
            <EnteredButton client={client} batch={id} number={number} isEntered={enteredAt !== null} />
            <WithdrawButton client={client} batch={id} number={number} />
          </>
        )}
      </div>
    </li>
  )
}
