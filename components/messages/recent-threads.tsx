'use client'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { LiveChannel } from '@/components/live/live-channel'
import { NoMessages } from '@/components/messages/new-message-link'
import { ThreadList } from '@/components/messages/thread-list'
import { useThreads } from '@/components/messages/use-window'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { messages as text } from '@/content/messages'
import type { Page, Thread } from '@/lib/messages/message'

/** The list by itself, live; `threads` is null when it could not be read. */
export function RecentThreads({ userId, threads }: { userId: string; threads: Page<Thread> | null }) {
  return threads ? <Live userId={userId} first={threads} /> : <Failed />
}

function Live({ userId, first }: { userId: string; first: Page<Thread> }) {
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
      <LiveChannel userId={userId} table="message_threads" onChange={list.apply} onCatchUp={list.onCatchUp} />
    </>
  )
}

function Failed() {
  const router = useRouter()
  const { title, text: safe, retry } = text.threads.failed
  return (
    <State
      tone="error"
      title={title}
      action={
        <Button size="sm" onClick={() => router.refresh()}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {retry}
        </Button>
      }
    >
      {safe}
    </State>
  )
}
