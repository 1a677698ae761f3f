import 'server-only'
import { z } from 'zod'
import type { FilterPage, SavedFilter } from '@/lib/saved-filters/address'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

const savedSchema = z.array(z.object({ id: z.uuid(), name: z.string(), query: z.string() }))

export async function listSavedFilters({ db }: Member, page: FilterPage): Promise<SavedFilter[]> {
  const { data, error } = await db.rpc('saved_filters', { page })
  if (error) throw databaseError(error, 'saved-filters.list')
  return savedSchema.parse(data)
}
