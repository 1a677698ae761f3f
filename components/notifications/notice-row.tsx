import {
  CalendarDays,
  Check,
  CircleAlert,
  FileText,
  Mail,
  ListChecks,
  MessageSquare,
  RotateCcw,
  Signature,
  User,
  type LucideIcon,
} from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { notices, noticesText as text } from '@/content/notifications'
import type { NoticeLine } from '@/lib/notifications/notice-line'

/** The server formats `time`, because browsers may write times differently. */
export type ShownNotice = NoticeLine & { time: string }

const icons: Record<(typeof notices)[keyof typeof notices]['icon'], LucideIcon> = {
  pen: Signature,
  chat: MessageSquare,
  calendar: CalendarDays,
  list: ListChecks,
  document: FileText,
  mail: Mail,
  person: User,
  alert: CircleAlert,
  check: Check,
}

type NoticeRowProps = { notice: ShownNotice; onMark: (notice: ShownNotice, read: boolean) => void }

export function NoticeRow({ notice, onMark }: NoticeRowProps) {
  const { kind, label, title, text: words, why, action, href, at, time, read } = notice
  const Icon = icons[notices[kind].icon]
  const open = () => {
    if (!read) onMark(notice, true)
  }
  return (
    <li
      data-notice={notice.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-rule py-3 first:border-t-0 md:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
    >
      <p className="flex items-center gap-2 self-stretch text-sm text-ink-2 md:border-r-5 md:border-double md:border-rule-green">
        <span aria-hidden className={cn('size-2.5 flex-none', !read && 'bg-green')} />
        <time dateTime={at}>{time}</time>
      </p>
      <div className="col-span-2 min-w-0 md:col-span-1">
        <p className="flex items-center gap-1.5 text-xs font-medium text-ink-2">
          <Icon className="size-4 flex-none" strokeWidth={1.75} aria-hidden />
          {label}
        </p>
        <h3 className={cn('text-lg leading-snug wrap-anywhere', read ? 'font-normal' : 'font-semibold')}>
          {read ? null : <span className="sr-only">{text.isUnread} </span>}
          <Link href={href} prefetch={false} onClick={open} className="no-underline hover:underline">
            {title}
          </Link>
        </h3>
        {words ? <p className="text-sm wrap-anywhere">{words}</p> : null}
        <p className="text-xs text-ink-2">{why}</p>
      </div>
      {/* On a phone the button that marks the row as read is beside the time, and the action is below the text. */}
      <p className="contents md:flex md:items-center md:justify-end md:gap-2">
        {action && !read ? (
          <Link
            href={href}
            prefetch={false}
            onClick={open}
            className={cn(buttonStyles({ size: 'sm' }), 'col-span-2 mt-2 justify-self-start md:mt-0')}
          >
            {action}
            <span className="sr-only">: {title}</span>
          </Link>
        ) : null}
        <button
          type="button"
          onClick={() => onMark(notice, !read)}
          aria-label={read ? text.toUnread(title) : text.toRead(title)}
          className="col-start-2 row-start-1 grid size-tap flex-none place-items-center rounded-control text-ink-2 hover:bg-sunk"
        >
          {read ? (
            <RotateCcw className="size-5" strokeWidth={1.75} aria-hidden />
          ) : (
            <Check className="size-5" strokeWidth={1.75} aria-hidden />
          )}
        </button>
      </p>
    </li>
  )
}
