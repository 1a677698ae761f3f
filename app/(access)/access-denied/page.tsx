import type { Metadata } from 'next'
import { DeniedCard } from '@/components/auth/gate-card'
import { AwaitDecision } from '@/components/auth/await-decision'
import { deniedText } from '@/content/auth'
import { foundedBy } from '@/lib/ids'
import { rejectionReason, requireWaiting } from '@/lib/session/require'

export const metadata: Metadata = { title: deniedText.title }

export default async function AccessDeniedPage() {
  const user = await requireWaiting('/access-denied')
  return (
    <>
      <DeniedCard reason={await rejectionReason(user)} />
      <AwaitDecision accountId={foundedBy(user.id)} />
    </>
  )
}
