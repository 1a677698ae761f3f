import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const states = ['draft', 'waiting', 'sending', 'sent'] as const
const reasons = ['name', 'content', 'person', 'none', 'several', 'differs'] as const
const client = z.object({ id: z.string(), title: z.string() })
const count = z.number()

const listed = z.array(
  z
    .object({
      id: z.string(),
      state: z.enum(states),
      made_at: z.string(),
      send_at: z.string().nullable(),
      mine: z.boolean(),
      by: z.string(),
      first: z.string().nullable(),
      files: count,
      clients: count,
      sent: count,
      failed: count,
      seen: count,
    })
    .transform(({ made_at: madeAt, send_at: sendAt, ...one }) => ({ ...one, madeAt, sendAt })),
)
export type ListedSending = z.output<typeof listed>[number]

const file = z.object({
  id: z.string(),
  name: z.string(),
  size: count,
  reason: z.enum(reasons).nullable(),
  count,
  clients: z.array(client),
  hints: z.array(client),
})
const page = z
  .object({
    id: z.string(),
    state: z.enum(states),
    message: z.string(),
    subject: z.string().nullable(),
    send_at: z.string().nullable(),
    done_at: z.string().nullable(),
    mine: z.boolean(),
    by: z.string(),
    counts: z.object({
      files: count,
      unread: count,
      doubts: count,
      clients: count,
      items: count,
      sent: count,
      failed: count,
    }),
    files: z.array(file),
    failed: z.array(z.object({ name: z.string(), title: z.string(), problem: z.string() })),
    read: z.array(
      z.object({
        client: z.string(),
        title: z.string(),
        names: z.string(),
        seen: z.array(z.object({ name: z.string(), at: z.string() })),
      }),
    ),
  })
  .transform(({ send_at: sendAt, done_at: doneAt, ...one }) => ({ ...one, sendAt, doneAt }))
export type Sending = z.output<typeof page>
export type SendingFile = Sending['files'][number]
export type SendingClient = z.output<typeof client>

export const listSendings = ({ db }: Member): Promise<ListedSending[]> =>
  unwrap(db.rpc('my_sendings'), 'sendings.list', listed)

export const readSending = ({ db }: Member, sending: string): Promise<Sending | null> =>
  unwrap(db.rpc('sending_page', { sending }), 'sendings.read', page.nullable())

const sentShape = z.object({ send_at: z.string(), rest: z.string().nullable() })

/** Returns when the files are sent, and the id of the new draft with the files for which no client was chosen. */
export async function send(
  { db }: Member,
  {
    leaveAt,
    folder,
    ...input
  }: { sending: string; rest: string; message: string; folder: string | null; leaveAt: string | null },
): Promise<{ sendAt: string; rest: string | null }> {
  const { send_at: sendAt, rest } = await unwrap(
    db.rpc('send_sending', {
      ...input,
      ...(folder && { folder }),
      ...(leaveAt && { leave_at: leaveAt }),
    }),
    'sendings.send',
    sentShape,
  )
  return { sendAt, rest }
}

export const findSendingClients = ({ db }: Member, search: string): Promise<SendingClient[]> =>
  unwrap(db.rpc('sending_clients', { search }), 'sendings.clients', z.array(client))
