'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { dropSchema, retrySchema } from '@/lib/deliveries/schema'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { unwrap } from '@/lib/supabase/unwrap'

export const retryDeliveryAction = staffAction(retrySchema, async ({ id }, { db }) => {
  await unwrap(db.rpc('retry_delivery', { delivery: id }), 'deliveries.retry')
  sendAfterAnswer()
  refresh()
})

export const dropDeliveryAction = staffAction(dropSchema, async ({ id, reason }, { db }) => {
  await unwrap(db.rpc('drop_delivery', { delivery: id, reason: reason }), 'deliveries.drop')
  refresh()
})
