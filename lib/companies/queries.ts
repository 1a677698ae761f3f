import 'server-only'
import type { SignedIn } from '@/lib/auth/session'
import type { Company } from '@/lib/companies/schema'

/** The companies of the user, oldest first; the database limits how many there can be. */
export async function listCompanies({ id, db }: SignedIn): Promise<Company[]> {
  const { data, error } = await db
    .from('companies')
    .select('id, name, nit, digit')
    .eq('user_id', id)
    .order('created_at')
    .order('id')
  if (error) throw new Error('companies.list', { cause: error })
  return data
}
