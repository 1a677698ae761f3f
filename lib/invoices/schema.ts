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
      words: z.string().nullable(),
      asked_at: z.string().nullable(),
      replaces: z.string().nullable(),
      replaced_by: z.string().nullable(),
      supplier: z.string().nullable(),
      document_number: z.string().nullable(),
      total: z.number().nullable(),
      proposal: z.enum(['sound', 'doubtful', 'wrong']).nullable(),
      findings: z.number(),
      reviewed: z.boolean(),
    }),
  ),
  before: cursor,
  after: cursor,
})
