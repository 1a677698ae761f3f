import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { personId, type AccountId } from '@/lib/ids'
import { isUuid } from '@/lib/format/uuid'
import { labelSchema } from '@/lib/fields/invoice-label'
import type { Member } from '@/lib/session/require'
import { approvalStatus, firmContact, waiting } from '@/lib/clients/queries'
import { ExpectedError } from '@/lib/errors'
import { databaseError } from '@/lib/supabase/unwrap'

const text = z.string()
const maybe = text.nullable()
const entry = z.object({
  id: z.number(),
  at: text,
  action: text,
  by: z.enum(['client', 'member', 'system']),
  member: maybe,
  detail: maybe,
})
const history = z.object({ rows: z.array(entry), next: z.number().nullable() })
const month = z.object({
  month: text,
  received: z.number(),
  accepted: z.number(),
  reviewing: z.number(),
  rejected: z.number(),
})
const request = z.object({
  id: text,
  kind: text,
  details: text,
  status: text,
  due_on: text,
  reply: maybe,
  created_at: text,
  settled_at: maybe,
})
const note = z.object({
  id: text,
  author: maybe,
  mine: z.boolean().nullable(),
  body: text,
  created_at: text,
  edited_at: maybe,
})
const overview = z.object({
  id: text,
  title: text,
  email: text,
  name: maybe,
  phone: maybe,
  status: approvalStatus,
  retired: z.boolean(),
  tags: z.array(text),
  contact: firmContact,
  /** True when somebody was invited; null when somebody can already sign in for the client. */
  invited: z.boolean().nullable(),
  /** True when the contact confirmed mailbox and consent, or when an account opened by the firm has no contact yet. */
  whole: z.boolean(),
  reason: maybe,
  since: text,
  decided_at: maybe,
  /** The person to whom the firm writes, who may differ from the person who opened the account. */
  owner: personId.nullable(),
  second_step: z.boolean(),
  companies: z.array(z.object({ id: text, name: text, nit: text, digit: z.number() })),
  advisors: z.array(z.object({ id: text, name: text, responsible: z.boolean() })),
  waiting,
  months: z.array(month),
  invoices: z.array(
    z.object({
      id: text,
      label: labelSchema,
      status: z.enum(['accepted', 'reviewing', 'rejected']),
      created_at: text,
      withdrawn_at: maybe,
    }),
  ),
  documents: z.array(
    z.object({ id: text, name: text, file_size: z.number(), uploaded_by: text, created_at: text }),
  ),
  appointments: z.array(
    z.object({
      id: text,
      title: text,
      starts_at: text,
      status: z.enum(['requested', 'proposed', 'confirmed', 'done', 'missed']),
    }),
  ),
  threads: z.array(
    z.object({
      id: text,
      subject: text,
      last_message_at: text,
      firm_unread: z.number(),
      author: maybe,
      body: maybe,
    }),
  ),
  consents: z.array(
    z.object({ id: text, purpose: text, action: text, policy_version: text, accepted_at: text }),
  ),
  requests: z.array(request),
  notes: z.array(note),
  history,
})

export type Overview = z.output<typeof overview>
export type FirmContact = z.output<typeof firmContact>
export type Month = z.output<typeof month>
export type DataRequest = z.output<typeof request>
export type Note = z.output<typeof note>
export type History = z.output<typeof history>

export const readOverview = cache(async ({ db }: Member, client: AccountId): Promise<Overview> => {
  if (!isUuid(client)) notFound()
  const { data, error } = await db.rpc('client_overview', { client })
  if (error) throw missing(databaseError(error, 'clients.overview'))
  return overview.parse(data)
})

export async function readHistory({ db }: Member, client: AccountId, before: number): Promise<History> {
  const { data, error } = await db.rpc('client_history', { client, before_id: before })
  if (error) throw missing(databaseError(error, 'clients.history'))
  return history.parse(data)
}

function missing(error: Error): Error {
  if (error instanceof ExpectedError && error.code === 'not-found') notFound()
  return error
}
