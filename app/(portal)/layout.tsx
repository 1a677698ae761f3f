import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { WatchAccess } from '@/components/auth/watch-access'
import { ConnectionStrip } from '@/components/live/connection-strip'
import { PortalFooter, PortalHeader } from '@/components/portal/portal-frame'
import { MessagingDock } from '@/components/site/messaging-dock'
import { SkipLink } from '@/components/site/skip-link'
import { portal } from '@/content/portal'
import { currentUser } from '@/lib/session/session'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  return (
    <>
      <SkipLink />
      <PortalHeader name={user?.email.split('@')[0] || portal.greeting.nameless} />
      <ConnectionStrip />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <PortalFooter />
      <MessagingDock />
      {user ? <WatchAccess userId={user.id} /> : null}
    </>
  )
}
