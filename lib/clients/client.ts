import { z } from 'zod'

export const approvalStatus = z.enum(['waitlist', 'approved', 'rejected'])

/** What waits for the firm in a client, each counted up to 100. */
export const waiting = z.object({
  invoices: z.number(),
  messages: z.number(),
  appointments: z.number(),
  requests: z.number(),
})
export type Waiting = z.output<typeof waiting>

const item = z.object({
  id: z.string(),
  title: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  status: approvalStatus,
  since: z.string(),
  nit: z.string().nullable(),
  companies: z.number(),
  advisors: z.array(z.string()),
  waiting,
})
export type ClientItem = z.output<typeof item>

const cursor = z.tuple([z.string(), z.string()]).nullable()
export const clientPageSchema = z.object({ rows: z.array(item), before: cursor, after: cursor })
export type ClientPage = z.output<typeof clientPageSchema>
