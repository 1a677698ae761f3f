import type { Metadata } from 'next'
import { OutsideCard, WaitingCard } from '@/components/auth/gate-card'
import { AwaitDecision } from '@/components/auth/await-decision'
import { waitlistText } from '@/content/auth'
import { requireWaiting } from '@/lib/session/require'
import { foundedBy } from '@/lib/ids'
import { readWelcome } from '@/lib/welcome/welcome'

export const metadata: Metadata = { title: waitlistText.title }

export default async function WaitlistPage() {
  const user = await requireWaiting('/waitlist')
  if (!user.hasAccount) return <OutsideCard email={user.email} />
  const welcome = await readWelcome(user)
  return (
    <>
      <WaitingCard
        email={user.email}
        welcome={welcome && { note: welcome.note, isSent: welcome.sent_at !== null }}
      />
      <AwaitDecision accountId={foundedBy(user.id)} />
    </>
  )
}
