'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { retireSchema, typeSchema } from '@/lib/appointments/types-schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const saveTypeAction = staffAction(typeSchema, async ({ type, members, seen, ...content }, { db }) => {
  const saved = db.rpc('save_appointment_type', { type, members, content, ...(seen !== null && { seen }) })
  await unwrap(saved, 'types.save')
  refresh()
  return null
})

export const retireTypeAction = staffAction(retireSchema, async ({ type }, { db }) => {
  await unwrap(db.rpc('retire_appointment_type', { type }), 'types.retire')
  refresh()
  return null
})
