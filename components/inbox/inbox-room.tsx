import { ArrowRight, MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { InboxFilter } from '@/components/inbox/inbox-filter'
import { InboxRow } from '@/components/inbox/inbox-row'
import { RefreshForFirm } from '@/components/live/refresh-for-firm'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { State } from '@/components/ui/state'
import { inbox as text } from '@/content/inbox'
import type { InboxPage } from '@/lib/messages/inbox'
import { inboxAddress, inboxTabs, type InboxQuery } from '@/lib/messages/inbox-address'

type InboxRoomProps = { memberId: string; query: InboxQuery; page: InboxPage; now: Date }

/** 'Mensajes' of the firm: the conversations of all clients that the member sees, live. */
export function InboxRoom({ memberId, query, page, now }: InboxRoomProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <PageHeading title={text.title} subtitle={text.subtitle} />
        <p className="flex flex-wrap gap-3 pb-6">
          <Link
            href="/admin/mensajes/respuestas"
            prefetch={false}
            className={cn(buttonStyles({ variant: 'quiet' }), 'max-sm:px-0')}
          >
            {text.answers}
          </Link>
          <Link href="/admin/mensajes/nueva" prefetch={false} className={buttonStyles()}>
            {text.start}
          </Link>
        </p>
      </div>
      <InboxTabs query={query} unread={page.unread} />
      <InboxFilter query={query} />
      <InboxList query={query} page={page} memberId={memberId} now={now} />
      <RefreshForFirm userId={memberId} tables={['message_threads']} />
    </>
  )
}

/** The states of a conversation; how many are unread stands in the first. */
function InboxTabs({ query, unread }: { query: InboxQuery; unread: number }) {
  return (
    <LinkTabs
      label={text.tabs.label}
      items={inboxTabs.map((tab) => ({
        href: inboxAddress(query, { estado: tab }),
        label:
          tab.state === 'unread' && unread > 0
            ? `${text.tabs.unread} (${text.unread(unread)})`
            : text.tabs[tab.state],
        current: tab.slug === query.estado.slug,
      }))}
    />
  )
}

type InboxListProps = { query: InboxQuery; page: InboxPage; memberId: string; now: Date }

/** One page of conversations. The double rule closes the list only where it ends. */
function InboxList({ query, page: { rows, after }, memberId, now }: InboxListProps) {
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
