'use client'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh } from '@/components/live/use-refresh'
import { useSettle } from '@/components/live/use-settle'

/** Draws the page again when a conversation of this client changes: who is on it, whether it is closed, what is unread. */
export function FollowThread({ userId, client }: { userId: string; client: string }) {
  const refresh = useRefresh()
  const changed = useSettle(refresh)
  return (
    <LiveChannel
      userId={userId}
      owner={client}
      table="message_threads"
      onChange={changed}
      onCatchUp={refresh}
    />
  )
}
