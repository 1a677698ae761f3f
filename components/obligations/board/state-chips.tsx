import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { boardText as text } from '@/content/board'
import { boardAddress, boardStates, type BoardQuery, type StateSlug } from '@/lib/obligations/board/address'
import { mostCounted, upTo } from '@/lib/obligations/board/board'
import type { BoardCounts } from '@/lib/obligations/board/board-shapes'

const shown: readonly StateSlug[] = [
  'todas',
  'sin-presentar',
  'vencidas',
  'hoy',
  'esperan',
  'en-curso',
  'en-revision',
  'listas',
  'presentadas',
  'pagadas',
  'no-aplican',
]

/** Without any they are left out, as there is nothing behind them. */
const usual: readonly StateSlug[] = ['todas', 'sin-presentar', 'vencidas', 'hoy']

/** The states as addresses, each with how many there are. */
export function StateChips({ query, counts }: { query: BoardQuery; counts: BoardCounts }) {
  return (
    <nav aria-label={text.states.label} className="flex flex-wrap gap-x-2 gap-y-2 pb-4">
      {shown.map((slug) => {
        const state = boardStates[slug]
        const count = counts[state]
        const current = slug === query.state
        if (count === 0 && !current && !usual.includes(slug)) return null
        return (
          <Link
            key={slug}
            href={boardAddress({ ...query, state: slug })}
            prefetch={false}
            scroll={false}
            aria-current={current ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-tap items-center gap-1.5 rounded-control border px-3 text-sm no-underline hover:border-ink',
              current ? 'border-green bg-green-wash font-[550] text-green' : 'border-rule-field',
            )}
          >
            {text.states[state]}
            {count === undefined ? null : (
              <b className={cn('font-[550]', slug === 'vencidas' && count > 0 && 'text-red')}>
                {upTo(mostCounted, count)}
              </b>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
