import type { Metadata } from 'next'
import { Suspense, type ReactNode } from 'react'
import { ConnectionStrip } from '@/components/live/connection-strip'
import { PageCopies } from '@/components/portal/copies/page-copies'
import { MessagesDock } from '@/components/portal/messages-dock'
import { PortalFooter, PortalHeader } from '@/components/portal/portal-frame'
import { PortalLive } from '@/components/portal/portal-live'
import { SkipLink } from '@/components/site/skip-link'
import { AreaStyles } from '@/components/ui/area-styles'
import { copiesOwner } from '@/lib/portal/copies-owner'
import { startPortalHeader } from '@/lib/portal/queries'
import { currentUser } from '@/lib/session/session'
import './portal.css'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  const frame = (
    <>
      <AreaStyles area="portal" />
      <SkipLink />
      <PortalHeader email={user?.email ?? ''} />
      <ConnectionStrip />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <PortalFooter />
      <MessagesDock />
      {user ? (
        <Suspense>
          <PageCopies owner={copiesOwner(user.id)} />
        </Suspense>
      ) : null}
    </>
  )
  if (!user) return frame
  return (
    <PortalLive account={user.account} rendered={startPortalHeader(user)}>
      {frame}
    </PortalLive>
  )
}
