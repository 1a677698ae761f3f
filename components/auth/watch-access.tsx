'use client'
import { useRef } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh } from '@/components/live/use-refresh'

/** Sends a client away from an open page as soon as the firm takes their access away: the page, asked again, does it. */
export function WatchAccess({ userId }: { userId: string }) {
  const refresh = useRefresh()
  const listening = useRef(false)
  return (
    <LiveChannel
      userId={userId}
      table="user_approval_status"
      onChange={refresh}
      onCatchUp={() => {
        // The first time the page has just been drawn, by the same answer.
        if (listening.current) refresh()
        listening.current = true
      }}
    />
  )
}

const nothing = () => {}

/** Moves on by itself when the firm decides: the page, asked again, sends the person where they now belong. */
export function AwaitDecision({ userId }: { userId: string }) {
  const ask = useRefresh(nothing)
  return <LiveChannel userId={userId} table="user_approval_status" onChange={ask} onCatchUp={ask} />
}
