'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { unwrap } from '@/lib/supabase/unwrap'
import { moveInvoice, moveSchema } from '@/lib/uploads/move-invoice'
import { readSendingSchema, setMessageFilesSchema } from '@/lib/uploads/schema'
import { readSendingFiles } from '@/lib/uploads/sendings/read-files'

export const moveInvoiceAction = staffAction(moveSchema, async (input, member) => {
  const moved = await moveInvoice(member, input)
  refresh()
  return moved
})

export const setMessageFilesAction = staffAction(setMessageFilesSchema, async (input, { db }) => {
  await unwrap(db.rpc('set_message_files', input), 'uploads.message-files')
  refresh()
})

/** Reads the next files of a draft. Returns how many were read, and 0 once all have been read. */
export const readSendingFilesAction = staffAction(readSendingSchema, async ({ sending }, member) =>
  readSendingFiles(member, sending),
)
