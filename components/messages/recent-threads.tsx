'use client'
import { LiveChannel } from '@/components/live/live-channel'
import { NoMessages } from '@/components/messages/new-message-link'
import { ThreadList } from '@/components/messages/thread-list'
import { useThreads } from '@/components/messages/use-window'
import { LoadFailed } from '@/components/ui/load-failed'
import { messages as text } from '@/content/messages'
import type { Page, Thread } from '@/lib/messages/message'

export function RecentThreads({ account, threads }: { account: string; threads: Page<Thread> | null }) {
  return threads ? <Live account={account} first={threads} /> : <LoadFailed {...text.threads.failed} />
}

function Live({ account, first }: { account: string; first: Page<Thread> }) {
  const list = useThreads(first)
  return (
    <>
      {list.items.length > 0 ? (
        <ThreadList
          label={text.threads.title}
          threads={list.items}
          readOlder={list.older ? list.readOlder : null}
        />
      ) : (
        <NoMessages />
      )}
      <LiveChannel
        reader={account}
        table="message_threads"
        onChange={list.apply}
        onCatchUp={list.onCatchUp}
      />
    </>
  )
}
