import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type RowGroupsProps<Row extends { id: string }> = {
  groups: readonly { id: string; title: string; rows: readonly Row[] }[]
  /** Draws a row; `hot` is true for the first open row, which is highlighted as the client's next step. */
  children: (row: Row, hot: boolean) => ReactNode
  /** What the list shows when all its groups are empty. */
  empty: ReactNode
}

/** Lists what a client was asked for, in groups; groups without rows are left out. */
export function RowGroups<Row extends { id: string }>({ groups, children, empty }: RowGroupsProps<Row>) {
  const shown = groups.filter(({ rows }) => rows.length > 0)
  if (shown.length === 0) return empty
  return (
    <div className="grid max-w-[56rem] gap-10">
      {shown.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="pb-3 rule-opens">
            {title}
          </h2>
          <ul className="rule-closes">
            {rows.map((row, place) => children(row, id === 'open' && place === 0))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type GroupRowProps = {
  href: string
  title: string
  text: ReactNode
  hot: boolean
  /** The row's state and date, which are at the end of the row. */
  end: ReactNode
  children?: ReactNode
}

export function GroupRow({ href, title, text, hot, end, children }: GroupRowProps) {
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-1 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <div className="min-w-0">
        <h3 className="text-[1.1875rem] wrap-anywhere">
          <Link
            href={href as Route}
            prefetch={false}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </Link>
        </h3>
        <p className={cn('text-[1rem]', !hot && 'text-ink-2')}>{text}</p>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:grid sm:justify-items-end sm:text-right">
        {end}
      </div>
    </li>
  )
}
