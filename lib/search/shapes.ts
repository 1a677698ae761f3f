import { z } from 'zod'
import { searchText } from '@/content/search'
import { labelSchema } from '@/lib/fields/invoice-label'
import { accountId } from '@/lib/ids'
import { accountRoles } from '@/lib/session/account-role'

const group = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.number(), rows: z.array(row) }).optional()
const ofClient = { client: z.string().nullable(), owner: accountId }

const client = z.object({
  id: accountId,
  title: z.string(),
  nit: z.string().nullable(),
  digit: z.number().nullable(),
  status: z.enum(['approved', 'waitlist', 'rejected']),
  retired: z.boolean(),
  advisor: z.string().nullable(),
})
const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(accountRoles),
  ...ofClient,
})
const invoice = z.object({
  id: z.string(),
  label: labelSchema,
  status: z.enum(Object.keys(searchText.states) as [keyof typeof searchText.states]),
  at: z.string(),
  why: z.enum(['exact', 'crossed', 'near']).nullable(),
  ...ofClient,
})
const document = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  inside: z.boolean(),
  invoice: z.string().nullable(),
  ...ofClient,
})
const thread = z.object({
  id: z.string(),
  subject: z.string(),
  at: z.string(),
  hit: z.string().nullable(),
  author: z.string().nullable(),
  ...ofClient,
})
const request = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['open', 'complete', 'cancelled']),
  due: z.string(),
})
const obligation = z.object({
  id: z.string(),
  obligation: z.string(),
  name: z.string().nullable(),
  municipality: z.string().nullable(),
  period: z.string(),
  due: z.string().nullable(),
  ...ofClient,
})

const shared = {
  invoices: group(invoice),
  amounts: group(invoice),
  documents: group(document),
  messages: group(thread),
  obligations: group(obligation),
}
export const firmAnswer = z.object({ clients: group(client), people: group(person), ...shared })
export const ownAnswer = z.object({ role: z.enum(accountRoles), requests: group(request), ...shared })

export type FirmAnswer = z.output<typeof firmAnswer>
export type OwnAnswer = z.output<typeof ownAnswer>
export type ClientRow = z.output<typeof client>
export type PersonRow = z.output<typeof person>
export type InvoiceRow = z.output<typeof invoice>
export type DocumentRow = z.output<typeof document>
export type ThreadRow = z.output<typeof thread>
export type RequestRow = z.output<typeof request>
export type ObligationRow = z.output<typeof obligation>
