'use server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { deliveriesText } from '@/content/deliveries'
import { staffAction } from '@/lib/action'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { unwrap } from '@/lib/supabase/unwrap'

const retrySchema = z.strictObject({ id: z.uuid() })
const dropSchema = z.strictObject({
  id: z.uuid(),
  reason: z.string().trim().min(1, deliveriesText.drop.missing).max(500),
})

export const retryDeliveryAction = staffAction(retrySchema, async ({ id }, { db }) => {
  await unwrap(db.rpc('retry_delivery', { delivery: id }), 'deliveries.retry')
  sendAfterAnswer()
  refresh()
})

export const dropDeliveryAction = staffAction(dropSchema, async ({ id, reason }, { db }) => {
  await unwrap(db.rpc('drop_delivery', { delivery: id, reason: reason }), 'deliveries.drop')
  refresh()
})
