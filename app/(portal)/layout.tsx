import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { KeepPush } from '@/components/notifications/push/keep-push'
import { PortalFrame } from '@/components/portal/portal-frame'
import { PortalLive } from '@/components/portal/portal-live'
import { MissedFilesScript } from '@/components/site/missed-files-script'
import { pushOffer } from '@/lib/portal/push-offer'
import { copiesOwner } from '@/lib/portal/copies-owner'
import { startPortalHeader } from '@/lib/portal/queries'
import { currentUser } from '@/lib/session/session'
import './portal.css'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  if (!user)
    return (
      <PortalFrame email="" copiesOwner={null}>
        {children}
      </PortalFrame>
    )
  const offer = pushOffer(user.id)
  return (
    <>
      <MissedFilesScript />
      <PortalLive account={user.account} person={user.id} rendered={startPortalHeader()}>
        <PortalFrame email={user.email} copiesOwner={copiesOwner(user.id)}>
          {children}
        </PortalFrame>
        {offer ? <KeepPush {...offer} /> : null}
      </PortalLive>
    </>
  )
}
