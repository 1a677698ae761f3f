import { InvoiceLink } from '@/components/books/doubtful-list'
import { EntryTable } from '@/components/books/entry-table'
import { TeachButton } from '@/components/books/teach-button'
import { nitText } from '@/components/books/untaught-list'
import { Pager } from '@/components/ui/pager'
import { booksText } from '@/content/books'
import { bookFormats, type BookFormat } from '@/content/books-export'
import type { Catalogue } from '@/lib/books/catalogue'
import { booksHref, type BooksQuery } from '@/lib/books/href'
import { sumOfReady, type Ready } from '@/lib/books/proposals'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { sentences } from '@/lib/format/sentences'

const text = booksText.ready
const each = 20

type ReadyEntriesProps = {
  client: string
  ready: readonly Ready[]
  query: BooksQuery
  catalogue: Catalogue
}

export function ReadyEntries({ client, ready, query, catalogue }: ReadyEntriesProps) {
  const passed = Math.min(query.passed, Math.max(0, ready.length - 1))
  const shown = ready.slice(passed, passed + each)
  const sum = formatCents(sumOfReady(ready))
  const to = (from: number) => booksHref(client, { month: query.month, passed: Math.max(0, from) })
  return (
    <section aria-labelledby="ready" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-2">
        <h2 id="ready" tabIndex={-1} className="scroll-mt-24 text-lg">
          {text.title}
        </h2>
        <p className="text-sm text-ink-2">{text.count(ready.length)}</p>
      </div>
      {ready.length === 0 ? <p className="border-t border-rule py-3 text-ink-2">{text.none}</p> : null}
      {shown.map((one) => (
        <ReadyEntry key={one.document.id} client={client} one={one} catalogue={catalogue} />
      ))}
      {ready.length > 0 ? (
        <p className="flex flex-wrap justify-between gap-x-6 pt-3 text-sm tabular-nums">
          <span>{text.sum(passed + 1, passed + shown.length, ready.length)}</span>
          <b>{text.sums(sum, sum)}</b>
        </p>
      ) : null}
      <Pager
        label={text.title}
        before={passed > 0 ? { href: to(passed - each), label: text.earlier } : null}
        after={passed + each < ready.length ? { href: to(passed + each), label: text.later } : null}
      />
    </section>
  )
}

type ReadyEntryProps = { client: string; one: Ready; catalogue: Catalogue }

function ReadyEntry({ client, one: { document, entry, source, isOwn }, catalogue }: ReadyEntryProps) {
  const { exported, number, about, rate, currency } = document
  const from = isOwn ? text.own : text.rule
  return (
    <article data-book-row aria-labelledby={`entry-${document.id}`} className="border-t border-rule py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <div className="min-w-0">
          <h3 id={`entry-${document.id}`} tabIndex={-1} className="text-base wrap-anywhere">
            <bdi>{entry.name}</bdi>
          </h3>
          <p className="text-sm wrap-anywhere text-ink-2">
            {sentences(
              `${number}, ${formatCivilDay(entry.day)}`,
              booksText.nit(nitText(document.nit, document.digit)),
              about ? text.note(about.number) : null,
              currency === 'COP' || rate === null
                ? null
                : text.currency(currency, rate.toLocaleString('es-CO')),
              exported
                ? text.exported(
                    formatDateTime(exported.at),
                    exported.by,
                    bookFormats[exported.format as BookFormat].name,
                  )
                : null,
            )}
            . <InvoiceLink id={document.id} number={number} />
          </p>
        </div>
        <TeachButton
          client={client}
          document={document}
          count={0}
          label={text.change}
          name={text.changeOf(number)}
          isAboutOne={isOwn}
        />
      </div>
      <EntryTable
        entry={entry}
        label={number}
        catalogue={catalogue}
        from={from(source.by, formatDay(source.at))}
      />
    </article>
  )
}
