'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { moveInvoice, moveSchema } from '@/lib/uploads/move-invoice'

export const moveInvoiceAction = staffAction(moveSchema, async (input, member) => {
  const moved = await moveInvoice(member, input)
  refresh()
  return moved
})
