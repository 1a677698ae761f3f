'use client'
import {
  CalendarClock,
  CalendarDays,
  FileUp,
  FolderInput,
  MessageSquare,
  X,
  Signature,
  type LucideIcon,
} from 'lucide-react'
import Link from 'next/link'
import { ForRole } from '@/components/portal/for-role'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { portal } from '@/content/portal'
import type { Pending, TodoLine } from '@/lib/portal/todo'

/** The server formats `day`, `date` and `far`, because browsers may write dates differently. */
type ShownLine = TodoLine & { day: string; date: string; far: string | null }

export function TodoList({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ol className="rule-closes">
      {lines.map((line, place) => (
        <Line key={line.id} line={line} hot={place === 0} />
      ))}
    </ol>
  )
}

const icons: Record<Pending['kind'], LucideIcon> = {
  rejected: X,
  asked: FileUp,
  message: MessageSquare,
  appointment: CalendarDays,
  obligation: CalendarClock,
  request: FolderInput,
  signature: Signature,
}

function Line({ line, hot }: { line: ShownLine; hot: boolean }) {
  const { at, day, date, far, kind, label, bad, title, text: why, action, href, about } = line
  const Icon = icons[kind]
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-1.5 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <p
        className={cn(
          'text-sm max-sm:flex max-sm:flex-wrap max-sm:gap-x-2',
          hot ? 'text-ochre-ink' : 'text-ink-2',
        )}
      >
        <b className={cn('block font-semibold', !hot && 'text-ink')}>{day}</b>
        <time dateTime={at} className="block">
          {date}
        </time>
        {far ? <span className="block">{far}</span> : null}
      </p>
      <div
        className={cn(
          'min-w-0 sm:border-l-5 sm:border-double sm:pl-5',
          hot ? 'border-ochre' : 'border-rule-green',
        )}
      >
        <p
          className={cn(
            'mb-0.5 flex items-center gap-1.5 text-xs font-[550]',
            bad ? 'text-red' : 'text-ink-2',
          )}
        >
          <Icon className="size-[1.15em] flex-none" strokeWidth={2.25} aria-hidden />
          {label}
        </p>
        <h3>
          {about ? (
            <Link href={about} prefetch={false} className="underline decoration-1 underline-offset-4">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        <p className={cn('text-[1rem]', about && 'line-clamp-2', hot ? 'text-ink' : 'text-ink-2')}>
          <bdi>{why}</bdi>
        </p>
      </div>
      <Link
        href={href}
        prefetch={false}
        className={cn(
          buttonStyles({ size: 'sm', variant: hot ? 'primary' : 'outline' }),
          'justify-self-start max-sm:mt-1.5 sm:min-w-32 sm:justify-self-end',
        )}
      >
        <ForRole atLeast="assistant" instead={portal.todo.look}>
          {action}
        </ForRole>
        <span className="sr-only">{`: ${title}`}</span>
      </Link>
    </li>
  )
}
