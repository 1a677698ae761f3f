import type { Route } from 'next'
import Link from 'next/link'
import { TeachButton } from '@/components/books/teach-button'
import { linkStyles } from '@/components/ui/control-styles'
import { booksText as text } from '@/content/books'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { BookMonth } from '@/lib/books/month'
import { totalOf, type Doubtful } from '@/lib/books/proposals'
import { formatCents } from '@/lib/einvoice/format-cents'

/** The number of rows shown at once; further rows appear when shown rows are decided. */
const most = 50

const itemStyles =
  'grid items-center gap-x-5 gap-y-2 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]'

export function DoubtfulList({ client, doubtful }: { client: string; doubtful: readonly Doubtful[] }) {
  if (doubtful.length === 0) return null
  return (
    <section aria-labelledby="to-decide" className="min-w-0">
      <ListHead id="to-decide" title={text.doubtful.title} count={doubtful.length} />
      <ul>
        {doubtful.slice(0, most).map(({ document, doubts, difference, unlisted }) => {
          const total = totalOf(document)
          return (
            <li key={document.id} data-book-row className={itemStyles}>
              <div className="min-w-0">
                <h3 tabIndex={-1} className="text-base wrap-anywhere">
                  <bdi>{document.supplier}</bdi>
                </h3>
                <p className="text-sm text-ink-2">
                  {document.number}, {formatCivilDay(document.day)}.{' '}
                  <InvoiceLink id={document.id} number={document.number} />
                </p>
                <ul className="text-[1rem]">
                  {doubts.map((doubt) => (
                    <li key={doubt}>{doubtText({ doubt, difference, unlisted })}</li>
                  ))}
                </ul>
              </div>
              <p className="tabular-nums">
                <b>{total === null ? '' : formatCents(total)}</b>
              </p>
              <TeachButton
                client={client}
                document={document}
                count={0}
                label={text.doubtful.decide}
                name={text.doubtful.decideOf(document.number)}
                isAboutOne
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type DoubtFacts = Pick<Doubtful, 'difference' | 'unlisted'> & { doubt: Doubtful['doubts'][number] }

function doubtText({ doubt, difference, unlisted }: DoubtFacts): string {
  if (doubt === 'unbalanced')
    return text.unbalanced(formatCents(Math.abs(difference)), difference > 0 ? 'more' : 'less')
  return doubt === 'account' ? text.unlisted(unlisted.join(', ')) : text.doubts[doubt]
}

export function LeftList({ left }: { left: BookMonth['left'] }) {
  if (left.length === 0) return null
  return (
    <section aria-labelledby="left" className="min-w-0">
      <ListHead id="left" title={text.left.title} count={left.length} />
      <ul>
        {left.slice(0, most).map(({ id, number, party, reason }) => (
          <li key={id} className={itemStyles}>
            <p className="min-w-0 wrap-anywhere">
              <bdi>{party || number}</bdi>
              <span className="block text-sm text-ink-2">
                {party ? `${number}. ` : ''}
                {text.left.reasons[reason]}
              </span>
            </p>
            <InvoiceLink id={id} number={number} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ListHead({ id, title, count }: { id: string; title: string; count: number }) {
  return (
    <h2 id={id} tabIndex={-1} className="scroll-mt-24 border-t border-ink pt-2 text-lg">
      {title} <span className="text-ink-2">{count.toLocaleString('es-CO')}</span>
    </h2>
  )
}

export function InvoiceLink({ id, number }: { id: string; number: string }) {
  return (
    <Link
      href={`/admin/facturas/${id}` as Route}
      prefetch={false}
      className={linkStyles}
      data-book-invoice
      aria-label={`${text.openInvoice} ${number}`}
    >
      {text.openInvoice}
    </Link>
  )
}
