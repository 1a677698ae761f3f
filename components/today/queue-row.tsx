import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { todayText } from '@/content/today'
import { timeAgo } from '@/lib/format/day-name'
import { actionAddress, lineWords } from '@/lib/today/line-words'
import type { QueueLine } from '@/lib/today/queries'

/** What waits, since when, and the way to settle it. */
export function QueueRow({ line, first, now }: { line: QueueLine; first: boolean; now: Date }) {
  const { title, detail } = lineWords(line)
  const { action } = todayText.kinds[line.kind]
  // Nobody but a member can move it on.
  const stuck = line.kind === 'delivery'
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto]',
        stuck && '-mx-4 bg-ochre-wash px-4',
      )}
    >
      <p
        className={cn(
          'self-stretch text-sm font-[550] md:flex md:items-center md:border-r-5 md:border-double md:border-rule-green md:pr-3',
          stuck && 'text-ochre-ink md:border-ochre',
        )}
      >
        <span className="sr-only">{todayText.waiting} </span>
        <time dateTime={line.at}>{timeAgo(line.at, now)}</time>
      </p>
      <div>
        <h3 className="wrap-anywhere">{title}</h3>
        {detail ? <p className="line-clamp-2 text-[1rem] wrap-anywhere text-ink-2">{detail}</p> : null}
      </div>
      <Link
        href={actionAddress(line)}
        prefetch={false}
        aria-label={`${action}: ${title}`}
        className={buttonStyles({ size: 'sm', variant: first ? 'primary' : 'outline' })}
      >
        {action}
      </Link>
    </li>
  )
}
