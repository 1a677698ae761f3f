import { Suspense } from 'react'
import { NewMessageLink } from '@/components/messages/new-message-link'
import { RecentThreads } from '@/components/messages/recent-threads'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { messages as text } from '@/content/messages'
import type { Page, Thread } from '@/lib/messages/message'
import { listThreads } from '@/lib/messages/queries'
import { toFailure } from '@/lib/result'
import { requireClient } from '@/lib/session/require'
import { currentUser } from '@/lib/session/session'

export function MessagesSection() {
  return (
    <section aria-labelledby="messages-title" className="max-w-[56rem] pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pb-3">
        <h2 id="messages-title">{text.title}</h2>
        <NewMessageLink small />
      </div>
      <Suspense fallback={<Loading />}>
        <Threads />
      </Suspense>
    </section>
  )
}

async function Threads() {
  const user = await currentUser()
  const [client, threads] = await Promise.all([requireClient(), user ? read(user) : null])
  return <RecentThreads account={client.account} threads={threads} />
}

/** Returns null when the conversations could not be read, so that the rest of the dashboard still renders. */
async function read(user: Parameters<typeof listThreads>[0]): Promise<Page<Thread> | null> {
  try {
    return await listThreads(user)
  } catch (error) {
    toFailure(error, 'messages')
    return null
  }
}

function Loading() {
  return (
    <>
      <Spinner label={text.threads.loading} />
      <Skeleton className="mt-3" />
    </>
  )
}
