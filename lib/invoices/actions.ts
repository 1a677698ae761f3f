'use server'
import { refresh } from 'next/cache'
import { clientAction } from '@/lib/action'
import { deleteInvoice, restoreInvoice, withdrawInvoice } from '@/lib/invoices/mutations'
import { invoiceIdSchema } from '@/lib/invoices/queries'

const changing = (change: typeof deleteInvoice) =>
  clientAction(invoiceIdSchema, async ({ id }, client) => {
    await change(client, id)
    refresh()
    return null
  })

export const deleteInvoiceAction = changing(deleteInvoice)
export const withdrawInvoiceAction = changing(withdrawInvoice)
export const restoreInvoiceAction = changing(restoreInvoice)
