import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { dayName, formatDayAndMonth } from '@/lib/format/day-name'
import type { TodoLine } from '@/lib/documents/todo-lines'

/** One thing to do, with its day in the margin and the way to do it. */
export function TodoItem({ line, now }: { line: TodoLine; now: Date }) {
  const { at, title, text, action, href, hot } = line
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]',
        hot && '-mx-3 bg-ochre-wash px-3',
      )}
    >
      <p className={cn('text-sm max-sm:flex max-sm:gap-2', hot ? 'text-ochre-ink' : 'text-ink-2')}>
        <b className={cn('block font-semibold', !hot && 'text-ink')}>{dayName(at, now)}</b>
        <time dateTime={at}>{formatDayAndMonth(at)}</time>
      </p>
      <div
        className={cn(
          'min-w-0 sm:border-l-5 sm:border-double sm:pl-5',
          hot ? 'border-ochre' : 'border-rule-green',
        )}
      >
        <h3 className="wrap-anywhere">{title}</h3>
        <p className="text-[1rem] wrap-anywhere text-ink-2">{text}</p>
      </div>
      <Link
        href={href}
        prefetch={false}
        className={cn(
          buttonStyles({ size: 'sm', variant: hot ? 'primary' : 'outline' }),
          'justify-self-start',
        )}
      >
        {action}
        <span className="sr-only">: {title}</span>
      </Link>
    </li>
  )
}
