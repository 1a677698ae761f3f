'use server'
import { staffAction } from '@/lib/action'
import { decideInvoice } from '@/lib/review/mutations'
import { decideSchema } from '@/lib/review/schema'

export const decideInvoiceAction = staffAction(decideSchema, async (input, member) =>
  decideInvoice(member, input),
)
