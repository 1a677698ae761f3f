'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { findSendingClients, send } from '@/lib/documents/sendings/queries'
import {
  removeSendingFileSchema,
  sendingClientsSchema,
  sendSchema,
  setSendingClientsSchema,
  undoSendingSchema,
} from '@/lib/documents/sendings/schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const setSendingClientsAction = staffAction(setSendingClientsSchema, async (input, { db }) => {
  await unwrap(db.rpc('set_sending_clients', input), 'sendings.set-clients')
  refresh()
})

export const removeSendingFileAction = staffAction(removeSendingFileSchema, async (input, { db }) => {
  await unwrap(db.rpc('remove_sending_file', input), 'sendings.remove-file')
  refresh()
})

export const sendDocumentsAction = staffAction(sendSchema, async (input, member) => {
  const sent = await send(member, input)
  refresh()
  return sent
})

export const undoSendingAction = staffAction(undoSendingSchema, async (input, { db }) => {
  await unwrap(db.rpc('undo_sending', input), 'sendings.undo')
  refresh()
})

export const sendingClientsAction = staffAction(sendingClientsSchema, async ({ search }, member) =>
  findSendingClients(member, search),
)
