'use client'
import { useRouter } from 'next/navigation'
import { LiveChannel } from '@/components/live/live-channel'

/** Moves on by itself when the firm decides: the page, asked again, sends the person where they now belong. */
export function AwaitDecision({ userId }: { userId: string }) {
  const router = useRouter()
  const ask = () => router.refresh()
  return <LiveChannel userId={userId} table="user_approval_status" onChange={ask} onCatchUp={ask} />
}
