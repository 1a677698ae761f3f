import type { Metadata } from 'next'
import { WaitingCard } from '@/components/auth/gate-card'
import { AwaitDecision } from '@/components/auth/watch-access'
import { waitlistText } from '@/content/auth'
import { requireWaiting } from '@/lib/session/require'

export const metadata: Metadata = { title: waitlistText.title }

export default async function WaitlistPage() {
  const { id, email } = await requireWaiting('/waitlist')
  return (
    <>
      <WaitingCard email={email} />
      <AwaitDecision userId={id} />
    </>
  )
}
