'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { deleteFilterSchema, saveFilterSchema } from '@/lib/saved-filters/schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const saveFilterAction = staffAction(saveFilterSchema, async ({ id, page, name, query }, { db }) => {
  await unwrap(db.rpc('save_filter', { filter: id, page, called: name, query }), 'saved-filters.save')
  refresh()
})

export const deleteFilterAction = staffAction(deleteFilterSchema, async ({ id }, { db }) => {
  await unwrap(db.rpc('delete_filter', { filter: id }), 'saved-filters.delete')
  refresh()
})
