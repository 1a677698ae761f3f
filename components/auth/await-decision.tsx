'use client'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh } from '@/components/live/use-refresh'

const nothing = () => {}

/** Moves on by itself when the firm decides: the page, asked again, sends the person where they now belong. */
export function AwaitDecision({ userId }: { userId: string }) {
  const ask = useRefresh(nothing)
  return <LiveChannel reader={userId} table="user_approval_status" onChange={ask} onCatchUp={ask} />
}
