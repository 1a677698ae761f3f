import type { Metadata } from 'next'
import { Invitation } from '@/components/auth/invitation'
import { invitationText } from '@/content/people'
import { readInvitation } from '@/lib/people/invitation'
import { invitedUser } from '@/lib/session/require'

// The link contains a secret, so no other site may get the URL as referrer.
export const metadata: Metadata = { title: invitationText.badge, referrer: 'same-origin' }

export default async function InvitationPage({ searchParams }: PageProps<'/invitacion'>) {
  const { enlace } = await searchParams
  const token = typeof enlace === 'string' ? enlace : ''
  const [invitation, user] = await Promise.all([readInvitation(token), invitedUser(token)])
  return <Invitation invitation={invitation} token={token} signedIn={user?.email ?? null} />
}
