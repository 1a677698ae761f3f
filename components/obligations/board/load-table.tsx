import Link from 'next/link'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { boardText } from '@/content/board'
import { formatNumber } from '@/lib/format/number'
import { boardAddress, type BoardQuery } from '@/lib/obligations/board/address'
import type { BoardLoad } from '@/lib/obligations/board/board-shapes'

const text = boardText.load
const { columns } = text
const numbers = ['clients', 'open', 'waiting', 'overdue', 'done'] as const
const figure = 'py-3 pl-4 text-right max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0'

/** What each member has to do in the month; a name leads to the list of what is open. */
export function LoadTable({ rows, query }: { rows: BoardLoad['rows']; query: BoardQuery }) {
  return (
    <section aria-labelledby="load">
      <h2 id="load" className="sr-only">
        {text.heading}
      </h2>
      <p className="max-w-[68ch] pb-4 text-ink-2">{text.intro}</p>
      <table
        className="w-full border-collapse border-t border-ink rule-closes max-sm:block"
        aria-labelledby="load"
      >
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={columnHeadStyles}>
              {columns.member}
            </th>
            {[...numbers, 'hours' as const].map((name) => (
              <th key={name} scope="col" className={`${columnHeadStyles} pl-4 text-right`}>
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.member ?? ''}
              className="border-t border-rule text-[1rem] max-sm:grid max-sm:gap-1 max-sm:py-3"
            >
              <th scope="row" className="py-3 text-left font-normal max-sm:p-0">
                <Link
                  href={boardAddress({
                    ...query,
                    view: 'lista',
                    state: 'sin-presentar',
                    advisor: row.member ?? 'nobody',
                  })}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center font-[550] underline decoration-1 underline-offset-[0.22em]"
                >
                  {row.name ?? text.nobody}
                </Link>
                <Progress done={row.done} open={row.open} waiting={row.waiting} />
              </th>
              {numbers.map((name) => (
                <td key={name} className={figure}>
                  <span className="text-ink-2 sm:sr-only">{columns[name]}</span>
                  <span className={name === 'overdue' && row.overdue > 0 ? 'font-[550] text-red' : undefined}>
                    {formatNumber(row[name])}
                  </span>
                </td>
              ))}
              <td className={figure}>
                <span className="text-ink-2 sm:sr-only">{columns.hours}</span>
                <span>
                  {text.hours(formatNumber(row.hours))}
                  {row.unestimated > 0 ? (
                    <small className="block text-sm text-ink-2">{text.unestimated(row.unestimated)}</small>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Filled: filed; ruled: waits for the client; blank: still to be done. */
function Progress({ done, open, waiting }: { done: number; open: number; waiting: number }) {
  const all = done + open
  if (all === 0) return null
  return (
    <span role="img" aria-label={text.progress(done, all)} className="flex h-2 max-w-60 border border-ink">
      <span className="bg-green" style={{ width: `${(done / all) * 100}%` }} />
      <span
        className="bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_4px)]"
        style={{ width: `${(waiting / all) * 100}%` }}
      />
    </span>
  )
}
