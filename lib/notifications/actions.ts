'use server'
import { refresh } from 'next/cache'
import { asFormAction, clientAction, publicAction } from '@/lib/action'
import { saveMailChoices } from '@/lib/auth/authorisations'
import {
  markSchema,
  saveChoiceSchema,
  saveRestSchema,
  stopSchema,
  unmarkAllSchema,
  untilSchema,
} from '@/lib/notifications/schema'
import { keepDevice } from '@/lib/notifications/push/keep-device'
import { dropDeviceSchema, keepDeviceSchema, savePushChoiceSchema } from '@/lib/notifications/push/schema'
import { stopMails } from '@/lib/notifications/stop-mails'
import { unwrap } from '@/lib/supabase/unwrap'

export const seeNoticesAction = clientAction(untilSchema, async ({ until, firm }, { db }) => {
  await unwrap(db.rpc('see_notifications', { until, firm }), 'notifications.see')
})

export const markNoticeAction = clientAction(markSchema, async ({ id, read }, { db }) => {
  await unwrap(db.rpc('mark_notification', { notification: id, read }), 'notifications.mark')
  refresh()
})

/** Returns the moment that `unmarkAllAction` needs to undo the change; null when nothing was unread. */
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

export const saveNoticeChoiceAction = clientAction(saveChoiceSchema, async ({ topic, mail }, { id }) => {
  await saveMailChoices(id, { [topic]: mail })
  refresh()
})

export const saveRestAction = clientAction(saveRestSchema, async ({ from, until, sundays }, { db }) => {
  const rest = { from_hour: from, until_hour: until, sundays }
  await unwrap(db.rpc('save_rest_hours', rest), 'notifications.rest')
  refresh()
})

/** Returns the id of the device; null when the person turned off its pushes on another device. */
export const keepDeviceAction = clientAction(keepDeviceSchema, async (given, { id, db }) => {
  const device = await keepDevice(given, id, db)
  refresh()
  return { device }
})

export const dropDeviceAction = clientAction(dropDeviceSchema, async ({ device }, { db }) => {
  await unwrap(db.rpc('drop_push_device', { device }), 'notifications.drop-device')
  refresh()
})

export const savePushChoiceAction = clientAction(savePushChoiceSchema, async ({ topic, wanted }, { db }) => {
  await unwrap(db.rpc('save_push_choice', { topic, wanted }), 'notifications.push-choice')
  refresh()
})

/** The page behind the link in a mail calls this action, which works without a session. */
export const stopMailsAction = asFormAction(
  publicAction(stopSchema, async ({ link }) => {
    await stopMails(link)
    return null
  }),
)
