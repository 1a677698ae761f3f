import 'server-only'
import type { Route } from 'next'
import { z } from 'zod'
import { deliveryKinds, type DeliveryKind } from '@/content/deliveries'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { SearchParams } from '@/lib/http/search-params'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

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
const page = z.object({ rows: z.array(row), next: z.tuple([z.string(), z.string()]).nullable() })
const state = z.object({
  waiting: z.number(),
  late: z.number(),
  parked: z.number(),
  delivered_at: z.string().nullable(),
  delivered_today: z.number(),
})

export type Delivery = z.output<typeof row>
type DeliveryPage = { rows: Delivery[]; next: PageCursor | null }
export type ServiceState = z.output<typeof state>

const pageSize = 25

/** What is late or parked, oldest first. */
export async function listDeliveries(
  { db }: Member,
  tab: DeliveryTab,
  cursor: PageCursor | null,
): Promise<DeliveryPage> {
  const wanted = { status: tab === 'all' ? null : tab, after: cursor && [...cursor] }
  return unwrap(db.rpc('list_deliveries', { wanted, page_size: pageSize }), 'deliveries.list', page)
}

export async function deliveryHealth({ db }: Member): Promise<Record<DeliveryKind, ServiceState>> {
  return unwrap(db.rpc('delivery_health'), 'deliveries.health', z.record(kind, state))
}

type DeliveryTab = 'all' | 'late' | 'parked'

const basePath = '/admin/entregas'
const slugs: Record<DeliveryTab, string | null> = { all: null, late: 'con-demora', parked: 'detenidas' }

export function readDeliveryAddress(params: SearchParams): {
  tab: DeliveryTab
  cursor: PageCursor | null
} {
  const tab = (['late', 'parked'] as const).find((one) => slugs[one] === params['estado']) ?? 'all'
  return { tab, cursor: readPageCursor(String(params['desde'] ?? '')) }
}

export function deliveryAddress(tab: DeliveryTab, cursor?: PageCursor): Route {
  const params = new URLSearchParams()
  const slug = slugs[tab]
  if (slug) params.set('estado', slug)
  if (cursor) params.set('desde', cursor.join('_'))
  return (params.size > 0 ? `${basePath}?${params.toString()}` : basePath) as Route
}
