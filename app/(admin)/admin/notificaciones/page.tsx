import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
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
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: noticesText.title }
}

export default async function FirmNotificationsPage({ searchParams }: PageProps<'/admin/notificaciones'>) {
  const member = await requireStaff()
  const query = { ...readNoticeQuery(await searchParams), of: null }
  const failed = (error: unknown) => void toFailure(error, 'notifications')
  const [page, settings] = await Promise.all([
    listNotices(member, true, query).catch(failed),
    readNoticeSettings(member).catch(failed),
  ])
  const href = (wanted: NoticeQuery) => noticesHref('/admin/notificaciones', wanted)
  return (
    <>
      <NoticesPage
        reader="firm"
        page={page ?? null}
        settings={settings ?? null}
        offer={pushOffer(member.id)}
        query={query}
        href={href}
        companies={[]}
        now={new Date()}
      />
      <RefreshForFirm member={member.id} tables={['notifications']} />
    </>
  )
}
