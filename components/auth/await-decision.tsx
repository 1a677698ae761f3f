'use client'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh } from '@/components/live/use-refresh'

const nothing = () => {}

/** After the firm decides, the refreshed page redirects the person. */
export function AwaitDecision({ userId }: { userId: string }) {
  const ask = useRefresh(nothing)
  return <LiveChannel reader={userId} table="user_approval_status" onChange={ask} onCatchUp={ask} />
}
