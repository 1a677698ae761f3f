import type { Metadata } from 'next'
import { DocumentsLive } from '@/components/documents/documents-live'
import { DocumentsSection } from '@/components/documents/documents-section'
import { Greeting } from '@/components/portal/greeting'
import { QuickActions } from '@/components/portal/quick-actions'
import { portal } from '@/content/portal'
import { requireClient } from '@/lib/auth/require'
import { startDashboard } from '@/lib/documents/dashboard'

export const metadata: Metadata = { title: portal.title }

export default async function PortalPage() {
  const { documents, folder } = await startDashboard()
  const client = await requireClient()
  return (
    <DocumentsLive userId={client.id} documents={documents} folder={folder}>
      <Greeting email={client.email} />
      <QuickActions />
      <DocumentsSection />
    </DocumentsLive>
  )
}
