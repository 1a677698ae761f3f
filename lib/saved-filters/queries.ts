import 'server-only'
import type { FilterPage, SavedFilter } from '@/lib/saved-filters/href'
import { savedFiltersSchema } from '@/lib/saved-filters/schema'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export async function listSavedFilters({ db }: Member, page: FilterPage): Promise<SavedFilter[]> {
  return unwrap(db.rpc('saved_filters', { page }), 'saved-filters.list', savedFiltersSchema)
}
