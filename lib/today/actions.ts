'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { unwrap } from '@/lib/supabase/unwrap'
import { setResponsePromiseSchema } from '@/lib/today/schema'

export const setResponsePromiseAction = staffAction(
  setResponsePromiseSchema,
  async ({ hours, seen }, { db }) => {
    const wanted = { ...(hours !== null && { hours }), ...(seen !== null && { seen }) }
    await unwrap(db.rpc('set_response_promise', wanted), 'today.promise')
    refresh()
    return null
  },
)
