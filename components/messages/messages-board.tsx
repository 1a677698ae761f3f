'use client'
import { LiveChannel } from '@/components/live/live-channel'
import { RefreshOnChange } from '@/components/live/refresh'
import { Conversation } from '@/components/messages/conversation'
import { NoMessages } from '@/components/messages/new-message-link'
import { ThreadList } from '@/components/messages/thread-list'
import { useThreads } from '@/components/messages/use-window'
import { messages as text } from '@/content/messages'
import type { Page, Thread, ThreadPage } from '@/lib/messages/message'

type MessagesBoardProps = { reader: string; account: string; threads: Page<Thread>; page: ThreadPage | null }

/** The open conversation with the others beside it, live; or the invitation to begin one. */
export function MessagesBoard({ reader, account, threads, page }: MessagesBoardProps) {
  if (!page) {
    return (
      <>
        <h2 className="sr-only">{text.threads.title}</h2>
        <NoMessages />
        <RefreshOnChange reader={account} table="message_threads" />
      </>
    )
  }
  return <Board reader={reader} account={account} threads={threads} page={page} />
}

function Board({ reader, account, threads, page }: MessagesBoardProps & { page: ThreadPage }) {
  const list = useThreads(threads)
  const { id, count } = page.thread
  return (
    <div className="grid gap-x-13 gap-y-12 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <Conversation
        key={id}
        reader={reader}
        account={account}
        page={page}
        count={list.items.find((thread) => thread.id === id)?.count ?? count}
      />
      <aside aria-label={text.threads.title}>
        <h2 className="pb-3 text-lg">{text.threads.title}</h2>
        <ThreadList
          label={text.threads.title}
          threads={list.items}
          current={id}
          readOlder={list.older ? list.readOlder : null}
        />
      </aside>
      <LiveChannel
        reader={account}
        table="message_threads"
        onChange={list.apply}
        onCatchUp={list.onCatchUp}
      />
    </div>
  )
}
