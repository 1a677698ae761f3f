import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { requestDatabase } from '@/lib/auth/session'
import { isKeptReading, type KeptReading } from '@/lib/einvoice/reading/kept-reading'
import { toInvoiceStatus } from '@/lib/invoices/invoice'
import { databaseError } from '@/lib/supabase/database-error'

/** What `my_invoice` answers. */
const ownInvoiceSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    status: z.string(),
    words: z.string().nullable(),
    asked: z.boolean(),
    created_at: z.string(),
    withdrawn_at: z.string().nullable(),
    replaced_by: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    file: z.object({ id: z.uuid(), type: z.string(), size: z.number() }).nullable(),
    reviewed_at: z.string().nullable(),
    reading: z.custom<KeptReading>(isKeptReading).nullable(),
  })
  .nullable()

/** The caller's invoice with its document and review; null when they have none of that id. */
export const readOwnInvoice = cache(async (id: string) => {
  const db = await requestDatabase()
  const { data, error } = await db.rpc('my_invoice', { invoice: id })
  if (error) throw databaseError(error, 'invoices.read')
  const invoice = ownInvoiceSchema.parse(data)
  return invoice && { ...invoice, status: toInvoiceStatus(invoice.status) }
})
export type OwnInvoice = NonNullable<Awaited<ReturnType<typeof readOwnInvoice>>>
