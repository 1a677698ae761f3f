import 'server-only'
import { z } from 'zod'
import type { FilterPage, SavedFilter } from '@/lib/saved-filters/address'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const savedSchema = z.array(z.object({ id: z.uuid(), name: z.string(), query: z.string() }))

export async function listSavedFilters({ db }: Member, page: FilterPage): Promise<SavedFilter[]> {
  return unwrap(db.rpc('saved_filters', { page }), 'saved-filters.list', savedSchema)
}
