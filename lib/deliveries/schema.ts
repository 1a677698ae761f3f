import { z } from 'zod'
import { deliveriesText, deliveryKinds } from '@/content/deliveries'

const kind = z.enum(deliveryKinds)
const row = z.object({
  id: z.uuid(),
  kind,
  template: z.string().nullable(),
  status: z.enum(['pending', 'parked']),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  next_at: z.string(),
  client: z.string().nullable(),
})
export const deliveryPageSchema = z.object({
  rows: z.array(row),
  next: z.tuple([z.string(), z.string()]).nullable(),
})
const state = z.object({
  waiting: z.number(),
  late: z.number(),
  parked: z.number(),
  delivered_at: z.string().nullable(),
  delivered_today: z.number(),
})

export const deliveryHealthSchema = z.record(kind, state)

export type Delivery = z.output<typeof row>
export type DeliveryPage = z.output<typeof deliveryPageSchema>
export type ServiceState = z.output<typeof state>

export const retrySchema = z.strictObject({ id: z.uuid() })
export const dropSchema = z.strictObject({
  id: z.uuid(),
  reason: z.string().trim().min(1, deliveriesText.drop.missing).max(500),
})
