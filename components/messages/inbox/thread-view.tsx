import { ArrowLeft } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { InboxConversation } from '@/components/messages/inbox/inbox-conversation'
import { ClosingButton, FollowThread, ThreadAssignee } from '@/components/messages/inbox/lazy-thread-controls'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { inbox } from '@/content/message-inbox'
import { listHref } from '@/lib/appointments/agenda-href'
import { clientHref } from '@/lib/format/client-href'
import { messages } from '@/content/messages'
import {
  timeSince,
  type ClientFace,
  type Face,
  type InboxRow,
  type InboxThreadWithMessages,
} from '@/lib/messages/inbox'
import { sentences } from '@/lib/format/sentences'
import { threadMoment } from '@/lib/messages/message'

const text = inbox.thread

type ThreadViewProps = {
  me: Face
  page: InboxThreadWithMessages
  members: readonly Face[]
  others: readonly InboxRow[]
  now: Date
}

export function ThreadView({ me, page, members, others, now }: ThreadViewProps) {
  const { thread } = page
  const seen = page.items[0]?.at ?? null
  const whose = [thread.client.name, thread.client.company].filter(Boolean).join(', ')
  return (
    <>
      <p className="pt-5">
        <Link href="/admin/mensajes" prefetch={false} className={linkStyles}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {text.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 pt-2 pb-5">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">
            <bdi>{thread.subject}</bdi>
          </h1>
          <p className="wrap-anywhere text-ink-2">
            <bdi>{sentences(whose, messages.thread.count(thread.count))}</bdi>
          </p>
        </div>
        <ClosingButton thread={thread.id} closed={Boolean(thread.closedAt)} seen={seen} />
      </div>
      {thread.closedAt ? (
        <Notice className="mb-4">
          {text.closed(thread.closedBy?.name ?? '', timeSince(thread.closedAt, now))}
        </Notice>
      ) : null}
      <div className="grid gap-x-13 gap-y-12 min-[60rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <InboxConversation key={thread.id} me={me} page={page} />
        <aside className="grid content-start gap-9">
          <ThreadAssignee thread={thread} me={me} members={members} now={now} />
          <ThreadClient client={thread.client} others={others} now={now} />
        </aside>
      </div>
      <FollowThread memberId={me.id} client={thread.client.id} />
    </>
  )
}

function ThreadClient({
  client,
  others,
  now,
}: {
  client: ClientFace
  others: readonly InboxRow[]
  now: Date
}) {
  return (
    <section aria-labelledby="client" className="grid gap-2">
      <h2 id="client" className="border-b border-ink pb-2 text-lg">
        {text.client}
      </h2>
      <p className="leading-snug wrap-anywhere">
        <b className="block font-[550]">
          <bdi>{client.name}</bdi>
        </b>
        {client.company ? <span className="block">{client.company}</span> : null}
        <span className="block text-sm text-ink-2">{client.email}</span>
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link href={clientHref(client.id)} prefetch={false} className={linkStyles}>
          {text.open}
        </Link>
        <Link href={listHref('coming', client.id)} prefetch={false} className={linkStyles}>
          {text.appointments}
        </Link>
      </p>
      <h3 className="pt-3 text-[1rem]">{text.others}</h3>
      {others.length === 0 ? (
        <p className="text-sm text-ink-2">{text.noOthers}</p>
      ) : (
        <ol aria-label={text.others} className="border-t border-ink">
          {others.map(({ id, subject, at, unread }) => (
            <li key={id}>
              <Link
                href={`/admin/mensajes/${id}` as Route}
                prefetch={false}
                className="grid min-h-tap content-center border-b border-rule py-2 leading-snug no-underline hover:bg-sheet"
              >
                <b className="font-[550] wrap-anywhere">
                  <bdi>{subject}</bdi>
                </b>
                <span className="text-sm text-ink-2">
                  <time dateTime={at}>{threadMoment(at, now)}</time>
                  {unread > 0 ? `, ${inbox.unreadRow(unread)}` : null}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <p>
        <Link href={clientHref(client.id, 'mensajes')} prefetch={false} className={linkStyles}>
          {text.allOthers}
        </Link>
      </p>
    </section>
  )
}
