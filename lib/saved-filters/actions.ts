'use server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { savedFiltersText } from '@/content/saved-filters'
import { staffAction } from '@/lib/action'
import { nameText } from '@/lib/fields/name'
import { filterPages } from '@/lib/saved-filters/address'
import { unwrap } from '@/lib/supabase/unwrap'

const { problem } = savedFiltersText

const saveSchema = z.strictObject({
  id: z.uuid(),
  page: z.enum(filterPages),
  name: nameText(1, 60, problem),
  query: z.string().min(1).max(500),
})

/** An existing `id` renames that filter. */
export const saveFilterAction = staffAction(saveSchema, async ({ id, page, name, query }, { db }) => {
  await unwrap(db.rpc('save_filter', { filter: id, page, called: name, query }), 'saved-filters.save')
  refresh()
})

export const deleteFilterAction = staffAction(z.strictObject({ id: z.uuid() }), async ({ id }, { db }) => {
  await unwrap(db.rpc('delete_filter', { filter: id }), 'saved-filters.delete')
  refresh()
})
