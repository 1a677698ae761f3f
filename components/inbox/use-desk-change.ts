'use client'
import { useRouter } from 'next/navigation'
import { useAct } from '@/components/admin/use-act'
import { inbox } from '@/content/inbox'
import type { Result } from '@/lib/result'

/** Changes who is on a conversation, or whether it is closed; after a refusal the page shows how things stand. */
export function useDeskChange() {
  const router = useRouter()
  const { busy, act } = useAct()
  const run = (work: () => Promise<Result<null>>, done: string) =>
    act({
      work,
      done: { title: done },
      failed: inbox.thread.failedToast,
      onFailure: ({ code }) => {
        // Without a network the router would leave the page for the browser's own error.
        if (code !== 'unavailable') router.refresh()
        return false
      },
    })
  return { busy, run }
}
