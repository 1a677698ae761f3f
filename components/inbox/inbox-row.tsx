import type { Route } from 'next'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { inbox } from '@/content/inbox'
import type { InboxRow as Row } from '@/lib/messages/inbox'
import { threadMoment } from '@/lib/messages/message'

const text = inbox.list

/** A conversation: whose it is, what it is about, what was said last or found, and who is on it. */
export function InboxRow({ row, memberId, now }: { row: Row; memberId: string; now: Date }) {
  const { client, subject, unread, closed, assignee } = row
  return (
    <li>
      <Link
        href={`/admin/mensajes/${row.id}` as Route}
        prefetch={false}
        className={cn(
          '-mx-3 grid min-h-15 gap-x-6 gap-y-0.5 border-b border-rule px-3 py-3 leading-snug no-underline hover:bg-sheet sm:grid-cols-[12rem_minmax(0,1fr)_auto]',
          unread > 0 && 'border-l-5 [border-left-style:double] border-l-ochre-ink pl-[7px]',
        )}
      >
        <span className="min-w-0 wrap-anywhere">
          <b className={cn('block', unread > 0 ? 'font-semibold' : 'font-[550]')}>
            <bdi>{client.name}</bdi>
          </b>
          {client.company ? <span className="block text-sm text-ink-2">{client.company}</span> : null}
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span className={cn('block', unread > 0 && 'font-semibold')}>
            <bdi>{subject}</bdi>
          </span>
          <span className="line-clamp-2 text-sm text-ink-2">{row.hit ?? lastWords(row)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 sm:flex-col sm:items-end">
          <time dateTime={row.at}>{threadMoment(row.at, now)}</time>
          {unread > 0 ? (
            <span className="rounded-sheet bg-ochre-wash px-2 text-xs leading-normal font-semibold text-ochre-ink">
              {inbox.unreadRow(unread)}
            </span>
          ) : null}
          <span>{closed ? text.closed : assignee ? nameOf(assignee, memberId) : text.nobody}</span>
        </span>
      </Link>
    </li>
  )
}

const nameOf = (assignee: { id: string; name: string }, memberId: string) =>
  assignee.id === memberId ? text.mine : assignee.name

function lastWords({ last }: Row): string {
  if (!last) return ''
  const words = last.words.replace(/\s+/g, ' ').trim() || text.files(last.files)
  return last.author === 'firm' ? `${text.firm} ${words}` : words
}
