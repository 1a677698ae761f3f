'use client'
import { LiveChannel } from '@/components/live/live-channel'
import { MessageLog } from '@/components/messages/message-log'
import { UnsentEntry } from '@/components/messages/unsent-entry'
import { useConversation } from '@/components/messages/use-conversation'
import { useOutbox } from '@/components/messages/use-outbox'
import { useReading } from '@/components/messages/use-reading'
import { ReplyForm } from '@/components/messages/write/reply-form'
import { Notice } from '@/components/ui/notice'
import { messages as text } from '@/content/messages'
import type { Message, ThreadPage } from '@/lib/messages/message'

type ConversationProps = { userId: string; page: ThreadPage; count: number }

/** One conversation: what was said, what is on its way, and the place to answer. */
export function Conversation({ userId, page, count }: ConversationProps) {
  const { subject, id } = page.thread
  const list = useConversation(page)
  const { outgoing, send, discard } = useOutbox({
    userId,
    thread: id,
    arrived: list.items,
    onSent: (message) => list.apply({ type: 'INSERT', row: toRow(message) }),
  })
  useReading(id, list.items.find(({ author }) => author === 'firm')?.id)

  return (
    <section aria-label={text.thread.label(subject)} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3">
        <h2 className="wrap-anywhere">
          <bdi>{subject}</bdi>
        </h2>
        <p className="text-sm text-ink-2">{text.thread.count(Math.max(count, list.items.length))}</p>
      </div>
      {list.stale ? (
        <Notice tone="warn" className="mb-3">
          {text.thread.stale}
        </Notice>
      ) : null}
      <MessageLog
        subject={subject}
        messages={list.items}
        older={list.older}
        readOlder={list.readOlder}
        outgoing={outgoing.length}
      >
        {outgoing.map((message) => (
          <UnsentEntry
            key={message.id}
            message={message}
            onRetry={(again) => void send(again)}
            onDiscard={({ id: gone }) => discard(gone)}
          />
        ))}
      </MessageLog>
      <ReplyForm userId={userId} thread={id} onSend={(message) => void send(message)} />
      <LiveChannel userId={userId} table="messages" onChange={list.apply} onCatchUp={list.onCatchUp} />
    </section>
  )
}

const toRow = ({ id, thread, author, words, files, at, readAt }: Message) => ({
  id,
  thread_id: thread,
  author,
  body: words,
  files,
  created_at: at,
  read_at: readAt,
})
