import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AppointmentsSection } from '@/components/appointments/appointments-section'
import { DocumentsLive } from '@/components/documents/documents-live'
import { DocumentsSection } from '@/components/documents/documents-section'
import { MessagesSection } from '@/components/messages/messages-section'
import { ActivityCard } from '@/components/portal/activity-card'
import { Desk, Greeting, PortalTabs, QuickActions } from '@/components/portal/portal-page'
import { PortalAside } from '@/components/portal/portal-aside'
import { TodoSection } from '@/components/portal/todo-section'
import { portal } from '@/content/portal'
import { longDay } from '@/lib/format/day-name'
import { readTab, startPortal } from '@/lib/portal/queries'
import { readListQuery } from '@/lib/documents/list-query'
import { requireEntry } from '@/lib/session/require'
import { currentEntry, type Access } from '@/lib/session/session'

export async function generateMetadata({ searchParams }: PageProps<'/portal'>): Promise<Metadata> {
  return { title: portal.tabs.titles[readTab((await searchParams).tab)] }
}

export default async function PortalPage({ searchParams }: PageProps<'/portal'>) {
  const params = await searchParams
  const [tab, query] = [readTab(params.tab), readListQuery(params)]
  const all = params.pendientes === 'todos'
  const { user, access, board, documents, activity, folder } = await startPortal(
    tab === 'documentos' ? query : null,
    all,
  )
  return (
    <DocumentsLive
      person={user.id}
      account={user.account}
      query={query}
      documents={documents}
      folder={folder}
    >
      <Suspense>
        <AccessCheck access={access} />
      </Suspense>
      <Greeting email={user.email} today={longDay(new Date())} />
      <Desk>
        <TodoSection board={board} all={all} />
        <QuickActions />
        <PortalAside board={board} />
      </Desk>
      <PortalTabs current={tab} />
      {tab === 'documentos' ? (
        <DocumentsSection>
          <ActivityCard activity={activity} />
        </DocumentsSection>
      ) : null}
      {tab === 'citas' ? (
        <div className="mt-8">
          <AppointmentsSection />
        </div>
      ) : null}
      {tab === 'mensajes' ? <MessagesSection /> : null}
    </DocumentsLive>
  )
}

/** Redirects users who turn out to have no access, even while the page is already streaming. */
async function AccessCheck({ access }: { access: Promise<Access | null> }) {
  // If `access` rejects, for example because the URL names another client, the user's own account is checked instead.
  requireEntry(await access.catch(async () => (await currentEntry())?.access ?? null))
  return null
}
