import { ArrowRight, MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { InboxRow } from '@/components/inbox/inbox-row'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/link-styles'
import { State } from '@/components/ui/state'
import { inbox as text } from '@/content/inbox'
import type { InboxPage } from '@/lib/messages/inbox/conversation'
import { inboxAddress, inboxTabs, type InboxQuery } from '@/lib/messages/inbox/list-query'

type InboxListProps = { query: InboxQuery; page: InboxPage; memberId: string; now: Date }

/** One page of conversations. The double rule closes the list only where it ends. */
export function InboxList({ query, page: { rows, after }, memberId, now }: InboxListProps) {
  return (
    <section aria-labelledby="conversations" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-3">
        <h2 id="conversations" className="text-lg">
          {text.list.label}
        </h2>
        <p className="text-sm text-ink-2">{text.list.order}</p>
      </div>
      {rows.length === 0 ? (
        <Empty query={query} />
      ) : (
        <ol
          aria-label={text.list.label}
          className={cn('border-t border-ink', after ? 'rule-opens' : 'rule-closes')}
        >
          {rows.map((row) => (
            <InboxRow key={row.id} row={row} memberId={memberId} now={now} />
          ))}
        </ol>
      )}
      <p className="flex flex-wrap gap-x-6 pt-2">
        {query.desde ? (
          <Link className={linkStyles} href={inboxAddress(query)} prefetch={false}>
            {text.list.first}
          </Link>
        ) : null}
        {after ? (
          <Link className={linkStyles} href={inboxAddress(query, { desde: after })} prefetch={false}>
            {text.list.next} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        ) : null}
      </p>
    </section>
  )
}

function Empty({ query }: { query: InboxQuery }) {
  const filtered = Boolean(query.buscar || query.cliente || query.mias)
  const { title, text: words } = filtered ? text.empty.filtered : text.empty[query.estado.state]
  const open = inboxAddress(query, { estado: inboxTabs[1] })
  return (
    <State
      icon={MessageSquare}
      title={title}
      action={
        query.estado.state === 'unread' && !filtered ? (
          <Link href={open} prefetch={false} className={buttonStyles({ size: 'sm' })}>
            {text.empty.openLink}
          </Link>
        ) : null
      }
    >
      {words}
    </State>
  )
}
