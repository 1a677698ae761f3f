import 'server-only'
import { z } from 'zod'
import type { ContactQuery } from '@/lib/contact/href'
import { contactStatuses, storedFields } from '@/lib/contact/schema'
import type { PageCursor } from '@/lib/format/page-cursor'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const pageSize = 20

export type ContactListPage = { rows: Contact[]; next: PageCursor | null }

export async function listContacts(
  { db }: Pick<Member, 'db'>,
  { kind, search, cursor }: ContactQuery,
  size = pageSize,
): Promise<ContactListPage> {
  const wanted = { status: kind, search, cursor: cursor && [...cursor] }
  const rows = await unwrap(
    db.rpc('list_contacts', { wanted, page_size: size + 1 }),
    'contacts.list',
    z.array(contact),
  )
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { rows: page, next: last ? [last.writtenAt, last.id] : null }
}

export async function findContact({ db }: Pick<Member, 'db'>, message: string): Promise<Contact> {
  return unwrap(db.rpc('find_contact', { message }), 'contacts.find', contact)
}

const contact = z
  .object({
    id: z.uuid(),
    ...storedFields,
    status: z.enum(contactStatuses),
    created_at: z.string(),
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
    answers: z.array(z.object({ body: z.string(), by: z.string().nullable(), at: z.string() })),
  })
  .transform(({ created_at, changed_at, changed_by, ...rest }) => ({
    ...rest,
    writtenAt: created_at,
    changedAt: changed_at,
    changedBy: changed_by,
  }))
export type Contact = z.output<typeof contact>
