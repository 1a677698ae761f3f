'use server'
import { refresh } from 'next/cache'
import { clientAction, nothingSchema, staffAction } from '@/lib/action'
import { unwrap } from '@/lib/supabase/unwrap'
import { moveInvoice, moveSchema } from '@/lib/uploads/move-invoice'
import { mostBytes } from '@/lib/uploads/queries'
import { readSendingSchema, setLargeFilesSchema, setMessageFilesSchema } from '@/lib/uploads/schema'
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

export const setLargeFilesAction = staffAction(setLargeFilesSchema, async (input, { db }) => {
  await unwrap(db.rpc('set_large_files', input), 'uploads.set-large-files')
  refresh()
})

export const mostBytesAction = clientAction(nothingSchema, async (_, { db }) => mostBytes(db))

/** Returns how many files were tried: 0 once no file is left to read. */
export const readSendingFilesAction = staffAction(readSendingSchema, async ({ sending }, member) =>
  readSendingFiles(member, sending),
)
