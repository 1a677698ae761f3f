import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import type { DeliveryTab } from '@/lib/deliveries/address'
import type { PageCursor } from '@/lib/format/page-cursor'
import { databaseError } from '@/lib/supabase/database-error'

const kind = z.enum(['mail', 'drive.push', 'automation.batch'])
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
const page = z.object({ rows: z.array(row), next: z.tuple([z.string(), z.string()]).nullable() })
const state = z.object({
  waiting: z.number(),
  late: z.number(),
  parked: z.number(),
  delivered_at: z.string().nullable(),
  delivered_today: z.number(),
})

export type Delivery = z.output<typeof row>
export type DeliveryPage = { rows: Delivery[]; next: PageCursor | null }
export type DeliveryKind = z.output<typeof kind>
export type ServiceState = z.output<typeof state>

const pageSize = 25

/** What is late or parked, oldest first. */
export async function listDeliveries(
  { db }: Member,
  tab: DeliveryTab,
  cursor: PageCursor | null,
): Promise<DeliveryPage> {
  const wanted = { status: tab === 'all' ? null : tab, after: cursor && [...cursor] }
  const { data, error } = await db.rpc('list_deliveries', { wanted, page_size: pageSize })
  if (error) throw databaseError(error, 'deliveries.list')
  return page.parse(data)
}

export async function deliveryHealth({ db }: Member): Promise<Record<DeliveryKind, ServiceState>> {
  const { data, error } = await db.rpc('delivery_health')
  if (error) throw databaseError(error, 'deliveries.health')
  return z.record(kind, state).parse(data)
}
