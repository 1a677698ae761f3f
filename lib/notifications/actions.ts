'use server'
import { refresh } from 'next/cache'
import { clientAction } from '@/lib/action'
import { markSchema, unmarkAllSchema, untilSchema } from '@/lib/notifications/schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const seeNoticesAction = clientAction(untilSchema, async ({ until, firm }, { db }) => {
  await unwrap(db.rpc('see_notifications', { until, firm }), 'notifications.see')
})

export const markNoticeAction = clientAction(markSchema, async ({ id, read }, { db }) => {
  await unwrap(db.rpc('mark_notification', { notification: id, read }), 'notifications.mark')
  refresh()
})

/** Returns the moment with which `unmarkAllAction` undoes this; null when nothing was unread. */
export const markAllAction = clientAction(untilSchema, async ({ until, firm }, { db }) => {
  const stamp: string | null = await unwrap(
    db.rpc('read_notifications', { until, firm }),
    'notifications.all',
  )
  return { stamp }
})

export const unmarkAllAction = clientAction(unmarkAllSchema, async ({ stamp }, { db }) => {
  await unwrap(db.rpc('unread_notifications', { stamp }), 'notifications.undo')
  refresh()
})
