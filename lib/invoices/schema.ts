import { z } from 'zod'

export const invoiceIdSchema = z.strictObject({ id: z.uuid() })

const cursor = z.tuple([z.string(), z.uuid()]).nullable()

/** What `my_invoices` answers. */
export const invoicePageSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      name: z.string(),
      file_size: z.number(),
      document_id: z.uuid(),
      status: z.string(),
      withdrawn_at: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  before: cursor,
  after: cursor,
})
