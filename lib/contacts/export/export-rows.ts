import 'server-only'
import { contacts } from '@/content/contacts'
import type { Member } from '@/lib/session/require'
import type { ContactFilters } from '@/lib/contacts/address'
import type { PageCursor } from '@/lib/format/page-cursor'
import type { Contact } from '@/lib/contacts/contact'
import { listContacts } from '@/lib/contacts/queries'
import { formatDateTime } from '@/lib/format/date'

const pageSize = 500
/** Years of a busy site; it bounds what one request can cost. */
const mostRows = 20_000

export const exportHead: readonly string[] = contacts.export.columns

/** The cells of one message, in the order of the head. */
export const exportCells = (item: Contact): (string | number | null)[] => [
  formatDateTime(item.writtenAt),
  item.name,
  item.email,
  item.phone,
  item.message,
  contacts.status[item.status],
  item.changedAt ? formatDateTime(item.changedAt) : null,
  item.answers.map(({ body }) => body).join('\n\n') || null,
]

/** All messages of a filter, read a page at a time as they are wanted. */
export async function* exportPages(
  member: Pick<Member, 'db'>,
  filters: ContactFilters,
): AsyncGenerator<readonly Contact[]> {
  let cursor: PageCursor | null = null
  for (let read = 0; read < mostRows; read += pageSize) {
    const page = await listContacts(member, { ...filters, cursor }, pageSize)
    yield page.rows
    cursor = page.next
    if (!cursor) return
  }
}
