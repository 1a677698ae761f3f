import type { Metadata } from 'next'
import { RefreshOnChange } from '@/components/live/refresh'
import { NoticesPage } from '@/components/notifications/notices-page'
import { noticesText } from '@/content/notifications'
import {
  listNotices,
  noticesHref,
  readNoticeQuery,
  readNoticeSettings,
  type NoticeQuery,
} from '@/lib/notifications/queries'
import { pushOffer } from '@/lib/portal/push-offer'
import { toFailure } from '@/lib/result'
import { currentEntry } from '@/lib/session/session'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: noticesText.title }

export default async function NotificationsPage({ searchParams }: PageProps<'/portal/notificaciones'>) {
  const client = await requireClient()
  const query = readNoticeQuery(await searchParams)
  const [page, settings, entry] = await Promise.all([
    listNotices(client, false, query).catch((error: unknown) => void toFailure(error, 'notifications')),
    readNoticeSettings(client).catch((error: unknown) => void toFailure(error, 'notifications')),
    currentEntry(),
  ])
  const companies = (entry?.access?.accounts ?? []).filter(({ status }) => status === 'approved')
  const account = companies.length > 1 ? client.account : null
  const href = (wanted: NoticeQuery) => noticesHref('/portal/notificaciones', wanted, account)
  return (
    <>
      <NoticesPage
        reader="client"
        page={page ?? null}
        settings={settings ?? null}
        offer={pushOffer(client.id)}
        query={query}
        href={href}
        companies={companies}
        now={new Date()}
      />
      <RefreshOnChange account={client.account} person={client.id} table="notifications" />
    </>
  )
}
