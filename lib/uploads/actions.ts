'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { unwrap } from '@/lib/supabase/unwrap'
import { moveInvoice, moveSchema } from '@/lib/uploads/move-invoice'
import { setMessageFilesSchema } from '@/lib/uploads/schema'

export const moveInvoiceAction = staffAction(moveSchema, async (input, member) => {
  const moved = await moveInvoice(member, input)
  refresh()
  return moved
})

export const setMessageFilesAction = staffAction(setMessageFilesSchema, async (input, { db }) => {
  await unwrap(db.rpc('set_message_files', input), 'uploads.message-files')
  refresh()
})
