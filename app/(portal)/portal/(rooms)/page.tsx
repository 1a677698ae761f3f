import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AppointmentsSection } from '@/components/appointments/appointments-section'
import { DocumentsLive } from '@/components/documents/documents-live'
import { DocumentsSection } from '@/components/documents/documents-section'
import { MessagesSection } from '@/components/messages/messages-section'
import { ActivityCard, DashboardTabs, Greeting } from '@/components/portal/dashboard'
import { QuickActions } from '@/components/portal/quick-actions'
import { TodoSection } from '@/components/portal/todo-section'
import { portal } from '@/content/portal'
import { readTab, startDashboard } from '@/lib/documents/dashboard'
import { readListQuery } from '@/lib/documents/list-query'
import { sendAway } from '@/lib/session/require'
import type { Access } from '@/lib/session/session'

export async function generateMetadata({ searchParams }: PageProps<'/portal'>): Promise<Metadata> {
  return { title: portal.tabs.titles[readTab((await searchParams).tab)] }
}

export default async function PortalPage({ searchParams }: PageProps<'/portal'>) {
  const params = await searchParams
  const [tab, query] = [readTab(params.tab), readListQuery(params)]
  const { user, access, todo, documents, activity, folder } = await startDashboard(
    tab === 'documentos' ? query : null,
  )
  return (
    <DocumentsLive userId={user.id} query={query} documents={documents} folder={folder}>
      <Suspense>
        <AccessCheck access={access} />
      </Suspense>
      <Greeting email={user.email} />
      <TodoSection todo={todo} />
      <QuickActions />
      <DashboardTabs current={tab} />
      {tab === 'documentos' ? (
        <DocumentsSection>
          <ActivityCard activity={activity} />
        </DocumentsSection>
      ) : null}
      {tab === 'citas' ? <AppointmentsSection /> : null}
      {tab === 'mensajes' ? <MessagesSection /> : null}
    </DocumentsLive>
  )
}

/** Renders nothing; redirects whoever may not stay, while the page is already streaming. */
async function AccessCheck({ access }: { access: Promise<Access> }) {
  sendAway(await access)
  return null
}
