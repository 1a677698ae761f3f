import 'server-only'
import type { Member } from '@/lib/session/require'
import type { ContactFilters } from '@/lib/contacts/address'
import { databaseError } from '@/lib/supabase/database-error'

/** Leaves a row in the audit log before people's data leave as a file. */
export async function noteExport(
  { db }: Pick<Member, 'db'>,
  { kind, search }: ContactFilters,
  format: string,
): Promise<void> {
  const { error } = await db.rpc('note_contact_export', { filters: { status: kind, search, format } })
  if (error) throw databaseError(error, 'contacts.export')
}
