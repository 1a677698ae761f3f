import 'server-only'
import type { Route } from 'next'
import type { AccountId } from '@/lib/ids'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import { isUuid } from '@/lib/format/uuid'
import type { SearchParams } from '@/lib/http/search-params'
import {
  noticePageShape,
  settingsShape,
  type NoticePage,
  type NoticeSettings,
} from '@/lib/notifications/schema'
import type { SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'
import { accountParam } from '@/lib/supabase/named-account'

const pageSize = 30

/** `of` is the client whose notifications are shown; null for all clients. */
export type NoticeQuery = { unread: boolean; of: AccountId | null; cursor: PageCursor | null }

export function readNoticeQuery(params: SearchParams): NoticeQuery {
  const of = String(params['de'] ?? '')
  return {
    unread: params['ver'] === 'sin-leer',
    of: isUuid(of) ? of : null,
    cursor: readPageCursor(String(params['desde'] ?? '')),
  }
}

/** `account` is the account in the address of the page, for a person who works in several accounts. */
export function noticesHref(
  page: '/portal/notificaciones' | '/admin/notificaciones',
  { unread, of, cursor }: NoticeQuery,
  account: AccountId | null = null,
): Route {
  const params = new URLSearchParams()
  if (account) params.set(accountParam, account)
  if (unread) params.set('ver', 'sin-leer')
  if (of) params.set('de', of)
  if (cursor) params.set('desde', cursor.join('_'))
  return (params.size > 0 ? `${page}?${params}` : page) as Route
}

export async function listNotices(
  { db }: Pick<SignedIn, 'db'>,
  firm: boolean,
  { unread, of, cursor }: NoticeQuery,
): Promise<NoticePage> {
  const wanted = { firm, unread, account: of, after: cursor && [...cursor] }
  return unwrap(
    db.rpc('my_notifications', { wanted, page_size: pageSize }),
    'notifications.list',
    noticePageShape,
  )
}

export async function readNoticeSettings({ db }: Pick<SignedIn, 'db'>): Promise<NoticeSettings> {
  return unwrap(db.rpc('my_notice_settings'), 'notifications.settings', settingsShape)
}
