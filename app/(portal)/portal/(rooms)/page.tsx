import type { Metadata } from 'next'
import { Suspense } from 'react'
import { DocumentsLive } from '@/components/documents/documents-live'
import { DocumentsSection } from '@/components/documents/documents-section'
import { Greeting } from '@/components/portal/greeting'
import { QuickActions } from '@/components/portal/quick-actions'
import { portal } from '@/content/portal'
import { sendAway } from '@/lib/auth/require'
import type { Access } from '@/lib/auth/session'
import { startDashboard } from '@/lib/documents/dashboard'

export const metadata: Metadata = { title: portal.title }

export default async function PortalPage() {
  const { user, access, documents, folder } = await startDashboard()
  return (
    <DocumentsLive userId={user.id} documents={documents} folder={folder}>
      <Suspense>
        <Doorkeeper access={access} />
      </Suspense>
      <Greeting email={user.email} />
      <QuickActions />
      <DocumentsSection />
    </DocumentsLive>
  )
}

/** Draws nothing; sends away whoever may not stay, while the page is on its way already. */
async function Doorkeeper({ access }: { access: Promise<Access> }) {
  sendAway(await access)
  return null
}
