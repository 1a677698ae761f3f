'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { firmCalendarText } from '@/content/firm-calendar'

const { columns } = firmCalendarText.dates
type DateState = keyof typeof firmCalendarText.states
const stateTones = {
  none: 'bad',
  computed: 'unknown',
  published: 'pending',
  confirmed: 'ok',
} as const satisfies Record<DateState, BadgeTone>

type Row = { href: Route; name: string; state: DateState; source: string | null; clients: string }
type DateLinesProps = { id: string; title: string; rows: readonly Row[]; counted?: true }

/** This is a client component, because a server component would send the rows twice: as HTML and as data. */
export function DateLines({ id, title, rows, counted }: DateLinesProps) {
  const heads = [columns.name, columns.state, columns.source, ...(counted ? [columns.clients] : [])]
  return (
    <section aria-labelledby={id} className="mb-10">
      <h3 id={id} className="pb-2 text-lg">
        {title}
      </h3>
      <div className="relative overflow-x-auto rule-closes" tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id} className="stacked-table sm:min-w-[44rem] sm:[&_td]:pt-[1.15rem]">
          <thead>
            <tr>
              {heads.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={cn(columnHeadStyles, name === columns.clients && 'pr-0 text-right')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ href, name, state, source, clients }) => (
              <tr key={href}>
                <th scope="row">
                  <Link href={href} prefetch={false} className="row-link">
                    {name}
                  </Link>
                </th>
                <td>
                  <StateBadge state={state} />
                </td>
                <td className="max-w-[32rem] text-sm text-ink-2">{source}</td>
                {counted ? (
                  <td data-label={columns.clients} className="stacked-figure">
                    {clients}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export const StateBadge = ({ state }: { state: DateState }) => (
  <Badge tone={stateTones[state]}>{firmCalendarText.states[state]}</Badge>
)
