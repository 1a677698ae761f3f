import type { Metadata } from 'next'
import { Suspense } from 'react'
import { DocumentsLive } from '@/components/documents/documents-live'
import { DocumentsSection } from '@/components/documents/documents-section'
import { DashboardTabs } from '@/components/portal/dashboard-tabs'
import { Greeting } from '@/components/portal/greeting'
import { QuickActions } from '@/components/portal/quick-actions'
import { portal } from '@/content/portal'
import { sendAway } from '@/lib/auth/require'
import type { Access } from '@/lib/auth/session'
import { startDashboard } from '@/lib/documents/dashboard'
import { readListQuery } from '@/lib/documents/list-query'

export const metadata: Metadata = { title: portal.title }

export default async function PortalPage({ searchParams }: PageProps<'/portal'>) {
  const params = await searchParams
  const query = readListQuery(params)
  const { user, access, documents, folder } = await startDashboard(query)
  return (
    <DocumentsLive userId={user.id} query={query} documents={documents} folder={folder}>
      <Suspense>
        <Doorkeeper access={access} />
      </Suspense>
      <Greeting email={user.email} />
      <QuickActions />
      <DashboardTabs current="documentos" />
      <DocumentsSection />
    </DocumentsLive>
  )
}

/** Draws nothing; sends away whoever may not stay, while the page is on its way already. */
async function Doorkeeper({ access }: { access: Promise<Access> }) {
  sendAway(await access)
  return null
}
